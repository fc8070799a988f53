import { createDatabase, KyselyOwnDataRepository } from "@health-exercise/adapter-postgres";
import { type LocalDate, OWN_DATA_SECTIONS, type UserId } from "@health-exercise/domain/user";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUseCases } from "../../src/commands/command-context.ts";
import { DEMO_PEOPLE, DEMO_USER_ID } from "../../src/demo/demo-people.data.ts";
import { seedDemo } from "../../src/demo/seed-demo.ts";
import { companionCall, contextOf } from "../commands/support/companion-call.ts";
import { TEST_SECRET } from "../support/test-service.ts";

const DAY = "2026-01-31" as LocalDate;
const NOW = new Date("2026-03-01T12:00:00Z");
const MIA = DEMO_PEOPLE.filter(({ id }) => id === DEMO_USER_ID);

let whole: TestDatabase;
let interrupted: TestDatabase;
const settingsOf = ({ environment }: TestDatabase) => ({ ...environment, JWT_SECRET: TEST_SECRET });
const call = (...words: string[]) => companionCall(settingsOf(whole), [...words, "--json"]);
const seed = (...words: string[]) => call("demo", "seed", "--date", DAY, ...words);

beforeAll(async () => {
  [whole, interrupted] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([whole.drop(), interrupted.drop()]));

const IDS = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Everything that is stored of a person, by section; ids are new each time, and a revision counts how often a run told something. */
async function lifeOf(userId: UserId, { ownerUsage }: TestDatabase) {
  const database = createDatabase(ownerUsage);
  const ownData = new KyselyOwnDataRepository(database.kysely);
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of it.
  const life: Record<string, any[]> = {};
  for (const section of OWN_DATA_SECTIONS) {
    const records: object[] = [];
    for await (const page of ownData.readOwnData(userId, section)) records.push(...page);
    const text = JSON.stringify(records)
      .replaceAll(IDS, "")
      .replaceAll(/"revision":\d+/g, '"revision":0');
    life[section] = JSON.parse(text);
  }
  await database.close();
  return life;
}

/** Makes Mia's life; `days` of it, where that is less than all. */
function seedMia(days: number, people = MIA) {
  let looked = 0;
  const stop = () => {
    looked += 1;
    if (looked > days) throw new Error("Interrupted.");
  };
  const signal = { throwIfAborted: stop } as AbortSignal;
  const wish = { people, seed: "companion", date: DAY, now: NOW, signal };
  const context = contextOf(settingsOf(interrupted));
  const { config, logger } = context;
  return withUseCases({ ...context, say: () => {} }, (_, parts) =>
    seedDemo({ config, logger, ...parts }, wish),
  );
}

describe("people who are made up", () => {
  it("have a year of life, and are not made unasked among others", async () => {
    const made = await seed();
    expect(made.code).toBe(0);
    const { people } = made.json();
    expect(people).toHaveLength(3);
    for (const { sessions, messages } of people) {
      expect(sessions).toBeGreaterThan(80);
      expect(messages).toBeGreaterThan(2);
    }
    for (const { id, breaks, goals, talks } of DEMO_PEOPLE) {
      const life = await lifeOf(id, whole);
      const [profile] = life["profile"] ?? [];
      expect(profile).toMatchObject({ pauses: breaks.map(({ reason }) => ({ reason })) });
      const logs = life["sport_logs"] ?? [];
      expect(logs.length).toBe(people.find((each: { id: string }) => each.id === id).sessions);
      expect(logs.filter(({ distance_m: meters }) => Number(meters) > 0).length).toBeGreaterThan(
        20,
      );
      for (const { feedback: said } of logs) {
        expect(JSON.parse(said)).toMatchObject({ perceived_exertion: expect.any(Number) });
      }
      expect(life["exercise_goals"]).toHaveLength(goals.length);
      expect(life["exercise_schemes"]).toHaveLength(1);
      expect(life["companion"]).toMatchObject([{ health_score: expect.any(Number) }]);
      expect(life["chat_sessions"]).toHaveLength(talks.length);
      const said = talks.flatMap(({ messages }) => messages);
      expect(life["chat_messages"]).toHaveLength(2 * said.length);
    }
    expect((await call("user", "create")).code).toBe(0);
    const refused = await seed();
    expect([refused.code, refused.json().error.code]).toEqual([1, "other_people"]);
  });

  it("have the same life where it was made with an interruption, and none is made twice", async () => {
    await expect(seedMia(200)).rejects.toThrow("Interrupted.");
    const begun = await lifeOf(DEMO_USER_ID, interrupted);
    expect(begun["sport_logs"]?.length).toBeGreaterThan(0);
    // The second of them finds everything there.
    const [again] = (await seedMia(Number.POSITIVE_INFINITY, [...MIA, ...MIA])).values();
    expect(again).toEqual({ sessions: 0, messages: 0 });
    const life = await lifeOf(DEMO_USER_ID, whole);
    expect(await lifeOf(DEMO_USER_ID, interrupted)).toEqual(life);
    expect(life["sport_logs"]?.length).toBeGreaterThan(begun["sport_logs"]?.length ?? 0);
  });
});
