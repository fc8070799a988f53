import { cataloguedSession } from "./catalogued-session.ts";
import {
  labelsOfActivity,
  type ReadSessionLabel,
  recordActivityNamed,
} from "./records/record-activity.ts";

/**
 * Those of `labels` that count for a goal's `activity`: whose counted type it is, as in the history, or that mean the kind of
 * exercise that it names.
 */
export function labelsForGoal(
  labels: readonly ReadSessionLabel[],
  activity: string,
): ReadSessionLabel[] {
  const meant = new Set(labelsOfActivity(labels, recordActivityNamed(activity)));
  return labels.filter(
    (label) =>
      meant.has(label) ||
      (label.exerciseType ?? cataloguedSession(label).matchedCategoryId) === activity,
  );
}
