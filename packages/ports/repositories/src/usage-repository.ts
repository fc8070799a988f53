import type { QuotaKind, UserId } from "@health-exercise/domain/user";

/** Tells how much is kept of a person. */
export interface UsageRepository {
  /**
   * Records that are not deleted; of `bytes` what all records of the person take, roughly. A count that nobody waits for
   * takes no part in a unit of work.
   */
  countUsage(userId: UserId, kind: QuotaKind, isWaitedFor: boolean): Promise<number>;
}
