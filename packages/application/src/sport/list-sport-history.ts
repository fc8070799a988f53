import type { DistanceTotals } from "@health-exercise/domain/sport";
import {
  addDays,
  type LocalDate,
  startOfDay,
  type TimeZone,
  type UserId,
  UTC,
} from "@health-exercise/domain/user";
import type {
  PageRequest,
  ProfileRepository,
  SportLogPage,
  SportLogRepository,
} from "@health-exercise/ports-repositories";

export type SportHistoryInput = PageRequest & {
  readonly userId: UserId;
  /** First and last day wanted, both included. */
  readonly startDate?: LocalDate | undefined;
  readonly endDate?: LocalDate | undefined;
  /** Tells the days apart; else the profile's time zone, else UTC. */
  readonly timeZone?: TimeZone | undefined;
  readonly exerciseType?: string | undefined;
  readonly excludeCustom?: boolean | undefined;
};

/** A page, and the distances of all sessions that pass the filter. */
export type SportHistory = SportLogPage & { readonly distance: DistanceTotals | undefined };

/** The caller's sessions of some days and type, latest start first. */
export class ListSportHistory {
  readonly #logs: SportLogRepository;
  readonly #profiles: ProfileRepository;

  constructor(logs: SportLogRepository, profiles: ProfileRepository) {
    this.#logs = logs;
    this.#profiles = profiles;
  }

  async execute(input: SportHistoryInput): Promise<SportHistory> {
    const { userId, startDate, endDate, exerciseType, excludeCustom, limit, offset } = input;
    const timeZone = startDate || endDate ? await this.#timeZoneOf(input) : UTC;
    const started = {
      ...(startDate && { from: startOfDay(startDate, timeZone) }),
      ...(endDate && { until: startOfDay(addDays(endDate, 1), timeZone) }),
    };
    const filter = { started, exerciseType, excludeCustom };
    const [page, distance] = await Promise.all([
      this.#logs.listSportLogs(userId, filter, { limit, offset }),
      this.#logs.sumDistances(userId, filter),
    ]);
    return { ...page, distance };
  }

  async #timeZoneOf({ userId, timeZone }: SportHistoryInput): Promise<TimeZone> {
    return timeZone ?? (await this.#profiles.findProfile(userId))?.timeZone ?? UTC;
  }
}
