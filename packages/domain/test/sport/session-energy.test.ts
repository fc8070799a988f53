import { describe, expect, it } from "vitest";
import { bodyMeasuresOf, estimatedCalories, metOf } from "../../src/sport/session-energy.ts";
import { anOpenSportLog, aProfile, aSportLog, at, day } from "../support/builders.ts";

const SIXTY_FROM = at("2026-03-02T10:00");
const JUST_BEFORE = at("2026-03-02T09:59:59.999");

describe("metOf", () => {
  it("chooses the table by the age on the day of the session", () => {
    const measures = { olderAdultFrom: SIXTY_FROM };
    expect(metOf(aSportLog({ sportStart: JUST_BEFORE }), measures)).toBe(8);
    expect(metOf(aSportLog({ sportStart: SIXTY_FROM }), measures)).toBe(6);
    expect(metOf(aSportLog(), { olderAdultFrom: null })).toBe(8);
  });

  it("prefers the MET that was stated", () => {
    const mets = { stated: 4.25, adult: 8, olderAdult: 6 };
    expect(metOf(aSportLog({ mets }), { olderAdultFrom: SIXTY_FROM })).toBe(4.25);
  });

  it("is unknown where the table for the age has no such activity", () => {
    const mets = { stated: null, adult: 8, olderAdult: null };
    expect(metOf(aSportLog({ mets }), { olderAdultFrom: SIXTY_FROM })).toBeNull();
    expect(metOf(aSportLog({ mets }), { olderAdultFrom: null })).toBe(8);
  });
});

describe("estimatedCalories", () => {
  const measures = { weightKg: 70, olderAdultFrom: null };

  it("is MET times kilograms times hours, in whole kilocalories", () => {
    expect(estimatedCalories(aSportLog({ minutes: 60 }), measures)).toBe(560);
    expect(estimatedCalories(aSportLog({ minutes: 45 }), measures)).toBe(420);
    expect(estimatedCalories(aSportLog({ minutes: 10 }), measures)).toBe(93);
    expect(estimatedCalories(aSportLog({ minutes: 5 }), measures)).toBe(47);
    expect(estimatedCalories(aSportLog({ minutes: 0 }), measures)).toBe(0);
  });

  it("is unknown without a weight, a MET or a duration", () => {
    const unknownActivity = { stated: null, adult: null, olderAdult: null };
    expect(estimatedCalories(aSportLog(), { ...measures, weightKg: null })).toBeNull();
    expect(estimatedCalories(aSportLog({ mets: unknownActivity }), measures)).toBeNull();
    expect(estimatedCalories(aSportLog({ sportEnd: null }), measures)).toBeNull();
    expect(estimatedCalories(anOpenSportLog({ minutes: 60 }), measures)).toBeNull();
  });
});

describe("bodyMeasuresOf", () => {
  it("tells weight and sixtieth birthday, and nothing without a profile", () => {
    const birth = { kind: "date", date: day("1966-03-02") } as const;
    expect(bodyMeasuresOf(aProfile({ weightKg: 70, birth }))).toEqual({
      weightKg: 70,
      olderAdultFrom: at("2026-03-02T00:00"),
    });
    expect(bodyMeasuresOf(aProfile())).toEqual({ weightKg: null, olderAdultFrom: null });
    expect(bodyMeasuresOf(null)).toEqual({ weightKg: null, olderAdultFrom: null });
  });
});
