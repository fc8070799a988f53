import { invalidField } from "../shared/domain-error.ts";
import type { ExerciseGoalId, UserId } from "../shared/ids.ts";
import {
  addDays,
  type DateRange,
  daysIn,
  type LocalDate,
  monthOf,
  weekOf,
} from "../shared/local-date.ts";
import { pausedDaysUntil } from "../user/pause.ts";
import type { RecordAmount } from "./records/record-amount.ts";
import { metersOf } from "./statistics/distance-totals.ts";
import { metMinutesOf, minutesOf } from "./statistics/exercise-totals.ts";

/** What a person may want so much of. */
export const GOAL_METRICS = [
  "sessions",
  "minutes",
  "distance_m",
  "met_minutes",
  "active_days",
] as const;
export type GoalMetric = (typeof GOAL_METRICS)[number];

/** In which time: from Monday to Sunday, or a month of the calendar. */
export const GOAL_PERIODS = ["week", "month"] as const;
export type GoalPeriod = (typeof GOAL_PERIODS)[number];

/** How much exercise a person wants of themselves in each week or month. */
export type ExerciseGoal = {
  readonly id: ExerciseGoalId;
  readonly userId: UserId;
  readonly metric: GoalMetric;
  readonly period: GoalPeriod;
  /** In the unit of the metric. */
  readonly target: number;
  /** A category of the catalogue, or a name; null for any exercise. */
  readonly activity: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Counts the changes; a change that was made to an older revision is refused. */
  readonly revision: number;
};

/** What a person decides about a goal. */
export type GoalContent = Pick<ExerciseGoal, "metric" | "period" | "target" | "activity">;

export type GoalChanges = {
  readonly [Field in keyof GoalContent]?: GoalContent[Field] | undefined;
};

/** The bounds of a goal's fields (design values); days are bounded by the period. */
export const EXERCISE_GOAL_LIMITS = {
  target: { min: 1, max: 10_000_000 },
  activityLength: 100,
} as const;

/** More than these nobody reaches (design values, but for minutes and days: a period has no more). */
const MOST: Readonly<Record<GoalMetric, Readonly<Record<GoalPeriod, number>>>> = {
  sessions: { week: 200, month: 1_000 },
  minutes: { week: 10_080, month: 44_640 },
  distance_m: { week: 2_500_000, month: 10_000_000 },
  met_minutes: { week: 100_000, month: 500_000 },
  active_days: { week: 7, month: 31 },
};
const COUNTED: readonly GoalMetric[] = ["sessions", "active_days"];

/** A goal as it is first written. @throws DomainError `invalid_input` where nobody could reach the target. */
export function createExerciseGoal(
  content: GoalContent & { readonly id: ExerciseGoalId; readonly userId: UserId },
  now: Date,
): ExerciseGoal {
  requireReachable(content);
  return { ...content, createdAt: now, updatedAt: now, revision: 1 };
}

/** The goal after `changes`; an absent field stays. @throws DomainError `invalid_input` where nobody could reach the target. */
export function changeExerciseGoal(
  goal: ExerciseGoal,
  changes: GoalChanges,
  now: Date,
): ExerciseGoal {
  const changed = {
    ...goal,
    metric: changes.metric ?? goal.metric,
    period: changes.period ?? goal.period,
    target: changes.target ?? goal.target,
    activity: changes.activity === undefined ? goal.activity : changes.activity,
    updatedAt: now,
    revision: goal.revision + 1,
  };
  requireReachable(changed);
  return changed;
}

/** Whether somebody can reach the target of a goal within its period. */
export function isReachable(goal: GoalContent): boolean {
  return problemOf(goal) === undefined;
}

function requireReachable(goal: GoalContent): void {
  const problem = problemOf(goal);
  if (problem !== undefined) throw invalidField("target", problem);
}

function problemOf({ metric, period, target }: GoalContent): string | undefined {
  const least = EXERCISE_GOAL_LIMITS.target.min;
  const most = MOST[metric][period];
  if (target < least) return `must be at least ${least}`;
  if (target > most) return `must be at most ${most} ${metric} a ${period}`;
  const isWhole = !COUNTED.includes(metric) || Number.isInteger(target);
  return isWhole ? undefined : "must be a whole number";
}

/**
 * How far somebody is; the target without the share of paused days, on which nobody expects anything. Who has done nothing
 * has reached nothing, be it that nothing was expected.
 */
export type GoalProgress = {
  readonly value: number;
  readonly target: number;
  readonly reached: boolean;
  readonly period: DateRange;
};

/** A goal, and how far its person is in one of its periods. */
export type GoalWithProgress = { readonly goal: ExerciseGoal; readonly progress: GoalProgress };

/** The days of the goal's period around `today`. */
export function goalPeriodAround(
  { period }: Pick<ExerciseGoal, "period">,
  today: LocalDate,
): DateRange {
  return period === "week" ? weekOf(today) : monthOf(today);
}

/** How far somebody is with `goal` who did `done` in `period`, of which the days of `paused` are paused. */
export function goalProgress(
  goal: GoalContent,
  done: RecordAmount,
  period: DateRange,
  paused: readonly DateRange[],
): GoalProgress {
  const value = amountOf(goal.metric, done);
  const target = expectedOf(goal, period, paused);
  return { value, target, reached: value > 0 && value >= target, period };
}

/** How much of a metric somebody did, in its unit. */
export function amountOf(
  metric: GoalMetric,
  { totals, activeDays }: Pick<RecordAmount, "totals" | "activeDays">,
): number {
  switch (metric) {
    case "sessions":
      return totals.sessions;
    case "active_days":
      return activeDays;
    case "minutes":
      return minutesOf(totals.durationMilliseconds);
    case "met_minutes":
      return metMinutesOf(totals);
    case "distance_m":
      return metersOf(totals.distance?.decimeters ?? 0);
  }
}

/** Sessions and days stay whole: at least one as long as a day is left on which somebody expects something. */
function expectedOf(
  { metric, target }: GoalContent,
  period: DateRange,
  paused: readonly DateRange[],
): number {
  const all = daysIn(period);
  const free =
    all - pausedDaysUntil(paused, period.end) + pausedDaysUntil(paused, addDays(period.start, -1));
  if (free === all) return target;
  if (free === 0) return 0;
  const share = (target * free) / all;
  return COUNTED.includes(metric) ? Math.max(1, Math.round(share)) : Math.round(share * 10) / 10;
}
