import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
let mei: Person;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const RUN = {
  sport_name: "Morning run",
  sport_start: "2026-03-02T06:30:00+01:00",
  sport_end: "2026-03-02T07:05:00+01:00",
  cal: 350,
  iffinish: true,
};
const OPEN = { sport_name: "Ride", sport_start: "2026-03-02T06:30:00Z", cal: 0, iffinish: false };
const UNKNOWN = "0198aaaa-bbbb-7ccc-8ddd-eeeeffff0000";

describe("contract: log in the response", () => {
  beforeAll(async () => {
    mei = await service.person();
  });

  it("has every public field, with nulls for what is not known", async () => {
    const { status, body, headers } = await mei.post("/api/sport/log", RUN);
    expect(status).toBe(201);
    expect(headers.get("location")).toBe(`/api/sport/log/${body.id}`);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      log_id: body.id,
      user_id: mei.id,
      sport_name: "Morning run",
      sport_start: "2026-03-02T05:30:00.000Z",
      sport_end: "2026-03-02T06:05:00.000Z",
      cal: 350,
      iffinish: true,
      sport_feedback: null,
      notes: null,
      exercise_type: null,
      is_custom: false,
      duration_minutes: 35,
      met: expect.any(Number),
      estimated_cal: null,
      cal_source: "user",
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    expect((await mei.get(`/api/sport/log/${body.id}`)).body).toEqual(body);
  });

  it("estimates the energy from MET, weight and hours, and leaves the stated calories alone", async () => {
    await mei.put("/api/profile", { weight_kg: 60, age: 40 });
    const { body } = await mei.post("/api/sport/log", RUN);
    expect(body.estimated_cal).toBe(Math.round((body.met * 60 * 35) / 60));
    expect(body.cal).toBe(350);
  });

  it("uses the table for older adults from the 60th birthday on", async () => {
    const kofi = await service.person({ birth_date: "1966-03-02", timezone: "UTC" });
    const walk = { sport_name: "Walking", cal: 100, iffinish: true };
    const at59 = {
      ...walk,
      sport_start: "2026-03-01T23:59:59Z",
      sport_end: "2026-03-02T00:30:00Z",
    };
    const at60 = {
      ...walk,
      sport_start: "2026-03-02T00:00:00Z",
      sport_end: "2026-03-02T00:30:00Z",
    };
    const before = (await kofi.post("/api/sport/log", at59)).body;
    const after = (await kofi.post("/api/sport/log", at60)).body;
    expect(before.met).not.toBe(after.met);
  });

  it("does not know the MET of what it does not know", async () => {
    const { body } = await mei.post("/api/sport/log", { ...RUN, sport_name: "asdfgh qwertz" });
    expect([body.met, body.estimated_cal]).toEqual([null, null]);
  });

  it("has no duration and no estimate while it is open, whatever end is planned", async () => {
    const { body } = await mei.post("/api/sport/log", { ...RUN, iffinish: false });
    expect(body).toMatchObject({
      iffinish: false,
      sport_end: "2026-03-02T06:05:00.000Z",
      duration_minutes: null,
      estimated_cal: null,
    });
    await mei.delete(`/api/sport/log/${body.id}`);
  });
});

