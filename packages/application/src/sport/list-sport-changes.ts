import type { SportChangePosition } from "@health-exercise/domain/sport";
import type { UserId } from "@health-exercise/domain/user";
import type { SportChangePage, SportChangeRepository } from "@health-exercise/ports-repositories";

/** What became of the caller's sessions since they looked last. @throws DomainError `changes_forgotten`. */
export class ListSportChanges {
  readonly #changes: SportChangeRepository;

  constructor(changes: SportChangeRepository) {
    this.#changes = changes;
  }

  execute(
    userId: UserId,
    from: SportChangePosition | undefined,
    limit: number,
  ): Promise<SportChangePage> {
    return this.#changes.listSportChanges(userId, from, limit);
  }
}
