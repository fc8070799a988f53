import {
  chooseSessions,
  daysOfPeriod,
  type FastestStretches,
  groupAmounts,
  labelsOfActivity,
  measureSessions,
  pickSessions,
  RECORD_GROUPINGS,
  RECORD_PICKS,
  type RecordChoice,
  type RecordPeriod,
  readSessionLabel,
  recordActivityNamed,
  recordAmounts,
  recordContext,
  type SessionLabel,
  type SessionScope,
  type SportLog,
  type StretchesOfLogs,
  sessionGrouping,
  sessionLabels,
  sessionStreaks,
  stretchBests,
} from "@health-exercise/domain/sport";
import { addDays, type LocalDate, startOfDay, type UserId } from "@health-exercise/domain/user";
import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { openTestStorage } from "./support/open-test-storage.ts";
import { life, profileIn, storeLife } from "./support/some-life.ts";

const storage = await openTestStorage();
afterAll(() => storage.close());

/** Days by their distance to today. */
const day = fc.integer({ min: -45, max: 12 });
type PeriodMaker = (today: LocalDate) => RecordPeriod;

const period: fc.Arbitrary<PeriodMaker> = fc.oneof(
  fc.constant((): RecordPeriod => ({ kind: "ever" })),
  day.map(
    (days): PeriodMaker =>
      (today) => ({ kind: "day", date: addDays(today, days) }),
  ),
  fc.integer({ min: 0, max: 6 }).map(
    (weeksAgo): PeriodMaker =>
      () => ({ kind: "week", weeksAgo }),
  ),
  fc.integer({ min: 0, max: 45 }).map(
    (days): PeriodMaker =>
      (today) => ({ kind: "month", ...monthOf(addDays(today, -days)) }),
  ),
  fc.constant((today: LocalDate): RecordPeriod => ({ kind: "year", year: monthOf(today).year })),
  fc.integer({ min: 1, max: 60 }).map(
    (days): PeriodMaker =>
      () => ({ kind: "last_days", days }),
  ),
  day.map(
    (days): PeriodMaker =>
      (today) => ({ kind: "since", date: addDays(today, days) }),
  ),
  fc.tuple(day, day).map(
    ([first, last]): PeriodMaker =>
      (today) => ({
        kind: "range",
        start: addDays(today, first),
        end: addDays(today, last),
      }),
  ),
);

const scope = fc.record({
  period,
  activity: fc.option(
    fc.constantFrom("running", "跑步", "yoga", "boxing", "Ωmega", "ab", "tennis"),
  ),
});

const questions = fc.record({
  scopes: fc.array(scope, { minLength: 1, maxLength: 4 }),
  grouping: fc.constantFrom(...RECORD_GROUPINGS),
  pick: fc.constantFrom(...RECORD_PICKS),
  choice: fc.oneof(
    fc.constantFrom<RecordChoice>(
      { by: "latest", count: 3 },
      { by: "shortest" },
      { by: "slowest" },
    ),
    fc
      .record({
        measure: fc.constantFrom("minutes", "meters"),
        side: fc.constantFrom("least", "most", "above", "below"),
        tenths: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 200_000 })),
      })
      .map(
        ({ measure, side, tenths }): RecordChoice => ({
          by: "bound",
          bound: { measure, side, value: tenths / 10 },
        }),
      ),
  ),
  /** So long after the day has begun, or just when one of the sessions begins. */
  now: fc.oneof(
    fc.integer({ min: 0, max: 86_400_000 }).map((milliseconds) => ({ milliseconds })),
    fc.nat({ max: 29 }).map((session) => ({ session })),
  ),
  /** Which sessions have a track, and the fastest kilometer and 5 km on it. */
  tracks: fc.array(
    fc.record({
      session: fc.nat({ max: 29 }),
      oneKilometer: fc.option(fc.integer({ min: 180_000, max: 180_003 })),
      fiveKilometers: fc.option(fc.integer({ min: 900_000, max: 2_000_000 })),
    }),
    { maxLength: 8 },
  ),
});

