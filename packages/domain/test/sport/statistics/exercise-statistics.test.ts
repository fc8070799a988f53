import { describe, expect, it } from "vitest";
import type { SportLogId } from "../../../src/shared/ids.ts";
import { UTC } from "../../../src/shared/time-zone.ts";
import {
  averageMinutes,
  exerciseStatistics,
  MOST_TYPES,
  OTHER_TYPES,
  orderedByTime,
  statisticsContext,
  totalsByType,
} from "../../../src/sport/statistics/exercise-statistics.ts";
import { NO_EXERCISE } from "../../../src/sport/statistics/exercise-totals.ts";
import {
  anId,
  anOpenSportLog,
  aPause,
  aProfile,
  aSportLog,
  at,
  day,
  HOUR,
  IN_UTC,
  MINUTE,
  someTotals,
  zone,
} from "../../support/builders.ts";

/** A Wednesday. */
const NOW = at("2026-03-11T12:00");
const CONTEXT = statisticsContext(null, UTC, NOW);

describe("statisticsContext", () => {
  it("knows today and the weeks from Monday to Sunday in the time zone asked for", () => {
    const sundayEvening = at("2026-03-08T23:30");
    expect(statisticsContext(null, UTC, sundayEvening)).toEqual({
      timeZone: UTC,
      olderAdultFrom: null,
      birth: null,
      today: "2026-03-08",
      thisWeek: { start: "2026-03-02", end: "2026-03-08" },
      lastWeek: { start: "2026-02-23", end: "2026-03-01" },
      paused: [],
    });
    expect(statisticsContext(null, zone("Europe/Berlin"), sundayEvening)).toMatchObject({
      today: "2026-03-09",
      thisWeek: { start: "2026-03-09", end: "2026-03-15" },
      lastWeek: { start: "2026-03-02", end: "2026-03-08" },
    });
  });

  it("takes pauses and the sixtieth birthday from the profile", () => {
    const profile = aProfile({
      birth: { kind: "date", date: day("1966-03-02") },
      pauses: [aPause("2026-01-02", "2026-01-03"), aPause("2026-01-01", "2026-01-01")],
    });
    expect(statisticsContext(profile, UTC, NOW)).toMatchObject({
      olderAdultFrom: at("2026-03-02T00:00"),
      paused: [{ start: "2026-01-01", end: "2026-01-03" }],
    });
  });
});

describe("exerciseStatistics", () => {
  const ids = Array.from({ length: 9 }, (_, number) => anId<SportLogId>(1000 + number));
  const [monday, tuesday, lastSunday, untimed, open] = ids as [
    SportLogId,
    SportLogId,
    SportLogId,
    SportLogId,
    SportLogId,
  ];
  const logs = [
    aSportLog({ id: monday, sportStart: at("2026-03-09T10:00"), minutes: 30, calories: 300 }),
    aSportLog({
      id: tuesday,
      sportStart: at("2026-03-10T10:00"),
      minutes: 90,
      calories: 200,
      exerciseType: "yoga",
    }),
    aSportLog({
      id: lastSunday,
      sportStart: at("2026-03-08T23:59:59.999"),
      minutes: 90,
      calories: 900,
    }),
    aSportLog({
      id: untimed,
      sportStart: at("2026-02-01T10:00"),
      sportEnd: null,
      calories: 50,
      matchedCategoryId: null,
    }),
    anOpenSportLog({ id: open, sportStart: at("2026-03-11T11:00"), calories: 5_000 }),
  ];
  const statisticsOfAll = () => exerciseStatistics(logs, CONTEXT);

  it("counts the session in progress in all sessions alone", () => {
    const statistics = statisticsOfAll();
    expect(statistics.allSessions).toBe(5);
    expect(statistics.totals).toEqual({
      sessions: 4,
      durationMilliseconds: 210 * MINUTE,
      calories: 1450,
      metHundredthMilliseconds: 800 * 210 * MINUTE,
    });
    expect(statistics.activeDays).toBe(4);
  });

  it("takes the mean over the sessions with a known duration", () => {
    const statistics = statisticsOfAll();
    expect(statistics.timedSessions).toBe(3);
    expect(averageMinutes(statistics)).toBe(70);
  });

  it("tells this week from the last, Monday to Sunday", () => {
    const statistics = statisticsOfAll();
    expect(statistics.thisWeek).toMatchObject({ sessions: 2, calories: 500 });
    expect(statistics.thisWeek.durationMilliseconds).toBe(2 * HOUR);
    expect(statistics.lastWeek).toMatchObject({ sessions: 1, calories: 900 });
  });

  it("knows the streaks", () => {
    const statistics = statisticsOfAll();
    expect(statistics.currentStreakDays).toBe(3);
    expect(statistics.longestStreakDays).toBe(3);
  });

  it("names the earliest of the best sessions, with its local day", () => {
    const statistics = statisticsOfAll();
    expect(statistics.longest).toEqual({
      value: 90 * MINUTE,
      logId: lastSunday,
      date: "2026-03-08",
    });
    expect(statistics.mostCalories).toEqual({ value: 900, logId: lastSunday, date: "2026-03-08" });
    const inBerlin = exerciseStatistics(logs, { ...CONTEXT, timeZone: zone("Europe/Berlin") });
    expect(inBerlin.longest?.date).toBe("2026-03-09");
  });

  it("has no best session where there is nothing to measure", () => {
    const nothing = aSportLog({ sportEnd: null, calories: 0 });
    expect(exerciseStatistics([nothing], CONTEXT)).toMatchObject({
      longest: null,
      mostCalories: null,
      timedSessions: 0,
    });
    expect(averageMinutes({ totals: NO_EXERCISE, timedSessions: 0 })).toBe(0);
  });

  it("sums by counted type, most time first", () => {
    const statistics = statisticsOfAll();
    expect(
      statistics.byType.map(({ exerciseType, totals }) => [
        exerciseType,
        totals.sessions,
        totals.durationMilliseconds / MINUTE,
      ]),
    ).toEqual([
      ["running", 2, 120],
      ["yoga", 1, 90],
      [null, 1, 0],
    ]);
  });

  it("is all nothing without logs", () => {
    expect(exerciseStatistics([], CONTEXT)).toEqual({
      allSessions: 0,
      totals: NO_EXERCISE,
      timedSessions: 0,
      activeDays: 0,
      currentStreakDays: 0,
      longestStreakDays: 0,
      byType: [],
      thisWeek: NO_EXERCISE,
      lastWeek: NO_EXERCISE,
      longest: null,
      mostCalories: null,
      longestDistance: null,
      bestPace: null,
    });
  });
});

