import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

let service: TestService;
let mei: Person;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

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
      met_edition: "adult-2024",
      baseline_kcal_per_kg_h: 1,
      estimated_cal: null,
      cal_source: "user",
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
    expect((await mei.get(`/api/sport/log/${body.id}`)).body).toEqual(body);
  });

  it("estimates it by the table for the age, with that table's baseline", async () => {
    const older = await service.person();
    await older.put("/api/profile", { weight_kg: 60, age: 70 });
    const walk = { ...RUN, sport_name: "Brisk walk" };
    const { body } = await older.post("/api/sport/log", walk);
    expect(body).toMatchObject({ met_edition: "older-adult-2024", baseline_kcal_per_kg_h: 0.81 });
    expect(body.estimated_cal).toBe(Math.round((body.met * 0.81 * 60 * 35) / 60));
    const stats = await older.get("/api/sport/stats");
    expect(stats.body.weekly_target).toMatchObject({ minutes: 150, met_minutes: 648 });
  });

  it("holds the week of a minor against 420 minutes alone", async () => {
    const young = await service.person();
    await young.put("/api/profile", { age: 15 });
    const stats = await young.get("/api/sport/stats");
    const report = await young.get("/api/sport/weekly-report");
    const target = { minutes: 420, met_minutes: null, reached: false, reached_by: null };
    expect(stats.body.weekly_target).toEqual(target);
    expect(report.body.report_data.target).toEqual(target);
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
    ["a name that nobody can see", { sport_name: "\u200b\u200d" }, "sport_name"],
    ["a type that nobody can see", { exercise_type: "\u2060" }, "exercise_type"],
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

  it.each([20_001, 1e30, -1e30, Number.MAX_SAFE_INTEGER + 2])(
    "tells the bound of the calories to whoever sends %d",
    async (cal) => {
      const { body } = await mei.post("/api/sport/log", { ...RUN, cal });
      const message = cal > 0 ? "must be at most 20000" : "must be at least 0";
      expect(body.errors).toEqual([{ path: "cal", message }]);
    },
  );

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
