import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayNumber, fromDayNumber, type LocalDate } from "../../../src/shared/local-date.ts";
import { streaks } from "../../../src/sport/statistics/streaks.ts";
import { isPaused, pausedDaysUntil, pausedRanges } from "../../../src/user/pause.ts";
import { aPause, day } from "../../support/builders.ts";

const TODAY = "2026-03-10";

function streaksOf(active: string[], pauses: ReturnType<typeof aPause>[] = [], today = TODAY) {
  const { currentDays, longestDays } = streaks(active.map(day), pausedRanges(pauses), day(today));
  return [currentDays, longestDays];
}

describe("streaks", () => {
  it("are 0 without a session", () => {
    expect(streaksOf([])).toEqual([0, 0]);
  });

  it("go up to today", () => {
    expect(streaksOf(["2026-03-08", "2026-03-09", "2026-03-10"])).toEqual([3, 3]);
    expect(streaksOf(["2026-03-10"])).toEqual([1, 1]);
  });

  it("are not broken by today, which is not over", () => {
    expect(streaksOf(["2026-03-08", "2026-03-09"])).toEqual([2, 2]);
  });

  it("are broken by a day without a session", () => {
    expect(streaksOf(["2026-03-07", "2026-03-08"])).toEqual([0, 2]);
    expect(
      streaksOf(["2026-03-05", "2026-03-06", "2026-03-07", "2026-03-09", "2026-03-10"]),
    ).toEqual([2, 3]);
  });

  it("count a day once, in any order, over months and leap days", () => {
    expect(
      streaksOf(["2024-03-01", "2024-02-28", "2024-02-29", "2024-02-29"], [], "2024-03-01"),
    ).toEqual([3, 3]);
    expect(streaksOf(["2023-02-28", "2023-03-01"], [], "2023-03-01")).toEqual([2, 2]);
    expect(streaksOf(["2023-12-31", "2024-01-01"], [], "2024-01-01")).toEqual([2, 2]);
  });

  it("leave out days after today", () => {
    expect(streaksOf(["2026-03-10", "2026-03-11", "2026-03-12"])).toEqual([1, 1]);
    expect(streaksOf(["2026-03-11"])).toEqual([0, 0]);
  });

  it("go on over paused days, which do not count", () => {
    const pauses = [aPause("2026-03-06", "2026-03-08")];
    expect(streaksOf(["2026-03-04", "2026-03-05", "2026-03-09", "2026-03-10"], pauses)).toEqual([
      4, 4,
    ]);
    expect(streaksOf(["2026-03-05", "2026-03-07", "2026-03-09", "2026-03-10"], pauses)).toEqual([
      3, 3,
    ]);
    expect(streaksOf(["2026-03-04", "2026-03-09"], pauses)).toEqual([1, 1]);
  });

  it("are kept while a pause lasts", () => {
    const pauses = [aPause("2026-03-01", null)];
    expect(streaksOf(["2026-02-27", "2026-02-28"], pauses)).toEqual([2, 2]);
    expect(streaksOf(["2026-02-26", "2026-02-27"], pauses)).toEqual([0, 2]);
    expect(streaksOf(["2026-02-27", "2026-02-28", "2026-03-10"], pauses)).toEqual([2, 2]);
  });

  it("are kept on the first day after a pause, and broken on the second", () => {
    const pauses = [aPause("2026-03-01", "2026-03-09")];
    expect(streaksOf(["2026-02-28"], pauses)).toEqual([1, 1]);
    expect(streaksOf(["2026-02-28"], pauses, "2026-03-11")).toEqual([0, 1]);
  });

  describe("for any sessions and pauses", () => {
    const DAYS = 40;
    const someDays = fc.uniqueArray(fc.nat(DAYS - 1), { maxLength: DAYS });
    const somePauses = fc.array(fc.tuple(fc.nat(DAYS), fc.nat(8)), { maxLength: 4 });
    const rangesOf = (pauses: readonly (readonly [number, number])[]) =>
      pausedRanges(
        pauses.map(([start, length]) => ({
          startDate: fromDayNumber(start),
          endDate: fromDayNumber(start + length),
          reason: "rest" as const,
        })),
      );
    const aToday = fc.nat(DAYS);

    it("are what walking through every day gives", () => {
      fc.assert(
        fc.property(someDays, somePauses, aToday, (active, pauses, today) => {
          const ranges = rangesOf(pauses);
          let run = 0;
          let longest = 0;
          for (let number = 0; number <= today; number += 1) {
            if (isPaused(ranges, fromDayNumber(number))) continue;
            if (active.includes(number)) run += 1;
            else if (number !== today) run = 0;
            longest = Math.max(longest, run);
          }
          expect(streaks(active.map(fromDayNumber), ranges, fromDayNumber(today))).toEqual({
            currentDays: run,
            longestDays: longest,
          });
        }),
        { numRuns: 500 },
      );
    });

    it("never get shorter by another session", () => {
      fc.assert(
        fc.property(
          someDays,
          somePauses,
          aToday,
          fc.nat(DAYS - 1),
          (active, pauses, today, more) => {
            const of = (numbers: number[]) =>
              streaks(numbers.map(fromDayNumber), rangesOf(pauses), fromDayNumber(today));
            const before = of(active);
            const after = of([...active, more]);
            expect(after.longestDays).toBeGreaterThanOrEqual(before.longestDays);
            expect(after.currentDays).toBeGreaterThanOrEqual(before.currentDays);
          },
        ),
        { numRuns: 300 },
      );
    });

    it("never get shorter by pausing a day without a session", () => {
      fc.assert(
        fc.property(someDays, somePauses, aToday, fc.nat(DAYS), (active, pauses, today, paused) => {
          fc.pre(!active.includes(paused));
          const of = (given: (readonly [number, number])[]) =>
            streaks(active.map(fromDayNumber), rangesOf(given), fromDayNumber(today));
          const before = of(pauses);
          const after = of([...pauses, [paused, 0]]);
          expect(after.longestDays).toBeGreaterThanOrEqual(before.longestDays);
          expect(after.currentDays).toBeGreaterThanOrEqual(before.currentDays);
        }),
        { numRuns: 300 },
      );
    });

    it("never exceed the active days that are not paused", () => {
      fc.assert(
        fc.property(someDays, somePauses, aToday, (active, pauses, today) => {
          const ranges = rangesOf(pauses);
          const dates: LocalDate[] = active.map(fromDayNumber);
          const last = fromDayNumber(today);
          const { currentDays, longestDays } = streaks(dates, ranges, last);
          const countable = dates.filter((date) => date <= last && !isPaused(ranges, date)).length;
          const unpausedDays = dayNumber(last) + 1 - pausedDaysUntil(ranges, last);
          expect(currentDays).toBeLessThanOrEqual(longestDays);
          expect(longestDays).toBeLessThanOrEqual(Math.min(countable, unpausedDays));
        }),
      );
    });
  });
});
