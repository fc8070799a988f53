import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ DEVELOPMENT_MODE: "true" });
});
afterAll(() => service.stop());

describe("contract: debug routes in development mode", () => {
  it("show a companion of nobody without a token", async () => {
    const first = await service.send("GET", "/api/companion/test", {});
    expect(first.status).toBe(200);
    const second = await service.send("GET", "/api/companion/test", {});
    const { last_updated: _time, ...companion } = first.body;
    expect(second.body).toMatchObject(companion);
  });

  it("show an overview of nobody with every section filled", async () => {
    const { status, body } = await service.send("GET", "/api/companion/health-overview-test", {});
    expect(status).toBe(200);
    expect(body.user_profile.display_name).toBe("Test user");
    expect(Object.values(body.health_metrics)).not.toContain(null);
    expect(body.exercise_statistics.last_7_days.sessions).toBeGreaterThan(0);
    expect(body.trend.direction).not.toBeNull();
    expect(body.recommendations.length).toBeGreaterThan(0);
    const companion = (await service.send("GET", "/api/companion/test", {})).body;
    expect(body.companion_status.companion_id).toBe(companion.companion_id);
    expect(body.companion_status.appearance_config).toEqual(companion.appearance_config);
  });

  it("have nothing to do with anybody's data, and whatever token is sent is not looked at", async () => {
    const headers = { authorization: "Bearer nonsense" };
    const path = "/api/companion/health-overview-test";
    const ana = await service.person({ display_name: "Ana", gender: "male", age: 90 });
    await ana.get("/api/companion/status");
    const { body } = await service.send("GET", path, { headers });
    const own = (await ana.get(path)).body;
    expect(own.user_profile.user_id).toBe(body.user_profile.user_id);
    expect(own.user_profile.display_name).toBe("Test user");
    const { companion_id } = (await ana.get("/api/companion/status")).body;
    expect(body.companion_status.companion_id).not.toBe(companion_id);
  });

  it("are for reading alone", async () => {
    for (const path of ["/api/companion/test", "/api/companion/health-overview-test"]) {
      const { status, headers } = await service.send("PUT", path, {});
      expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
    }
  });
});
