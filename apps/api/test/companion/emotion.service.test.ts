import { createDatabase } from "@health-exercise/adapter-postgres";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import { companionOf } from "./a-companion.ts";

let database: TestDatabase;
let service: TestService;

beforeAll(async () => {
  database = await createTestDatabase();
  service = await startTestService({}, database);
});
afterAll(async () => {
  await service.stop();
  await database.drop();
});

const UPDATE = "/api/companion/update-emotion";

async function stored(userId: string) {
  const { pool, close } = createDatabase({ connectionString: database.connectionString });
  const { rows } = await pool.query(
    "select revision, health_score, last_reason from companion where user_id = $1",
    [userId],
  );
  await close();
  return rows[0];
}

describe("contract: current_emotion", () => {
  it.each([
    [100, "energetic"],
    [85, "energetic"],
    [84.999, "happy"],
    [70, "happy"],
    [69.999, "calm"],
    [50, "calm"],
    [49.999, "tired"],
    [30, "tired"],
    [29.999, "unwell"],
    [0, "unwell"],
  ])("of the score %d is %s", async (health_score, current_emotion) => {
    const ana = await service.person();
    await companionOf(ana);
    const { status, body } = await ana.put(UPDATE, { health_score });
    expect([status, body.health_score, body.current_emotion]).toEqual([
      200,
      health_score,
      current_emotion,
    ]);
    expect((await ana.get("/api/companion/status")).body).toEqual(body);
  });
});

describe("contract: update-emotion", () => {
  it("changes the score and what follows from it, and nothing else", async () => {
    const ana = await service.person();
    const before = await companionOf(ana);
    const { body } = await ana.put(UPDATE, { health_score: 90, trigger_reason: "Slept well" });
    expect(body).toEqual({
      ...before,
      health_score: 90,
      current_emotion: "energetic",
      state_config: expect.objectContaining({ animation: before.state_config.animation }),
      last_updated: body.last_updated,
    });
    expect(body.last_updated >= before.last_updated).toBe(true);
    expect(body.state_config.expression).not.toBe(before.state_config.expression);
  });

  it.each([
    ["a reason", "Slept well", "Slept well"],
    ["a reason in white space", "  Slept\n well ", "Slept\n well"],
    ["a reason of 200 characters", "x".repeat(200), "x".repeat(200)],
    ["a reason of 200 runners", "\u{1f3c3}".repeat(200), "\u{1f3c3}".repeat(200)],
    ["an empty reason", "", null],
    ["white space", " \n", null],
    ["null", null, null],
    ["nothing", undefined, null],
  ])("keeps %s as the last reason", async (_name, trigger_reason, last_reason) => {
    const ana = await service.person();
    await companionOf(ana);
    await ana.put(UPDATE, { health_score: 50, trigger_reason: "before" });
    expect((await ana.put(UPDATE, { health_score: 50, trigger_reason })).status).toBe(200);
    expect(await stored(ana.id)).toMatchObject({ last_reason });
  });

  it("tells the reason to nobody", async () => {
    const ana = await service.person();
    await companionOf(ana);
    const { text } = await ana.put(UPDATE, { health_score: 50, trigger_reason: "quarrel" });
    expect(text).not.toContain("quarrel");
  });

  it("takes all of fifty that come at once, one after the other", async () => {
    const ana = await service.person();
    await companionOf(ana);
    const scores = Array.from({ length: 50 }, (_, index) => index * 2);
    const answers = await Promise.all(
      scores.map((health_score) =>
        ana.put(UPDATE, { health_score, trigger_reason: `score ${health_score}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(scores.map(() => 200));
    expect(answers.map(({ body }) => body.health_score)).toEqual(scores);
    const last = await stored(ana.id);
    expect(last).toEqual({
      revision: 51,
      health_score: last.health_score,
      last_reason: `score ${last.health_score}`,
    });
  });

  it("finds no companion before it is initialised, even where the profile could make one", async () => {
    const ana = await service.person({ gender: "female", age: 34 });
    const { status, body } = await ana.put(UPDATE, { health_score: 50 });
    expect([status, body.code]).toEqual([404, "companion_not_found"]);
    expect((await ana.get("/api/companion/status-history")).body).toEqual([]);
  });

  it("refuses a wrong shape before it looks for a companion", async () => {
    expect((await (await service.person()).put(UPDATE, { health_score: 101 })).status).toBe(422);
  });

  const refused: [string, unknown, string][] = [
    ["no score", { trigger_reason: "x" }, "health_score"],
    ["a score of null", { health_score: null }, "health_score"],
    ["a score below 0", { health_score: -0.001 }, "health_score"],
    ["a score above 100", { health_score: 100.001 }, "health_score"],
    ["a huge score", { health_score: 1e300 }, "health_score"],
    ["a score as text", { health_score: "80" }, "health_score"],
    ["a score that is a word", { health_score: "NaN" }, "health_score"],
    ["a score of true", { health_score: true }, "health_score"],
    ["a score in a list", { health_score: [80] }, "health_score"],
    [
      "a reason of 201 characters",
      { health_score: 1, trigger_reason: "x".repeat(201) },
      "trigger_reason",
    ],
    ["a huge reason", { health_score: 1, trigger_reason: "x".repeat(200_000) }, "trigger_reason"],
    ["a reason with a NUL", { health_score: 1, trigger_reason: "a\0b" }, "trigger_reason"],
    ["a reason with half a pair", { health_score: 1, trigger_reason: "a\ud83c" }, "trigger_reason"],
    ["a reason that is a number", { health_score: 1, trigger_reason: 5 }, "trigger_reason"],
    ["a reason that is an object", { health_score: 1, trigger_reason: {} }, "trigger_reason"],
    ["an empty object", {}, "health_score"],
    ["no body", undefined, ""],
    ["null", null, ""],
    ["a number", 80, ""],
    ["a list", [{ health_score: 80 }], ""],
  ];

  it.each(refused)("refuses %s with 422 and changes nothing", async (_name, body, path) => {
    const ana = await service.person();
    const before = await companionOf(ana);
    const answer = await ana.put(UPDATE, body);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid_input"]);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect(answer.text).not.toContain("xxx");
    expect((await ana.get("/api/companion/status")).body).toEqual(before);
  });

  it("refuses numbers that are not finite", async () => {
    const ana = await service.person();
    await companionOf(ana);
    const headers = { "content-type": "application/json" };
    const body = '{"health_score":1e999}';
    const { status } = await ana.send("PUT", UPDATE, { headers, body });
    expect(status).toBe(422);
  });
});
