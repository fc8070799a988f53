import { type OwnRecords, ownRecords } from "../../../src/chat/own-records.ts";
import { addDays, weekOf } from "../../../src/shared/local-date.ts";
import { UTC } from "../../../src/shared/time-zone.ts";
import { exerciseStatistics } from "../../../src/sport/statistics/exercise-statistics.ts";
import type { PeriodTotals } from "../../../src/sport/statistics/weekly-report-data.ts";
import { anId, aSportLog, at, day, MINUTE, someTotals } from "../../support/builders.ts";

const TODAY = day("2026-03-06");

/** Totals as they are shown: minutes, kilocalories, MET-minutes. */
export function aPeriod(
  sessions: number,
  minutes: number,
  calories: number,
  metMinutes: number,
  activeDays: number,
): PeriodTotals {
  const totals = someTotals({
    sessions,
    durationMilliseconds: Math.round(minutes * MINUTE),
    calories,
    metHundredthMilliseconds: Math.round(metMinutes * 100 * MINUTE),
  });
  return { totals, activeDays };
}

/** Records of nobody who ever exercised. */
export function noRecords(): OwnRecords {
  const context = {
    timeZone: UTC,
    olderAdultFrom: null,
    today: TODAY,
    thisWeek: weekOf(TODAY),
    lastWeek: weekOf(addDays(TODAY, -7)),
    paused: [],
  };
  const statistics = exerciseStatistics([], context);
  return ownRecords(
    { profile: null, statistics, days: [], lastSession: null, openSession: null, schemes: [] },
    context,
  );
}

/** A Friday: 3 sessions this week, 2 last week, a streak of 5 days, a weight of 72 kg. */
export function someRecords(): OwnRecords {
  const records = noRecords();
  const thisWeek = aPeriod(3, 95, 540, 620, 3);
  const lastWeek = aPeriod(2, 75, 410, 480, 2);
  const before = aPeriod(4, 160, 900, 1000, 4);
  const total = aPeriod(52, 1840, 10_350, 9800, 46);
  const lastSession = aSportLog({ sportStart: at("2026-03-06T07:00"), minutes: 35, calories: 210 });
  const best = { logId: anId<typeof lastSession.id>(7), date: day("2026-01-10") };
  return {
    ...records,
    statistics: {
      ...records.statistics,
      allSessions: 52,
      totals: total.totals,
      timedSessions: 52,
      activeDays: total.activeDays,
      currentStreakDays: 5,
      longestStreakDays: 12,
      byType: [
        { exerciseType: "running", totals: aPeriod(30, 1200, 8000, 8000, 0).totals },
        { exerciseType: "walking", totals: aPeriod(22, 640, 2350, 1800, 0).totals },
      ],
      thisWeek: thisWeek.totals,
      lastWeek: lastWeek.totals,
      longest: { ...best, value: 82 * MINUTE },
      mostCalories: { ...best, value: 640 },
    },
    day: aPeriod(1, 35, 210, 280, 1),
    yesterday: aPeriod(2, 44, 250, 230, 1),
    last7Days: aPeriod(4, 135, 760, 860, 4),
    last30Days: aPeriod(14, 480, 2700, 3100, 12),
    weeks: records.weeks.map(({ week }, index) => ({
      week,
      ...([before, lastWeek, thisWeek][index - 5] ?? aPeriod(3, 105, 600, 700, 3)),
    })),
    lastSession: { log: lastSession, date: day("2026-03-06") },
    schemes: [{ schemeId: anId(1), name: "Base", plannedSessions: 4, completedSessions: 3 }],
    body: { ageYears: 34, heightCm: 175, weightKg: 72, restingHeartRateBpm: 62 },
  };
}
