import { datesOf, type LocalDate, weekdayOf } from "../../shared/local-date.ts";
import type { ExerciseScheme } from "../exercise-scheme.ts";
import type { PlannedItem } from "./record-fact.ts";

const AFTER_SUNDAY = 8;

/**
 * What the active schemes plan for `day`, or from it up to `until`, items without a weekday too; all of it for null. In the order of weekdays, those
 * without one last.
 */
export function plannedItems(
  schemes: readonly ExerciseScheme[],
  day: LocalDate | null,
  until = day,
): PlannedItem[] {
  const weekdays = day && until && new Set(datesOf({ start: day, end: until }).map(weekdayOf));
  return schemes
    .filter(({ isActive }) => isActive)
    .flatMap(({ name, items }) => items.map((item) => ({ scheme: name, item })))
    .filter(
      ({ item: { weekday } }) => weekdays === null || weekday === null || weekdays.has(weekday),
    )
    .sort(
      (left, right) => (left.item.weekday ?? AFTER_SUNDAY) - (right.item.weekday ?? AFTER_SUNDAY),
    );
}
