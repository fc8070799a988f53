import { describe, expect, it } from "vitest";
import {
  bodyMeasuresOf,
  estimatedCalories,
  intensityOfSession,
  metOf,
} from "../../src/sport/session-energy.ts";
import type { SessionMets } from "../../src/sport/sport-log.ts";
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

describe("intensityOfSession", () => {
  const older = { olderAdultFrom: SIXTY_FROM };
  const younger = { olderAdultFrom: null };

  it("says which table the MET comes from", () => {
    const log = aSportLog({ sportStart: SIXTY_FROM });
    expect(intensityOfSession(log, younger)).toEqual({ met: 8, edition: "adult-2024" });
    expect(intensityOfSession(log, older)).toEqual({ met: 6, edition: "older-adult-2024" });
  });

  it("names the table that a MET was borrowed from", () => {
    const mets = {
      stated: null,
      adult: 5.3,
      olderAdult: 12.5,
      adultEdition: "older-adult-2024",
      olderAdultEdition: "adult-2024",
    } as const;
    const log = aSportLog({ sportStart: SIXTY_FROM, mets });
    expect(intensityOfSession(log, younger)).toEqual({ met: 5.3, edition: "older-adult-2024" });
    expect(intensityOfSession(log, older)).toEqual({ met: 12.5, edition: "adult-2024" });
  });

  it("has no table where the MET was stated", () => {
    const mets = { stated: 4.25, adult: 8, olderAdult: 6 };
    expect(intensityOfSession(aSportLog({ mets }), younger)).toEqual({ met: 4.25, edition: null });
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

  it("goes by the baseline of the table that the MET comes from", () => {
    const older = { weightKg: 70, olderAdultFrom: SIXTY_FROM };
    const hour = { sportStart: SIXTY_FROM, minutes: 60 };
    const energyWith = (mets: Partial<SessionMets>) =>
      estimatedCalories(
        aSportLog({ ...hour, mets: { stated: null, adult: 8, olderAdult: 6, ...mets } }),
        older,
      );
    expect(energyWith({})).toBe(Math.round(6 * 0.81 * 70));
    expect(energyWith({ olderAdultEdition: "adult-2024" })).toBe(6 * 70);
    expect(energyWith({ olderAdultEdition: "wheelchair-2024" })).toBe(Math.round(6 * 0.992 * 70));
    expect(energyWith({ stated: 6 })).toBe(6 * 70);
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
