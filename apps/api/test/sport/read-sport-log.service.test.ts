import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPEN_RIDE, RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const UNKNOWN = "0198aaaa-bbbb-7ccc-8ddd-eeeeffff0000";

describe("contract: logs", () => {
  it("lists newest start first with limit, offset, total and has_more; the larger id decides between equals", async () => {
    const ana = await service.person();
    const ids: string[] = [];
    for (const minute of ["00", "02", "01", "02"]) {
      const start = { sport_start: `2026-03-01T10:${minute}:00Z`, sport_end: null };
      ids.push((await ana.post("/api/sport/log", { ...RUN, ...start })).body.id);
    }
    const [zero, two, one, alsoTwo] = ids;
    const all = (await ana.get("/api/sport/logs")).body;
    expect(all.logs.map((log: { id: string }) => log.id)).toEqual([alsoTwo, two, one, zero]);
    expect(all).toMatchObject({ total: 4, limit: 20, offset: 0, has_more: false });
    const page = (await ana.get("/api/sport/logs?limit=2&offset=1")).body;
    expect(page.logs.map((log: { id: string }) => log.id)).toEqual([two, one]);
    expect(page).toMatchObject({ total: 4, limit: 2, offset: 1, has_more: true });
    const beyond = (await ana.get("/api/sport/logs?limit=2&offset=9")).body;
    expect(beyond).toEqual({ logs: [], total: 4, limit: 2, offset: 9, has_more: false });
  });

  it.each([
    "limit=0",
    "limit=101",
    "limit=-1",
    "limit=1.5",
    "limit=1e1",
    "limit=",
    "limit=ten",
    "offset=-1",
    "offset=0x1",
    "limit=5&limit=6",
    "offset=%00",
  ])("refuses %s with 400", async (query) => {
    const { status, body } = await (await service.person()).get(`/api/sport/logs?${query}`);
    expect([status, body.code]).toEqual([400, "invalid_input"]);
    expect(body.errors[0].path).toBe(query.split("=")[0]);
  });

  it("shows nobody else's logs", async () => {
    const [ana, ben] = [await service.person(), await service.person()];
    await ana.post("/api/sport/log", RUN);
    expect((await ben.get("/api/sport/logs")).body.total).toBe(0);
  });
});

describe("contract: ownership of a log", () => {
  it("answers 403 for another user's log and 404 for what is missing, deleted or no id", async () => {
    const [ana, ben] = [await service.person(), await service.person()];
    const { id } = (await ana.post("/api/sport/log", RUN)).body;
    const gone = (await ana.post("/api/sport/log", RUN)).body.id;
    await ana.delete(`/api/sport/log/${gone}`);
    const requests = (person: Person, log: string) => [
      person.get(`/api/sport/log/${log}`),
      person.put(`/api/sport/log/${log}`, { cal: 1 }),
      person.put(`/api/sport/log/${log}/feedback`, { feeling_rating: 3 }),
      person.delete(`/api/sport/log/${log}`),
    ];
    for (const { status, body } of await Promise.all(requests(ben, id))) {
      expect([status, body.code]).toEqual([403, "sport_log_not_yours"]);
    }
    for (const log of [UNKNOWN, gone, "not-a-uuid", "%20", "a%00b"]) {
      for (const person of [ana, ben]) {
        for (const { status, body } of await Promise.all(requests(person, log))) {
          expect([log, status, body.code]).toEqual([log, 404, "sport_log_not_found"]);
        }
      }
    }
    expect((await ana.get(`/api/sport/log/${id}`)).body.cal).toBe(RUN.cal);
  });

  it("finds a log by its id in upper case", async () => {
    const ana = await service.person();
    const { id } = (await ana.post("/api/sport/log", RUN)).body;
    expect((await ana.get(`/api/sport/log/${id.toUpperCase()}`)).body.id).toBe(id);
  });

  it("looks at the shape first, then at existence, then at the owner, then at the state", async () => {
    const [ana, ben] = [await service.person(), await service.person()];
    const finished = (await ana.post("/api/sport/log", RUN)).body.id;
    await ana.post("/api/sport/log", OPEN_RIDE);
    expect((await ana.put(`/api/sport/log/${UNKNOWN}`, { cal: "x" })).status).toBe(400);
    expect((await ben.put(`/api/sport/log/${finished}`, { cal: "x" })).status).toBe(400);
    expect((await ben.put(`/api/sport/log/${finished}`, { iffinish: false })).status).toBe(403);
    expect((await ana.put(`/api/sport/log/${finished}`, { iffinish: false })).status).toBe(409);
  });
});

describe("contract: DELETE is soft", () => {
  it("answers with the id, and the log is gone from everywhere", async () => {
    const ana = await service.person();
    const { id } = (await ana.post("/api/sport/log", RUN)).body;
    const { status, body } = await ana.delete(`/api/sport/log/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({ message: expect.any(String), log_id: id });
    expect((await ana.delete(`/api/sport/log/${id}`)).status).toBe(404);
    expect((await ana.get("/api/sport/logs")).body.total).toBe(0);
    expect((await ana.get("/api/sport/history")).body.total_count).toBe(0);
    expect((await ana.get("/api/sport/stats")).body.total_sessions).toBe(0);
    const calendar = await ana.get("/api/sport/logs/calendar?start_date=2026-03-02");
    expect(calendar.body.summary.total_sessions).toBe(0);
    const report = await ana.get("/api/sport/weekly-report?start_date=2026-03-02");
    expect(report.body.report_data.totals.sessions).toBe(0);
    const { checks } = (await ana.get(`/api/sport/validate-consistency/${ana.id}`)).body;
    expect(checks.find((check: { name: string }) => check.name === "session_end").examined).toBe(0);
  });
});
