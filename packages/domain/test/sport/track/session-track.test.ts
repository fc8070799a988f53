import { describe, expect, it } from "vitest";
import { fastestStretches } from "../../../src/sport/track/fastest-stretches.ts";
import { privateTrack, tellsAnything } from "../../../src/sport/track/private-track.ts";
import { recordedTrack } from "../../../src/sport/track/recorded-track.ts";
import { pointsOfTrack, trackOfPoints } from "../../../src/sport/track/session-track.ts";
import { simplifiedTrack } from "../../../src/sport/track/simplify-track.ts";
import { coveredWay, metersBetween } from "../../../src/sport/track/track-distance.ts";
import { aStraightWay, START, someSamples } from "./some-samples.ts";

type Samples = Parameters<typeof someSamples>[0];
const simplified = (samples: Samples) =>
  pointsOfTrack(simplifiedTrack(someSamples(samples), START));

/** A way that turns every so many meters, first north, then east. */
function zigzag(seconds: number, turnAfter: number): Samples {
  return Array.from({ length: seconds + 1 }, (_, second) => {
    const turns = Math.floor(second / turnAfter);
    const into = (second % turnAfter) * 3;
    const whole = turnAfter * 3;
    const north = Math.ceil(turns / 2) * whole + (turns % 2 === 0 ? into : 0);
    const east = Math.floor(turns / 2) * whole + (turns % 2 === 1 ? into : 0);
    return { north, east };
  });
}

describe("a simplified track", () => {
  it("has of a straight way its ends, and between them points for pulse and height", () => {
    const points = simplified(aStraightWay(120, 3, { heartRate: 140, elevation: 408.25 }));
    expect(points.map(({ seconds }) => seconds)).toEqual([0, 30, 60, 90, 120]);
    expect(points.every(({ heartRateBpm }) => heartRateBpm === 140)).toBe(true);
    expect(points[0]?.elevationMeters).toBe(408.3);
    expect(points[0]?.latitude).toBe(47);
  });

  it("keeps every turn, and no point of the way lies further than 5 m from the line", () => {
    const samples = someSamples(zigzag(1_200, 60));
    const points = pointsOfTrack(simplifiedTrack(samples, START));
    const turns = points.filter(({ seconds }) => seconds % 60 === 0);
    expect(turns).toHaveLength(21);
  });

  it("has at most 2,000 points, those that the line needs most", () => {
    const points = simplified(zigzag(20_000, 4));
    expect(points.length).toBeLessThanOrEqual(2_000);
    expect(points.length).toBeGreaterThan(1_000);
    expect(points.at(-1)?.seconds).toBe(20_000);
  });

  it("leaves out a position that jumped", () => {
    const way = aStraightWay(300, 3).map((each, at) => (at === 150 ? { north: 90_000 } : each));
    const highest = Math.max(...simplified(way).map(({ latitude }) => latitude ?? 0));
    expect(highest).toBeLessThan(47.01);
  });

  it("of a session without places is the series of its pulse", () => {
    const indoors = Array.from({ length: 601 }, (_, second) => ({
      north: null,
      heartRate: 120 + Math.floor(second / 60),
    }));
    const points = simplified(indoors);
    expect(points).toHaveLength(21);
    expect(points.every(({ latitude, longitude }) => latitude === null && longitude === null)).toBe(
      true,
    );
    expect(points.at(-1)?.heartRateBpm).toBe(130);
  });

  it("is none where samples tell of nothing", () => {
    expect(recordedTrack(someSamples([]), START).track).toBe(undefined);
    expect(recordedTrack(someSamples([{}]), START).track).toBe(undefined);
    const empty = Array.from({ length: 100 }, () => ({ north: null }));
    expect(recordedTrack(someSamples(empty), START).track).toBe(undefined);
  });

  it("leads over the date line", () => {
    const samples = someSamples(aStraightWay(2, 3));
    const [west, east] = [-179.999, 179.999];
    samples.longitudes.set([east, 179.9995, west]);
    const track = simplifiedTrack(samples, START);
    expect(pointsOfTrack(track).map(({ longitude }) => longitude)).toContain(east);
  });

  it.each([179.99, -179.99])("is as straight over the date line as elsewhere (%s)", (from) => {
    const samples = someSamples(aStraightWay(120, 3));
    const step = (Math.sign(from) * 0.02) / 120;
    const longitudes = samples.longitudes.map((_, second) => {
      const degrees = from + second * step;
      return Math.abs(degrees) > 180 ? degrees - Math.sign(degrees) * 360 : degrees;
    });
    samples.longitudes.set(longitudes);
    const elsewhere = someSamples(aStraightWay(120, 3));
    elsewhere.longitudes.set(longitudes.map((_, second) => 8 + second * step));
    const secondsOf = (of: typeof samples) =>
      pointsOfTrack(simplifiedTrack(of, START)).map(({ seconds }) => seconds);
    expect(secondsOf(samples)).toEqual(secondsOf(elsewhere));
  });
});

