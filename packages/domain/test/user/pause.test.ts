import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, fromDayNumber, isWithinRange } from "../../src/shared/local-date.ts";
import {
  haveCommonDay,
  isPaused,
  pausedDaysUntil,
  pausedRanges,
  pauseReasonsOn,
} from "../../src/user/pause.ts";
import { aPause, day } from "../support/builders.ts";

describe("haveCommonDay", () => {
  const pause = aPause("2026-03-10", "2026-03-12");

  it.each([
    ["2026-03-01", "2026-03-09", false],
    ["2026-03-01", "2026-03-10", true],
    ["2026-03-11", "2026-03-11", true],
    ["2026-03-12", null, true],
    ["2026-03-13", null, false],
  ])("of 10 to 12 March and %s to %s: %s, whichever is named first", (start, end, expected) => {
    const other = aPause(start, end);
    expect([haveCommonDay(pause, other), haveCommonDay(other, pause)]).toEqual([
      expected,
      expected,
    ]);
  });

  it("holds for two that go on until further notice", () => {
    const [left, right] = [aPause("2026-01-01", null), aPause("2027-01-01", null)];
    expect(haveCommonDay(left, right)).toBe(true);
  });
});

describe("pauseReasonsOn", () => {
  it.each([
    ["2026-03-09", []],
    ["2026-03-10", ["travel"]],
    ["2026-03-12", ["travel"]],
    ["2026-03-13", []],
  ])("holds from the first to the last day: %s", (date, reasons) => {
    expect(pauseReasonsOn([aPause("2026-03-10", "2026-03-12", "travel")], day(date))).toEqual(
      reasons,
    );
  });

  it("goes on until further notice where no end is told", () => {
    const pauses = [aPause("2026-03-10", null, "injury")];
    expect(pauseReasonsOn(pauses, day("9999-12-31"))).toEqual(["injury"]);
    expect(pauseReasonsOn(pauses, day("2026-03-09"))).toEqual([]);
  });

  it("names each reason once, the one that needs most care first, in whatever order they were told", () => {
    const pauses = [
      aPause("2026-03-01", null, "rest"),
      aPause("2026-03-10", "2026-03-10", "illness"),
      aPause("2026-03-02", "2026-03-20", "rest"),
      aPause("2026-03-10", "2026-03-11", "injury"),
    ];
    for (const told of [pauses, pauses.toReversed()]) {
      expect(pauseReasonsOn(told, day("2026-03-10"))).toEqual(["illness", "injury", "rest"]);
      expect(pauseReasonsOn(told, day("2026-03-12"))).toEqual(["rest"]);
    }
  });
});

describe("pausedRanges", () => {
  it("orders the pauses and joins those that overlap or touch", () => {
    expect(
      pausedRanges([
        aPause("2026-03-10", "2026-03-12"),
        aPause("2026-01-05", "2026-01-10"),
        aPause("2026-01-08", "2026-01-15"),
        aPause("2026-01-16", "2026-01-16"),
        aPause("2026-01-18", "2026-01-20"),
      ]),
    ).toEqual([
      { start: "2026-01-05", end: "2026-01-16" },
      { start: "2026-01-18", end: "2026-01-20" },
      { start: "2026-03-10", end: "2026-03-12" },
    ]);
  });

  it("keeps a longer pause around a shorter one", () => {
    expect(
      pausedRanges([aPause("2026-01-01", "2026-01-31"), aPause("2026-01-10", "2026-01-12")]),
    ).toEqual([{ start: "2026-01-01", end: "2026-01-31" }]);
  });

  it("never ends a pause until further notice", () => {
    const ranges = pausedRanges([aPause("2026-01-01", null), aPause("2026-05-01", "2026-05-02")]);
    expect(ranges).toEqual([{ start: "2026-01-01", end: "9999-12-31" }]);
    expect(isPaused(ranges, day("2099-01-01"))).toBe(true);
  });

  it("is empty without pauses", () => {
    expect(pausedRanges([])).toEqual([]);
  });
});

describe("isPaused", () => {
  it("includes both ends", () => {
    const ranges = pausedRanges([aPause("2026-01-05", "2026-01-10")]);
    const paused = ["2026-01-04", "2026-01-05", "2026-01-10", "2026-01-11"].map((date) =>
      isPaused(ranges, day(date)),
    );
    expect(paused).toEqual([false, true, true, false]);
  });
});

describe("pausedDaysUntil", () => {
  it("counts the paused days up to and including the day", () => {
    const ranges = pausedRanges([
      aPause("2026-01-05", "2026-01-10"),
      aPause("2026-02-01", "2026-02-01"),
    ]);
    const counted = ["2026-01-04", "2026-01-05", "2026-01-10", "2026-01-20", "2026-03-01"].map(
      (date) => pausedDaysUntil(ranges, day(date)),
    );
    expect(counted).toEqual([0, 1, 6, 6, 7]);
  });

  it("agrees with looking at every day", () => {
    const aRange = fc.tuple(fc.nat(60), fc.nat(20), fc.boolean());
    fc.assert(
      fc.property(fc.array(aRange, { maxLength: 6 }), fc.nat(90), (given, last) => {
        const pauses = given.map(([start, length, isOpen]) => ({
          startDate: fromDayNumber(start),
          endDate: isOpen ? null : fromDayNumber(start + length),
          reason: "rest" as const,
        }));
        const ranges = pausedRanges(pauses);
        const dates = Array.from({ length: last + 1 }, (_, number) => fromDayNumber(number));
        const paused = dates.filter((date) =>
          pauses.some((pause) => pause.startDate <= date && date <= (pause.endDate ?? date)),
        );
        expect(dates.filter((date) => isPaused(ranges, date))).toEqual(paused);
        expect(pausedDaysUntil(ranges, fromDayNumber(last))).toBe(paused.length);
        for (const [index, range] of ranges.entries()) {
          const next = ranges[index + 1];
          if (next) expect(isWithinRange(addDays(range.end, 1), next)).toBe(false);
        }
      }),
    );
  });
});
