import {
  type ExerciseGoal,
  type GoalWithProgress,
  goalPeriodAround,
  goalProgress,
  labelsOfType,
  type SessionScope,
  type StatisticsContext,
} from "@health-exercise/domain/sport";
import type { DateRange, LocalDate, TimeZone, UserId } from "@health-exercise/domain/user";
import type {
  ExerciseGoalRepository,
  ProfileRepository,
  RecordRepository,
} from "@health-exercise/ports-repositories";
import type { Clock, Timer } from "@health-exercise/ports-runtime";
import { readSessionLabels } from "./read-session-labels.ts";
import { statisticsScope } from "./statistics-scope.ts";

/** Where goals and what was done for them come from. */
export type GoalStorage = {
  readonly goals: ExerciseGoalRepository;
  readonly records: RecordRepository;
  readonly profiles: ProfileRepository;
};

/** Finds out how far somebody is: in one statement, or two where a goal is about some kind of exercise. */
export class GoalsWithProgress {
  readonly #storage: GoalStorage;
  readonly #clock: Clock;
  readonly #timer: Timer;

  constructor(storage: GoalStorage, clock: Clock, timer: Timer) {
    this.#storage = storage;
    this.#clock = clock;
    this.#timer = timer;
  }

  /** In the order of `goals`; days are told in the zone asked for, else the profile's, else UTC. */
  async of(
    userId: UserId,
    goals: readonly ExerciseGoal[],
    timeZone: TimeZone | undefined,
  ): Promise<readonly GoalWithProgress[]> {
    if (goals.length === 0) return [];
    const { profiles } = this.#storage;
    const context = await statisticsScope({ profiles, clock: this.#clock }, userId, timeZone);
    return this.#on(userId, goals, context, context.today);
  }

  /** The latest of a person's goals, in their periods around `day`. */
  async latest(
    userId: UserId,
    limit: number,
    context: StatisticsContext,
    day: LocalDate = context.today,
  ): Promise<readonly GoalWithProgress[]> {
    const goals = await this.#storage.goals.listExerciseGoals(userId, limit);
    return goals.length === 0 ? [] : this.#on(userId, goals, context, day);
  }

  async #on(
    userId: UserId,
    goals: readonly ExerciseGoal[],
    context: StatisticsContext,
    day: LocalDate,
  ): Promise<readonly GoalWithProgress[]> {
    const scopes = await this.#scopes(userId, goals, context, day);
    const amounts = await this.#storage.records.recordAmounts(userId, scopes, context);
    return goals.flatMap((goal, index) => {
      const [period, done] = [scopes[index]?.range, amounts[index]];
      if (!period || done === undefined) return [];
      return [{ goal, progress: goalProgress(goal, done, period, context.paused) }];
    });
  }

  async #scopes(
    userId: UserId,
    goals: readonly ExerciseGoal[],
    context: StatisticsContext,
    day: LocalDate,
  ): Promise<readonly SessionScope[]> {
    const periods = goals.map((goal) => goalPeriodAround(goal, day));
    const isOfSome = goals.some(({ activity }) => activity !== null);
    const found = isOfSome
      ? await this.#storage.records.sessionLabels(userId, covering(periods), context)
      : [];
    const { all } = await readSessionLabels(found, [], this.#timer);
    const labels = new Map<string, SessionScope["labels"]>();
    for (const { activity } of goals) {
      if (activity === null || labels.has(activity)) continue;
      labels.set(activity, labelsOfType(all, activity));
      await this.#timer.wait(0);
    }
    return goals.map(({ activity }, index) => ({
      range: periods[index] ?? null,
      labels: activity === null ? null : (labels.get(activity) ?? []),
    }));
  }
}

/** The days from the first to the last of `periods`. */
function covering(periods: readonly DateRange[]): DateRange | null {
  return periods.reduce<DateRange | null>(
    (all, { start, end }) => ({
      start: all === null || start < all.start ? start : all.start,
      end: all === null || end > all.end ? end : all.end,
    }),
    null,
  );
}
