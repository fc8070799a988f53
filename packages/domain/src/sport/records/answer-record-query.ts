import type { ExerciseScheme } from "../exercise-scheme.ts";
import type { SportLog } from "../sport-log.ts";
import {
  labelsOfActivity,
  type ReadSessionLabel,
  readSessionLabel,
  sportKeyOf,
} from "./record-activity.ts";
import type { RecordContext } from "./record-context.ts";
import type { RecordFact } from "./record-fact.ts";
import type { RecordActivity, RecordGrouping, RecordQuery } from "./record-query.ts";
import { type RecordScope, recordReadOf } from "./record-read.ts";
import {
  groupAmounts,
  pickSessions,
  recordAmounts,
  type SessionGrouping,
  type SessionScope,
  sessionLabels,
  sessionStreaks,
} from "./record-sessions.ts";

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
): RecordFact {
  const read = recordReadOf(query, context);
  const labels = sessionLabels(logs, null, context).map(readSessionLabel);
  const labelsOf = (activity: RecordActivity | null) =>
    activity && labelsOfActivity(labels, activity);
  const scopeOf = ({ range, activity }: RecordScope): SessionScope => ({
    range,
    labels: labelsOf(activity),
  });
  switch (read.kind) {
    case "amounts":
      return read.fact(recordAmounts(logs, read.scopes.map(scopeOf), context));
    case "groups": {
      const grouping = sessionGrouping(read.grouping, labels);
      return read.fact(groupAmounts(logs, scopeOf(read.scope), grouping, context));
    }
    case "sessions":
      return read.fact(pickSessions(logs, scopeOf(read.scope), read.pick, context));
    case "streaks":
      return read.fact(sessionStreaks(logs, labelsOf(read.activity), context));
    case "schemes":
      return read.fact(schemes);
    case "nothing":
      return read.fact();
  }
}

/** How sessions of `labels` are grouped. */
export function sessionGrouping(
  grouping: RecordGrouping,
  labels: readonly ReadSessionLabel[],
): SessionGrouping {
  return grouping === "sport"
    ? { by: "sport", keys: labels.map((label) => ({ label, key: sportKeyOf(label) })) }
    : { by: grouping };
}
