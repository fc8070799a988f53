import { describe, expect, it } from "vitest";
import { movementOf, speedMetersPerSecond } from "../../../src/sport/statistics/movement.ts";
import { kindSpeeds, labelledMovements } from "../../../src/sport/statistics/speeds.ts";
import { aSportLog, at } from "../../support/builders.ts";

const session = (sportName: string, distanceMeters: number | null, movingSeconds?: number) => {
  const log = aSportLog({
    sportName,
    sportStart: at("2026-03-02T10:00:00Z"),
    sportEnd: at("2026-03-02T11:00:00Z"),
    matchedCategoryId: null,
  });
  const measures = { ...log.measures, distanceMeters, movingSeconds: movingSeconds ?? null };
  return { ...log, measures };
};

describe("speeds", () => {
  it("are of the time in motion where it is known, else of all the time, of one session as of many", () => {
    const logs = [session("Cycling", 20_000, 2_400), session("Bike ride", 20_000)];
    const [ride] = kindSpeeds(labelledMovements(logs));
    expect(ride).toMatchObject({ kind: "bicycling", sessions: 2 });
    expect(ride && speedMetersPerSecond(ride.moved)).toBe(6.67);
    const [alone] = kindSpeeds(labelledMovements(logs.slice(0, 1)));
    expect(alone && speedMetersPerSecond(alone.moved)).toBe(8.33);
  });

  it("are told of kinds that people tell by one, the furthest first", () => {
    const logs = [
      session("Inline skating", 12_000),
      session("骑行", 30_000),
      session("Ride and run", 30_000),
      session("Football", 8_000),
      session("Swimming", 2_000),
      session("Rowing", null),
    ];
    expect(kindSpeeds(labelledMovements(logs)).map(({ kind }) => kind)).toEqual([
      "bicycling",
      "inline_skating",
    ]);
  });

  it("are told without a session that is faster than anybody", () => {
    const ride = session("Cycling", 20_000);
    const impossible = session("Cycling", 40_000, 60);
    const [told] = kindSpeeds(labelledMovements([impossible, ride]));
    expect(told).toMatchObject({ sessions: 1, moved: { decimeters: 200_000 } });
    expect(kindSpeeds(labelledMovements([impossible]))).toEqual([]);
  });
});

describe("a movement", () => {
  const moved = (matchedCategoryId: string | null, meters: number, seconds: number) =>
    movementOf({ ...session("Any", meters, seconds), matchedCategoryId }) !== null;

  it("is none where nobody is so fast, on foot, otherwise, and over short ways", () => {
    expect([moved("running", 1_000, 130), moved("running", 1_000, 129)]).toEqual([true, false]);
    expect([moved("walking", 100, 10), moved("walking", 100, 9)]).toEqual([true, false]);
    expect([moved("bicycling", 2_000, 72), moved("bicycling", 2_000, 71)]).toEqual([true, false]);
    expect([moved(null, 2_000, 72), moved(null, 2_000, 71)]).toEqual([true, false]);
  });

  it("is any where a motor does the work", () => {
    expect(moved("transportation", 120_000, 3_600)).toBe(true);
  });
});