describe("contract: bounds of a log", () => {
  beforeAll(async () => {
    mei = await service.person();
  });

  const refused: [string, Record<string, unknown>, string][] = [
    ["no name", { sport_name: undefined }, "sport_name"],
    ["an empty name", { sport_name: "  " }, "sport_name"],
    ["a name of 101 characters", { sport_name: "x".repeat(101) }, "sport_name"],
    ["a name that is a number", { sport_name: 5 }, "sport_name"],
    ["a name with a NUL character", { sport_name: "a\u0000b" }, "sport_name"],
    ["a name with half a character", { sport_name: "a\ud800" }, "sport_name"],
    ["no start", { sport_start: undefined }, "sport_start"],
    ["a bare date as start", { sport_start: "2026-03-02" }, "sport_start"],
    ["a day that does not exist", { sport_start: "2026-02-30T10:00:00Z" }, "sport_start"],
    ["a start before 1970", { sport_start: "1969-12-31T23:59:59Z" }, "sport_start"],
    ["a start after 2100", { sport_start: "2101-01-01T00:00:00Z" }, "sport_start"],
    ["a start that is a number", { sport_start: 1772433000000 }, "sport_start"],
    ["an end before the start", { sport_end: "2026-03-02T05:29:59Z" }, "sport_end"],
    ["an end more than 7 days later", { sport_end: "2026-03-09T05:30:00.001Z" }, "sport_end"],
    ["no calories", { cal: undefined }, "cal"],
    ["calories with a fraction", { cal: 1.5 }, "cal"],
    ["calories as text", { cal: "350" }, "cal"],
    ["calories below 0", { cal: -1 }, "cal"],
    ["calories above 20,000", { cal: 20_001 }, "cal"],
    ["no finished flag", { iffinish: undefined }, "iffinish"],
    ["a finished flag as text", { iffinish: "true" }, "iffinish"],
    ["feedback of 10,001 characters", { sport_feedback: "x".repeat(10_001) }, "sport_feedback"],
    ["notes of 2,001 characters", { notes: "x".repeat(2_001) }, "notes"],
    ["a type of 51 characters", { exercise_type: "x".repeat(51) }, "exercise_type"],
    ["is_custom as text", { is_custom: "yes" }, "is_custom"],
  ];

  it.each(refused)("refuses %s with 400 and names the field", async (_name, fields, path) => {
    const { status, body } = await mei.post("/api/sport/log", { ...RUN, ...fields });
    expect(status).toBe(400);
    expect(body.code).toBe("invalid_input");
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(path);
  });

  it("takes what lies on the bounds, and ignores unknown fields", async () => {
    const widest = {
      sport_name: "💪".repeat(100),
      sport_start: "1970-01-01T00:00:00Z",
      sport_end: "1970-01-08T00:00:00Z",
      cal: 20_000,
      iffinish: true,
      sport_feedback: "f".repeat(10_000),
      notes: "n".repeat(2_000),
      exercise_type: "t".repeat(50),
      is_custom: true,
    };
    const { status, body } = await mei.post("/api/sport/log", {
      ...widest,
      whatever: { deep: [1] },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...widest,
      sport_end: "1970-01-08T00:00:00.000Z",
      sport_start: "1970-01-01T00:00:00.000Z",
    });
    const last = { ...RUN, sport_start: "2100-12-31T23:59:59.999Z", sport_end: null };
    expect((await mei.post("/api/sport/log", last)).status).toBe(201);
  });

  it("refuses what is no JSON object, names all bad fields at once, and stores nothing of it", async () => {
    for (const body of [null, [], "text", 5, true]) {
      expect((await mei.post("/api/sport/log", body)).status).toBe(400);
    }
    const before = (await mei.get("/api/sport/logs")).body.total;
    const { body } = await mei.post("/api/sport/log", { ...RUN, cal: "x", iffinish: 1 });
    const paths = body.errors.map((error: { path: string }) => error.path);
    expect(paths.sort()).toEqual(["cal", "iffinish"]);
    expect((await mei.get("/api/sport/logs")).body.total).toBe(before);
  });

  it("invents no end for a finished log that was sent without one", async () => {
    const { body } = await mei.post("/api/sport/log", { ...RUN, sport_end: undefined });
    expect(body).toMatchObject({ iffinish: true, sport_end: null, duration_minutes: null });
  });
});

