import type { WorkoutKind } from "./workout-kinds.ts";

/** A day of a week of training. */
export type PlannedDay = {
  readonly weekday: number;
  readonly kind: WorkoutKind;
  readonly minutes: number;
};

/** What a week is for: all of the body, split by parts, or running. */
export type WeekForm = "mixed" | "split" | "running";

type Day = readonly [weekday: number, kind: WorkoutKind, minutes: number];

/**
 * Weeks by how many days there are (design values). Two days of strength and 150 minutes in all: World Health
 * Organization, Guidelines on physical activity and sedentary behaviour, 2020, where the days allow it.
 */
const WEEKS: Readonly<Record<WeekForm, readonly (readonly Day[])[]>> = {
  mixed: [
    [
      [2, "full", 30],
      [6, "walk", 60],
    ],
    [
      [1, "full", 30],
      [3, "walk", 40],
      [6, "full", 30],
    ],
    [
      [1, "full", 30],
      [2, "walk", 40],
      [4, "full", 30],
      [6, "walk", 50],
    ],
    [
      [1, "full", 30],
      [2, "walk", 30],
      [4, "full", 30],
      [5, "stretch", 15],
      [6, "walk", 60],
    ],
  ],
  split: [
    [
      [2, "upper", 45],
      [5, "legs", 45],
    ],
    [
      [1, "push", 45],
      [3, "pull", 45],
      [5, "legs", 45],
    ],
    [
      [1, "upper", 45],
      [2, "legs", 45],
      [4, "upper", 45],
      [5, "legs", 45],
    ],
    [
      [1, "push", 45],
      [2, "pull", 45],
      [3, "legs", 45],
      [5, "upper", 45],
      [6, "legs", 45],
    ],
  ],
  running: [
    [
      [2, "run", 30],
      [6, "run", 45],
    ],
    [
      [2, "run", 30],
      [4, "run_intervals", 30],
      [6, "run", 45],
    ],
    [
      [1, "full", 25],
      [2, "run", 30],
      [4, "run_intervals", 30],
      [6, "run", 45],
    ],
    [
      [1, "full", 25],
      [2, "run", 30],
      [4, "run_intervals", 30],
      [5, "stretch", 15],
      [6, "run", 50],
    ],
  ],
};
const DAYS = { least: 2, most: 5, usual: 3 } as const;

/** A week of two to five days; three where nothing is told. On `weekdays` (Monday is 1) where these are told. */
export function weekOfTraining(
  form: WeekForm,
  wishedDays: number | null,
  weekdays: readonly number[] = [],
): readonly PlannedDay[] {
  const wished = weekdays.length > 0 ? weekdays.length : (wishedDays ?? DAYS.usual);
  const days = Math.min(DAYS.most, Math.max(DAYS.least, wished));
  const plan = (WEEKS[form][days - DAYS.least] ?? []).map(([weekday, kind, minutes]) => ({
    weekday,
    kind,
    minutes,
  }));
  if (weekdays.length === 0) return plan;
  return plan.flatMap((day, at) => {
    const weekday = weekdays[at];
    return weekday === undefined ? [] : [{ ...day, weekday }];
  });
}