describe("types", () => {
  it("are those of finished sessions", () => {
    const logs = [anOpenSportLog({ exerciseType: "rowing" }), aSportLog()];
    expect(totalsByType(logs, IN_UTC).map((each) => each.exerciseType)).toEqual(["running"]);
  });

  it("are ordered by time, then sessions, then name, the unknown one last", () => {
    const aType = (exerciseType: string | null, minutes: number, sessions: number) => ({
      exerciseType,
      totals: someTotals({ sessions, durationMilliseconds: minutes * MINUTE }),
    });
    const types = [
      aType(null, 10, 1),
      aType("b", 10, 1),
      aType("a", 10, 1),
      aType("c", 10, 2),
      aType("d", 20, 1),
    ];
    for (const given of [types, types.toReversed()]) {
      const ordered = orderedByTime(given).map((each) => each.exerciseType);
      expect(ordered).toEqual(["d", "c", "a", "b", null]);
    }
  });

  it("are bounded, those with least time told as one", () => {
    const types = Array.from({ length: MOST_TYPES + 1 }, (_, minutes) => ({
      exerciseType: `type ${minutes}`,
      totals: someTotals({ sessions: 1, durationMilliseconds: (minutes + 1) * MINUTE }),
    }));
    const told = orderedByTime(types);
    const names = told.map(({ exerciseType }) => exerciseType);
    expect(names).toHaveLength(MOST_TYPES);
    expect(names).not.toContain("type 1");
    const rest = {
      exerciseType: OTHER_TYPES,
      totals: someTotals({ sessions: 2, durationMilliseconds: 3 * MINUTE }),
    };
    expect(told.at(-2)).toEqual({ exerciseType: "type 2", totals: types[2]?.totals });
    expect(told.at(-1)).toEqual(rest);
    expect(orderedByTime(types.slice(1)).map(({ exerciseType }) => exerciseType)).toContain(
      "type 1",
    );
  });

  it("of which one is called as the rest are told as one with it", () => {
    const types = Array.from({ length: MOST_TYPES + 1 }, (_, number) => ({
      exerciseType: number === MOST_TYPES ? OTHER_TYPES : `type ${number}`,
      totals: someTotals({ sessions: 1, durationMilliseconds: (number + 1) * MINUTE }),
    }));
    const told = orderedByTime(types);
    expect(told).toHaveLength(MOST_TYPES - 1);
    expect(told.at(-1)).toEqual({
      exerciseType: OTHER_TYPES,
      totals: someTotals({ sessions: 3, durationMilliseconds: (MOST_TYPES + 4) * MINUTE }),
    });
  });

  it("that differ in capitals alone are one, written as most of its sessions have it", () => {
    const types = [
      ["Running", 2, 10],
      ["rowing", 9, 30],
      ["running", 5, 15],
      ["RUNNING", 1, 20],
      [null, 1, 1],
    ] as const;
    const told = orderedByTime(
      types.map(([exerciseType, sessions, minutes]) => ({
        exerciseType,
        totals: someTotals({ sessions, durationMilliseconds: minutes * MINUTE }),
      })),
    );
    expect(told.map(({ exerciseType, totals }) => [exerciseType, totals.sessions])).toEqual([
      ["running", 8],
      ["rowing", 9],
      [null, 1],
    ]);
  });
});
