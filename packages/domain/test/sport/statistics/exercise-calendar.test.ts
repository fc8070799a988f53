import { describe, expect, it } from "vitest";
import { everyDay, exerciseCalendar } from "../../../src/sport/statistics/exercise-calendar.ts";
import { NO_EXERCISE } from "../../../src/sport/statistics/exercise-totals.ts";
import { anActiveDay, day, days, MINUTE, someTotals } from "../../support/builders.ts";

describe("exerciseCalendar", () => {
  const range = days("2024-02-27", "2024-03-01");
  const active = [
    anActiveDay("2024-02-28", 30, ["Yoga"]),
    anActiveDay("2024-02-29", 45),
    anActiveDay("2024-03-01", 45),
  ];

  it("has an entry for every day, and the sums of them", () => {
    const calendar = exerciseCalendar(range, active);
    expect(calendar.range).toEqual(range);
    expect(calendar.days).toEqual([
      { date: day("2024-02-27"), totals: NO_EXERCISE, sportNames: [] },
      ...active,
    ]);
    expect(calendar.totalDays).toBe(4);
    expect(calendar.activeDays).toBe(3);
    expect(calendar.totals).toEqual(
      someTotals({ sessions: 3, durationMilliseconds: 120 * MINUTE }),
    );
  });

  it("names the earliest of the days with most minutes", () => {
    expect(exerciseCalendar(range, active).bestDay).toBe("2024-02-29");
    expect(exerciseCalendar(range, active.slice(0, 1)).bestDay).toBe("2024-02-28");
  });

  it("has no best day where no session has a known duration", () => {
    expect(exerciseCalendar(range, [anActiveDay("2024-02-28", 0)]).bestDay).toBeNull();
    const timed = [anActiveDay("2024-02-28", 0), anActiveDay("2024-02-29", 1)];
    expect(exerciseCalendar(range, timed).bestDay).toBe("2024-02-29");
  });

  it("has no best day without a session", () => {
    const calendar = exerciseCalendar(range, []);
    expect(calendar.bestDay).toBeNull();
    expect(calendar.totals).toEqual(NO_EXERCISE);
    expect(calendar.activeDays).toBe(0);
  });

  it("leaves out days before and after its range", () => {
    const around = [anActiveDay("2024-02-26", 90), ...active, anActiveDay("2024-03-02", 90)];
    expect(exerciseCalendar(range, around)).toEqual(exerciseCalendar(range, active));
  });
});

describe("everyDay", () => {
  it("covers a leap year", () => {
    expect(everyDay(days("2024-01-01", "2024-12-31"), [])).toHaveLength(366);
  });
});
