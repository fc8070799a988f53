import {
  activeLogExists,
  type BodyMeasures,
  type DistanceTotals,
  type FinishedSportLog,
  type OpenSportLog,
  type RecordedStart,
  type RecordedTrack,
  type SessionLabel,
  type SessionTrack,
  type SportLog,
  sourceTaken,
} from "@health-exercise/domain/sport";
import { DomainError, type SportLogId, type UserId } from "@health-exercise/domain/user";
import type {
  InsertedSportLogs,
  MeasuredSportLog,
  PageRequest,
  SourcedSportLogOutcome,
  SportLogFilter,
  SportLogPage,
  SportLogRepository,
} from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { breaksOneOfSource, breaksOneOpenLog, changedMeanwhile } from "../database-errors.ts";
import { inTransaction } from "../in-transaction.ts";
import { type ForeignColumn, isPresent } from "../joined-row.ts";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active, measuresFrom } from "../user/owner.ts";
import {
  chosenBy,
  isFiltered,
  labelFrom,
  labelsOfLogs,
  listFilteredLogs,
  listLogsWithWords,
  sumDistancesOf,
} from "./filtered-sport-logs.statements.ts";
import { insertNewLogs } from "./insert-new-sport-logs.ts";
import { insertSourcedLogs } from "./insert-sourced-sport-logs.ts";
import { listManyLogs, PeopleWithMany, pageOfMany, readManyLogs } from "./many-logs.ts";
import { distanceFrom } from "./session.columns.ts";
import {
  deleteLog,
  findLogIdOfSource,
  findOpenLog,
  findOpenLogId,
  getLog,
  insertLog,
  listLatestLogs,
  listLogs,
  listRecentLogs,
  type PageColumns,
  readLogs,
  replaceLog,
} from "./sport-log.statements.ts";
import { sportLogFrom, sportLogValues } from "./sport-log.table.ts";
import { totalsOfLogs } from "./sport-log-totals.statements.ts";
import { findTrack } from "./sport-track.statements.ts";
import { trackFrom } from "./sport-track.table.ts";

/** How often a statement is repeated whose obstacle is gone by the time it is looked up. */
const MOST_TRIES = 5;

/** The exercise sessions of people, in PostgreSQL. */
export class KyselySportLogRepository implements SportLogRepository {
  readonly #database: Kysely<Schema>;
  readonly #peopleWithMany: PeopleWithMany;

  constructor(database: Kysely<Schema>, peopleWithMany = new PeopleWithMany()) {
    this.#database = database;
    this.#peopleWithMany = peopleWithMany;
  }

  insertSportLog(log: SportLog): Promise<BodyMeasures> {
    return this.#unlessInTheWay(log, async () => {
      const row = active(await firstRowOf(this.#database, insertLog, sportLogValues(log)));
      return measuresFrom(row);
    });
  }

