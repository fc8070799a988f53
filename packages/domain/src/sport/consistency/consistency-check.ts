import type { Profile } from "../../user/profile.ts";
import type { ExerciseScheme, SchemeItem } from "../exercise-scheme.ts";
import { bodyMeasuresOf } from "../session-energy.ts";
import type { SportLog } from "../sport-log.ts";
import type { Finding } from "./consistency-issue.ts";
import {
  type ConsistencyReport,
  consistencyReport,
  emptyTallies,
  tally,
} from "./consistency-report.ts";
import { duplicateCheck, openSessionsCheck, overlapCheck } from "./neighbour-checks.ts";
import { checkProfile } from "./profile-checks.ts";
import { SESSION_CHECKS } from "./session-checks.ts";

/** What a person's records are checked against. */
export type ConsistencyContext = {
  readonly profile: Profile | null;
  readonly now: Date;
  /** Whether the catalogue has the exercise that an item of a scheme names. */
  readonly isKnownExercise: (item: SchemeItem) => boolean;
  /** Why the safety policy does not allow an item of a scheme to the person, in a few words; null where it does. */
  readonly whyNotAllowed: (item: SchemeItem) => string | null;
};

/** A check under way. Records are added one by one; the memory it takes does not grow with their number. */
export type ConsistencyCheck = {
  /**
   * Looks at one more session.
   * @throws RangeError when it starts before the session that was added before it.
   */
  readonly addLog: (log: SportLog) => void;
  /** Looks at one more scheme. */
  readonly addScheme: (scheme: ExerciseScheme) => void;
  /** The outcome for what was added so far. */
  readonly result: () => ConsistencyReport;
};

/** Begins to check a person's records: looks at the profile, then waits for sessions, earliest start first, and schemes. */
export function startConsistencyCheck(context: ConsistencyContext): ConsistencyCheck {
  const tallies = emptyTallies();
  const { findings, examined } = checkProfile(context.profile, context.now);
  tally(tallies, "profile", examined, findings);

  const sessionContext = { now: context.now, measures: bodyMeasuresOf(context.profile) };
  const sessionChecks = [
    ...SESSION_CHECKS,
    { name: "open_sessions", check: openSessionsCheck() },
    { name: "overlap", check: overlapCheck() },
    { name: "duplicates", check: duplicateCheck() },
  ] as const;
  let previousStart = Number.NEGATIVE_INFINITY;

  return {
    addLog: (log) => {
      const start = log.sportStart.getTime();
      if (start < previousStart) throw new RangeError("Sessions are to come earliest start first.");
      previousStart = start;
      for (const { name, check } of sessionChecks) {
        const found = check(log, sessionContext);
        if (found !== null) tally(tallies, name, 1, found);
      }
    },
    addScheme: (scheme) => {
      const found = unknownExercises(scheme, context.isKnownExercise);
      tally(tallies, "schemes", scheme.items.length, found);
      const unsafe = unsafeExercises(scheme, context.whyNotAllowed);
      tally(tallies, "scheme_safety", scheme.items.length, unsafe);
    },
    result: () => consistencyReport(tallies),
  };
}

function unknownExercises(
  scheme: ExerciseScheme,
  isKnownExercise: (item: SchemeItem) => boolean,
): Finding[] {
  return scheme.items.flatMap((item, index) =>
    isKnownExercise(item)
      ? []
      : [
          {
            code: "scheme_exercise_unknown",
            schemeId: scheme.id,
            values: { number: index + 1 },
          } as const,
        ],
  );
}

function unsafeExercises(
  scheme: ExerciseScheme,
  whyNotAllowed: ConsistencyContext["whyNotAllowed"],
): Finding[] {
  return scheme.items.flatMap((item, index) => {
    const reason = whyNotAllowed(item);
    if (reason === null) return [];
    const values = { number: index + 1, item: item.sportName, scheme: scheme.name, reason };
    return [{ code: "scheme_item_not_allowed", schemeId: scheme.id, values } as const];
  });
}
