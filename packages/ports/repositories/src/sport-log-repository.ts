import type {
  BodyMeasures,
  DistanceTotals,
  FinishedSportLog,
  OpenSportLog,
  RecordedStart,
  RecordedTrack,
  SessionLabel,
  SessionTrack,
  SportLog,
} from "@health-exercise/domain/sport";
import type { InstantRange, SportLogId, UserId } from "@health-exercise/domain/user";
import type { PageRequest } from "./page.ts";

/** A log beside the measures of its owner that its energy depends on. */
export type MeasuredSportLog<Log extends SportLog | undefined = SportLog> = {
  readonly log: Log;
  readonly measures: BodyMeasures;
};

/** Which logs are wanted; an absent condition leaves none out. */
export type SportLogFilter = {
  /** By start. */
  readonly started?: Partial<InstantRange> | undefined;
  /** By counted type, in whatever case: the one stated, else the category of the activity meant. */
  readonly exerciseType?: string | undefined;
  /** Those alone that are labelled so, to the letter. */
  readonly labels?: readonly SessionLabel[] | undefined;
  readonly excludeCustom?: boolean | undefined;
  /** Those alone about which somebody wrote something: notes, or feedback of more than numbers and known codes; or that was skipped. */
  readonly hasWords?: boolean | undefined;
};

/** How many logs were stored, and how many that were there got something that they lacked. */
export type InsertedSportLogs = { readonly inserted: number; readonly completed: number };

/** What became of a log that came with its source: `logId` is the one that the person has of it, or had. */
export type SourcedSportLogOutcome =
  | { readonly kind: "created" }
  | { readonly kind: "duplicate"; readonly logId: SportLogId }
  | { readonly kind: "open_log_exists"; readonly openLogId: SportLogId };

/** Part of a person's logs; `total` counts all that the filter lets through. */
export type SportLogPage = {
  readonly logs: readonly SportLog[];
  readonly total: number;
  readonly measures: BodyMeasures;
};

/**
 * The exercise sessions of people. Deleted logs are not found, listed or counted. Every method checks
 * in its own statement that the user is active and throws DomainError `user_not_active` otherwise;
 * only `replaceSportLog` relies on the check of the read before it.
 */
export interface SportLogRepository {
  /**
   * @throws DomainError `active_log_exists` when the log is open and the person has an open one, `source_taken` when they
   * have one with the same kind and id of a source.
   */
  insertSportLog(log: SportLog): Promise<BodyMeasures>;
  /** @throws DomainError `sport_log_not_found`, `sport_log_not_yours`. */
  getSportLog(userId: UserId, logId: SportLogId): Promise<MeasuredSportLog>;
  findOpenSportLog(userId: UserId): Promise<MeasuredSportLog<OpenSportLog | undefined>>;
  /** Latest start first; the id decides between equals (larger first). */
  listSportLogs(userId: UserId, filter: SportLogFilter, page: PageRequest): Promise<SportLogPage>;
  /** The distances of the finished logs that the filter lets through; undefined where none is known. */
  sumDistances(userId: UserId, filter: SportLogFilter): Promise<DistanceTotals | undefined>;
  /** What the logs that the filter lets through are called, each way once, in any order; at most `most` of them. */
  listLogLabels(
    userId: UserId,
    filter: Pick<SportLogFilter, "started" | "excludeCustom">,
    most: number,
  ): Promise<readonly SessionLabel[]>;
  /** Every log that started at `since` or later, and the open one whenever it started, earliest start first. */
  listRecentSportLogs(userId: UserId, since: Date): Promise<readonly SportLog[]>;
  /**
   * Stores those of `logs` that are no session stored already and none that comes before them in the list, as
   * `sortedOutSessions` tells; those that are stored and finished get what they lack, as `completedSportLog` tells, unless
   * somebody changes them at that moment. All of it or, on a failure, nothing. Two calls for one person at the same time store
   * nothing twice. The `tracks` go with what is stored and to those that have none, without places for whoever does not
   * keep them. When a log began by its file (`starts`) stays with it, whatever is changed of it later, and goes to those that
   * have none.
   */
  insertNewSportLogs(
    userId: UserId,
    logs: readonly FinishedSportLog[],
    tracks?: ReadonlyMap<SportLogId, RecordedTrack>,
    starts?: ReadonlyMap<SportLogId, RecordedStart>,
  ): Promise<InsertedSportLogs>;
  /**
   * Stores those of `logs`, each with a source, whose source the person has no log of, nor had one that they deleted; what
   * became of each, in order. All of them or, on a failure, none. Two calls at the same time store nothing twice.
   */
  insertSourcedSportLogs(
    userId: UserId,
    logs: readonly SportLog[],
  ): Promise<readonly SourcedSportLogOutcome[]>;
  /**
   * The way of a log as it is kept; undefined where there is none.
   * @throws DomainError `sport_log_not_found`, `sport_log_not_yours`.
   */
  findSportTrack(userId: UserId, logId: SportLogId): Promise<SessionTrack | undefined>;
  /** Those of the page when the latest start comes first, turned around: earliest start first. Nothing is counted. */
  readSportLogs(userId: UserId, page: PageRequest): Promise<readonly SportLog[]>;
  /**
   * Writes a changed log over the revision before it.
   * @throws DomainError `changed_meanwhile` when another change came first or the log is gone, `active_log_exists` when it was reopened beside an open one,
   * `source_taken` when another log has the same kind and id of a source.
   */
  replaceSportLog(log: SportLog): Promise<void>;
  /**
   * Deletes a log; with `revision` only where it is still that one.
   * @throws DomainError `sport_log_not_found`, `sport_log_not_yours`; with `revision` also `changed_meanwhile`, where it is
   * another or gone.
   */
  deleteSportLog(userId: UserId, logId: SportLogId, at: Date, revision?: number): Promise<void>;
}
