import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPEN_RIDE, RUN } from "../support/sport-logs.ts";
import { startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe("contract: at most one log in progress per user", () => {
  it("answers 409 with the open log's id, by every way in", async () => {
    const ana = await service.person();
    const finished = (await ana.post("/api/sport/log", RUN)).body;
    const open = (await ana.post("/api/sport/log", OPEN_RIDE)).body;
    const custom = { sport_name: "x", sport_start: OPEN_RIDE.sport_start, cal: 0 };
    const tries = [
      ana.post("/api/sport/log", OPEN_RIDE),
      ana.post("/api/sport/log/custom", custom),
      ana.put(`/api/sport/log/${finished.id}`, { iffinish: false }),
    ];
    for (const { status, body } of await Promise.all(tries)) {
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: "active_log_exists", log_id: open.id });
      expect(body.detail).toContain(open.id);
    }
    expect((await ana.get(`/api/sport/log/${finished.id}`)).body.iffinish).toBe(true);
  });

  it("lets exactly one of 50 requests at the same moment win", async () => {
    const ana = await service.person();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ana.post("/api/sport/log", OPEN_RIDE)),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(49);
    const winner = answers.find((answer) => answer.status === 201)?.body.id;
    const named = new Set(answers.filter((a) => a.status === 409).map((a) => a.body.log_id));
    expect([...named]).toEqual([winner]);
  });

  it("is a rule for each user by themselves, and an end of one log makes room for the next", async () => {
    const [ana, ben] = [await service.person(), await service.person()];
    const first = (await ana.post("/api/sport/log", OPEN_RIDE)).body;
    expect((await ben.post("/api/sport/log", OPEN_RIDE)).status).toBe(201);
    await ana.put(`/api/sport/log/${first.id}`, {
      iffinish: true,
      sport_end: "2026-03-02T07:00:00Z",
    });
    expect((await ana.post("/api/sport/log", OPEN_RIDE)).status).toBe(201);
  });
});

describe("contract: active", () => {
  it("is the open log, or 404", async () => {
    const ana = await service.person();
    expect(await ana.get("/api/sport/active")).toMatchObject({
      status: 404,
      body: { code: "no_active_log" },
    });
    const open = (await ana.post("/api/sport/log", OPEN_RIDE)).body;
    expect(await ana.get("/api/sport/active")).toMatchObject({ status: 200, body: open });
    await ana.delete(`/api/sport/log/${open.id}`);
    expect((await ana.get("/api/sport/active")).status).toBe(404);
  });
});
