import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";
import { bornYearsAgo, companionOf } from "./a-companion.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const APPEARANCE = "/api/companion/appearance";
const CONFIGURE = "/api/companion/auto-configure-appearance";

describe("contract: auto-configure-appearance", () => {
  it("takes the look from the profile and leaves everything else", async () => {
    const ana = await service.person({
      gender: "female",
      birth_date: bornYearsAgo(80),
      activity_level: "very_active",
    });
    await companionOf(ana, { user_gender: "male", user_age: 8, initial_health_score: 42 });
    const moved = { accessory: "guide_dog", position_config: { x: 0.125 } };
    const { body: before } = await ana.put(APPEARANCE, moved);
    const { status, body } = await ana.post(CONFIGURE);
    expect(status).toBe(200);
    expect(body.appearance_config).not.toEqual(before.appearance_config);
    expect(body).toEqual({
      ...before,
      appearance_config: body.appearance_config,
      last_updated: body.last_updated,
    });
    const again = await ana.post(CONFIGURE);
    expect(again.body.appearance_config).toEqual(body.appearance_config);
    expect((await ana.get("/api/companion/status")).body).toEqual(again.body);
  });

  it("looks like the companion that the profile would make", async () => {
    const profile = { gender: "male", birth_date: bornYearsAgo(20), activity_level: "active" };
    const [ana, ben] = [await service.person(profile), await service.person(profile)];
    await companionOf(ana, { user_gender: "neutral", user_age: 70 });
    const made = (await ben.get("/api/companion/status")).body;
    expect((await ana.post(CONFIGURE)).body.appearance_config).toEqual(made.appearance_config);
  });

  it("works with a profile that tells nothing", async () => {
    const ana = await service.person({ display_name: "Ana" });
    await companionOf(ana);
    expect((await ana.post(CONFIGURE)).status).toBe(200);
  });

  it("does not read a body", async () => {
    const ana = await service.person({ gender: "male" });
    await companionOf(ana);
    for (const body of [[], 5, { outfit: 5 }]) {
      expect((await ana.post(CONFIGURE, body)).status).toBe(200);
    }
  });

  it("needs a companion and a profile", async () => {
    const neither = await service.person();
    expect((await neither.post(CONFIGURE)).status).toBe(404);
    const withProfile = await service.person({ gender: "male", age: 34 });
    const { status, body } = await withProfile.post(CONFIGURE);
    expect([status, body.code]).toEqual([404, "companion_not_found"]);
    expect((await withProfile.get("/api/companion/status-history")).body).toEqual([]);
    const withCompanion = await service.person();
    await companionOf(withCompanion);
    const answer = await withCompanion.post(CONFIGURE);
    expect([answer.status, answer.body.code]).toEqual([404, "profile_not_found"]);
  });
});
