import { concernNotes, planNotes } from "@health-exercise/domain/safety";
import {
  type ReportCare,
  type SportLog,
  type StatisticsContext,
  statisticsContext,
  WEEKLY_REPORT_MAX_DAYS,
  type WeeklyReport,
  type WeeklyReportData,
  wasSkipped,
  weeklyReport,
} from "@health-exercise/domain/sport";
import {
  addDays,
  type DateRange,
  instantsOf,
  isWithinRange,
  localDateOf,
  messageLocaleOf,
  type Profile,
  type TimeZone,
  type UserId,
  UTC,
  weekOf,
} from "@health-exercise/domain/user";
import type {
  ExerciseStatisticsRepository,
  ProfileRepository,
  SportLogRepository,
} from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import { CONCERN_READING, type ReadSessionConcerns } from "../safety/read-session-concerns.ts";
import { type DayScope, rangeAsked } from "./day-scope.ts";
import type { GoalsWithProgress } from "./goals-with-progress.ts";
import type { JudgeSchemes } from "./judge-schemes.ts";

/** So many goals are told of (design value). */
const MOST_GOALS = 20;

/** Where a report's records come from. */
export type ReportStorage = {
  readonly statistics: ExerciseStatisticsRepository;
  readonly logs: SportLogRepository;
  readonly profiles: ProfileRepository;
};

/**
 * The caller's exercise of a period beside the one before, the current ISO week unless asked otherwise, with what they wrote
 * about it and what they plan held against their safety.
 * @throws DomainError `invalid_input`.
 */
export class GetWeeklyReport {
  readonly #storage: ReportStorage;
  readonly #concerns: ReadSessionConcerns;
  readonly #judge: JudgeSchemes;
  readonly #goals: GoalsWithProgress;
  readonly #clock: Clock;

  constructor(
    storage: ReportStorage,
    concerns: ReadSessionConcerns,
    judge: JudgeSchemes,
    goals: GoalsWithProgress,
    clock: Clock,
  ) {
    this.#storage = storage;
    this.#concerns = concerns;
    this.#judge = judge;
    this.#goals = goals;
    this.#clock = clock;
  }

  async execute(
    userId: UserId,
    scope: DayScope,
  ): Promise<WeeklyReport & { readonly timeZone: TimeZone }> {
    const profile = await this.#storage.profiles.findProfile(userId);
    const timeZone = scope.timeZone ?? profile?.timeZone ?? UTC;
    const context = statisticsContext(profile, timeZone, this.#clock.now());
    const period = rangeAsked(scope, weekOf, WEEKLY_REPORT_MAX_DAYS, context.today);
    const lastDay = period.end < context.today ? period.end : context.today;
    const [data, told, goals] = await Promise.all([
      this.#storage.statistics.weeklyReportData(userId, period, context),
      this.#toldOf(userId, period, timeZone),
      this.#goals.latest(userId, MOST_GOALS, context, lastDay),
    ]);
    const care = await this.#careFor(profile, data, told, context);
    const units = profile?.units ?? "metric";
    return { ...weeklyReport(period, { ...data, goals }, context, { ...care, units }), timeZone };
  }

  /** The sessions that somebody told something about. A day more is read at both ends: where clocks go back over midnight, an evening is repeated after the new day has begun. */
  async #toldOf(
    userId: UserId,
    period: DateRange,
    timeZone: TimeZone,
  ): Promise<readonly SportLog[]> {
    const wider = { start: addDays(period.start, -1), end: addDays(period.end, 1) };
    const { logs } = await this.#storage.logs.listSportLogs(
      userId,
      { started: instantsOf(wider, timeZone), hasWords: true },
      { limit: CONCERN_READING.sessions, offset: 0 },
    );
    return logs.filter(({ sportStart }) =>
      isWithinRange(localDateOf(sportStart, timeZone), period),
    );
  }

  async #careFor(
    profile: Profile | null,
    { schemes }: WeeklyReportData,
    told: readonly SportLog[],
    { today, timeZone }: StatisticsContext,
  ): Promise<Omit<ReportCare, "units">> {
    const locale = messageLocaleOf(profile?.locale ?? null);
    const concerns = await this.#concerns.execute(told);
    const unsuited = await this.#judge.execute(
      profile,
      today,
      schemes.map(({ scheme }) => scheme),
    );
    return {
      locale,
      notes: [...concernNotes(concerns, timeZone, locale), ...planNotes(unsuited, locale)],
      isPraiseWithheld: concerns.length > 0,
      skipped: told.filter(wasSkipped),
    };
  }
}
