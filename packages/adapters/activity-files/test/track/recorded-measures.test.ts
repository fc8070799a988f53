import { describe, expect, it } from "vitest";
import {
  aFitFile,
  fileId,
  number8,
  number16,
  number32,
  oneOf,
  session,
  time,
} from "../support/a-fit-file.ts";
import { GARMIN_HEADINGS, gpx, STRAVA_HEADINGS, tcx } from "../support/documents.ts";
import { read, readOne } from "../support/read.ts";

const START = "2026-03-04T05:00:00Z";
const at = (second: number) => new Date(Date.parse(START) + second * 1_000).toISOString();
const DEGREES_PER_METER = 1 / 111_195;
const latitude = (meters: number) => (47 + meters * DEGREES_PER_METER).toFixed(7);
const seconds = (count: number) => Array.from({ length: count }, (_, second) => second);

const point = (second: number, inside = "") =>
  `<trkpt lat="${latitude(second * 3)}" lon="8">${inside}<time>${at(second)}</time></trkpt>`;

describe("the measures of a GPX file", () => {
  it("are computed from its track, heart rates from its extensions", async () => {
    const garmin = (rate: number) =>
      `<extensions><x:TrackPointExtension xmlns:x="x"><x:hr>${rate}</x:hr></x:TrackPointExtension></extensions>`;
    const points = seconds(601).map((second) =>
      point(second, `<ele>${400 + second / 10}</ele>${garmin(140)}`),
    );
    const { measures, source } = await readOne(
      gpx(`<trk><trkseg>${points.join("")}</trkseg></trk>`),
    );
    expect(measures?.told).toEqual({});
    expect(measures?.computed?.distanceMeters).toBeCloseTo(1_800, 0);
    expect(measures?.computed?.elevationGainMeters).toBeCloseTo(60, 0);
    expect(measures?.computed).toMatchObject({ averageHeartRateBpm: 140, maxHeartRateBpm: 140 });
    expect(source).toEqual({ kind: "gpx", externalId: null });
  });

  it("do not lead from one segment to the next", async () => {
    const segments = [point(0), point(10), point(2_000), point(2_010)];
    const joined = `<trk><trkseg>${segments.slice(0, 2).join("")}</trkseg><trkseg>${segments.slice(2).join("")}</trkseg></trk>`;
    expect((await readOne(gpx(joined))).measures?.computed?.distanceMeters).toBeCloseTo(60, 0);
  });

  it("pass over places, heights and rates that are none", async () => {
    const bad = `<trkpt lat="north" lon="181"><ele>high</ele><time>${at(5)}</time><extensions><hr>fast</hr></extensions></trkpt>`;
    const track = `<trk><trkseg>${point(0)}${bad}${point(10)}</trkseg></trk>`;
    const { measures } = await readOne(gpx(track));
    expect(measures?.computed?.distanceMeters).toBeCloseTo(30, 0);
    expect(measures?.computed).toMatchObject({
      averageHeartRateBpm: null,
      elevationGainMeters: null,
    });
  });
});

describe("the measures of a TCX file", () => {
  it("are the totals of its laps, the mean rate over their time, the rest from its track", async () => {
    const trackpoint = (second: number) =>
      `<Trackpoint><Time>${at(second)}</Time><Position><LatitudeDegrees>${latitude(second * 3)}</LatitudeDegrees><LongitudeDegrees>8</LongitudeDegrees></Position><AltitudeMeters>${400 + second}</AltitudeMeters></Trackpoint>`;
    const lap = (start: number, duration: number, meters: number, rate: number, highest: number) =>
      `<Lap StartTime="${at(start)}"><TotalTimeSeconds>${duration}</TotalTimeSeconds><DistanceMeters>${meters}</DistanceMeters><AverageHeartRateBpm><Value>${rate}</Value></AverageHeartRateBpm><MaximumHeartRateBpm><Value>${highest}</Value></MaximumHeartRateBpm><Track>${trackpoint(start)}${trackpoint(start + duration)}</Track></Lap>`;
    const activity = `<Activities><Activity Sport="Running"><Id>${START}</Id>${lap(0, 100, 310, 120, 150)}${lap(100, 300, 905.5, 160, 171)}</Activity></Activities>`;
    const { measures, source } = await readOne(tcx(activity));
    expect(measures?.told).toEqual({
      distanceMeters: 1_215.5,
      movingSeconds: 400,
      averageHeartRateBpm: 150,
      maxHeartRateBpm: 171,
    });
    expect(measures?.computed?.distanceMeters).toBeCloseTo(1_200, 0);
    expect(measures?.computed?.elevationGainMeters).toBe(400);
    expect(source).toEqual({ kind: "tcx", externalId: null });
  });
});

const SEMICIRCLES = 2 ** 31 / 180;
const fitRecord = (second: number) => ({
  number: 20,
  fields: [
    time(253, at(second)),
    number32(0, Math.round((47 + second * 3 * DEGREES_PER_METER) * SEMICIRCLES)),
    number32(1, Math.round(8 * SEMICIRCLES)),
    number16(2, (400 + second + 500) * 5),
    number8(3, 130),
  ],
});

