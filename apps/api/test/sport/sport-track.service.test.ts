import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filesForm } from "../support/activity-files.ts";
import { RUN } from "../support/sport-logs.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const NOWHERE = "01890000-0000-7000-8000-000000000000";
const DEGREES_PER_METER = 1 / 111_195;

/** A run straight north, with a point every ten seconds and a pulse. */
function aRun(start: string, seconds: number, metersPerSecond: number): string {
  const points = Array.from({ length: seconds / 10 + 1 }, (_, at) => {
    const latitude = (47 + at * 10 * metersPerSecond * DEGREES_PER_METER).toFixed(7);
    const time = new Date(Date.parse(start) + at * 10_000).toISOString();
    return `<trkpt lat="${latitude}" lon="8"><ele>400</ele><time>${time}</time><extensions><hr>150</hr></extensions></trkpt>`;
  });
  return `<gpx><trk><type>running</type><trkseg>${points.join("")}</trkseg></trk></gpx>`;
}

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const bringIn = (person: Person, ...files: readonly string[]) =>
  person.send(
    "POST",
    "/api/sport/import",
    filesForm(...files.map((file, at) => [`${at}.gpx`, file] as const)),
  );
const firstLog = async (person: Person) => (await person.get("/api/sport/logs")).body.logs[0];
const trackOf = (person: Person, id: string) => person.get(`/api/sport/log/${id}/track`);
type Point = { lat: number | null; lon: number | null; heart_rate_bpm?: number };

describe("the track of an import", () => {
  it("is kept as a line, with pulse and height, in seconds from the start", async () => {
    const mei = await service.person();
    await bringIn(mei, aRun("2026-03-02T06:00:00Z", 600, 3));
    const { status, body } = await trackOf(mei, (await firstLog(mei)).id);
    expect(status).toBe(200);
    expect(body.points[0]).toEqual({
      t: 0,
      lat: 47,
      lon: 8,
      elevation_m: 400,
      heart_rate_bpm: 150,
    });
    expect(body.points.at(-1)).toMatchObject({ t: 600, lat: expect.closeTo(47.016188, 5) });
    expect(body.points.length).toBeLessThan(30);
  });

  it("is none of a log without one, of a deleted or unknown one, or somebody else's", async () => {
    const [mei, kofi] = [await service.person(), await service.person()];
    const { body: byHand } = await mei.post("/api/sport/log", RUN);
    expect(await trackOf(mei, byHand.id)).toMatchObject({
      status: 404,
      body: { code: "sport_track_not_found" },
    });
    await bringIn(mei, aRun("2026-03-03T06:00:00Z", 600, 3));
    const { id } = await firstLog(mei);
    expect((await trackOf(kofi, id)).status).toBe(403);
    expect((await trackOf(kofi, NOWHERE)).status).toBe(404);
    expect((await trackOf(kofi, "none")).status).toBe(404);
    await mei.delete(`/api/sport/log/${id}`);
    expect(await trackOf(mei, id)).toMatchObject({
      status: 404,
      body: { code: "sport_log_not_found" },
    });
  });

  it("is without places for whoever keeps none, from then on and before", async () => {
    const mei = await service.person();
    await bringIn(mei, aRun("2026-03-02T06:00:00Z", 600, 3));
    const before = (await firstLog(mei)).id;
    await mei.put("/api/profile", { keep_tracks: false });
    await bringIn(mei, aRun("2026-03-03T06:00:00Z", 600, 3));
    for (const id of [before, (await firstLog(mei)).id]) {
      const points: Point[] = (await trackOf(mei, id)).body.points;
      expect(points.every(({ lat, lon }) => lat === null && lon === null)).toBe(true);
      expect(points[0]?.heart_rate_bpm).toBe(150);
    }
    const { body } = await mei.get("/api/account/export");
    expect(
      body.data.sport_tracks.map(
        (track: { latitude_microdegrees: unknown }) => track.latitude_microdegrees,
      ),
    ).toEqual([null, null]);
    expect((await firstLog(mei)).distance_m).toBeCloseTo(1_800, -1);
  });

  it("is without the places around its start", async () => {
    const mei = await service.person({ private_radius_m: 500 });
    await bringIn(mei, aRun("2026-03-02T06:00:00Z", 600, 3));
    const points: Point[] = (await trackOf(mei, (await firstLog(mei)).id)).body.points;
    expect(points[0]?.lat).toBe(null);
    const shown = points.flatMap(({ lat }) => lat ?? []);
    expect(Math.min(...shown)).toBeGreaterThan(47 + 495 * DEGREES_PER_METER);
  });

  it("gives the fastest stretches of runs to the personal bests", async () => {
    const mei = await service.person();
    await bringIn(
      mei,
      aRun("2026-03-02T06:00:00Z", 2_000, 3),
      aRun("2026-03-03T06:00:00Z", 600, 4),
    );
    const { body } = await mei.get("/api/sport/stats");
    const fast = await firstLog(mei);
    expect(body.personal_bests).toMatchObject({
      fastest_1_km_s: { value: expect.closeTo(250, 0), log_id: fast.id, date: "2026-03-03" },
      fastest_5_km_s: { value: expect.closeTo(1_667, -1), date: "2026-03-02" },
      fastest_10_km_s: null,
      fastest_half_marathon_s: null,
    });
    const asked = async (message: string): Promise<string> =>
      (await mei.post("/api/chat/message", { message })).body.content;
    expect(await asked("What was my fastest 5k in March 2026?")).toMatch(/27:4\d/);
    expect(await asked("What was my fastest 5k in February 2026?")).not.toMatch(/27:4\d/);
    await mei.delete(`/api/sport/log/${fast.id}`);
    const after = (await mei.get("/api/sport/stats")).body.personal_bests;
    expect(after.fastest_1_km_s.date).toBe("2026-03-02");
  });

  it("goes with the account", async () => {
    const mei = await service.person();
    await bringIn(mei, aRun("2026-03-02T06:00:00Z", 600, 3));
    const { status, body } = await mei.delete("/api/account");
    expect([status, body.receipt.erased.sport_tracks]).toEqual([200, 1]);
  });
});
