import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesForm } from "../support/activity-files.ts";
import { RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const MEASURES = {
  distance_m: 6210.5,
  moving_seconds: 2045,
  elevation_gain_m: 41.5,
  average_heart_rate_bpm: 148,
  max_heart_rate_bpm: 171,
  steps: 6100,
};
const FROM = { kind: "apple_health", external_id: "6F1B:2C" };

let service: TestService;
let mei: Person;

beforeAll(async () => {
  service = await startTestService();
  mei = await service.person();
});
afterAll(() => service.stop());

describe("measures of a log", () => {
  it("are kept and given back, each that is known", async () => {
    const { status, body } = await mei.post("/api/sport/log", { ...RUN, ...MEASURES });
    expect(status).toBe(201);
    expect(body).toMatchObject(MEASURES);
    expect((await mei.get(`/api/sport/log/${body.id}`)).body).toEqual(body);
    expect((await mei.get("/api/sport/logs")).body.logs[0]).toEqual(body);
    const one = await mei.post("/api/sport/log", { ...RUN, distance_m: 5000, steps: null });
    expect(one.body.distance_m).toBe(5000);
    expect(Object.keys(one.body)).not.toContain("steps");
  });

  it("are kept with the decimals that they have", async () => {
    const { body } = await mei.post("/api/sport/log", {
      ...RUN,
      distance_m: 5012.349,
      moving_seconds: 1800.4,
      average_heart_rate_bpm: 147.5,
    });
    expect(body).toMatchObject({
      distance_m: 5012.3,
      moving_seconds: 1800,
      average_heart_rate_bpm: 148,
    });
  });

  it("come with a custom log as JSON and as a form", async () => {
    const custom = { sport_name: "Hill", sport_start: RUN.sport_start, sport_end: RUN.sport_end };
    const json = await mei.post("/api/sport/log/custom", { ...custom, cal: 9, ...MEASURES });
    expect([json.status, json.body]).toMatchObject([201, MEASURES]);
    const form = new URLSearchParams({ ...custom, cal: "9", source: "watch:a:b" });
    for (const [name, value] of Object.entries(MEASURES)) form.set(name, String(value));
    const { status, body } = await mei.post(`/api/sport/log/custom?${form}`);
    expect([status, body]).toMatchObject([
      201,
      { ...MEASURES, source: { kind: "watch", external_id: "a:b" } },
    ]);
  });

  it("change one by one, and null removes", async () => {
    const { body: made } = await mei.post("/api/sport/log", { ...RUN, ...MEASURES });
    const path = `/api/sport/log/${made.id}`;
    const changed = await mei.put(path, { distance_m: 7000, steps: null });
    const { steps: _steps, ...kept } = MEASURES;
    expect([changed.status, changed.body]).toMatchObject([200, { ...kept, distance_m: 7000 }]);
    expect(Object.keys(changed.body)).not.toContain("steps");
    expect((await mei.put(path, { cal: 1 })).body.distance_m).toBe(7000);
    expect((await mei.get(path)).body).toMatchObject({ ...kept, distance_m: 7000, cal: 1 });
  });

  const refused: [string, Record<string, unknown>, string][] = [
    ["a distance below 0", { distance_m: -1 }, "distance_m"],
    ["a distance above 1,000 km", { distance_m: 1_000_000.1 }, "distance_m"],
    ["a distance as text", { distance_m: "5000" }, "distance_m"],
    ["more than 7 days in motion", { moving_seconds: 604_801 }, "moving_seconds"],
    ["more time in motion than went by", { moving_seconds: 2101 }, "moving_seconds"],
    ["a climb below 0", { elevation_gain_m: -0.1 }, "elevation_gain_m"],
    ["a heart rate of 24", { average_heart_rate_bpm: 24 }, "average_heart_rate_bpm"],
    ["a heart rate of 251", { max_heart_rate_bpm: 251 }, "max_heart_rate_bpm"],
    [
      "a mean above the highest heart rate",
      { average_heart_rate_bpm: 160, max_heart_rate_bpm: 159 },
      "average_heart_rate_bpm",
    ],
    ["half a step", { steps: 0.5 }, "steps"],
    ["a source without an id", { source: { kind: "apple_health" } }, "source.external_id"],
    ["a source without a kind", { source: { kind: " ", external_id: "1" } }, "source.kind"],
    ["a source that is a text", { source: "apple_health:1" }, "source"],
  ];
  it.each(refused)("refuses %s", async (_, fields, path) => {
    const { status, body } = await mei.post("/api/sport/log", { ...RUN, ...fields });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    const custom = { ...RUN, ...fields, iffinish: undefined };
    expect((await mei.post("/api/sport/log/custom", custom)).status).toBe(400);
  });

  it("refuses a change that contradicts what is there", async () => {
    const { body } = await mei.post("/api/sport/log", { ...RUN, max_heart_rate_bpm: 150 });
    const path = `/api/sport/log/${body.id}`;
    for (const change of [
      { average_heart_rate_bpm: 151 },
      { moving_seconds: 2101 },
      { distance_m: -1 },
    ]) {
      const { status, body: problem } = await mei.put(path, change);
      expect([status, problem.errors[0].path]).toEqual([400, Object.keys(change)[0]]);
    }
    expect((await mei.get(path)).body).toEqual(body);
  });
});

describe("the time in motion of a session whose times change", () => {
  const started = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

  it.each([
    ["PUT", "", { iffinish: true }],
    ["PUT", "/feedback", { feeling_rating: 4 }],
  ] as const)(
    "is cut to what an open session has run when %s%s closes it",
    async (method, end, body) => {
      const kofi = await service.person();
      const open = { ...RUN, iffinish: false, sport_end: null, moving_seconds: 1800 };
      const made = await kofi.post("/api/sport/log", { ...open, sport_start: started(5) });
      const path = `/api/sport/log/${made.body.id}`;
      const closed = await kofi.send(method, `${path}${end}`, {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(closed.status).toBe(200);
      const { body: log } = await kofi.get(path);
      expect(log).toMatchObject({ iffinish: true, moving_seconds: expect.any(Number) });
      expect(log.moving_seconds).toBeGreaterThanOrEqual(300);
      expect(log.moving_seconds).toBeLessThan(360);
      const next = await kofi.post("/api/sport/log", { ...open, sport_start: started(1) });
      expect(next.status).toBe(201);
    },
  );

  it("is cut to a trimmed session, unless it is sent with the trimming", async () => {
    const { body } = await mei.post("/api/sport/log", { ...RUN, ...MEASURES });
    const path = `/api/sport/log/${body.id}`;
    const trimmed = { sport_end: "2026-03-02T06:00:00.000Z" };
    const refused = await mei.put(path, { ...trimmed, moving_seconds: 1801 });
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, "moving_seconds"]);
    const cut = await mei.put(path, trimmed);
    expect([cut.status, cut.body]).toMatchObject([200, { ...MEASURES, moving_seconds: 1800 }]);
    const later = await mei.patch(path, { sport_start: "2026-03-02T05:40:00Z" });
    expect([later.status, later.body.moving_seconds]).toEqual([200, 1200]);
    const back = await mei.patch(path, { ...later.body, sport_end: "2026-03-02T05:50:00Z" });
    expect([back.status, back.body.moving_seconds]).toEqual([200, 600]);
  });

  it("goes with the trimming where the track gave it", async () => {
    const kofi = await service.person();
    await kofi.send("POST", "/api/sport/import", filesForm(["a.gpx", GPX]));
    const [log] = (await kofi.get("/api/sport/logs")).body.logs;
    const trimmed = await kofi.put(`/api/sport/log/${log.id}`, {
      sport_end: "2026-05-04T05:05:00Z",
    });
    expect(trimmed.status).toBe(200);
    for (const field of ["moving_seconds", "distance_m", "computed_measures"]) {
      expect(Object.keys(trimmed.body)).not.toContain(field);
    }
  });
});

describe("the source of a log", () => {
  it("may have no id, as that of a file has none, and any number of logs of it", async () => {
    const source = { kind: "csv", external_id: null };
    for (const sport_name of ["First", "Second"]) {
      const { status, body } = await mei.post("/api/sport/log", { ...RUN, sport_name, source });
      expect([status, body.source]).toEqual([201, source]);
    }
    const custom = { ...RUN, iffinish: undefined, source };
    const { status, body } = await mei.post("/api/sport/log/custom", custom);
    expect([status, body.source]).toEqual([201, source]);
  });

  it("is given back, and one activity of it is kept once", async () => {
    const first = await mei.post("/api/sport/log", { ...RUN, source: FROM });
    expect([first.status, first.body.source]).toEqual([201, FROM]);
    const again = await mei.post("/api/sport/log", { ...RUN, sport_name: "Other", source: FROM });
    expect([again.status, again.body.code, again.body.log_id]).toEqual([
      409,
      "source_taken",
      first.body.id,
    ]);
    const custom = { ...RUN, source: FROM, iffinish: undefined };
    expect((await mei.post("/api/sport/log/custom", custom)).status).toBe(409);
  });

  it.each([
    ['{"kind":"garmin","external_id":"7:8"}', { kind: "garmin", external_id: "7:8" }],
    [' { "external_id": "\\u4e03", "kind": "手表" } ', { kind: "手表", external_id: "七" }],
    ['{"kind":"gpx","external_id":null}', { kind: "gpx", external_id: null }],
    ["strava:9", { kind: "strava", external_id: "9" }],
  ])("is read from the text %s", async (source, read) => {
    const { sport_name, sport_start, sport_end } = RUN;
    const form = new URLSearchParams({ sport_name, sport_start, sport_end, cal: "9", source });
    const { status, body } = await mei.post(`/api/sport/log/custom?${form}`);
    expect([status, body.source]).toEqual([201, read]);
  });

  it.each([
    ['{"kind":"garmin"}', "source.external_id"],
    ['{"kind":"garmin","external_id":7}', "source.external_id"],
    ['{"kind":"garmin","external_id":"\\u0000"}', "source"],
    ['{"kind":"garmin",external_id:7}', "source"],
    ['["garmin:7"]', "source"],
    ['"garmin:7"', "source"],
    ["garmin", "source"],
    [" :7", "source.kind"],
  ])("is refused where the text %s tells none", async (source, path) => {
    const { sport_name, sport_start, sport_end } = RUN;
    const form = new URLSearchParams({ sport_name, sport_start, sport_end, cal: "9", source });
    const { status, body } = await mei.post(`/api/sport/log/custom?${form}`);
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
  });

  it("is each person's own, and free again once the log is deleted", async () => {
    const kofi = await service.person();
    const { status, body } = await kofi.post("/api/sport/log", { ...RUN, source: FROM });
    expect(status).toBe(201);
    await kofi.delete(`/api/sport/log/${body.id}`);
    expect((await kofi.post("/api/sport/log", { ...RUN, source: FROM })).status).toBe(201);
  });

  it("is kept once also of two requests at the same moment", async () => {
    const log = { ...RUN, source: { kind: "watch", external_id: "at once" } };
    const both = await Promise.all([
      mei.post("/api/sport/log", log),
      mei.post("/api/sport/log", log),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

const TRACK = Array.from(
  { length: 61 },
  (_, at) =>
    `<trkpt lat="${47 + at * 0.0003}" lon="8"><time>${new Date(Date.UTC(2026, 4, 4, 5, 0, at * 10)).toISOString()}</time></trkpt>`,
).join("");
const GPX = `<gpx><trk><type>running</type><trkseg>${TRACK}</trkseg></trk></gpx>`;
const CSV =
  "start,type,elapsed_s,distance_m,avg_hr,max_hr\n2026-05-05T05:00:00Z,Run,1800,5012.3,148,171";

describe("the measures of an import", () => {
  it("are those of the file, and say which of them its track gave", async () => {
    const kofi = await service.person();
    const { body } = await kofi.send(
      "POST",
      "/api/sport/import",
      filesForm(["a.gpx", GPX], ["b.csv", CSV]),
    );
    expect(body).toMatchObject({ imported: 2, distances: { told: 1, computed: 1, unknown: 0 } });
    const [row, track] = (await kofi.get("/api/sport/logs")).body.logs;
    expect(row).toMatchObject({
      distance_m: 5012.3,
      average_heart_rate_bpm: 148,
      max_heart_rate_bpm: 171,
      cal: 0,
      cal_source: "none",
      source: { kind: "csv", external_id: null },
    });
    expect(Object.keys(row)).not.toContain("computed_measures");
    expect(track).toMatchObject({
      distance_m: expect.closeTo(2001.5, 0),
      moving_seconds: 600,
      computed_measures: ["distance_m", "moving_seconds"],
      source: { kind: "gpx", external_id: null },
    });
  });

  it("count in miles for whoever's account does", async () => {
    const kofi = await service.person({ units: "imperial" });
    const garmin = `Activity Type,Date,Title,Distance,Calories,Time\nRunning,2026-05-06 08:00:00,Run,3.10,300,00:30:00`;
    await kofi.send("POST", "/api/sport/import", filesForm(["a.csv", garmin]));
    expect((await kofi.get("/api/sport/logs")).body.logs[0].distance_m).toBe(4989);
  });
});

describe("distances in sums", () => {
  let kofi: Person;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    kofi = await service.person({ timezone: "Europe/Berlin" });
    const session = async (name: string, start: string, minutes: number, facts: object) => {
      const sportEnd = new Date(Date.parse(start) + minutes * 60_000).toISOString();
      const log = {
        sport_name: name,
        sport_start: start,
        sport_end: sportEnd,
        cal: 100,
        iffinish: true,
      };
      ids[`${name} ${start}`] = (await kofi.post("/api/sport/log", { ...log, ...facts })).body.id;
    };
    // Before the clocks go forward, and across midnight: both belong to Saturday.
    await session("Running", "2026-03-28T10:00:00Z", 30, { distance_m: 5000 });
    await session("Running", "2026-03-28T22:50:00Z", 60, {
      distance_m: 10_000.5,
      moving_seconds: 3000,
    });
    await session("Cycling", "2026-03-29T10:00:00Z", 60, { distance_m: 25_000 });
    await session("Running", "2026-03-30T10:00:00Z", 10, { distance_m: 900 });
    await session("Running", "2026-03-31T10:00:00Z", 20, {});
    // Nobody runs so fast.
    await session("Running", "2026-04-01T10:00:00Z", 20, { distance_m: 20_000 });
  });

  it("are in the statistics, the pace of those on foot alone", async () => {
    const { body } = await kofi.get("/api/sport/stats");
    expect(body.distance_m).toBe(60_900.5);
    expect(body.average_pace_s_per_km).toBe(339.6);
    expect(body.personal_bests).toMatchObject({
      longest_distance_m: {
        value: 25_000,
        log_id: ids["Cycling 2026-03-29T10:00:00Z"],
        date: "2026-03-29",
      },
      best_pace_s_per_km: {
        value: 300,
        log_id: ids["Running 2026-03-28T22:50:00Z"],
        date: "2026-03-28",
      },
    });
    const types = Object.fromEntries(
      body.by_type.map((type: { exercise_type: string }) => [type.exercise_type, type]),
    );
    expect(types["running"]).toMatchObject({ distance_m: 35_900.5, average_pace_s_per_km: 339.6 });
    expect(types["bicycling"]).toMatchObject({ distance_m: 25_000, average_pace_s_per_km: null });
  });

  it("are in the calendar, on the day on which a session starts", async () => {
    const { body } = await kofi.get(
      "/api/sport/logs/calendar?start_date=2026-03-28&end_date=2026-03-31",
    );
    expect(body.calendar_data).toMatchObject([
      { distance_m: 15_000.5, average_pace_s_per_km: 320 },
      { distance_m: 25_000, average_pace_s_per_km: null },
      { distance_m: 900, average_pace_s_per_km: 666.7 },
      { sessions: 1 },
    ]);
    expect(Object.keys(body.calendar_data[3])).not.toContain("distance_m");
    expect(body.summary).toMatchObject({ distance_m: 40_900.5, average_pace_s_per_km: 339.6 });
  });

  it("are in the weekly report, beside the week before", async () => {
    const { report_data: report } = (
      await kofi.get("/api/sport/weekly-report?start_date=2026-03-30&end_date=2026-04-05")
    ).body;
    expect(report.totals).toMatchObject({ distance_m: 20_900 });
    expect(report.previous_period).toMatchObject({ distance_m: 40_000.5 });
    expect(report.change_percent.distance_m).toBe(-47.8);
    expect(report.totals.average_pace_s_per_km).toBe(666.7);
    // 20.9 km are told, and no pace that nobody has.
    const told = report.highlights.map(({ message }: { message: string }) => message).join(" ");
    expect(told).toContain("11:07 min/km");
  });

  it("have no speed and no pace of what is faster than anybody", async () => {
    const lin = await service.person();
    const { sport_start } = RUN;
    const minute = {
      sport_start,
      sport_end: new Date(Date.parse(sport_start) + 60_000).toISOString(),
    };
    const session = { ...RUN, ...minute };
    await lin.post("/api/sport/log", { ...session, sport_name: "Cycling", distance_m: 40_000 });
    await lin.post("/api/sport/log", { ...session, sport_name: "Running", distance_m: 10_000 });
    const { report_data: report } = (
      await lin.get("/api/sport/weekly-report?start_date=2026-03-02&end_date=2026-03-08")
    ).body;
    expect(report).toMatchObject({ speeds: [], totals: { distance_m: 50_000 } });
    expect(report.totals.average_pace_s_per_km).toBeNull();
    expect(JSON.stringify(report.highlights)).not.toMatch(/km\/h|min\/km/);
    const { issues } = (await lin.get(`/api/sport/validate-consistency/${lin.id}`)).body;
    expect(
      issues.filter(({ code }: { code: string }) => code === "distance_too_fast"),
    ).toHaveLength(2);
  });

  it("are in the history, of all sessions that pass the filter", async () => {
    const { body } = await kofi.get(
      "/api/sport/history?exercise_type=running&end_date=2026-03-28&limit=1",
    );
    expect(body).toMatchObject({
      total_count: 2,
      distance_m: 15_000.5,
      average_pace_s_per_km: 320,
    });
    expect((await kofi.get("/api/sport/history?exercise_type=yoga")).body).toMatchObject({
      distance_m: null,
      average_pace_s_per_km: null,
    });
  });

  it("are without what is deleted, and whatever is somebody else's", async () => {
    await kofi.delete(`/api/sport/log/${ids["Cycling 2026-03-29T10:00:00Z"]}`);
    const { body } = await kofi.get("/api/sport/stats");
    expect([body.distance_m, body.personal_bests.longest_distance_m.value]).toEqual([
      35_900.5, 20_000,
    ]);
    const other = await service.person();
    expect((await other.get("/api/sport/stats")).body.distance_m).toBe(null);
  });
});
