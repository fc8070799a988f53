import {
  type DistanceTotals,
  isCategoryType,
  labelsOfType,
  type SessionLabel,
} from "@health-exercise/domain/sport";
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
  SportLogFilter,
  SportLogPage,
  SportLogRepository,
} from "@health-exercise/ports-repositories";
import type { Timer } from "@health-exercise/ports-runtime";
import { readSessionLabels } from "./read-session-labels.ts";

/** So many ways to call sessions are read for one page, in a tenth of a second (a design value). */
const MOST_LABELS = 2_000;

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
  readonly #timer: Timer;

  constructor(logs: SportLogRepository, profiles: ProfileRepository, timer: Timer) {
    this.#logs = logs;
    this.#profiles = profiles;
    this.#timer = timer;
  }

  async execute(input: SportHistoryInput): Promise<SportHistory> {
    const { userId, startDate, endDate, exerciseType, excludeCustom, limit, offset } = input;
    const timeZone = startDate || endDate ? await this.#timeZoneOf(input) : UTC;
    const started = {
      ...(startDate && { from: startOfDay(startDate, timeZone) }),
      ...(endDate && { until: startOfDay(addDays(endDate, 1), timeZone) }),
    };
    const chosen = { started, excludeCustom };
    const filter = { ...chosen, ...(await this.#ofType(userId, chosen, exerciseType)) };
    const [page, distance] = await Promise.all([
      this.#logs.listSportLogs(userId, filter, { limit, offset }),
      this.#logs.sumDistances(userId, filter),
    ]);
    return { ...page, distance };
  }

  /**
   * What the logs are called is read, unless that is more than anybody thinks of: then the counted type alone decides, as it
   * does for a category where no other type that is stated means it: the sums of a person with many logs are by counted type.
   */
  async #ofType(
    userId: UserId,
    chosen: Pick<SportLogFilter, "started" | "excludeCustom">,
    exerciseType: string | undefined,
  ): Promise<Pick<SportLogFilter, "exerciseType" | "labels">> {
    if (exerciseType === undefined) return {};
    const labels = await this.#logs.listLogLabels(userId, chosen, MOST_LABELS + 1);
    if (labels.length > MOST_LABELS) return { exerciseType };
    const { all } = await readSessionLabels(labels, [], this.#timer);
    const found = labelsOfType(all, exerciseType);
    const isCounted = isCategoryType(exerciseType) && found.every(statesNoOtherType);
    return isCounted ? { exerciseType } : { labels: found };
  }

  async #timeZoneOf({ userId, timeZone }: SportHistoryInput): Promise<TimeZone> {
    return timeZone ?? (await this.#profiles.findProfile(userId))?.timeZone ?? UTC;
  }
}

function statesNoOtherType({ exerciseType }: SessionLabel): boolean {
  return exerciseType === null || isCategoryType(exerciseType);
}
