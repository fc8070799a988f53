import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";
import { companionOf, inMinutes } from "./a-companion.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const STATUS = "/api/companion/status";
const TODAY = new Date().toISOString().slice(0, 10);

/** The status right after a session with these fields. */
async function statusAfter(person: Person, more: object = {}) {
  const made = await person.post("/api/sport/log", {
    sport_name: "Running",
    sport_start: inMinutes(-40),
    sport_end: inMinutes(-5),
    cal: 100,
    iffinish: true,
    ...more,
  });
  expect(made.status).toBe(201);
  return { id: made.body.id as string, ...(await person.get(STATUS)).body };
}

async function somebody(profile: object = {}): Promise<Person> {
  const person = await service.person(profile);
  await companionOf(person, { initial_health_score: 95 });
  return person;
}

describe("contract: nobody is celebrated who needs care", () => {
  it.each([
    ["lovely day, easy legs", "celebrating"],
    ["no pain at all", "celebrating"],
    ["my knee hurts", "recovering"],
    ["腰疼得厉害，腿发麻", "recovering"],
    ["腰疼得厲害，腿發麻", "recovering"],
    ["chest felt tight the whole way", "recovering"],
  ])("after feedback or notes such as %s: %s", async (words, state) => {
    const ways = [
      { sport_feedback: words },
      { notes: words },
      { sport_feedback: JSON.stringify({ custom_notes: words }) },
    ];
    for (const way of ways) {
      const status = await statusAfter(await somebody(), way);
      expect([way, status.current_state]).toEqual([way, state]);
      expect(JSON.stringify(status)).not.toContain(words);
      if (state === "recovering") expect(status.state_config.energy).toBeLessThanOrEqual(0.4);
      const face = state === "recovering" ? "tender" : "beaming";
      expect(status.state_config.expression).toBe(face);
    }
  });

  it("after feedback given by its own endpoint, in the language of the profile", async () => {
    const ana = await somebody({ locale: "zh-CN" });
    const { id, current_state } = await statusAfter(ana);
    expect(current_state).toBe("celebrating");
    await ana.put(`/api/sport/log/${id}/feedback`, { custom_notes: "胸口一直发闷" });
    const { body } = await ana.get(STATUS);
    expect(body.current_state).toBe("recovering");
    expect(body.state_config.message).toMatch(/休息|急救/);
    await ana.put(`/api/sport/log/${id}/feedback`, { custom_notes: "一切都好" });
    expect((await ana.get(STATUS)).body.current_state).toBe("celebrating");
  });

  it("after a rating of 1, and celebrates one of 2", async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    for (const [person, rating, state] of [
      [ana, 1, "recovering"],
      [ben, 2, "celebrating"],
    ] as const) {
      const { id } = await statusAfter(person);
      await person.put(`/api/sport/log/${id}/feedback`, { feeling_rating: rating });
      expect((await person.get(STATUS)).body.current_state).toBe(state);
    }
  });

  it.each(["injury", "illness"])("in a pause for %s, which is quiet and caring", async (reason) => {
    const pauses = [{ start_date: "2026-01-01", end_date: null, reason }];
    const ana = await somebody({ pauses });
    const { current_emotion, state_config } = (await ana.get(STATUS)).body;
    expect(current_emotion).toBe("energetic");
    expect(state_config.energy).toBeLessThanOrEqual(0.4);
    const after = await statusAfter(ana);
    expect(after.current_state).toBe("recovering");
    expect(after.state_config.energy).toBeLessThanOrEqual(0.4);
    expect(after.state_config.message).toMatch(/rest/);
    await ana.post("/api/sport/log", {
      sport_name: "Walking",
      sport_start: inMinutes(-1),
      cal: 0,
      iffinish: false,
    });
    const open = (await ana.get(STATUS)).body;
    expect([open.current_state, open.state_config.energy]).toEqual(["exercising", 0.4]);
  });

  it("and celebrates on a journey, and once the pause is over", async () => {
    const ana = await somebody({
      pauses: [
        { start_date: "2026-01-01", end_date: "2026-01-05", reason: "injury" },
        { start_date: TODAY, end_date: null, reason: "travel" },
      ],
    });
    expect((await statusAfter(ana)).current_state).toBe("celebrating");
  });

  it("however much was written", async () => {
    const ana = await somebody();
    const long = "We ran along the river. ".repeat(416).slice(0, 9_990);
    for (let index = 0; index < 30; index += 1) {
      await ana.post("/api/sport/log", {
        sport_name: "Running",
        sport_start: inMinutes(-60 - index),
        sport_end: inMinutes(-30 - index),
        cal: 1,
        iffinish: true,
        sport_feedback: long,
      });
    }
    const { current_state } = await statusAfter(ana, { sport_feedback: `${long} 胸闷` });
    expect(current_state).toBe("recovering");
  });
});
