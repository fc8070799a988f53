import { describe, expect, it } from "vitest";
import { tellsAnything } from "../../../src/sport/track/private-track.ts";
import { NOT_KNOWN, pointsOfTrack, trackOfPoints } from "../../../src/sport/track/session-track.ts";
import { simplifiedTrack } from "../../../src/sport/track/simplify-track.ts";
import { aStraightWay, START, someSamples } from "./some-samples.ts";

type Samples = Parameters<typeof someSamples>[0];

describe("a kept track", () => {
  const simplified = (samples: Samples) =>
    pointsOfTrack(simplifiedTrack(someSamples(samples), START));
  /** Whether a point so many meters beside a straight way is kept. */
  const isKept = (east: number) => {
    const way = aStraightWay(60, 3).map((each, at) => (at === 17 ? { ...each, east } : each));
    return simplified(way).some(({ seconds }) => seconds === 17);
  };

  it("has the points that lie more than five meters beside the line", () => {
    expect([4.9, 5.1, -5.1].map(isKept)).toEqual([false, true, true]);
  });

  it("has the farthest point of a way that ends where it began", () => {
    const there = aStraightWay(20, 3);
    const back = Array.from({ length: 20 }, (_, at) => ({ north: 57 - at * 3 }));
    expect(simplified([...there, ...back]).map(({ seconds }) => seconds)).toEqual([0, 20, 30, 40]);
  });

  it("has points between at most half a minute apart, from its first sample on", () => {
    expect(simplified(aStraightWay(60, 3)).map(({ seconds }) => seconds)).toEqual([0, 30, 60]);
    expect(simplified(aStraightWay(59, 3)).map(({ seconds }) => seconds)).toEqual([0, 30, 59]);
    expect(
      pointsOfTrack(simplifiedTrack(someSamples(aStraightWay(2, 3)), START + 1000)).map(
        ({ seconds }) => seconds,
      ),
    ).toEqual([0, 1]);
  });

  it("says what is known of each point", () => {
    const [first, second] = simplified([
      { north: 0, elevation: 408.26, heartRate: 140 },
      { north: null },
      { north: 6 },
    ]);
    expect(first).toEqual({
      seconds: 0,
      latitude: 47,
      longitude: 8,
      elevationMeters: 408.3,
      heartRateBpm: 140,
    });
    expect(second).toEqual({
      seconds: 2,
      latitude: 47.000_054,
      longitude: 8,
      elevationMeters: null,
      heartRateBpm: null,
    });
  });

  it("is told from one that says nothing", () => {
    const nowhere = {
      seconds: 0,
      latitude: null,
      longitude: null,
      elevationMeters: null,
      heartRateBpm: null,
    };
    const tells = (changes: object) =>
      tellsAnything(trackOfPoints([nowhere, { ...nowhere, ...changes }]));
    expect([{}, { latitude: 0 }, { elevationMeters: 0 }, { heartRateBpm: 1 }].map(tells)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(trackOfPoints([nowhere]).latitudes[0]).toBe(NOT_KNOWN);
    expect(NOT_KNOWN).toBe(-2_147_483_648);
  });
});
