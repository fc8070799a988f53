import { describe, expect, it } from "vitest";
import {
  type OwnRecordsData,
  type OwnTotalsData,
  ownRecords,
  ownTotals,
  recordedDays,
} from "../../src/chat/own-records.ts";
import { UTC } from "../../src/shared/time-zone.ts";
import {
  exerciseStatistics,
  statisticsContext,
} from "../../src/sport/statistics/exercise-statistics.ts";
import {
  anActiveDay,
  anOpenSportLog,
  aProfile,
  aSportLog,
  at,
  day,
  days,
  MINUTE,
  zone,
} from "../support/builders.ts";

/** On Thursday, 5 March 2026. */
const NOW = at("2026-03-05T12:00");

function recordsOf(data: Partial<OwnRecordsData>, timeZone = UTC) {
  const profile = data.profile ?? null;
  const context = statisticsContext(profile, timeZone, NOW);
  const nothing = { profile, totals: null, lastSession: null, openSession: null };
  return ownRecords({ ...nothing, ...data }, context);
}

function totalsOf(days: OwnTotalsData["days"]) {
  const context = statisticsContext(null, UTC, NOW);
  return ownTotals({ statistics: exerciseStatistics([], context), days, schemes: [] }, context);
}

/** The minutes and the active days of a period, of days that each tell a power of two. */
function minutesOn(...dates: readonly string[]) {
  const added = totalsOf(dates.map((date, index) => anActiveDay(date, 2 ** index)));
  const toldOf = ({ totals, activeDays }: typeof added.day) => [
    totals.durationMilliseconds / MINUTE,
    activeDays,
  ];
  const { day: today, yesterday, last7Days, last30Days, weeks } = added;
  return {
    today: toldOf(today),
    yesterday: toldOf(yesterday),
    last7Days: toldOf(last7Days),
    last30Days: toldOf(last30Days),
    weeks: weeks.map((week) => toldOf(week)),
  };
}

describe("a person's own records", () => {
  it("tell today and the day before apart", () => {
    const told = minutesOn("2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06");
    expect(told).toMatchObject({ today: [4, 1], yesterday: [2, 1] });
  });

  it("count seven and thirty days up to today, and today among them", () => {
    expect(minutesOn("2026-02-26", "2026-02-27", "2026-03-05", "2026-03-06").last7Days).toEqual([
      6, 2,
    ]);
    expect(minutesOn("2026-02-03", "2026-02-04", "2026-03-05", "2026-03-06").last30Days).toEqual([
      6, 2,
    ]);
  });

  it("count eight weeks from Monday to Sunday, the earliest first", () => {
    const { weeks } = minutesOn("2026-01-12", "2026-01-18", "2026-03-01", "2026-03-02");
    const none = [0, 0];
    expect(weeks).toEqual([[3, 2], none, none, none, none, none, [4, 1], [8, 1]]);
    const told = totalsOf([]).weeks.map(({ week }) => week);
    expect(told[0]).toEqual(days("2026-01-12", "2026-01-18"));
    expect(told.at(-1)).toEqual(days("2026-03-02", "2026-03-08"));
  });

  it("are read of these weeks, up to the end of the current one", () => {
    expect(recordedDays(statisticsContext(null, UTC, NOW))).toEqual(
      days("2026-01-12", "2026-03-08"),
    );
  });

  it("name the last session by the day on which it began where the person lives", () => {
    const lastSession = aSportLog({ sportStart: at("2026-03-04T20:00") });
    const { lastSession: told } = recordsOf({ lastSession }, zone("Asia/Shanghai"));
    expect(told).toEqual({ log: lastSession, date: day("2026-03-05") });
    expect(recordsOf({}).lastSession).toBeNull();
  });

  it("hold the session that goes on", () => {
    const openSession = anOpenSportLog();
    expect(recordsOf({ openSession }).openSession).toBe(openSession);
  });

  it("tell of the body what the profile does", () => {
    const profile = aProfile({
      birth: { kind: "date", date: day("1990-03-06") },
      heightCm: 175,
      weightKg: 72,
      restingHeartRateBpm: 62,
    });
    expect(recordsOf({ profile }).body).toEqual({
      ageYears: 35,
      heightCm: 175,
      weightKg: 72,
      restingHeartRateBpm: 62,
    });
    const unknown = { ageYears: null, heightCm: null, weightKg: null, restingHeartRateBpm: null };
    expect(recordsOf({}).body).toEqual(unknown);
    expect(recordsOf({ profile: aProfile({ birth: null }) }).body).toEqual(unknown);
  });
});
