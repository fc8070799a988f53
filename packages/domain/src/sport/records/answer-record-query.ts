import type { DateRange, LocalDate } from "../../shared/local-date.ts";
import {
  type ExerciseGoal,
  type GoalWithProgress,
  goalPeriodAround,
  goalProgress,
} from "../exercise-goal.ts";
import type { ExerciseScheme } from "../exercise-scheme.ts";
import { labelsOfType } from "../labels-of-type.ts";
import type { SportLog } from "../sport-log.ts";
import { type StretchesOfLogs, stretchBests } from "../track/stretch-bests.ts";
import {
  labelsOfActivity,
  type ReadSessionLabel,
  readSessionLabel,
  sportKeysOf,
} from "./record-activity.ts";
import type { RecordAmount } from "./record-amount.ts";
import type { RecordContext } from "./record-context.ts";
import type { RecordFact, RecordScope } from "./record-fact.ts";
import { daysSearched, timesOfPeriod } from "./record-period.ts";
import type { RecordActivity, RecordGrouping, RecordQuery } from "./record-query.ts";
import { recordReadOf } from "./record-read.ts";
import {
  chooseSessions,
  groupAmounts,
  measureSessions,
  NO_AMOUNT,
  pickSessions,
  recordAmounts,
  type SessionGrouping,
  type SessionScope,
  sessionLabels,
  sessionStreaks,
} from "./record-sessions.ts";

/** What is known of a person beside logs and schemes: their goals, and the fastest stretches of their tracks. */
export type OtherRecords = {
  readonly goals?: readonly ExerciseGoal[];
  readonly stretches?: StretchesOfLogs;
};

/**
 * What all of a person's logs and schemes, in any order, say to `query`: finished sessions, each on the local day on which
 * it starts.
 *
 * @example
 * ```ts
 * import { answerRecordQuery, recordContext, recordQueryFrom } from "@health-exercise/domain/sport";
 * import { recordValue } from "@health-exercise/domain/sport";
 * import { UTC } from "@health-exercise/domain/user";
 * const context = recordContext(null, UTC, new Date("2026-03-04T12:00:00Z"));
 * const asked = recordQueryFrom({ metric: "minutes", activity: "running" });
 * if (asked.kind === "query") {
 *   const fact = answerRecordQuery(asked.query, [], [], context);
 *   console.log(fact.kind === "amount" && recordValue("minutes", fact.of.amount)); // 0
 * }
 * ```
 */
export function answerRecordQuery(
  query: RecordQuery,
  logs: readonly SportLog[],
  schemes: readonly ExerciseScheme[],
  context: RecordContext,
  { goals = [], stretches = new Map() }: OtherRecords = {},
): RecordFact {
  const read = recordReadOf(query, context);
  const labels = sessionLabels(logs, null, context).map(readSessionLabel);
  const labelsOf = (activity: RecordActivity | null) =>
    activity && labelsOfActivity(labels, activity);
  // What sessions are called by themselves is looked for among those of the days that are asked about.
  const titledOf = (range: DateRange | null, activity: RecordActivity) =>
    labelsOfActivity(sessionLabels(logs, range, context).map(readSessionLabel), activity);
  const scopeOf = ({ range, activity, period }: RecordScope): SessionScope => ({
    range,
    ...timesOfPeriod(period),
    labels:
      activity?.title === undefined
        ? labelsOf(activity)
        : titledOf(daysSearched({ range, period }), activity),
  });
  switch (read.kind) {
    case "amounts":
      return read.fact(recordAmounts(logs, read.scopes.map(scopeOf), context));
    case "groups": {
      const grouping = sessionGrouping(read.grouping, labels);
      return read.fact(groupAmounts(logs, scopeOf(read.scope), grouping, context));
    }
    case "sessions":
      return read.fact(
        pickSessions(logs, scopeOf(read.scope), read.pick, context),
        read.stretch && stretchBests(logs, stretches, read.scope.range, context)[read.stretch],
      );
    case "choices":
      return read.fact(chooseSessions(logs, scopeOf(read.scope), read.choice, context));
    case "measures":
      return read.fact(measureSessions(logs, scopeOf(read.scope), context));
    case "goals": {
      const amountIn = (scope: SessionScope) =>
        recordAmounts(logs, [scope], context)[0] ?? NO_AMOUNT;
      const standings = goals.map((goal) =>
        goalStanding(goal, amountIn(scopeOfGoal(goal, labels, read.day)), read.day, context),
      );
      return read.fact(standings, amountIn(scopeOf(read.scope)));
    }
    case "streaks":
      return read.fact(sessionStreaks(logs, labelsOf(read.activity), context));
    case "schemes":
      return read.fact(schemes);
    case "nothing":
      return read.fact();
  }
}

/** The sessions that count for a goal in its period around `day`. */
export function scopeOfGoal(
  goal: ExerciseGoal,
  labels: readonly ReadSessionLabel[],
  day: LocalDate,
): SessionScope {
  return {
    range: goalPeriodAround(goal, day),
    labels: goal.activity === null ? null : labelsOfType(labels, goal.activity),
  };
}

/** How far somebody is with a goal who did `amount` in its period around `day`. */
export function goalStanding(
  goal: ExerciseGoal,
  amount: RecordAmount,
  day: LocalDate,
  { paused }: Pick<RecordContext, "paused">,
): GoalWithProgress {
  const period = goalPeriodAround(goal, day);
  return { goal, progress: goalProgress(goal, amount, period, paused) };
}

/** How sessions of `labels` are grouped. */
export function sessionGrouping(
  grouping: RecordGrouping,
  labels: readonly ReadSessionLabel[],
): SessionGrouping {
  return grouping === "sport" ? { by: "sport", keys: sportKeysOf(labels) } : { by: grouping };
}
