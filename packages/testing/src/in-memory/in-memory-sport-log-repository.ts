import {
  activeLogExists,
  addDistances,
  type BodyMeasures,
  bodyMeasuresOf,
  completedSportLog,
  type DistanceTotals,
  distanceOfSession,
  type FinishedSportLog,
  type OpenSportLog,
  privateTrack,
  type RecordedStart,
  type RecordedTrack,
  type SessionLabel,
  type SessionTrack,
  type SportLog,
  sortedOutSessions,
  sourceKeyOf,
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
import {
  type InMemoryDatabase,
  newestFirst,
  requireNextRevision,
  requireRevision,
} from "./in-memory-database.ts";
import { passes } from "./passes.ts";

export class InMemorySportLogRepository implements SportLogRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async insertSportLog(log: SportLog): Promise<BodyMeasures> {
    const measures = this.#measuresOf(log.userId);
    this.#requireOneOpen(log);
    this.#requireOneOfSource(log);
    this.#keep(log);
    return measures;
  }

  async getSportLog(userId: UserId, logId: SportLogId): Promise<MeasuredSportLog> {
    const measures = this.#measuresOf(userId);
    const log = this.#database.sportLogs.get(logId);
    if (log === undefined)
      throw new DomainError("sport_log_not_found", "There is no such sport log.");
    if (log.userId !== userId) {
      throw new DomainError("sport_log_not_yours", "This sport log belongs to another user.");
    }
    return { log, measures };
  }

  async findOpenSportLog(userId: UserId): Promise<MeasuredSportLog<OpenSportLog | undefined>> {
    return { measures: this.#measuresOf(userId), log: this.#openLogOf(userId) };
  }

  async listSportLogs(
    userId: UserId,
    filter: SportLogFilter,
    { limit, offset }: PageRequest,
  ): Promise<SportLogPage> {
    const measures = this.#measuresOf(userId);
    const logs = newestFirst(
      this.#logsOf(userId).filter((log) => passes(log, filter)),
      (log) => log.sportStart.getTime(),
    );
    return { measures, logs: logs.slice(offset, offset + limit), total: logs.length };
  }

  async sumDistances(userId: UserId, filter: SportLogFilter): Promise<DistanceTotals | undefined> {
    this.#database.requireActiveUser(userId);
    return this.#logsOf(userId)
      .filter((log) => passes(log, filter))
      .map(distanceOfSession)
      .reduce(addDistances, undefined);
  }

  async listLogLabels(
    userId: UserId,
    filter: SportLogFilter,
    most: number,
  ): Promise<readonly SessionLabel[]> {
    this.#database.requireActiveUser(userId);
    const labels = new Map<string, SessionLabel>();
    for (const log of this.#logsOf(userId).filter((each) => passes(each, filter))) {
      const { sportName, exerciseType } = log;
      labels.set(JSON.stringify([sportName, exerciseType]), { sportName, exerciseType });
    }
    return [...labels.values()].slice(0, most);
  }

  async listRecentSportLogs(userId: UserId, since: Date): Promise<readonly SportLog[]> {
    this.#database.requireActiveUser(userId);
    return newestFirst(
      this.#logsOf(userId).filter((log) => !log.finished || log.sportStart >= since),
      (log) => log.sportStart.getTime(),
    ).reverse();
  }

  async insertNewSportLogs(
    userId: UserId,
    logs: readonly FinishedSportLog[],
    tracks?: ReadonlyMap<SportLogId, RecordedTrack>,
    starts: ReadonlyMap<SportLogId, RecordedStart> = new Map(),
  ): Promise<InsertedSportLogs> {
    this.#database.requireActiveUser(userId);
    const stored = this.#logsOf(userId);
    const sources = new Map(stored.map((log) => [sourceKeyOf(log), log.id]));
    const { recordedStarts } = this.#database;
    const times = stored.map((log) => ({ ...log, recorded: recordedStarts.get(log.id) }));
    const { added, known } = sortedOutSessions(logs, { times, sources }, ({ id }) =>
      starts.get(id),
    );
    for (const { id } of added) this.#keepStart(userId, id, starts.get(id));
    for (const { id, session } of known) this.#keepStart(userId, id, starts.get(session.id));
    for (const log of added) {
      this.#keep({ ...log, userId });
      this.#keepTrack(userId, log.id, tracks?.get(log.id));
    }
    const completed = known.filter(({ session, id }) => {
      const log = this.#database.sportLogs.get(id);
      if (log?.finished !== true) return false;
      const fuller = completedSportLog(log, session);
      if (fuller !== undefined) this.#keep(fuller);
      return this.#keepTrack(userId, id, tracks?.get(session.id)) || fuller !== undefined;
    });
    return { inserted: added.length, completed: new Set(completed.map(({ id }) => id)).size };
  }

  #keepStart(userId: UserId, id: SportLogId, start: RecordedStart | undefined): void {
    if (start === undefined) return;
    const { at, wallTime } = this.#database.recordedStarts.get(id) ?? start;
    this.#database.recordedStarts.set(id, { userId, at, wallTime: wallTime ?? start.wallTime });
  }

  /** Whether there is one that was not kept before. */
  #keepTrack(userId: UserId, id: SportLogId, recorded: RecordedTrack | undefined): boolean {
    if (recorded === undefined || this.#database.sportTracks.has(id)) return false;
    const keepsTracks = this.#database.profiles.get(userId)?.keepsTracks ?? null;
    const track = privateTrack(recorded.track, { keepsTracks, privateRadiusMeters: null });
    this.#database.sportTracks.set(id, { ...recorded, track, userId });
    return true;
  }

  async insertSourcedSportLogs(
    userId: UserId,
    logs: readonly SportLog[],
  ): Promise<readonly SourcedSportLogOutcome[]> {
    this.#database.requireActiveUser(userId);
    return logs.map((log): SourcedSportLogOutcome => {
      const key = sourceKeyOf(log) ?? "";
      const logId = this.#database.sportLogSources.get(`${userId} ${key}`);
      if (logId !== undefined) return { kind: "duplicate", logId };
      const open = log.finished ? undefined : this.#openLogOf(userId);
      if (open !== undefined) return { kind: "open_log_exists", openLogId: open.id };
      this.#keep({ ...log, userId });
      return { kind: "created" };
    });
  }

  async findSportTrack(userId: UserId, logId: SportLogId): Promise<SessionTrack | undefined> {
    await this.getSportLog(userId, logId);
    return this.#database.sportTracks.get(logId)?.track;
  }

  async readSportLogs(userId: UserId, { limit, offset }: PageRequest) {
    this.#database.requireActiveUser(userId);
    const latest = newestFirst(this.#logsOf(userId), (log) => log.sportStart.getTime());
    return latest.slice(offset, offset + limit).reverse();
  }

  async replaceSportLog(log: SportLog): Promise<void> {
    requireNextRevision(this.#database.sportLogs.get(log.id), log);
    this.#requireOneOpen(log);
    this.#requireOneOfSource(log);
    this.#keep(log);
  }

  async deleteSportLog(
    userId: UserId,
    logId: SportLogId,
    _at: Date,
    revision?: number,
  ): Promise<void> {
    const { log } = await this.getSportLog(userId, logId);
    requireRevision(log, revision);
    this.#database.sportLogs.delete(logId);
    this.#database.sportTracks.delete(logId);
    this.#database.noteSportChange(log);
  }

  #keep(log: SportLog): void {
    const key = sourceKeyOf(log);
    if (key !== undefined) this.#database.sportLogSources.set(`${log.userId} ${key}`, log.id);
    const { sportLogs, outbox, exerciseGoals } = this.#database;
    outbox.sessionChanged(sportLogs.get(log.id), log, exerciseGoals);
    sportLogs.set(log.id, log);
    this.#database.noteSportChange(log);
  }

  #measuresOf(userId: UserId): BodyMeasures {
    this.#database.requireActiveUser(userId);
    return bodyMeasuresOf(this.#database.profiles.get(userId) ?? null);
  }

  #logsOf(userId: UserId): SportLog[] {
    return [...this.#database.sportLogs.values()].filter((log) => log.userId === userId);
  }

  #openLogOf(userId: UserId): OpenSportLog | undefined {
    return this.#logsOf(userId).find((log): log is OpenSportLog => !log.finished);
  }

  #requireOneOpen(log: SportLog): void {
    const open = log.finished ? undefined : this.#openLogOf(log.userId);
    if (open !== undefined && open.id !== log.id) throw activeLogExists(open.id);
  }

  #requireOneOfSource(log: SportLog): void {
    const key = sourceKeyOf(log);
    if (key === undefined) return;
    const other = this.#logsOf(log.userId).find((each) => sourceKeyOf(each) === key);
    if (other !== undefined && other.id !== log.id) throw sourceTaken(other.id);
  }
}