describe("contract: at most one log in progress per user", () => {
  it("answers 409 with the open log's id, by every way in", async () => {
    const ana = await service.person();
    const finished = (await ana.post("/api/sport/log", RUN)).body;
    const open = (await ana.post("/api/sport/log", OPEN)).body;
    const custom = { sport_name: "x", sport_start: OPEN.sport_start, cal: 0 };
    const tries = [
      ana.post("/api/sport/log", OPEN),
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
      Array.from({ length: 50 }, () => ana.post("/api/sport/log", OPEN)),
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
    const first = (await ana.post("/api/sport/log", OPEN)).body;
    expect((await ben.post("/api/sport/log", OPEN)).status).toBe(201);
    await ana.put(`/api/sport/log/${first.id}`, {
      iffinish: true,
      sport_end: "2026-03-02T07:00:00Z",
    });
    expect((await ana.post("/api/sport/log", OPEN)).status).toBe(201);
  });
});

describe("contract: active", () => {
  it("is the open log, or 404", async () => {
    const ana = await service.person();
    expect(await ana.get("/api/sport/active")).toMatchObject({
      status: 404,
      body: { code: "no_active_log" },
    });
    const open = (await ana.post("/api/sport/log", OPEN)).body;
    expect(await ana.get("/api/sport/active")).toMatchObject({ status: 200, body: open });
    await ana.delete(`/api/sport/log/${open.id}`);
    expect((await ana.get("/api/sport/active")).status).toBe(404);
  });
});

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
    await ana.post("/api/sport/log", OPEN);
    expect((await ana.put(`/api/sport/log/${UNKNOWN}`, { cal: "x" })).status).toBe(400);
    expect((await ben.put(`/api/sport/log/${finished}`, { cal: "x" })).status).toBe(400);
    expect((await ben.put(`/api/sport/log/${finished}`, { iffinish: false })).status).toBe(403);
    expect((await ana.put(`/api/sport/log/${finished}`, { iffinish: false })).status).toBe(409);
  });
});

describe("contract: PUT log", () => {
  beforeAll(async () => {
    mei = await service.person();
  });

  it("changes any of its four fields, and needs one", async () => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    const change = (body: unknown) => mei.put(`/api/sport/log/${id}`, body);
    expect((await change({ cal: 400 })).body.cal).toBe(400);
    expect((await change({ sport_feedback: "good" })).body.sport_feedback).toBe("good");
    const longer = await change({ sport_end: "2026-03-02T06:30:00Z" });
    expect(longer.body).toMatchObject({ duration_minutes: 60, cal: 400, sport_feedback: "good" });
    for (const nothing of [{}, { sport_name: "other" }, { notes: "x" }]) {
      expect((await change(nothing)).status).toBe(400);
    }
    expect((await mei.get(`/api/sport/log/${id}`)).body).toMatchObject({
      sport_name: "Morning run",
    });
  });

  it("ends an open log now where it has no end", async () => {
    const start = new Date(Date.now() - 1_800_000).toISOString();
    const { id } = (await mei.post("/api/sport/log", { ...OPEN, sport_start: start })).body;
    const { body } = await mei.put(`/api/sport/log/${id}`, { iffinish: true });
    expect(Math.abs(Date.parse(body.sport_end) - Date.now())).toBeLessThan(10_000);
    expect(body.duration_minutes).toBeCloseTo(30, 0);
  });

  it("asks for sport_end where now would be more than 7 days after the start", async () => {
    const start = new Date(Date.now() - 8 * 86_400_000).toISOString();
    const { id } = (await mei.post("/api/sport/log", { ...OPEN, sport_start: start })).body;
    const { status, body } = await mei.put(`/api/sport/log/${id}`, { iffinish: true });
    expect([status, body.errors[0].path]).toEqual([400, "sport_end"]);
    const end = new Date(Date.parse(start) + 3_600_000).toISOString();
    const closed = await mei.put(`/api/sport/log/${id}`, { iffinish: true, sport_end: end });
    expect(closed.body).toMatchObject({ sport_end: end, duration_minutes: 60 });
  });

  it("does not close an open log by an end alone", async () => {
    const { id } = (await mei.post("/api/sport/log", OPEN)).body;
    const { body } = await mei.put(`/api/sport/log/${id}`, { sport_end: "2026-03-02T08:00:00Z" });
    expect(body).toMatchObject({ iffinish: false, sport_end: "2026-03-02T08:00:00.000Z" });
    expect((await mei.put(`/api/sport/log/${id}`, { iffinish: true })).body.duration_minutes).toBe(
      90,
    );
  });

  it("reopens a finished log and clears its end, unless one is sent", async () => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    const reopened = (await mei.put(`/api/sport/log/${id}`, { iffinish: false })).body;
    expect(reopened).toMatchObject({ iffinish: false, sport_end: null, duration_minutes: null });
    await mei.put(`/api/sport/log/${id}`, { iffinish: true, sport_end: RUN.sport_end });
    const planned = { iffinish: false, sport_end: "2026-03-02T07:00:00Z" };
    const again = (await mei.put(`/api/sport/log/${id}`, planned)).body;
    expect(again).toMatchObject({ iffinish: false, sport_end: "2026-03-02T07:00:00.000Z" });
    await mei.delete(`/api/sport/log/${id}`);
  });

  it("refuses an end before the start or more than 7 days after it", async () => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    for (const end of ["2026-03-02T05:29:59Z", "2026-03-09T05:30:01Z"]) {
      const { status, body } = await mei.put(`/api/sport/log/${id}`, { sport_end: end });
      expect([status, body.errors[0].path]).toEqual([400, "sport_end"]);
    }
  });

  it("loses none of the changes made at the same moment", async () => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    const answers = await Promise.all([
      mei.put(`/api/sport/log/${id}`, { cal: 111 }),
      mei.put(`/api/sport/log/${id}`, { sport_feedback: "tired" }),
      mei.put(`/api/sport/log/${id}`, { sport_end: "2026-03-02T06:00:00Z" }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await mei.get(`/api/sport/log/${id}`)).body).toMatchObject({
      cal: 111,
      sport_feedback: "tired",
      duration_minutes: 30,
    });
  });
});

