import { cataloguedSession } from "./catalogued-session.ts";
import {
  isCalled,
  labelsOfActivity,
  type ReadSessionLabel,
  recordActivityNamed,
} from "./records/record-activity.ts";

/**
 * Those of `labels` that count for a goal's `activity`: whose counted type it is, as in the history, or that mean the kind of
 * exercise that it names. A type that the catalogue does not know is another one where it is spelled otherwise.
 */
export function labelsForGoal(
  labels: readonly ReadSessionLabel[],
  activity: string,
): ReadSessionLabel[] {
  const asked = recordActivityNamed(activity);
  const meant = new Set(
    asked.families.length === 0
      ? labels.filter((label) => isCalled(label, activity))
      : labelsOfActivity(labels, asked),
  );
  return labels.filter(
    (label) =>
      meant.has(label) ||
      (label.exerciseType ?? cataloguedSession(label).matchedCategoryId) === activity,
  );
}
