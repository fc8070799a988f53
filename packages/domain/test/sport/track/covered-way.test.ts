import { describe, expect, it } from "vitest";
import { fastestStretches } from "../../../src/sport/track/fastest-stretches.ts";
import { recordedTrack } from "../../../src/sport/track/recorded-track.ts";
import { coveredWay } from "../../../src/sport/track/track-distance.ts";
import { measuresOfTrack } from "../../../src/sport/track/track-measures.ts";
import { sliceOfSamples } from "../../../src/sport/track/track-samples.ts";
import { aStraightWay, START, someSamples } from "./some-samples.ts";

type Samples = Parameters<typeof someSamples>[0];

/** Which positions the way leads along, and the meters up to each. */
function wayOf(samples: Samples) {
  const { accepted, meters, total, isKnown } = coveredWay(someSamples(samples));
  return {
    accepted: accepted.join(""),
    meters: [...meters].map(Math.round),
    total: Math.round(total),
    isKnown,
  };
}
const northwards = (...meters: readonly (number | null)[]) => meters.map((north) => ({ north }));

describe("the way that was covered", () => {
  it("leads along every step of two meters and more", () => {
    expect(wayOf(northwards(0, 2.01, 3.9, 4.1))).toEqual({
      accepted: "1101",
      meters: [0, 2, 2, 4],
      total: 4,
      isKnown: true,
    });
  });

  it("leads over what a person on foot can be, and not over more", () => {
    expect(wayOf(northwards(0, 12.4, 24.8)).total).toBe(25);
    const usual = northwards(...Array.from({ length: 30 }, (_, at) => at * 3));
    expect(wayOf([...usual, { north: 87 + 12.4 }]).total).toBe(99);
    expect(wayOf([...usual, { north: 87 + 12.6 }]).total).toBe(87);
    expect(wayOf([...usual, { north: 87 + 24.8, seconds: 31 }]).total).toBe(112);
    expect(wayOf([...usual, { north: 87 + 12.4, seconds: 29.5 }]).total).toBe(99);
  });

  it("believes three times the usual speed, up to seventy meters a second", () => {
    const ride = (speed: number, step: number) =>
      wayOf(northwards(...Array.from({ length: 30 }, (_, at) => at * speed), 29 * speed + step))
        .total;
    expect(ride(10, 29.9)).toBe(320);
    expect(ride(10, 30.1)).toBe(290);
    expect(ride(30, 69.9)).toBe(940);
    expect(ride(30, 70.1)).toBe(870);
  });

  it("goes on from the other place with the fifth position there", () => {
    const stayed = northwards(0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33);
    const away = (count: number) =>
      northwards(...Array.from({ length: count }, (_, at) => 900 + at * 3));
    expect(wayOf([...stayed, ...away(4)]).accepted).toBe("1111111111110000");
    expect(wayOf([...stayed, ...away(7)])).toMatchObject({
      accepted: "1111111111110000111",
      total: 39,
    });
    const twice = [...stayed, ...away(4), { north: 60 }, ...away(4)];
    expect(wayOf(twice).accepted).toBe("111111111111000010000");
  });

  it("is not known to where the recording was taken up again", () => {
    const [first, second, third] = northwards(0, 5, 10);
    expect(wayOf([first ?? {}, { ...second, isRestart: true }, third ?? {}])).toMatchObject({
      accepted: "111",
      meters: [0, 0, 5],
    });
  });

  it("passes over what has no place, and is not known of fewer than two", () => {
    expect(wayOf(northwards(null, 0, null, 5))).toEqual({
      accepted: "0101",
      meters: [0, 0, 0, 5],
      total: 5,
      isKnown: true,
    });
    expect(wayOf(northwards(null, 0)).isKnown).toBe(false);
    const halfPlaced = someSamples(northwards(0, 5));
    halfPlaced.longitudes[1] = Number.NaN;
    expect(coveredWay(halfPlaced).isKnown).toBe(false);
  });
});

