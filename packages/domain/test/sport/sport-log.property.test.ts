import fc from "fast-check";
import { expect, it } from "vitest";
import { DomainError } from "../../src/shared/domain-error.ts";
import { COMPLETION_STATUSES, readFeedback } from "../../src/sport/sport-feedback.ts";
import {
  changeSportLog,
  durationMilliseconds,
  giveSportFeedback,
  recordSportLog,
  type SportLog,
} from "../../src/sport/sport-log.ts";
import { SPORT_LOG_LIMITS } from "../../src/sport/sport-log-limits.ts";
import { aSportLog, at, DAY } from "../support/builders.ts";

const START = at("2026-03-02T10:00");
const { calories: CALORIES, feelingRating, perceivedExertion } = SPORT_LOG_LIMITS;

const anInstant = fc
  .oneof(
    fc.integer({ min: -2 * DAY, max: 12 * DAY }),
    fc.constantFrom(-1, 0, 1, 7 * DAY - 1, 7 * DAY, 7 * DAY + 1),
  )
  .map((offset) => new Date(START.getTime() + offset));
const someCalories = fc.integer(CALORIES);
const someText = fc.oneof(fc.string(), fc.json(), fc.constant('{"a":'));
const absentOr = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const aRecord = fc.record({
  kind: fc.constant("record" as const),
  sportEnd: fc.option(anInstant),
  calories: someCalories,
  finished: fc.boolean(),
  feedback: fc.option(someText),
  now: anInstant,
});

const anOperation = fc.oneof(
  fc.record({
    kind: fc.constant("change" as const),
    changes: fc.record({
      sportEnd: absentOr(fc.option(anInstant)),
      calories: absentOr(someCalories),
      finished: absentOr(fc.boolean()),
      feedback: absentOr(fc.option(someText)),
    }),
    now: anInstant,
  }),
  fc.record({
    kind: fc.constant("feedback" as const),
    feedback: fc.record({
      completionStatus: absentOr(fc.constantFrom(...COMPLETION_STATUSES)),
      feelingRating: absentOr(fc.integer(feelingRating)),
      customNotes: absentOr(fc.string()),
      finalCalories: absentOr(someCalories),
      perceivedExertion: absentOr(fc.integer(perceivedExertion)),
    }),
    now: anInstant,
  }),
);

type Operation = typeof anOperation extends fc.Arbitrary<infer Value> ? Value : never;

function apply(log: SportLog, operation: Operation): SportLog {
  return operation.kind === "change"
    ? changeSportLog(log, operation.changes, operation.now)
    : giveSportFeedback(log, operation.feedback, operation.now);
}

function expectSound(log: SportLog): void {
  if (log.sportEnd !== null) {
    const elapsed = log.sportEnd.getTime() - log.sportStart.getTime();
    expect(elapsed).toBeGreaterThanOrEqual(0);
    expect(elapsed).toBeLessThanOrEqual(7 * DAY);
  }
  expect(log.calories).toBeGreaterThanOrEqual(CALORIES.min);
  expect(log.calories).toBeLessThanOrEqual(CALORIES.max);
  expect(durationMilliseconds(log) === null).toBe(!log.finished || log.sportEnd === null);
}

it("keeps a session sound, whatever is done to it in whatever order", () => {
  fc.assert(
    fc.property(aRecord, fc.array(anOperation, { maxLength: 12 }), (said, operations) => {
      let log: SportLog;
      try {
        const { createdAt, updatedAt, revision, mets, matchedCategoryId, ...details } = aSportLog();
        const { kind, now, ...statements } = said;
        log = recordSportLog(
          { ...details, ...statements, sportStart: START },
          { mets, matchedCategoryId },
          now,
        );
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        return;
      }
      expectSound(log);
      for (const operation of operations) {
        const before = Object.freeze(log);
        try {
          log = apply(before, operation);
        } catch (error) {
          expect(error).toBeInstanceOf(DomainError);
          expect(operation.kind).toBe("change");
          continue;
        }
        expectSound(log);
        expect(log.revision).toBe(before.revision + 1);
        expect(log.updatedAt).toEqual(operation.now);
        for (const kept of ["id", "userId", "sportStart", "createdAt", "mets"] as const) {
          expect(log[kept]).toEqual(before[kept]);
        }
        if (operation.kind === "change") {
          expect(log.finished).toBe(operation.changes.finished ?? before.finished);
          if (log.finished && !before.finished) expect(log.sportEnd).not.toBeNull();
          if (before.finished && before.sportEnd === null) {
            expect(log.sportEnd).toEqual(operation.changes.sportEnd ?? null);
          }
        } else {
          expect(log.finished).toBe(true);
          expect(readFeedback(log.feedback).kind).toBe("structured");
          if (before.finished || before.sportEnd !== null) {
            expect(log.sportEnd).toEqual(before.sportEnd);
          }
        }
      }
    }),
    { numRuns: 300 },
  );
});
