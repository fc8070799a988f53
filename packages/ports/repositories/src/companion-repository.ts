import type { Companion } from "@health-exercise/domain/companion";
import type { UserId } from "@health-exercise/domain/user";

/** The virtual companions of people, at most one each. */
export interface CompanionRepository {
  /** The companion, or null before it was initialised. @throws DomainError `user_not_active`. */
  findCompanion(userId: UserId): Promise<Companion | null>;
  /**
   * Writes a companion: revision 1 for the first time, a later one over the revision before it.
   * @throws DomainError `changed_meanwhile` when another change came first, `user_not_active`.
   */
  saveCompanion(companion: Companion): Promise<void>;
}
