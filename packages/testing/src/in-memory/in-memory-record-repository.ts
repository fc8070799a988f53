import {
  type ChosenSessions,
  chooseSessions,
  type DayContext,
  type GroupedAmounts,
  groupAmounts,
  type MeasuredSessions,
  measureSessions,
  type PickedSessions,
  pickSessions,
  type RecordAmount,
  type RecordChoice,
  type RecordContext,
  type RecordPick,
  recordAmounts,
  type SessionGrouping,
  type SessionLabel,
  type SessionScope,
  type SportLog,
  type StatisticsContext,
  type Streaks,
  sessionLabels,
  sessionStreaks,
} from "@health-exercise/domain/sport";
import type { DateRange, UserId } from "@health-exercise/domain/user";
import type { RecordRepository } from "@health-exercise/ports-repositories";
import type { InMemoryDatabase } from "./in-memory-database.ts";

export class InMemoryRecordRepository implements RecordRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async sessionLabels(
    userId: UserId,
    range: DateRange | null,
    context: DayContext,
  ): Promise<readonly SessionLabel[]> {
    return sessionLabels(this.#logsOf(userId), range, context);
  }

  async recordAmounts(
    userId: UserId,
    scopes: readonly SessionScope[],
    context: DayContext,
  ): Promise<readonly RecordAmount[]> {
    return recordAmounts(this.#logsOf(userId), scopes, context);
  }

  async groupAmounts(
    userId: UserId,
    scope: SessionScope,
    grouping: SessionGrouping,
    context: DayContext,
  ): Promise<GroupedAmounts> {
    return groupAmounts(this.#logsOf(userId), scope, grouping, context);
  }

  async pickSessions(
    userId: UserId,
    scope: SessionScope,
    pick: RecordPick,
    context: RecordContext,
  ): Promise<PickedSessions> {
    return pickSessions(this.#logsOf(userId), scope, pick, context);
  }

  async chooseSessions(
    userId: UserId,
    scope: SessionScope,
    choice: RecordChoice,
    context: RecordContext,
  ): Promise<ChosenSessions> {
    return chooseSessions(this.#logsOf(userId), scope, choice, context);
  }

  async measureSessions(
    userId: UserId,
    scope: SessionScope,
    context: RecordContext,
  ): Promise<MeasuredSessions> {
    return measureSessions(this.#logsOf(userId), scope, context);
  }

  async sessionStreaks(
    userId: UserId,
    labels: readonly SessionLabel[] | null,
    context: StatisticsContext,
  ): Promise<Streaks> {
    return sessionStreaks(this.#logsOf(userId), labels, context);
  }

  #logsOf(userId: UserId): SportLog[] {
    return [...this.#database.sportLogs.values()].filter((log) => log.userId === userId);
  }
}