describe("the measures of a FIT file", () => {
  it.each([false, true])(
    "are the totals of its session, and beside them those of its records (big endian: %s)",
    async (isBigEndian) => {
      const run = session(
        time(253, at(100)),
        time(2, START),
        oneOf(5, 1),
        number32(7, 100_000),
        number32(8, 95_000),
        number32(9, 30_512),
        number32(10, 140),
        number8(16, 131),
        number8(17, 150),
        number16(22, 12),
      );
      const file = aFitFile(
        [
          { ...fileId(), fields: [...fileId().fields, number32(3, 4_711), time(4, START)] },
          ...seconds(101).map(fitRecord),
          run,
        ],
        { isBigEndian },
      );
      const { measures, source } = await readOne(file);
      expect(measures?.told).toEqual({
        distanceMeters: 305.12,
        movingSeconds: 95,
        elevationGainMeters: 12,
        averageHeartRateBpm: 131,
        maxHeartRateBpm: 150,
        steps: 280,
      });
      expect(measures?.computed?.distanceMeters).toBeCloseTo(300, 0);
      expect(measures?.computed).toMatchObject({
        elevationGainMeters: 100,
        averageHeartRateBpm: 130,
      });
      expect(source).toEqual({
        kind: "fit",
        externalId: `4711-${Date.parse(START) / 1_000 - 631_065_600}-${Date.parse(START)}`,
      });
    },
  );

  it("of each of several sessions are those of its own records", async () => {
    const part = (from: number, to: number) =>
      session(time(253, at(to)), time(2, at(from)), oneOf(5, 1));
    const file = aFitFile([fileId(), ...seconds(301).map(fitRecord), part(0, 100), part(101, 300)]);
    const { activities } = await read(file);
    const distances = activities.map(({ activity }) => activity.measures?.computed?.distanceMeters);
    expect(distances[0]).toBeCloseTo(300, 0);
    expect(distances[1]).toBeCloseTo(597, 0);
  });

  it("without a session are those of its records, and nothing is made of marks for no value", async () => {
    const empty = {
      number: 20,
      fields: [
        time(253, at(5)),
        number32(0, 0x7fffffff),
        number32(1, 0x7fffffff),
        number16(2, 0xffff),
        number8(3, 0xff),
      ],
    };
    const { measures } = await readOne(aFitFile([fileId(), fitRecord(0), empty, fitRecord(10)]));
    expect(measures?.computed?.distanceMeters).toBeCloseTo(30, 0);
    expect(measures?.computed).toMatchObject({ averageHeartRateBpm: 130, maxHeartRateBpm: 130 });
  });
});

describe("the measures of a CSV file", () => {
  it("of Strava are in its second column of distances, in meters, with the id of the activity", async () => {
    const headings = `${STRAVA_HEADINGS},Max Heart Rate,Average Heart Rate,Elevation Gain`;
    const row = `123,"Mar 2, 2026, 7:00:00 AM",Run,Run,,1830,5.01,1830,1790,5012.3,310,,171,148.4,41.5`;
    const { measures, source } = await readOne(`${headings}\n${row}`);
    expect(measures).toEqual({
      told: {
        distanceMeters: 5_012.3,
        movingSeconds: 1_790,
        elevationGainMeters: 41.5,
        averageHeartRateBpm: 148.4,
        maxHeartRateBpm: 171,
        steps: null,
      },
    });
    expect(source).toEqual({ kind: "strava", externalId: "123" });
  });

  it("of Garmin are in the unit of the account", async () => {
    const headings = `${GARMIN_HEADINGS},Avg HR,Max HR,Total Ascent,Steps`;
    const row = `Running,2026-03-02 08:00:00,false,Run,5.01,310,00:30:30,00:29:50,00:31:00,148,171,41,"5,012"`;
    const { measures, source } = await readOne(`${headings}\n${row}`);
    expect(measures).toEqual({
      told: {
        distanceMeters: 5.01,
        movingSeconds: 1_790,
        elevationGainMeters: 41,
        averageHeartRateBpm: 148,
        maxHeartRateBpm: 171,
        steps: 5_012,
      },
      distanceUnit: "account",
      climbUnit: "account",
    });
    expect(source).toEqual({ kind: "garmin_connect", externalId: null });
  });

  it("with plain headings are in the unit that the heading names", async () => {
    const rowOf = async (headings: string, row: string) =>
      (await readOne(`start,type,elapsed_s,${headings}\n2026-03-02T07:00:00Z,Run,1800,${row}`))
        .measures?.told;
    expect(
      await rowOf("distance_m,avg_hr,max_hr,moving_s", "5000.0,148.0,171.0,1700.0"),
    ).toMatchObject({
      distanceMeters: 5_000,
      averageHeartRateBpm: 148,
      maxHeartRateBpm: 171,
      movingSeconds: 1_700,
    });
    expect(await rowOf("distance_km", "5.25")).toMatchObject({ distanceMeters: 5_250 });
    expect(await rowOf("distance_km,steps", "far,5000.5.5")).toMatchObject({
      distanceMeters: null,
      steps: null,
    });
  });
});
