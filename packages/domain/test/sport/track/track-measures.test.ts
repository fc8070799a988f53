import { describe, expect, it } from "vitest";
import { coveredWay, metersBetween } from "../../../src/sport/track/track-distance.ts";
import { measuresOfTrack } from "../../../src/sport/track/track-measures.ts";
import { aStraightWay, someSamples } from "./some-samples.ts";

const meters = (...args: Parameters<typeof someSamples>) => coveredWay(someSamples(...args)).total;

describe("the way of a track", () => {
  it("is measured along the surface of the earth", () => {
    expect(metersBetween(0, 0, 0, 180)).toBeCloseTo(Math.PI * 6_371_009, 0);
    expect(metersBetween(47, 8, 47, 8)).toBe(0);
    // Zurich to Geneva, over the date line, at a pole.
    expect(metersBetween(47.3769, 8.5417, 46.2044, 6.1432)).toBeCloseTo(224_300, -3);
    expect(metersBetween(0, 179.5, 0, -179.5)).toBeCloseTo(111_195, -1);
    expect(metersBetween(90, 0, 90, 120)).toBeCloseTo(0, 3);
  });

  it("is the sum of its steps", () => {
    expect(meters(aStraightWay(600, 3))).toBeCloseTo(1_800, 0);
  });

  it("leaves out a position that jumped away, and goes on from where it was", () => {
    const way = aStraightWay(600, 3);
    const jumped = way.map((each, at) => (at === 300 ? { north: 5_000 } : each));
    expect(meters(jumped)).toBeCloseTo(1_800, 0);
  });

  it("goes on from the other place where positions stay there, without the way to it", () => {
    const way = Array.from({ length: 601 }, (_, at) => ({
      north: at < 300 ? at * 3 : at * 3 + 5_000,
    }));
    const covered = meters(way);
    expect(covered).toBeGreaterThan(1_760);
    expect(covered).toBeLessThan(1_800);
  });

  it("believes the speed of a ride or a descent that lasts", () => {
    expect(meters(aStraightWay(600, 25))).toBeCloseTo(15_000, 0);
    let north = 0;
    const skiing = Array.from({ length: 601 }, (_, at) => {
      north += at % 60 < 12 ? 24 : 2;
      return { north };
    });
    expect(meters(skiing)).toBeCloseTo(north - 24, -1);
  });

  it("does not grow while somebody stands", () => {
    const standing = Array.from({ length: 600 }, (_, at) => ({
      north: at % 2,
      east: (at % 3) / 2,
    }));
    expect(meters(standing)).toBe(0);
  });

  it("does not lead over a pause of the recording", () => {
    const way = [{ north: 0 }, { north: 100, seconds: 60 }];
    expect(meters(way)).toBeCloseTo(100, 1);
    expect(meters([way[0] ?? {}, { ...way[1], isRestart: true }])).toBe(0);
  });

  it("passes over samples without a place", () => {
    const way = aStraightWay(99, 3).map((each, at) => (at % 3 === 1 ? { north: null } : each));
    expect(meters(way)).toBeCloseTo(297, 0);
    expect(coveredWay(someSamples([{ north: null }, { north: null }])).isKnown).toBe(false);
    expect(coveredWay(someSamples([])).isKnown).toBe(false);
  });
});

describe("the measures of a track", () => {
  it("count the time in motion, without rests", () => {
    const way = [
      ...aStraightWay(300, 3),
      ...Array.from({ length: 300 }, (_, at) => ({ north: 900, seconds: 301 + at })),
      ...Array.from({ length: 300 }, (_, at) => ({ north: 900 + at * 3, seconds: 601 + at })),
    ];
    const { movingSeconds } = measuresOfTrack(someSamples(way));
    expect(movingSeconds).toBeGreaterThan(580);
    expect(movingSeconds).toBeLessThan(625);
  });

  it("add up climbs, not what heights vary on their own", () => {
    const heights = (values: readonly number[]) =>
      measuresOfTrack(someSamples(values.map((elevation) => ({ north: 0, elevation }))))
        .elevationGainMeters;
    expect(heights([100, 101, 103, 120, 90, 93, 89, 100])).toBe(31);
    expect(heights([400, 402, 399, 401, 400])).toBe(0);
    expect(heights([])).toBe(null);
    expect(heights([Number.NaN, Number.NaN])).toBe(null);
  });

  it("have the mean heart rate over time, and none that no heart can have", () => {
    const samples = someSamples([
      { heartRate: 100, seconds: 0 },
      { heartRate: 160, seconds: 30 },
      { heartRate: 255, seconds: 40 },
      { heartRate: 5, seconds: 41 },
      { heartRate: 0, seconds: 42 },
    ]);
    expect(measuresOfTrack(samples)).toMatchObject({
      averageHeartRateBpm: (100 * 30 + 160 * 10) / 40,
      maxHeartRateBpm: 160,
      distanceMeters: 0,
    });
    expect(measuresOfTrack(someSamples([{ north: null }]))).toEqual({
      distanceMeters: null,
      movingSeconds: null,
      elevationGainMeters: null,
      averageHeartRateBpm: null,
      maxHeartRateBpm: null,
    });
  });
});