describe("what the samples of a track tell", () => {
  it("is the time in which somebody was not standing", () => {
    const moving = (speed: number) =>
      measuresOfTrack(someSamples(aStraightWay(100, speed))).movingSeconds;
    expect([moving(3), moving(0.5), moving(0.15)]).toEqual([100, 100, 0]);
    expect(measuresOfTrack(someSamples(aStraightWay(105, 3))).movingSeconds).toBe(105);
    expect(measuresOfTrack(someSamples([{}, { seconds: 0 }])).movingSeconds).toBe(0);
  });

  it("are climbs of five meters and more", () => {
    const gain = (...elevations: readonly number[]) =>
      measuresOfTrack(someSamples(elevations.map((elevation) => ({ elevation }))))
        .elevationGainMeters;
    expect([gain(0, 5), gain(0, 4.9), gain(0, 4, 8), gain(10, 0, 5, 4, 9)]).toEqual([5, 0, 8, 10]);
    expect([gain(0), gain(Number.NaN, 3, Number.NaN, 9)]).toEqual([0, 6]);
  });

  it("are heart rates over the time until the next, a minute at most", () => {
    const mean = (...samples: Samples) => measuresOfTrack(someSamples(samples)).averageHeartRateBpm;
    expect(mean({ heartRate: 100, seconds: 0 }, { heartRate: 160, seconds: 600 })).toBeCloseTo(
      (100 * 60 + 160) / 61,
      9,
    );
    expect(mean({ heartRate: 100, seconds: 0 }, { heartRate: 200, seconds: 0.5 })).toBe(150);
    expect(mean({ heartRate: 100 })).toBe(100);
  });

  it("is its track, the fastest stretches on it, and its measures", () => {
    const { computed, track } = recordedTrack(
      someSamples(aStraightWay(400, 3, { heartRate: 150 })),
      START,
    );
    expect(computed).toMatchObject({
      movingSeconds: 400,
      averageHeartRateBpm: 150,
      maxHeartRateBpm: 150,
    });
    expect(Math.round(computed.distanceMeters ?? 0)).toBe(1200);
    expect(track?.track.seconds.at(-1)).toBe(400);
    expect(Math.round((track?.fastest.oneKilometer ?? 0) / 1000)).toBe(333);
  });

  it("may be told of a part of them", () => {
    const samples = someSamples(aStraightWay(9, 3, { heartRate: 150, elevation: 4, distance: 7 }));
    const part = sliceOfSamples(samples, 2, 5);
    expect([...part.milliseconds]).toEqual([2, 3, 4].map((second) => START + second * 1000));
    expect(Object.values(part).map(({ length }) => length)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    expect(part.latitudes[0]).toBe(samples.latitudes[2]);
  });
});

describe("the fastest stretch", () => {
  const counted = (distances: readonly number[], secondsOf = (at: number) => at) => {
    const samples = someSamples(
      distances.map((distance, at) => ({ north: null, distance, seconds: secondsOf(at) })),
    );
    return fastestStretches(samples, coveredWay(samples));
  };
  const steps = (count: number, meters: number) =>
    Array.from({ length: count + 1 }, (_, at) => at * meters);

  it("is the shortest time over it, to the millisecond, between samples too", () => {
    expect(counted(steps(250, 4)).oneKilometer).toBe(250_000);
    expect(counted(steps(249, 4)).oneKilometer).toBeNull();
    expect(counted(steps(100, 30), (at) => at * 10).oneKilometer).toBe(333_333);
    expect(
      counted([0, 500, 800, 1500, 2500], (at) => [0, 200, 300, 480, 900][at] ?? 0).oneKilometer,
    ).toBe(280_000);
  });

  it("is told of each length that was run", () => {
    expect(counted(steps(6000, 4))).toEqual({
      oneKilometer: 250_000,
      fiveKilometers: 1_250_000,
      tenKilometers: 2_500_000,
      halfMarathon: 5_274_375,
    });
  });

  it("is none that nobody runs", () => {
    expect(counted([1, 1001], (at) => at * 130).oneKilometer).toBe(130_000);
    expect(counted([1, 1001], (at) => at * 129).oneKilometer).toBeNull();
  });

  it("is by the way where the device counted at most half of it", () => {
    const samples = aStraightWay(400, 3).map((each, at) => ({
      ...each,
      distance: at % 2 === 0 ? 0 : at * 4,
    }));
    const made = someSamples(samples);
    expect(Math.round((fastestStretches(made, coveredWay(made)).oneKilometer ?? 0) / 1000)).toBe(
      333,
    );
  });
});