describe("contract: feedback", () => {
  beforeAll(async () => {
    mei = await service.person();
  });

  it("is stored as structured JSON, replaces the calories and closes an open log", async () => {
    const start = new Date(Date.now() - 600_000).toISOString();
    const { id } = (await mei.post("/api/sport/log", { ...OPEN, sport_start: start })).body;
    const given = {
      completion_status: "partial",
      feeling_rating: 4,
      custom_notes: "左膝有点酸",
      final_calories: 120,
    };
    const { status, body } = await mei.put(`/api/sport/log/${id}/feedback`, given);
    expect(status).toBe(200);
    expect(body.message).toEqual(expect.any(String));
    expect(body.log).toMatchObject({ id, iffinish: true, cal: 120, duration_minutes: 10 });
    expect(JSON.parse(body.log.sport_feedback)).toEqual(given);
    expect((await mei.get(`/api/sport/log/${id}`)).body).toEqual(body.log);
  });

  it("leaves the end open where the start is more than 7 days ago, and keeps an end that is set", async () => {
    const old = (await mei.post("/api/sport/log", OPEN)).body.id;
    const closed = (await mei.put(`/api/sport/log/${old}/feedback`, { feeling_rating: 1 })).body
      .log;
    expect(closed).toMatchObject({ iffinish: true, sport_end: null });
    const planned = (await mei.post("/api/sport/log", { ...RUN, iffinish: false })).body.id;
    const kept = (await mei.put(`/api/sport/log/${planned}/feedback`, { feeling_rating: 1 })).body
      .log;
    expect(kept).toMatchObject({ iffinish: true, duration_minutes: 35 });
  });

  it("joins later feedback to earlier feedback", async () => {
    const { id } = (await mei.post("/api/sport/log", { ...RUN, sport_feedback: "felt ok" })).body;
    await mei.put(`/api/sport/log/${id}/feedback`, { feeling_rating: 3 });
    const { body } = await mei.put(`/api/sport/log/${id}/feedback`, { custom_notes: "windy" });
    expect(JSON.parse(body.log.sport_feedback)).toEqual({
      text: "felt ok",
      feeling_rating: 3,
      custom_notes: "windy",
    });
  });

  const refused: [string, unknown, string | undefined][] = [
    ["nothing", {}, undefined],
    ["only unknown fields", { rating: 5 }, undefined],
    ["an unknown status", { completion_status: "done" }, "completion_status"],
    ["a rating of 0", { feeling_rating: 0 }, "feeling_rating"],
    ["a rating of 6", { feeling_rating: 6 }, "feeling_rating"],
    ["a rating with a fraction", { feeling_rating: 3.5 }, "feeling_rating"],
    ["a rating as text", { feeling_rating: "3" }, "feeling_rating"],
    ["notes of 2,001 characters", { custom_notes: "x".repeat(2_001) }, "custom_notes"],
    ["calories above 20,000", { final_calories: 20_001 }, "final_calories"],
    ["calories below 0", { final_calories: -1 }, "final_calories"],
    ["an exertion above 10", { perceived_exertion: 10.1 }, "perceived_exertion"],
  ];

  it.each(refused)("refuses %s with 400", async (_name, body, path) => {
    const { id } = (await mei.post("/api/sport/log", RUN)).body;
    const answer = await mei.put(`/api/sport/log/${id}/feedback`, body);
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_input"]);
    if (path) expect(answer.body.errors[0].path).toBe(path);
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

describe("contract: custom", () => {
  beforeAll(async () => {
    mei = await service.person({ weight_kg: 50 });
  });

  const fields = {
    sport_name: "Wand climbing",
    sport_start: "2026-03-02T10:00:00Z",
    sport_end: "2026-03-02T11:00:00Z",
    cal: "200",
    exercise_type: "sports",
    notes: "indoors",
    met: "5.5",
  };
  const stored = {
    is_custom: true,
    sport_name: "Wand climbing",
    cal: 200,
    exercise_type: "sports",
    notes: "indoors",
    met: 5.5,
    iffinish: true,
    duration_minutes: 60,
    estimated_cal: 275,
  };

  it("takes its fields as a query string, a form or JSON", async () => {
    const query = new URLSearchParams(fields).toString();
    const form = {
      headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
      body: query,
    };
    const answers = [
      await mei.post(`/api/sport/log/custom?${query}`),
      await mei.send("POST", "/api/sport/log/custom", form),
      await mei.post("/api/sport/log/custom", { ...fields, cal: 200, met: 5.5 }),
    ];
    for (const { status, body, headers } of answers) {
      expect(status).toBe(201);
      expect(body).toMatchObject(stored);
      expect(headers.get("location")).toBe(`/api/sport/log/${body.id}`);
    }
  });

  it("is open without an end, finished with one, and as iffinish says", async () => {
    const base = { sport_name: "x", sport_start: "2026-03-02T10:00:00Z", cal: 1 };
    const open = (await mei.post("/api/sport/log/custom", base)).body;
    expect(open.iffinish).toBe(false);
    await mei.delete(`/api/sport/log/${open.id}`);
    const over = await mei.post("/api/sport/log/custom", { ...base, iffinish: true });
    expect(over.body).toMatchObject({ iffinish: true, sport_end: null });
  });

  const refused: [string, Record<string, string>, string][] = [
    ["no name", { sport_name: "" }, "sport_name"],
    ["a bad start", { sport_start: "yesterday" }, "sport_start"],
    ["an end before the start", { sport_end: "2026-03-02T09:00:00Z" }, "sport_end"],
    ["calories that are no number", { cal: "many" }, "cal"],
    ["a MET below 0.9", { met: "0.8" }, "met"],
    ["a MET above 25", { met: "25.1" }, "met"],
    ["iffinish that is neither true nor false", { iffinish: "yes" }, "iffinish"],
  ];

  it.each(refused)("refuses %s with 400", async (_name, bad, path) => {
    const query = new URLSearchParams({ ...fields, ...bad }).toString();
    const { status, body } = await mei.post(`/api/sport/log/custom?${query}`);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });

  it("refuses a field that is sent twice", async () => {
    const query = `${new URLSearchParams(fields).toString()}&cal=5`;
    const { status, body } = await mei.post(`/api/sport/log/custom?${query}`);
    expect([status, body.errors[0].path]).toEqual([400, "cal"]);
  });
});

describe("contract: history", () => {
  beforeAll(async () => {
    mei = await service.person({ timezone: "Asia/Shanghai" });
    const log = (name: string, start: string, more: object = {}) =>
      mei.post("/api/sport/log", {
        ...RUN,
        sport_name: name,
        sport_start: start,
        sport_end: null,
        ...more,
      });
    await log("late on the 1st", "2026-03-01T15:59:59.999Z", { exercise_type: "cardio" });
    await log("first of the 2nd", "2026-03-01T16:00:00Z", { exercise_type: "cardio" });
    await log("last of the 2nd", "2026-03-02T15:59:59.999Z", { exercise_type: "yoga" });
    await log("first of the 3rd", "2026-03-02T16:00:00Z", { is_custom: true });
  });

  const names = async (query: string) =>
    (await mei.get(`/api/sport/history?${query}`)).body.records.map(
      (record: { sport_name: string }) => record.sport_name,
    );

  it("filters by days of the person's time zone, both included", async () => {
    expect(await names("start_date=2026-03-02&end_date=2026-03-02")).toEqual([
      "last of the 2nd",
      "first of the 2nd",
    ]);
    expect(await names("start_date=2026-03-03")).toEqual(["first of the 3rd"]);
    expect(await names("end_date=2026-03-01")).toEqual(["late on the 1st"]);
    expect(await names("start_date=2026-03-02&end_date=2026-03-02&timezone=UTC")).toEqual([
      "first of the 3rd",
      "last of the 2nd",
    ]);
  });

  it("filters by type and leaves out custom exercises on request", async () => {
    expect(await names("exercise_type=cardio")).toHaveLength(2);
    expect(await names("exercise_type=cardio&start_date=2026-03-02")).toEqual(["first of the 2nd"]);
    expect(await names("exercise_type=none")).toEqual([]);
    expect(await names("exclude_custom=true")).toHaveLength(3);
    expect(await names("exclude_custom=false")).toHaveLength(4);
  });

  it("pages with next_offset, null at the end", async () => {
    const page = async (offset: number) =>
      (await mei.get(`/api/sport/history?limit=3&offset=${offset}`)).body;
    expect(await page(0)).toMatchObject({ total_count: 4, has_more: true, next_offset: 3 });
    expect(await page(3)).toMatchObject({ total_count: 4, has_more: false, next_offset: null });
    expect((await page(3)).records).toHaveLength(1);
  });

  it.each([
    ["start_date=02.03.2026", "start_date"],
    ["start_date=2026-02-30", "start_date"],
    ["end_date=2026-03-02T10:00:00Z", "end_date"],
    ["start_date=2026-03-02&end_date=2026-03-01", "end_date"],
    ["exclude_custom=1", "exclude_custom"],
    ["timezone=Mars/Olympus", "timezone"],
    ["timezone=%2B02:00", "timezone"],
    ["limit=101", "limit"],
    ["offset=-1", "offset"],
    ["start_date=2026-03-01&start_date=2026-03-02", "start_date"],
  ])("refuses %s with 400 and names the field", async (query, path) => {
    const { status, body } = await mei.get(`/api/sport/history?${query}`);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });
});
