import { describe, expect, it } from "vitest";
import { NO_EXERCISE } from "../../../src/sport/statistics/exercise-totals.ts";
import {
  measureReached,
  WEEKLY_TARGETS,
  weeklyTargetFor,
  weeklyTargetOf,
} from "../../../src/sport/statistics/weekly-target.ts";
import { day, days, MINUTE, someTotals } from "../../support/builders.ts";

const { adult, older, young } = WEEKLY_TARGETS;
const ofMinutes = (minutes: number) => someTotals({ durationMilliseconds: minutes * MINUTE });
const ofMetMinutes = (metMinutes: number) =>
  someTotals({ metHundredthMilliseconds: metMinutes * 100 * MINUTE });

describe("the weekly target", () => {
  it.each([
    [null, 150, 500],
    [5, 420, null],
    [17, 420, null],
    [18, 150, 500],
    [59, 150, 500],
    [60, 150, 648],
    [100, 150, 648],
  ])("at the age %s is %s minutes or %s MET-minutes", (age, minutes, metMinutes) => {
    expect(weeklyTargetFor(age)).toEqual({ minutes, metMinutes });
  });

  it("counts 3.5 mL of oxygen for each 2.7 from 60 years on", () => {
    expect(older.metMinutes).toBe(Math.round((adult.metMinutes * 3.5) / 2.7));
  });

  it("goes by the age on the last day of the period, or today where that is to come", () => {
    const birth = { kind: "date", date: day("1966-03-05") } as const;
    const at = (end: string, today: string) =>
      weeklyTargetOf({ end: day(end) }, { birth, today: day(today) }).metMinutes;
    expect(at("2026-03-08", "2026-03-04")).toBe(500);
    expect(at("2026-03-08", "2026-03-05")).toBe(648);
    expect(at("2026-03-04", "2026-03-20")).toBe(500);
  });

  it("is reached by its minutes or its MET-minutes, and the minutes are named first", () => {
    expect(measureReached(ofMinutes(149.9), adult)).toBeNull();
    expect(measureReached(ofMinutes(150), adult)).toBe("minutes");
    expect(measureReached(ofMetMinutes(499.9), adult)).toBeNull();
    expect(measureReached(ofMetMinutes(500), adult)).toBe("met_minutes");
    expect(measureReached({ ...ofMetMinutes(900), ...ofMinutes(150) }, adult)).toBe("minutes");
    expect(measureReached(NO_EXERCISE, adult)).toBeNull();
  });

  it("from 60 years on asks for 648 MET-minutes, and for the same minutes", () => {
    expect(measureReached(ofMetMinutes(647.9), older)).toBeNull();
    expect(measureReached(ofMetMinutes(648), older)).toBe("met_minutes");
    expect(measureReached(ofMinutes(150), older)).toBe("minutes");
  });

  it("under 18 is reached by 420 minutes alone, however hard they were", () => {
    expect(measureReached({ ...ofMetMinutes(5000), ...ofMinutes(419.9) }, young)).toBeNull();
    expect(measureReached(ofMinutes(420), young)).toBe("minutes");
  });

  it("is to be reached on average in a longer period, and whole in a shorter one", () => {
    const fourWeeks = days("2026-02-02", "2026-03-01");
    expect(measureReached(ofMinutes(599), adult, fourWeeks)).toBeNull();
    expect(measureReached(ofMinutes(600), adult, fourWeeks)).toBe("minutes");
    expect(measureReached(ofMetMinutes(1999), adult, fourWeeks)).toBeNull();
    expect(measureReached(ofMetMinutes(2000), adult, fourWeeks)).toBe("met_minutes");
    const threeDays = days("2026-02-02", "2026-02-04");
    expect(measureReached(ofMinutes(149), adult, threeDays)).toBeNull();
    expect(measureReached(ofMinutes(150), adult, threeDays)).toBe("minutes");
  });
});
