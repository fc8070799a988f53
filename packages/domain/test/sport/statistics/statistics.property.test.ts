import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SportLogId } from "../../../src/shared/ids.ts";
import { addDays } from "../../../src/shared/local-date.ts";
import { statedMeasures } from "../../../src/sport/session-measures.ts";
import type { SportLog } from "../../../src/sport/sport-log.ts";
import { dailyTotals } from "../../../src/sport/statistics/daily-totals.ts";
import { exerciseCalendar } from "../../../src/sport/statistics/exercise-calendar.ts";
import {
  exerciseStatistics,
  statisticsContext,
} from "../../../src/sport/statistics/exercise-statistics.ts";
import {
  addTotals,
  sumTotals,
  totalsOfSession,
} from "../../../src/sport/statistics/exercise-totals.ts";
import { dailyLoads, trainingLoad } from "../../../src/sport/statistics/training-load.ts";
import {
  anId,
  anOpenSportLog,
  aPause,
  aProfile,
  aSportLog,
  at,
  DAY,
  day,
  zone,
} from "../../support/builders.ts";

const START = at("2026-03-01T00:00").getTime();
const CONTEXT = statisticsContext(
  aProfile({
    birth: { kind: "stated_age", years: 59, statedOn: day("2025-03-20") },
    pauses: [aPause("2026-03-10", "2026-03-12")],
  }),
  zone("Europe/Berlin"),
  at("2026-04-05T10:00"),
);

const aLog = (number: number): fc.Arbitrary<SportLog> =>
  fc
    .record({
      offset: fc.oneof(fc.integer({ min: 0, max: 40 * DAY }), fc.constantFrom(0, 29 * DAY)),
      duration: fc.option(fc.integer({ min: 0, max: 7 * DAY })),
      calories: fc.oneof(fc.integer({ min: 0, max: 20_000 }), fc.constantFrom(0, 100)),
      exerciseType: fc.option(fc.constantFrom("running", "yoga")),
      sportName: fc.constantFrom("A", "B", "C"),
      stated: fc.option(fc.integer({ min: 90, max: 2_500 }).map((hundredths) => hundredths / 100)),
      feedback: fc.option(fc.integer({ min: 0, max: 10 }).map((rpe) => JSON.stringify({ rpe }))),
      isOpen: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
      meters: fc.option(fc.integer({ min: 0, max: 100_000 }).map((decimeters) => decimeters / 10)),
    })
    .map(({ offset, duration, stated, isOpen, meters, ...rest }) => {
      const sportStart = new Date(START + offset);
      const details = {
        ...rest,
        id: anId<SportLogId>(number),
        sportStart,
        sportEnd: duration === null ? null : new Date(START + offset + duration),
        mets: { stated, adult: 8, olderAdult: 6 },
        measures: statedMeasures({ distanceMeters: meters }),
      };
      return isOpen ? anOpenSportLog(details) : aSportLog(details);
    });

const someLogs = fc
  .integer({ min: 0, max: 25 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, number) => aLog(number))));

const shuffled = someLogs.chain((logs) =>
  fc.tuple(
    fc.constant(logs),
    fc.shuffledSubarray(logs, { minLength: logs.length, maxLength: logs.length }),
  ),
);

describe("for any logs", () => {
  it("splitting them into days and summing gives the whole", () => {
    fc.assert(
      fc.property(someLogs, (logs) => {
        const whole = sumTotals(logs.map((log) => totalsOfSession(log, CONTEXT.olderAdultFrom)));
        const days = dailyTotals(logs, CONTEXT);
        expect(sumTotals(days.map((day) => day.totals))).toEqual(whole);
        const statistics = exerciseStatistics(logs, CONTEXT);
        expect(statistics.totals).toEqual(whole);
        expect(sumTotals(statistics.byType.map((type) => type.totals))).toEqual(whole);
      }),
    );
  });

  it("the order in which they come does not matter", () => {
    fc.assert(
      fc.property(shuffled, ([logs, others]) => {
        expect(exerciseStatistics(others, CONTEXT)).toEqual(exerciseStatistics(logs, CONTEXT));
        expect(dailyTotals(others, CONTEXT)).toEqual(dailyTotals(logs, CONTEXT));
        expect(dailyLoads(others, CONTEXT)).toEqual(dailyLoads(logs, CONTEXT));
      }),
    );
  });

  it("another session never shortens the longest streak and never lowers a total", () => {
    fc.assert(
      fc.property(someLogs, aLog(999), (logs, more) => {
        const before = exerciseStatistics(logs, CONTEXT);
        const after = exerciseStatistics([...logs, more], CONTEXT);
        expect(after.longestStreakDays).toBeGreaterThanOrEqual(before.longestStreakDays);
        expect(after.totals).toEqual(
          addTotals(before.totals, totalsOfSession(more, CONTEXT.olderAdultFrom)),
        );
      }),
    );
  });

  it("a calendar's totals are the sum of its days, and the statistics' over a range of all days", () => {
    fc.assert(
      fc.property(someLogs, fc.nat(45), fc.nat(20), (logs, first, length) => {
        const start = addDays(CONTEXT.today, -first);
        const range = { start, end: addDays(start, length) };
        const days = dailyTotals(logs, CONTEXT);
        const calendar = exerciseCalendar(range, days);
        expect(calendar.totals).toEqual(sumTotals(calendar.days.map((day) => day.totals)));
        expect(calendar.days).toHaveLength(calendar.totalDays);
        expect(calendar.days.filter((day) => day.totals.sessions > 0)).toHaveLength(
          calendar.activeDays,
        );
        const all = { start: addDays(CONTEXT.today, -60), end: addDays(CONTEXT.today, 60) };
        expect(exerciseCalendar(all, days).totals).toEqual(
          exerciseStatistics(logs, CONTEXT).totals,
        );
      }),
    );
  });

  it("the load of a period is the sum of its days, and every finished session is rated or not", () => {
    fc.assert(
      fc.property(someLogs, (logs) => {
        const range = { start: addDays(CONTEXT.today, -60), end: addDays(CONTEXT.today, 60) };
        const load = trainingLoad(range, dailyLoads(logs, CONTEXT));
        const finished = logs.filter((log) => log.finished).length;
        if (load.status === "not_enough_data") {
          expect(load.unratedSessions).toBe(finished);
        } else {
          expect(load.ratedSessions + load.unratedSessions).toBe(finished);
          const sum = load.daily.reduce((total, day) => total + day.load, 0);
          expect(load.load).toBeCloseTo(sum, 6);
        }
      }),
    );
  });
});
