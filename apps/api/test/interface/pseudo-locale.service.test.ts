import { afterAll, beforeAll, expect, it } from "vitest";
import * as catalogues from "../../../../packages/domain/src/messages/catalogues.ts";
import { companionOf, inMinutes } from "../companion/a-companion.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

/** The English catalogues, marked while this runs: what comes without a mark was written elsewhere. */
const ENGLISH = Object.values(catalogues).map(({ en }) => en as Record<string, string>);
const written = ENGLISH.map((messages) => ({ ...messages }));
const MARKED = /^(?:⟦[^⟦⟧]*⟧|[^⟦⟧]*⟦.*⟧[^⟦⟧]*)$/su;

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  for (const messages of ENGLISH) {
    for (const [id, text] of Object.entries(messages)) messages[id] = `⟦${text}⟧`;
  }
});
afterAll(async () => {
  for (const [place, messages] of ENGLISH.entries()) Object.assign(messages, written[place]);
  await service.stop();
});

/** Fields whose words are no text for a person of the service's own: names, what they wrote, and where a rule comes from. */
const NOT_SAID =
  /(?:^|\.)(?:source|title|organisation|name|sport_name|sports|notes|edition)(?:\.|$)/;

/** Every string of words in an answer that is no catalogue's, by its place. */
function unmarked(value: unknown, place = ""): string[] {
  if (typeof value === "string") {
    const isText = /\p{L} \p{L}|\p{Script=Han}/u.test(value) && !NOT_SAID.test(place);
    return isText && !MARKED.test(value) ? [`${place}: ${value}`] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    unmarked(each, /^\d+$/.test(key) ? place : `${place}.${key}`),
  );
}

async function trainingPerson(profile: object, feedback?: string): Promise<Person> {
  const person = await service.person(profile);
  await companionOf(person, { initial_health_score: 80 });
  for (let day = 1; day <= 8; day += 1) {
    const made = await person.post("/api/sport/log", {
      sport_name: "Running",
      sport_start: inMinutes(-day * 1_440),
      sport_end: inMinutes(-day * 1_440 + (day === 1 ? 250 : 40)),
      cal: 300,
      iffinish: true,
      ...(day === 1 && feedback !== undefined && { sport_feedback: feedback }),
    });
    expect(made.status).toBe(201);
  }
  return person;
}

const SCHEME = {
  name: "Summer",
  items: [{ exercise_type: "boxing", sport_name: "boxing", minutes: 30 }],
};

it.each<[string, object, string | undefined]>([
  ["well", {}, undefined],
  ["hurt", {}, "my knee hurts"],
  ["in danger", {}, "my chest felt tight and my arm went numb"],
  ["pregnant", { conditions: ["pregnant"] }, undefined],
  ["ill", { pauses: [{ start_date: "2026-01-01", end_date: null, reason: "illness" }] }, undefined],
  ["young", { age: 14 }, undefined],
])(
  "every text of the report, the companion and the overview is a catalogue's: %s",
  async (...row) => {
    const [, profile, feedback] = row;
    const person = await trainingPerson(profile, feedback);
    expect((await person.post("/api/sport/schemes", SCHEME)).status).toBe(201);
    const day = (ago: number) => inMinutes(-ago * 1_440).slice(0, 10);
    const report = await person.get(
      `/api/sport/weekly-report?start_date=${day(9)}&end_date=${day(0)}`,
    );
    const status = await person.get("/api/companion/status");
    const overview = await person.get("/api/companion/health-overview");
    for (const { status: code, body } of [report, status, overview]) {
      expect(code).toBe(200);
      expect(JSON.stringify(body)).toContain("⟦");
      expect(unmarked(body)).toEqual([]);
    }
  },
);
