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
