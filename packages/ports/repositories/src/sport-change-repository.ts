import type { BodyMeasures, SportChange, SportChangePosition } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";

/** Some changes in order; `next` is behind the last of them, and behind all there are where there are no more. */
export type SportChangePage = {
  readonly changes: readonly SportChange[];
  readonly next: SportChangePosition;
  readonly hasMore: boolean;
  readonly measures: BodyMeasures;
};

/** What became of people's logs, in order. */
export interface SportChangeRepository {
  /**
   * The next logs that were written, changed or deleted behind `from`, each as it is now; from the very first without it.
   * Whatever was acknowledged before the call is among what is given up to the last page, whoever else writes at that moment.
   * A log that changes while pages are read comes again.
   * @throws DomainError `user_not_active`; `changes_forgotten` where changes behind `from` are not kept any more.
   */
  listSportChanges(
    userId: UserId,
    from: SportChangePosition | undefined,
    limit: number,
  ): Promise<SportChangePage>;
}
