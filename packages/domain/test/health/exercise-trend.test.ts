import { describe, expect, it } from "vitest";
import { exerciseTrend } from "../../src/health/exercise-trend.ts";
import type { Profile } from "../../src/user/profile.ts";
import { aPause, aProfile, aSportLog, at, DAY, MINUTE, zone } from "../support/builders.ts";
import { aSessionAgo, recordsOf } from "./some-health.ts";

/** Monday of the current week. */
const MONDAY = at("2026-04-13T10:00").getTime();

/** One session on the Tuesday of each of the eight weeks, the current one last; 0 for none. */
function weeklyLogs(minutes: readonly number[]) {
  return minutes.flatMap((each, index) => {
    const sportStart = new Date(MONDAY + DAY - (minutes.length - 1 - index) * 7 * DAY);
    return each === 0 ? [] : [aSportLog({ sportStart, minutes: each })];
  });
}

const directionOf = (minutes: readonly number[], profile: Profile | null = null) =>
  exerciseTrend(recordsOf(weeklyLogs(minutes), profile)).direction;

describe("the weeks of a trend", () => {
  it("are eight, Monday to Sunday, the current one last", () => {
    const { weeks } = exerciseTrend(recordsOf([]));
    expect(weeks).toHaveLength(8);
    expect(weeks[0]).toMatchObject({ weekStart: "2026-02-23", weekEnd: "2026-03-01" });
    expect(weeks[7]).toMatchObject({ weekStart: "2026-04-13", weekEnd: "2026-04-19" });
    expect(weeks.map(({ isCurrent }) => isCurrent)).toEqual([...Array(7).fill(false), true]);
  });

  it("hold what was done in them, also on paused days", () => {
    const logs = [aSessionAgo(0, 20), aSessionAgo(0, 10), aSessionAgo(2, 30), aSessionAgo(4, 40)];
    const profile = aProfile({ pauses: [aPause("2026-04-11", "2026-04-14")] });
    const { weeks } = exerciseTrend(recordsOf(logs, profile));
    expect(weeks[7]).toMatchObject({
      totals: { sessions: 3, durationMilliseconds: 60 * MINUTE },
      activeDays: 2,
      pausedDays: 2,
    });
    expect(weeks[6]).toMatchObject({
      totals: { sessions: 1, durationMilliseconds: 40 * MINUTE },
      activeDays: 1,
      pausedDays: 2,
    });
  });

  it("begin at the person's midnight, also in the week in which the clocks change", () => {
    const sessions = ["2026-03-29T21:59", "2026-03-29T22:00", "2026-03-22T22:59"];
    const { weeks } = exerciseTrend(
      recordsOf(
        sessions.map((start) => aSportLog({ sportStart: at(start) })),
        null,
        { timeZone: zone("Europe/Berlin") },
      ),
    );
    expect(weeks.map(({ totals }) => totals.sessions)).toEqual([0, 0, 0, 1, 1, 1, 0, 0]);
  });

  it("change with the person's Monday", () => {
    const at2330 = { now: at("2026-04-12T23:30"), timeZone: zone("Europe/Berlin") };
    expect(exerciseTrend(recordsOf([], null, at2330)).weeks[7]?.weekStart).toBe("2026-04-13");
    const inUtc = { now: at("2026-04-12T23:30") };
    expect(exerciseTrend(recordsOf([], null, inUtc)).weeks[7]?.weekStart).toBe("2026-04-06");
  });
});

describe("the direction", () => {
  it.each([
    [[100, 100, 100, 100, 111, 111, 111, 0], "up"],
    [[100, 100, 100, 100, 110, 110, 110, 0], "steady"],
    [[100, 100, 100, 100, 90, 90, 90, 999], "steady"],
    [[100, 100, 100, 100, 89, 89, 89, 999], "down"],
    [[1, 0, 0, 0, 1, 1, 0, 0], "up"],
    // Of the weeks before the first record nobody knows.
    [[0, 0, 0, 0, 60, 90, 60, 0], null],
    [[0, 0, 0, 60, 60, 90, 60, 0], null],
    [[0, 0, 60, 60, 60, 90, 60, 0], "up"],
    [[1, 0, 0, 0, 0, 0, 0, 999], "down"],
    [[0, 0, 0, 0, 0, 0, 0, 999], null],
  ] as const)("of %j minutes is %s", (minutes, direction) => {
    expect(directionOf(minutes)).toBe(direction);
  });

  it("measures a week with paused days by its other days", () => {
    const everyDay = (profile: Profile | null, left: readonly number[]) =>
      exerciseTrend(
        recordsOf(
          Array.from({ length: 56 }, (_, daysAgo) => daysAgo)
            .filter((daysAgo) => !left.includes(daysAgo))
            .map((daysAgo) => aSessionAgo(daysAgo, 30)),
          profile,
        ),
      ).direction;
    // Monday to Wednesday of the week before this one, which begins on Monday, 13 April.
    const ill = aProfile({ pauses: [aPause("2026-04-06", "2026-04-08")] });
    expect(everyDay(null, [8, 9, 10])).toBe("down");
    expect(everyDay(ill, [8, 9, 10])).toBe("steady");
  });

  it("leaves out weeks with four paused days or more", () => {
    const minutes = [100, 100, 100, 100, 100, 100, 0, 0];
    const paused = (start: string) => aProfile({ pauses: [aPause(start, "2026-04-12")] });
    expect(directionOf(minutes)).toBe("down");
    expect(directionOf(minutes, paused("2026-04-10"))).toBe("down");
    expect(directionOf(minutes, paused("2026-04-09"))).toBe("steady");
  });

  it("is null unless two weeks remain on each side", () => {
    const minutes = [100, 100, 100, 100, 100, 100, 100, 0];
    const paused = (start: string, end: string) => aProfile({ pauses: [aPause(start, end)] });
    expect(directionOf(minutes, paused("2026-03-30", "2026-04-12"))).toBeNull();
    expect(directionOf(minutes, paused("2026-02-23", "2026-03-15"))).toBeNull();
    expect(directionOf(minutes, paused("2026-02-23", "2026-03-08"))).toBe("steady");
  });
});