describe("the fastest stretches", () => {
  const fastest = (samples: Samples) => {
    const made = someSamples(samples);
    return fastestStretches(made, coveredWay(made));
  };

  it("are found anywhere on the way", () => {
    const slow = aStraightWay(1_000, 2.5);
    const fast = Array.from({ length: 300 }, (_, at) => ({ north: 2_500 + (at + 1) * 4 }));
    const again = Array.from({ length: 1_000 }, (_, at) => ({ north: 3_700 + (at + 1) * 2.5 }));
    const found = fastest([...slow, ...fast, ...again]);
    expect(found.oneKilometer).toBeCloseTo(250_000, -4);
    expect(found.fiveKilometers).toBeGreaterThan(1_800_000);
    expect(found.tenKilometers).toBe(null);
    expect(found.halfMarathon).toBe(null);
  });

  it("are by the meters that the device counted, where it did", () => {
    const treadmill = Array.from({ length: 601 }, (_, at) => ({ north: null, distance: at * 4 }));
    expect(fastest(treadmill).oneKilometer).toBeCloseTo(250_000, -3);
  });

  it("are none that nobody runs", () => {
    const jumped = Array.from({ length: 601 }, (_, at) => ({
      north: null,
      distance: at < 300 ? at * 3 : at * 3 + 2_000,
    }));
    const { oneKilometer } = fastest(jumped);
    expect(oneKilometer === null || oneKilometer >= 130_000).toBe(true);
    expect(fastest(aStraightWay(600, 10)).oneKilometer).toBe(null);
  });
});

describe("a track that is kept", () => {
  const track = simplifiedTrack(
    someSamples(aStraightWay(600, 3, { heartRate: 140, elevation: 400 })),
    START,
  );

  it("is whole unless its owner wants less", () => {
    expect(privateTrack(track, null)).toBe(track);
    expect(privateTrack(track, { keepsTracks: null, privateRadiusMeters: null })).toBe(track);
    expect(privateTrack(track, { keepsTracks: true, privateRadiusMeters: 0 })).toBe(track);
  });

  it("has no place where its owner keeps none, and still pulse and height", () => {
    const points = pointsOfTrack(
      privateTrack(track, { keepsTracks: false, privateRadiusMeters: 0 }),
    );
    expect(points.every(({ latitude, longitude }) => latitude === null && longitude === null)).toBe(
      true,
    );
    expect(points.every(({ heartRateBpm }) => heartRateBpm === 140)).toBe(true);
    expect(points.map(({ seconds }) => seconds)).toEqual([...track.seconds]);
  });

  it("has no place near its start, on the way back neither", () => {
    const there = aStraightWay(300, 3);
    const back = Array.from({ length: 300 }, (_, at) => ({ north: 900 - (at + 1) * 3 }));
    const whole = simplifiedTrack(someSamples([...there, ...back]), START);
    const points = pointsOfTrack(
      privateTrack(whole, { keepsTracks: null, privateRadiusMeters: 200 }),
    );
    for (const { latitude, longitude } of points) {
      if (latitude === null || longitude === null) continue;
      expect(metersBetween(47, 8, latitude, longitude)).toBeGreaterThanOrEqual(199);
    }
    expect(points.filter(({ latitude }) => latitude === null).length).toBeGreaterThan(2);
    expect(points.some(({ latitude }) => latitude !== null)).toBe(true);
  });

  it("hides what is near its first place, wherever the track begins to know one, and keeps what has none", () => {
    const way = aStraightWay(300, 3, { heartRate: 140 }).map((each, second) =>
      second < 60 ? { ...each, north: null } : each,
    );
    const points = pointsOfTrack(
      privateTrack(simplifiedTrack(someSamples(way), START), {
        keepsTracks: null,
        privateRadiusMeters: 200,
      }),
    );
    expect(points[0]).toMatchObject({ latitude: null, longitude: null, heartRateBpm: 140 });
    const north = points.flatMap(({ latitude }) => (latitude === null ? [] : [latitude]));
    const [nearest = 0] = north;
    // The first place is 180 m north of the start.
    expect(metersBetween(47, 8, nearest, 8)).toBeGreaterThanOrEqual(379);
    expect(north.length).toBeGreaterThan(0);
  });

  it("of a session without places is as it was, with a radius too", () => {
    const indoors = Array.from({ length: 601 }, () => ({ north: null, heartRate: 120 }));
    const still = simplifiedTrack(someSamples(indoors), START);
    const settings = { keepsTracks: null, privateRadiusMeters: 200 };
    expect(privateTrack(still, settings)).toEqual(still);
  });

  it("is the same after it was taken apart", () => {
    expect(trackOfPoints(pointsOfTrack(track))).toEqual(track);
    expect(tellsAnything(track)).toBe(true);
  });
});
