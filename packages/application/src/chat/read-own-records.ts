import { type OwnRecords, ownRecords, recordedDays } from "@health-exercise/domain/chat";
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

/** Reads what a reply may say about a person's exercise, in five queries at once. */
export class ReadOwnRecords {
  readonly #statistics: ExerciseStatisticsRepository;
  readonly #logs: SportLogRepository;

  constructor(statistics: ExerciseStatisticsRepository, logs: SportLogRepository) {
    this.#statistics = statistics;
    this.#logs = logs;
  }

  async execute(userId: UserId, profile: Profile | null, now: Date): Promise<OwnRecords> {
    const context = statisticsContext(profile, profile?.timeZone ?? UTC, now);
    const recorded = recordedDays(context);
    const [statistics, sessions, schemes, openSession, lastSession] = await Promise.all([
      this.#statistics.exerciseStatistics(userId, context),
      this.#statistics.sessionsOfDays(userId, recorded),
      this.#schemes(userId, context),
      this.#openSession(userId),
      this.#lastSession(userId, now),
    ]);
    const days = sessions.dailyTotals(recorded, context.timeZone);
    return ownRecords({ profile, statistics, days, schemes, openSession, lastSession }, context);
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
