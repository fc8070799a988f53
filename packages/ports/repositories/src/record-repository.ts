import type {
  ChosenSessions,
  DayContext,
  GroupedAmounts,
  MeasuredSessions,
  PickedSessions,
  RecordAmount,
  RecordChoice,
  RecordContext,
  RecordPick,
  SessionGrouping,
  SessionLabel,
  SessionScope,
  StatisticsContext,
  Streaks,
} from "@health-exercise/domain/sport";
import type { DateRange, UserId } from "@health-exercise/domain/user";

/**
 * What a person's finished sessions say, read where the logs are, in one statement each. Each gives exactly what the
 * function of the same name in the domain gives over all of the person's logs; users are not checked here, their profile
 * was read before.
 */
export interface RecordRepository {
  /** Those of the latest sessions first. */
  sessionLabels(
    userId: UserId,
    range: DateRange | null,
    context: DayContext,
  ): Promise<readonly SessionLabel[]>;
  recordAmounts(
    userId: UserId,
    scopes: readonly SessionScope[],
    context: DayContext,
  ): Promise<readonly RecordAmount[]>;
  groupAmounts(
    userId: UserId,
    scope: SessionScope,
    grouping: SessionGrouping,
    context: DayContext,
  ): Promise<GroupedAmounts>;
  pickSessions(
    userId: UserId,
    scope: SessionScope,
    pick: RecordPick,
    context: RecordContext,
  ): Promise<PickedSessions>;
  chooseSessions(
    userId: UserId,
    scope: SessionScope,
    choice: RecordChoice,
    context: RecordContext,
  ): Promise<ChosenSessions>;
  measureSessions(
    userId: UserId,
    scope: SessionScope,
    context: RecordContext,
  ): Promise<MeasuredSessions>;
  sessionStreaks(
    userId: UserId,
    labels: readonly SessionLabel[] | null,
    context: StatisticsContext,
  ): Promise<Streaks>;
}
