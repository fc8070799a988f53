import {
  type OwnRecords,
  type OwnTotals,
  ownRecords,
  ownTotals,
  recordedDays,
} from "@health-exercise/domain/chat";
import {
  type FinishedSportLog,
  type OpenSportLog,
  type StatisticsContext,
  statisticsContext,
  weeklyReport,
} from "@health-exercise/domain/sport";
import { type Profile, type UserId, UTC } from "@health-exercise/domain/user";
import type {
  ExerciseStatisticsRepository,
  SportLogRepository,
} from "@health-exercise/ports-repositories";

/** Of the latest logs one is finished, because at most one is open. */
const LATEST_LOGS = { limit: 2, offset: 0 };

/** Reads what a reply may say about a person's exercise. */
export class ReadOwnRecords {
  readonly #statistics: ExerciseStatisticsRepository;
  readonly #logs: SportLogRepository;

  constructor(statistics: ExerciseStatisticsRepository, logs: SportLogRepository) {
    this.#statistics = statistics;
    this.#logs = logs;
  }

  /** The last session and the one under way, without totals: most replies speak of no others. */
  async execute(userId: UserId, profile: Profile | null, now: Date): Promise<OwnRecords> {
    const [openSession, lastSession] = await Promise.all([
      this.#openSession(userId),
      this.#lastSession(userId, now),
    ]);
    const read = { profile, totals: null, openSession, lastSession };
    return ownRecords(read, contextOf(profile, now));
  }

  /** What all of it adds up to, in three queries at once. */
  async totals(userId: UserId, profile: Profile | null, now: Date): Promise<OwnTotals> {
    const context = contextOf(profile, now);
    const recorded = recordedDays(context);
    const [statistics, sessions, schemes] = await Promise.all([
      this.#statistics.exerciseStatistics(userId, context),
      this.#statistics.sessionsOfDays(userId, recorded),
      this.#schemes(userId, context),
    ]);
    const days = sessions.dailyTotals(recorded, context.timeZone);
    return ownTotals({ statistics, days, schemes }, context);
  }

  async #schemes(userId: UserId, context: StatisticsContext) {
    const { thisWeek } = context;
    const data = await this.#statistics.weeklyReportData(userId, thisWeek, context);
    return weeklyReport(thisWeek, data, context).schemes;
  }

  async #openSession(userId: UserId): Promise<OpenSportLog | null> {
    const { log } = await this.#logs.findOpenSportLog(userId);
    return log ?? null;
  }

  async #lastSession(userId: UserId, now: Date): Promise<FinishedSportLog | null> {
    const begun = { started: { until: new Date(now.getTime() + 1) } };
    const { logs } = await this.#logs.listSportLogs(userId, begun, LATEST_LOGS);
    return logs.find((log) => log.finished) ?? null;
  }
}

function contextOf(profile: Profile | null, now: Date): StatisticsContext {
  return statisticsContext(profile, profile?.timeZone ?? UTC, now);
}