  async getSportLog(userId: UserId, logId: SportLogId): Promise<MeasuredSportLog> {
    const row = active(await firstRowOf(this.#database, getLog, { userId, logId }));
    if (!isPresent(row)) throw missingLog(row);
    return { log: sportLogFrom(row), measures: measuresFrom(row) };
  }

  async findOpenSportLog(userId: UserId): Promise<MeasuredSportLog<OpenSportLog | undefined>> {
    const row = active(await firstRowOf(this.#database, findOpenLog, { userId }));
    const log = isPresent(row) ? sportLogFrom(row) : undefined;
    return { log: log?.finished ? undefined : log, measures: measuresFrom(row) };
  }

  async listSportLogs(
    userId: UserId,
    filter: SportLogFilter,
    page: PageRequest,
  ): Promise<SportLogPage> {
    const rows = await this.#pageOf(userId, filter, page);
    const first = active(rows[0]);
    this.#peopleWithMany.counted(userId, first.total);
    return {
      logs: rows.filter(isPresent).slice(0, page.limit).map(sportLogFrom),
      total: first.total,
      measures: measuresFrom(first),
    };
  }

  async sumDistances(userId: UserId, filter: SportLogFilter): Promise<DistanceTotals | undefined> {
    const values = chosenBy(userId, filter);
    const row = this.#peopleWithMany.hasSums(userId, filter)
      ? await firstRowOf(this.#database, totalsOfLogs, values)
      : await firstRowOf(this.#database, sumDistancesOf, values);
    return distanceFrom(active(row));
  }

  #pageOf(
    userId: UserId,
    filter: SportLogFilter,
    { limit, offset }: PageRequest,
  ): Promise<readonly PageColumns[]> {
    if (this.#peopleWithMany.hasSums(userId, filter)) {
      const { exerciseType = null } = filter;
      return pageOfMany(this.#database, listManyLogs, { userId, exerciseType, limit, offset });
    }
    if (isFiltered(filter)) {
      const statement = filter.hasWords ? listLogsWithWords : listFilteredLogs;
      return rowsOf(this.#database, statement, { ...chosenBy(userId, filter), limit, offset });
    }
    return offset === 0
      ? rowsOf(this.#database, listLatestLogs, { userId, limit })
      : rowsOf(this.#database, listLogs, { userId, limit, offset });
  }

  async listLogLabels(
    userId: UserId,
    filter: SportLogFilter,
    most: number,
  ): Promise<readonly SessionLabel[]> {
    const rows = await rowsOf(this.#database, labelsOfLogs, { ...chosenBy(userId, filter), most });
    active(rows[0]);
    return rows.flatMap(labelFrom);
  }

  async listRecentSportLogs(userId: UserId, since: Date): Promise<readonly SportLog[]> {
    const rows = await rowsOf(this.#database, listRecentLogs, { userId, since });
    active(rows[0]);
    return rows.filter(isPresent).map(sportLogFrom);
  }

  insertNewSportLogs(
    userId: UserId,
    logs: readonly FinishedSportLog[],
    tracks: ReadonlyMap<SportLogId, RecordedTrack> = new Map(),
    starts: ReadonlyMap<SportLogId, RecordedStart> = new Map(),
  ): Promise<InsertedSportLogs> {
    return inTransaction(this.#database, (transaction) =>
      insertNewLogs(transaction, userId, logs, tracks, starts),
    );
  }

  insertSourcedSportLogs(
    userId: UserId,
    logs: readonly SportLog[],
  ): Promise<readonly SourcedSportLogOutcome[]> {
    return inTransaction(this.#database, (transaction) =>
      insertSourcedLogs(transaction, userId, logs),
    );
  }

  async findSportTrack(userId: UserId, logId: SportLogId): Promise<SessionTrack | undefined> {
    const row = active(await firstRowOf(this.#database, findTrack, { userId, logId }));
    if (row.id === null) throw missingLog(row);
    return row.seconds === null ? undefined : trackFrom(row);
  }

  async readSportLogs(userId: UserId, page: PageRequest): Promise<readonly SportLog[]> {
    const rows = await this.#readPage(userId, page);
    active(rows[0]);
    const logs = rows.filter(isPresent).map(sportLogFrom);
    this.#peopleWithMany.counted(userId, page.offset + logs.length);
    return logs;
  }

  /** Earliest start first. Where many are left out, it pays to know how many there are. */
  async #readPage(userId: UserId, page: PageRequest) {
    if (page.offset === 0 || !this.#peopleWithMany.hasSums(userId, {})) {
      return rowsOf(this.#database, readLogs, { userId, ...page });
    }
    const values = { userId, exerciseType: null, ...page };
    const rows = await pageOfMany(this.#database, readManyLogs, values);
    return rows.toReversed();
  }

  replaceSportLog(log: SportLog): Promise<void> {
    return this.#unlessInTheWay(log, async () => {
      const row = await firstRowOf(this.#database, replaceLog, sportLogValues(log));
      if (row === undefined) throw changedMeanwhile();
    });
  }

  async deleteSportLog(
    userId: UserId,
    logId: SportLogId,
    at: Date,
    revision?: number,
  ): Promise<void> {
    const values = { userId, logId, at, revision: revision ?? null };
    const row = active(await firstRowOf(this.#database, deleteLog, values));
    if (row.deleted) return;
    throw revision === undefined || row.is_foreign ? missingLog(row) : changedMeanwhile();
  }

  /**
   * Writes a log; where another one is in the way, the open one or that of the same source, says which. That may be
   * gone by the time it is looked up: then the way is free.
   */
  async #unlessInTheWay<Result>(log: SportLog, write: () => Promise<Result>): Promise<Result> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      try {
        return await write();
      } catch (error) {
        await this.#nameObstacle(log, error);
      }
    }
    throw changedMeanwhile();
  }

  /** @throws `error` itself where no other log is the reason of it. */
  async #nameObstacle({ userId, source }: SportLog, error: unknown): Promise<void> {
    if (breaksOneOpenLog(error)) {
      const open = await firstRowOf(this.#database, findOpenLogId, { userId });
      if (open !== undefined) throw activeLogExists(open.id);
    } else if (breaksOneOfSource(error) && source !== null && source.externalId !== null) {
      const { kind, externalId } = source;
      const values = { userId, kind, externalId };
      const other = await firstRowOf(this.#database, findLogIdOfSource, values);
      if (other !== undefined) throw sourceTaken(other.id);
    } else {
      throw error;
    }
  }
}

function missingLog({ is_foreign }: ForeignColumn): DomainError {
  return is_foreign
    ? new DomainError("sport_log_not_yours", "This sport log belongs to another user.")
    : new DomainError("sport_log_not_found", "There is no such sport log.");
}
