import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeHealthScore } from "../../src/health/health-score.ts";
import { addDays } from "../../src/shared/local-date.ts";
import type { SportLog } from "../../src/sport/sport-log.ts";
import type { Pause } from "../../src/user/pause.ts";
import { aProfile } from "../support/builders.ts";
import { aged, aSessionAgo, rated, recordsOf, TODAY } from "./some-health.ts";

type Planned = {
  readonly daysAgo: number;
  readonly minutes: number;
  readonly rating: number | null;
  readonly met: number | null;
};

const planned: fc.Arbitrary<Planned> = fc.record({
  daysAgo: fc.integer({ min: 0, max: 45 }),
  minutes: fc.integer({ min: 1, max: 200 }),
  rating: fc.option(fc.integer({ min: 1, max: 5 })),
  met: fc.option(fc.integer({ min: 1, max: 12 })),
});
const manyPlanned = fc.array(planned, { minLength: 3, maxLength: 40 });

const pauseAgo = fc
  .record({ first: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 10 }) })
  .map(
    ({ first, length }): Pause => ({
      startDate: addDays(TODAY, -first),
      endDate: addDays(TODAY, length - 1 - first),
      reason: "illness",
    }),
  );
const somePauses = fc.array(pauseAgo, { maxLength: 2 });
const anyAge = fc.option(fc.integer({ min: 5, max: 120 }));

function logsOf(sessions: readonly Planned[]): SportLog[] {
  return sessions.map(({ daysAgo, minutes, rating, met }) =>
    aSessionAgo(daysAgo, minutes, {
      mets: { stated: met, adult: null, olderAdult: null },
      ...(rating === null ? {} : rated(rating)),
    }),
  );
}

function scoreOf(
  sessions: readonly Planned[],
  pauses: readonly Pause[],
  years: number | null = null,
) {
  const birth = years === null ? null : aged(years);
  return computeHealthScore(recordsOf(logsOf(sessions), aProfile({ pauses, birth })));
}

const recoveryOf = (score: ReturnType<typeof scoreOf>) =>
  score?.parts.find(({ part }) => part === "recovery")?.score ?? null;

describe("no score", () => {
  it("falls because of a pause, whatever was done on its days", () => {
    fc.assert(
      fc.property(manyPlanned, somePauses, pauseAgo, anyAge, (sessions, pauses, added, years) => {
        const before = scoreOf(sessions, pauses, years);
        const after = scoreOf(sessions, [...pauses, added], years);
        if (before === null) expect(after).toBeNull();
        if (before === null || after === null) return;
        expect(after.score).toBeGreaterThanOrEqual(before.score);
        for (const [index, { score }] of before.parts.entries()) {
          if (score === null) expect(after.parts[index]?.score).toBeNull();
          else expect(after.parts[index]?.score).toBeGreaterThanOrEqual(score);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("changes by a pause over days that all had a session", () => {
    fc.assert(
      fc.property(manyPlanned, pauseAgo, (sessions, pause) => {
        const onEachDay = Array.from({ length: 46 }, (_, daysAgo) => daysAgo)
          .filter((daysAgo) => {
            const date = addDays(TODAY, -daysAgo);
            return pause.startDate <= date && (pause.endDate ?? date) >= date;
          })
          .map((daysAgo) => ({ daysAgo, minutes: 20, rating: null, met: null }));
        const all = [...sessions, ...onEachDay];
        expect(scoreOf(all, [pause])).toEqual(scoreOf(all, []));
      }),
    );
  });

  it("has less recovery for less training in the last week", () => {
    fc.assert(
      fc.property(
        manyPlanned,
        somePauses,
        fc.integer({ min: 0, max: 99 }),
        (all, pauses, percent) => {
          const less = all.map((session) =>
            session.daysAgo < 7
              ? { ...session, minutes: (session.minutes * percent) / 100 }
              : session,
          );
          const [before, after] = [scoreOf(all, pauses), scoreOf(less, pauses)].map(recoveryOf);
          if (before == null || after == null) return;
          expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("has less recovery for a last week without any training", () => {
    fc.assert(
      fc.property(manyPlanned, (sessions) => {
        const rested = recoveryOf(
          scoreOf(
            sessions.filter(({ daysAgo }) => daysAgo >= 7),
            [],
          ),
        );
        expect([null, 100]).toContain(rested);
      }),
    );
  });

  it("falls because a rating is missing: without ratings it is that of the other parts", () => {
    fc.assert(
      fc.property(manyPlanned, somePauses, (sessions, pauses) => {
        const score = scoreOf(sessions, pauses);
        const unrated = scoreOf(
          sessions.map((session) => ({ ...session, rating: null })),
          pauses,
        );
        expect(unrated === null).toBe(score === null);
        if (score === null || unrated === null) return;
        expect(unrated.parts.slice(0, 3)).toEqual(score.parts.slice(0, 3));
        const known = unrated.parts.flatMap(({ score: points, weight }) =>
          points === null ? [] : [{ points, weight }],
        );
        const weights = known.reduce((sum, { weight }) => sum + weight, 0);
        const mean = known.reduce((sum, { points, weight }) => sum + points * weight, 0) / weights;
        expect(Math.abs(unrated.score - mean)).toBeLessThanOrEqual(0.11);
      }),
    );
  });

  it("has a feeling that an unrated session changes", () => {
    fc.assert(
      fc.property(manyPlanned, (sessions) => {
        const feelingOf = (all: readonly Planned[]) => scoreOf(all, [])?.parts[3]?.score;
        const further = sessions.map((session) => ({ ...session, rating: null }));
        expect(feelingOf([...sessions, ...further])).toBe(feelingOf(sessions));
      }),
    );
  });

  it("leaves 0 to 100, nor does any of its parts", () => {
    fc.assert(
      fc.property(manyPlanned, somePauses, anyAge, (sessions, pauses, years) => {
        const score = scoreOf(sessions, pauses, years);
        for (const value of [
          score?.score ?? 0,
          ...(score?.parts ?? []).map((part) => part.score),
        ]) {
          expect(value ?? 0).toBeGreaterThanOrEqual(0);
          expect(value ?? 0).toBeLessThanOrEqual(100);
        }
        for (const { score: points, measured } of score?.parts ?? []) {
          expect(points === null).toBe(measured === null);
        }
      }),
    );
  });

  it("depends on the order of the logs", () => {
    fc.assert(
      fc.property(manyPlanned, (sessions) => {
        expect(scoreOf([...sessions].reverse(), [])).toEqual(scoreOf(sessions, []));
      }),
    );
  });
});
