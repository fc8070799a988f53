import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  filesForm,
  garminCsv,
  gpx,
  type NamedFile,
  stravaCsv,
  tcx,
} from "../support/activity-files.ts";
import { RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const PATH = "/api/sport/import";
const START = "2026-03-02T07:00:00Z";
const STRAVA_START = "Mar 2, 2026, 7:00:00 AM";
const MEBIBYTE = 1024 * 1024;

const temporary = mkdtempSync(join(tmpdir(), "import-test-"));
const usual = process.env["TMPDIR"];
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  process.env["TMPDIR"] = temporary;
});
afterAll(async () => {
  if (usual === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = usual;
  rmSync(temporary, { recursive: true });
  await service.stop();
});
afterEach(async () => {
  await expect.poll(() => readdirSync(temporary)).toEqual([]);
});

const bringIn = (person: Person, ...files: readonly NamedFile[]) =>
  person.send("POST", PATH, filesForm(...files));
const bringInFrom = (person: Person, zone: string, ...files: readonly NamedFile[]) =>
  person.send("POST", `${PATH}?timezone=${encodeURIComponent(zone)}`, filesForm(...files));
const logsOf = async (person: Person) => (await person.get("/api/sport/logs?limit=100")).body.logs;
const outcome = (facts: object) => ({
  imported: 0,
  duplicates: 0,
  completed: expect.any(Number),
  unmapped: [],
  errors: [],
  errors_omitted: 0,
  distances: expect.any(Object),
  ...facts,
});

describe("an import", () => {
  it("makes finished logs that count like any other", async () => {
    const ana = await service.person({ weight_kg: 70, age: 35 });
    const csv = stravaCsv(
      [STRAVA_START, "Morning Run", "Run", 1_800, 310.5],
      ["Mar 3, 2026, 7:00:00 AM", "Zwift", "VirtualRide", 3_600],
    );
    expect(await bringIn(ana, ["activities.csv", csv])).toMatchObject({
      status: 200,
      body: outcome({ imported: 2 }),
    });
    const [ride, run] = await logsOf(ana);
    expect(run).toMatchObject({
      sport_name: "Morning Run",
      sport_start: "2026-03-02T07:00:00.000Z",
      sport_end: "2026-03-02T07:30:00.000Z",
      cal: 311,
      cal_source: "device",
      iffinish: true,
      is_custom: false,
      exercise_type: "running",
      duration_minutes: 30,
      met: 8,
      estimated_cal: 280,
    });
    expect(ride.exercise_type).toBe("bicycling");
    expect((await ana.get("/api/sport/stats")).body).toMatchObject({
      total_sessions: 2,
      total_minutes: 90,
    });
    expect((await ana.get("/api/sport/history?exercise_type=bicycling")).body.total_count).toBe(1);
  });

  it("stores each activity once, however often and in whichever format it comes", async () => {
    const ana = await service.person({ timezone: "Europe/Berlin" });
    const strava: NamedFile = ["a.csv", stravaCsv([STRAVA_START, "Run", "Run", 1_830])];
    const garmin: NamedFile = [
      "b.csv",
      garminCsv(["Running", "2026-03-02 08:00:20", "Berlin Running"]),
    ];
    expect((await bringIn(ana, strava, strava, ["a.gpx", gpx(START)])).body).toEqual(
      outcome({ imported: 1, duplicates: 2 }),
    );
    const again = await bringIn(ana, ["a.tcx", tcx(START)], garmin, strava);
    expect(again.body).toEqual(outcome({ duplicates: 3 }));
    expect(await logsOf(ana)).toHaveLength(1);
  });

  it("knows each activity again after its log was moved to another time", async () => {
    const ana = await service.person({ timezone: "Europe/Berlin" });
    const files: readonly NamedFile[] = [
      ["a.gpx", gpx(START)],
      ["b.tcx", tcx("2026-03-03T07:00:00Z")],
      ["c.csv", garminCsv(["Running", "2026-03-04 08:00:20", "Berlin Running"])],
    ];
    expect((await bringIn(ana, ...files)).body).toEqual(outcome({ imported: 3 }));
    for (const { id, sport_start } of await logsOf(ana)) {
      const start = Date.parse(sport_start) - 3 * 86_400_000;
      const moved = await ana.patch(`/api/sport/log/${id}`, {
        sport_start: new Date(start).toISOString(),
        sport_end: new Date(start + 2_400_000).toISOString(),
      });
      expect(moved.status).toBe(200);
    }
    expect((await bringIn(ana, ...files)).body).toMatchObject({ imported: 0, duplicates: 3 });
    await ana.put("/api/profile", { timezone: "Asia/Shanghai" });
    expect((await bringIn(ana, ...files)).body).toMatchObject({ imported: 0, duplicates: 3 });
    expect(await logsOf(ana)).toHaveLength(3);
  });

  it("knows the times of a clock on the wall again in another zone", async () => {
    const ana = await service.person();
    const file = (...times: readonly string[]): NamedFile => [
      "a.csv",
      garminCsv(...times.map((time) => ["Running", `2026-03-02 ${time}`, "Run"] as const)),
    ];
    const two = file("07:00:00", "08:00:00");
    expect((await bringIn(ana, two)).body).toMatchObject({ imported: 2 });
    for (const timezone of ["Africa/Lagos", "Asia/Shanghai", "America/New_York"]) {
      await ana.put("/api/profile", { timezone });
      expect((await bringIn(ana, two)).body).toMatchObject({
        imported: 0,
        duplicates: 2,
      });
    }
    await ana.put("/api/profile", { timezone: "Africa/Lagos" });
    expect((await bringIn(ana, file("07:00:00", "08:00:00", "09:00:00"))).body).toMatchObject({
      imported: 1,
      duplicates: 2,
    });
  });

  it("knows what was logged by hand, and brings back what was deleted", async () => {
    const ana = await service.person();
    const byHand = (await ana.post("/api/sport/log", RUN)).body;
    const file: NamedFile = ["a.gpx", gpx("2026-03-02T05:30:30Z")];
    expect((await bringIn(ana, file)).body).toEqual(outcome({ duplicates: 1 }));
    await ana.delete(`/api/sport/log/${byHand.id}`);
    expect((await bringIn(ana, file)).body).toEqual(outcome({ imported: 1 }));
    const [imported] = await logsOf(ana);
    await ana.delete(`/api/sport/log/${imported.id}`);
    expect((await bringIn(ana, file)).body).toEqual(outcome({ imported: 1 }));
    expect(await logsOf(ana)).toHaveLength(1);
  });

  it("is for one person alone", async () => {
    const [ana, ben] = [await service.person(), await service.person()];
    await bringIn(ana, ["a.gpx", gpx(START)]);
    expect((await bringIn(ben, ["a.gpx", gpx(START)])).body).toEqual(outcome({ imported: 1 }));
    const [log] = await logsOf(ana);
    expect((await ben.get(`/api/sport/log/${log.id}`)).status).toBe(403);
    expect(await logsOf(ana)).toHaveLength(1);
  });

  it("stores each activity once when it comes eight times at once", async () => {
    const ana = await service.person();
    const rows = Array.from(
      { length: 28 },
      (_, day) => [`Feb ${day + 1}, 2026, 7:00:00 AM`, "Run", "Run", 1_800] as const,
    );
    const file: NamedFile = ["a.csv", stravaCsv(...rows)];
    const answers = await Promise.all(Array.from({ length: 8 }, () => bringIn(ana, file)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const imported = answers.map(({ body }) => body.imported).sort((a, b) => b - a);
    expect(imported).toEqual([28, ...Array(7).fill(0)]);
    expect(await logsOf(ana)).toHaveLength(28);
  });

  it("may be one file as the body, with its name beside it", async () => {
    const ana = await service.person();
    const headers = { "content-type": "application/gpx+xml" };
    const sent = await ana.send("POST", PATH, { headers, body: gpx(START) });
    expect(sent).toMatchObject({ status: 200, body: outcome({ imported: 1 }) });
    const named = { ...headers, "content-disposition": 'attachment; filename="broken.gpx"' };
    const broken = await ana.send("POST", PATH, { headers: named, body: "<gpx>" });
    expect(broken.body.errors).toMatchObject([{ file: "broken.gpx" }]);
  });
});

describe("what an import cannot take in", () => {
  it("is reported by its line, and the rest goes in", async () => {
    const ana = await service.person();
    const csv = stravaCsv(
      [STRAVA_START, "Run", "Run", 1_800],
      ["yesterday", "Run", "Run", 1_800],
      ["Mar 4, 2026, 7:00:00 AM", "Run", "Run", 8 * 86_400],
      ["Mar 5, 2026, 7:00:00 AM", "Run", "Run", 1_800, 99_999],
      ["Mar 6, 2026, 7:00:00 AM", "Run", "Run", 1_800],
    );
    const { body } = await bringIn(ana, ["a.csv", csv]);
    expect(body).toEqual(
      outcome({
        imported: 2,
        errors: [3, 4, 5].map((line) => ({ file: "a.csv", line, message: expect.any(String) })),
      }),
    );
    expect(body.errors[1].message).toBe("It lasts longer than 7 days.");
    expect(JSON.stringify(body)).not.toContain("yesterday");
  });

  it("is told of a file that is bad, which changes nothing and keeps no other out", async () => {
    const ana = await service.person();
    const bomb = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${gpx(START)}`;
    const bad: readonly NamedFile[] = [
      ["cut.gpx", gpx("2026-01-01T07:00:00Z").slice(0, -20)],
      ["picture.png", "\u0089PNG\r\n"],
      ["empty.csv", ""],
      ["entities.gpx", bomb],
    ];
    const alone = await bringIn(ana, ...bad);
    expect(alone.status).toBe(200);
    expect(alone.body.imported).toBe(0);
    expect(
      alone.body.errors.map(({ file, line }: { file: string; line?: number }) => [file, line]),
    ).toEqual(bad.map(([name]) => [name, undefined]));
    expect(await logsOf(ana)).toEqual([]);
    expect((await bringIn(ana, ...bad, ["a.tcx", tcx(START)])).body.imported).toBe(1);
  });

  it("is told of types that are not in the catalogue; the logs are there all the same", async () => {
    const ana = await service.person();
    const csv = stravaCsv(
      [STRAVA_START, "Tuesday", "Kubb", 1_800],
      ["Mar 3, 2026, 7:00:00 AM", "Wednesday", "Kubb", 1_800],
      ["Mar 4, 2026, 7:00:00 AM", "Feierabend", "Radfahrt", 1_800],
    );
    const { body } = await bringIn(ana, ["a.csv", csv]);
    expect(body).toEqual(outcome({ imported: 3, unmapped: [{ type: "Kubb", count: 2 }] }));
    const types = (await logsOf(ana)).map((log: { exercise_type: string }) => log.exercise_type);
    expect(types).toEqual(["bicycling", "Kubb", "Kubb"]);
  });

  it("is refused as a whole where no file comes", async () => {
    const ana = await service.person();
    const headers = { "content-type": "text/csv" };
    for (const request of [{}, { headers, body: "" }, filesForm(), filesForm(["", ""])]) {
      expect(await ana.send("POST", PATH, request)).toMatchObject({
        status: 400,
        body: { code: "invalid_input", errors: [{ path: "file" }] },
      });
    }
  });

  it("is refused in a wrong type, broken, or without a token", async () => {
    const ana = await service.person();
    const headers = { "content-type": "application/json" };
    const json = await ana.send("POST", PATH, { headers, body: "{}" });
    expect([json.status, json.body.code]).toEqual([415, "unsupported_media_type"]);
    const whole = filesForm(["a.gpx", gpx(START)]);
    const cut = await ana.send("POST", PATH, { ...whole, body: whole.body.slice(0, -20) });
    expect([cut.status, cut.body.code]).toEqual([400, "malformed_body"]);
    expect((await service.send("POST", PATH, whole)).status).toBe(401);
    await service.users.disableUser(ana.id, new Date());
    expect((await ana.send("POST", `${PATH}?timezone=Mars`, whole)).status).toBe(401);
  });

  it("is refused when it is larger than 100 MB, and early", async () => {
    const ana = await service.person();
    const headers = { "content-type": "text/csv" };
    const body = "a".repeat(101 * MEBIBYTE);
    const { status, body: problem } = await ana.send("POST", PATH, { headers, body });
    expect([status, problem.code]).toEqual([413, "payload_too_large"]);

    const { authorization } = ana;
    const early = request(`${service.url}${PATH}`, {
      method: "POST",
      headers: { ...headers, authorization, "content-length": body.length },
    });
    early.on("error", () => {});
    early.write(body.slice(0, 1_000));
    const [response]: IncomingMessage[] = await once(early, "response");
    expect(response?.statusCode).toBe(413);
    early.destroy();
  });

  it("is refused when it holds too many activities, and nothing is stored", async () => {
    const ana = await service.person();
    const hours = Array.from({ length: 20_001 }, (_, index) => {
      const start = new Date(Date.UTC(2020, 0, 1) + index * 3_600_000).toISOString();
      return ["Running", start.slice(0, 19).replace("T", " "), "Run"] as const;
    });
    expect(await bringIn(ana, ["a.csv", garminCsv(...hours)])).toMatchObject({
      status: 400,
      body: { code: "invalid_input", errors: [{ path: "file" }] },
    });
    expect(await logsOf(ana)).toEqual([]);
    const most = await bringIn(ana, ["a.csv", garminCsv(...hours.slice(1))]);
    expect(most.body).toEqual(outcome({ imported: 20_000 }));
  });
});

describe("the times in an import", () => {
  const startsOf = async (person: Person) =>
    (await logsOf(person)).map((log: { sport_start: string }) => log.sport_start).reverse();
  const local = (...dates: readonly string[]): NamedFile => [
    "a.csv",
    garminCsv(...dates.map((date) => ["Running", date, "Run"] as const)),
  ];

  it("are read in the zone asked for, else the profile's, else UTC", async () => {
    const file = local("2026-03-02 08:00:00");
    const [ana, ben] = [await service.person(), await service.person({ timezone: "Asia/Tokyo" })];
    await bringIn(ana, file);
    expect(await startsOf(ana)).toEqual(["2026-03-02T08:00:00.000Z"]);
    await bringIn(ben, file);
    expect(await startsOf(ben)).toEqual(["2026-03-01T23:00:00.000Z"]);
    await bringInFrom(ben, "America/New_York", file);
    expect(await startsOf(ben)).toEqual(["2026-03-01T23:00:00.000Z"]);
    const mei = await service.person({ timezone: "Asia/Tokyo" });
    await bringInFrom(mei, "America/New_York", file);
    expect(await startsOf(mei)).toEqual(["2026-03-02T13:00:00.000Z"]);
    expect(await bringInFrom(ben, "Mars/Base", file)).toMatchObject({
      status: 400,
      body: { errors: [{ path: "timezone" }] },
    });
  });

  it("are moved forward where clocks skip them, and the earlier ones where they come twice", async () => {
    const ana = await service.person();
    const file = local("2026-03-29 02:30:00", "2026-10-25 02:30:00");
    await bringInFrom(ana, "Europe/Berlin", file);
    expect(await startsOf(ana)).toEqual(["2026-03-29T01:30:00.000Z", "2026-10-25T00:30:00.000Z"]);
  });

  it("are those of the file where it states them whole, on the local day they belong to", async () => {
    const ana = await service.person({ timezone: "Pacific/Auckland" });
    await bringInFrom(ana, "America/New_York", ["a.gpx", gpx("2026-03-02T23:30:00+02:00")]);
    expect(await startsOf(ana)).toEqual(["2026-03-02T21:30:00.000Z"]);
    const { body } = await ana.get(
      "/api/sport/logs/calendar?start_date=2026-03-03&end_date=2026-03-03",
    );
    expect(body.summary.total_sessions).toBe(1);
  });
});
