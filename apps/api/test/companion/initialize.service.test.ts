import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import { companionOf, ORIGIN } from "./a-companion.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const INITIALIZE = "/api/companion/initialize";

describe("contract: initialize", () => {
  it("makes a companion with every field of the interface and no other", async () => {
    const ana = await service.person();
    const before = Date.now();
    const body = await companionOf(ana);
    expect(Object.keys(body)).toEqual([
      "companion_id",
      "gender",
      "age_group",
      "current_emotion",
      "health_score",
      "current_state",
      "state_config",
      "appearance_config",
      "position_config",
      "last_updated",
    ]);
    expect(body).toMatchObject({
      gender: "female",
      age_group: "young_adult",
      current_emotion: "calm",
      health_score: 60,
    });
    expect(Object.keys(body.state_config)).toEqual([
      "animation",
      "expression",
      "energy",
      "message",
    ]);
    expect(Object.keys(body.appearance_config)).toEqual([
      "skin_tone",
      "hair_style",
      "hair_color",
      "outfit",
      "outfit_color",
      "accessory",
      "body_shape",
    ]);
    expect(Object.keys(body.position_config)).toEqual(["x", "y", "scale", "anchor"]);
    expect(body.last_updated).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(body.last_updated)).toBeGreaterThanOrEqual(before);
    expect((await ana.get("/api/companion/status")).body).toEqual(body);
  });

  it.each([
    [5, "child"],
    [12, "child"],
    [13, "teen"],
    [17, "teen"],
    [18, "young_adult"],
    [35, "young_adult"],
    [36, "adult"],
    [59, "adult"],
    [60, "senior"],
    [120, "senior"],
  ])("puts somebody of %i into the group %s", async (user_age, age_group) => {
    expect(await companionOf(await service.person(), { user_age })).toMatchObject({ age_group });
  });

  it.each([
    ["male", "male"],
    ["female", "female"],
    ["neutral", "neutral"],
    ["other", "neutral"],
  ])("makes of the gender %s a companion that is %s", async (user_gender, gender) => {
    expect(await companionOf(await service.person(), { user_gender })).toMatchObject({ gender });
  });

  it.each([
    [undefined, 60],
    [null, 60],
    [0, 0],
    [100, 100],
    [33.25, 33.25],
  ])("of the score %s begins with %d", async (initial_health_score, health_score) => {
    const body = await companionOf(await service.person(), { initial_health_score });
    expect(body.health_score).toBe(health_score);
  });

  it("sets a companion anew and keeps its id", async () => {
    const ana = await service.person();
    const first = await companionOf(ana, { initial_health_score: 10 });
    const moved = { accessory: "guide_dog", position_config: { x: 0.1 } };
    await ana.put("/api/companion/appearance", moved);
    const second = await companionOf(ana, { user_gender: "male", user_age: 70 });
    expect(second).toMatchObject({
      companion_id: first.companion_id,
      gender: "male",
      age_group: "senior",
      health_score: 60,
      position_config: first.position_config,
    });
    expect(second.appearance_config.accessory).not.toBe("guide_dog");
  });

  it("gives twenty that come at once one companion", async () => {
    const ana = await service.person();
    const bodies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => companionOf(ana, { initial_health_score: index })),
    );
    const { body } = await ana.get("/api/companion/status");
    expect(new Set(bodies.map(({ companion_id }) => companion_id))).toEqual(
      new Set([body.companion_id]),
    );
    expect(bodies.map(({ health_score }) => health_score)).toEqual(bodies.map((_, index) => index));
    expect(bodies).toContainEqual(body);
  });

  it("gives each person their own", async () => {
    const [ana, ben] = [await service.person(), await service.person()];
    const [anas, bens] = [await companionOf(ana), await companionOf(ben, { user_age: 8 })];
    expect(anas.companion_id).not.toBe(bens.companion_id);
    await ben.put("/api/companion/update-emotion", { health_score: 1 });
    expect((await ana.get("/api/companion/status")).body).toEqual(anas);
  });

  it("ignores unknown fields, whatever they hold", async () => {
    const body = {
      ...ORIGIN,
      companion_id: "mine",
      user_id: "x",
      note: "\0",
      deep: { "\ud800": 1 },
    };
    expect((await (await service.person()).post(INITIALIZE, body)).status).toBe(200);
  });

  const refused: [string, unknown, string][] = [
    ["no gender", { user_age: 34 }, "user_gender"],
    ["a gender of null", { ...ORIGIN, user_gender: null }, "user_gender"],
    ["an unknown gender", { ...ORIGIN, user_gender: "Female" }, "user_gender"],
    ["a gender in a list", { ...ORIGIN, user_gender: ["female"] }, "user_gender"],
    ["a gender with a NUL", { ...ORIGIN, user_gender: "female\0" }, "user_gender"],
    ["no age", { user_gender: "female" }, "user_age"],
    ["an age of null", { ...ORIGIN, user_age: null }, "user_age"],
    ["an age of 4", { ...ORIGIN, user_age: 4 }, "user_age"],
    ["an age of 121", { ...ORIGIN, user_age: 121 }, "user_age"],
    ["a negative age", { ...ORIGIN, user_age: -34 }, "user_age"],
    ["an age with a fraction", { ...ORIGIN, user_age: 34.5 }, "user_age"],
    ["an age as text", { ...ORIGIN, user_age: "34" }, "user_age"],
    ["an age of true", { ...ORIGIN, user_age: true }, "user_age"],
    ["a score of -0.1", { ...ORIGIN, initial_health_score: -0.1 }, "initial_health_score"],
    ["a score of 100.1", { ...ORIGIN, initial_health_score: 100.1 }, "initial_health_score"],
    ["a score as text", { ...ORIGIN, initial_health_score: "80" }, "initial_health_score"],
    ["a score in an object", { ...ORIGIN, initial_health_score: {} }, "initial_health_score"],
    ["an empty object", {}, "user_gender"],
    ["no body", undefined, ""],
    ["null", null, ""],
    ["a number", 34, ""],
    ["a text", "female", ""],
    ["a list", [ORIGIN], ""],
  ];

  it.each(refused)("refuses %s with 422 and makes nothing", async (_name, body, path) => {
    const ana = await service.person();
    const answer = await ana.post(INITIALIZE, body);
    expect([answer.status, answer.body.code]).toEqual([422, "invalid_input"]);
    expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect((await ana.get("/api/companion/status-history")).body).toEqual([]);
  });

  it("refuses numbers that JSON can write and nobody can mean", async () => {
    const ana = await service.person();
    const headers = { "content-type": "application/json" };
    for (const number of ["1e999", "-1e999", "1e308", "34e10"]) {
      const body = `{"user_gender":"female","user_age":${number}}`;
      expect((await ana.send("POST", INITIALIZE, { headers, body })).status).toBe(422);
    }
    const broken = await ana.send("POST", INITIALIZE, { headers, body: '{"user_age":NaN}' });
    expect([broken.status, broken.body.code]).toEqual([400, "malformed_json"]);
    const plain = { headers: { "content-type": "text/plain" }, body: JSON.stringify(ORIGIN) };
    expect((await ana.send("POST", INITIALIZE, plain)).status).toBe(415);
  });
});
