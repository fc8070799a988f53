import { cataloguedSession } from "./catalogued-session.ts";
import {
  isCalled,
  labelsOfActivity,
  type ReadSessionLabel,
  recordActivityNamed,
} from "./records/record-activity.ts";
import type { RecordActivity } from "./records/record-query.ts";
import { isCategoryType, isSameType } from "./session-type.ts";

/**
 * Those of `labels` whose sessions are of the type asked for, for a goal as in the history. Of a category are those that state
 * it, and where another type or none is stated ("跑步" for `running`), those whose name and type together mean it. Of any other name are those that state it, those whose stated type means it, and where a
 * session states none, a mere category or what the catalogue does not know, those whose name means it.
 */
export function labelsOfType(
  labels: readonly ReadSessionLabel[],
  asked: string,
): ReadSessionLabel[] {
  if (isCategoryType(asked)) {
    return labels.filter((label) => isSameType(categoryOf(label), asked));
  }
  const activity = recordActivityNamed(asked);
  return labels.filter(
    (label) => isSameType(label.exerciseType, asked) || isMeant(label, activity),
  );
}

/** A category that is stated, else the one that name and type together mean, as it is looked up when a log is written. */
function categoryOf(label: ReadSessionLabel): string | null {
  const { exerciseType } = label;
  if (exerciseType !== null && isCategoryType(exerciseType)) return exerciseType;
  return cataloguedSession(label).matchedCategoryId;
}

function isMeant(label: ReadSessionLabel, activity: RecordActivity): boolean {
  const { exerciseType, typeFamilies } = label;
  const saysItself = exerciseType === null || isCategoryType(exerciseType);
  if (activity.families.length === 0) return saysItself && isCalled(label, activity.name);
  const decides = saysItself || typeFamilies.length === 0;
  const judged = decides
    ? label
    : { ...label, sportName: exerciseType, exerciseType: null, families: typeFamilies };
  return labelsOfActivity([judged], activity).length > 0;
}