it("gives what the pure functions of the domain give, whatever was logged and is asked", async () => {
  await fc.assert(
    fc.asyncProperty(life, questions, async (each, asked) => {
      const { userId, logs } = await storeLife(storage, each);
      const { today, timeZone } = each;
      const midnight = startOfDay(today, timeZone);
      const now =
        "session" in asked.now
          ? (logs[asked.now.session]?.sportStart ?? midnight)
          : new Date(midnight.getTime() + asked.now.milliseconds);
      const context = recordContext(profileIn(each), timeZone, now);
      const { records } = storage;

      const labels = sessionLabels(logs, null, context);
      const stored = await records.sessionLabels(userId, null, context);
      expect(inOrder(stored)).toEqual(inOrder(labels));
      const read = labels.map(readSessionLabel);

      const scopes = asked.scopes.map(
        ({ period: periodOf, activity }): SessionScope => ({
          range: daysOfPeriod(periodOf(context.today), context.today),
          labels: activity && labelsOfActivity(read, recordActivityNamed(activity)),
        }),
      );
      expect(await records.recordAmounts(userId, scopes, context)).toEqual(
        recordAmounts(logs, scopes, context),
      );
      const stretches = await storeTracks(userId, logs, asked.tracks);
      for (const range of [null, ...scopes.map((one) => one.range)]) {
        expect(await storage.exerciseStatistics.fastestStretches(userId, range, context)).toEqual(
          stretchBests(logs, stretches, range, context),
        );
      }
      for (const one of scopes) {
        const labelsOfDays = await records.sessionLabels(userId, one.range, context);
        expect(inOrder(labelsOfDays)).toEqual(inOrder(sessionLabels(logs, one.range, context)));
        const grouping = sessionGrouping(asked.grouping, read);
        expect(await records.groupAmounts(userId, one, grouping, context)).toEqual(
          groupAmounts(logs, one, grouping, context),
        );
        expect(await records.pickSessions(userId, one, asked.pick, context)).toEqual(
          pickSessions(logs, one, asked.pick, context),
        );
        expect(await records.chooseSessions(userId, one, asked.choice, context)).toEqual(
          chooseSessions(logs, one, asked.choice, context),
        );
        expect(await records.measureSessions(userId, one, context)).toEqual(
          measureSessions(logs, one, context),
        );
        expect(await records.sessionStreaks(userId, one.labels, context)).toEqual(
          sessionStreaks(logs, one.labels, context),
        );
      }
    }),
    { numRuns: 120 },
  );
});

function inOrder(labels: readonly SessionLabel[]): readonly string[] {
  return labels.map(({ sportName, exerciseType }) => `${sportName} ${exerciseType}`).sort();
}

function monthOf(date: LocalDate): { readonly year: number; readonly month: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

type Track = { session: number; oneKilometer: number | null; fiveKilometers: number | null };

/** Of several tracks of one session the first. */
async function storeTracks(
  userId: UserId,
  logs: readonly SportLog[],
  tracks: readonly Track[],
): Promise<StretchesOfLogs> {
  const stretches = new Map<SportLog["id"], FastestStretches>();
  for (const { session, oneKilometer, fiveKilometers } of tracks) {
    const log = logs[session];
    if (log === undefined || stretches.has(log.id)) continue;
    stretches.set(log.id, {
      ...{ oneKilometer, fiveKilometers, tenKilometers: null, halfMarathon: null },
    });
    await sql`
      insert into sport_track
        (user_id, log_id, seconds, fastest_1_km_milliseconds, fastest_5_km_milliseconds)
      values (${userId}, ${log.id}, '{0,1}', ${oneKilometer}, ${fiveKilometers})
    `.execute(storage.database.kysely);
  }
  return stretches;
}
