import type { User, UserId } from "@health-exercise/domain/user";
import type { PageRequest } from "./page.ts";
import type { SecurityEvent } from "./security-event-repository.ts";

/** The people who may use the service. */
export interface UserRepository {
  /**
   * Tokens that were issued to an erased user of the same id stay refused.
   * @throws DomainError `user_exists` for a known id, `email_taken` for a known address (compared without case).
   */
  insertUser(user: User): Promise<void>;
  /** Undefined when there is no such user. */
  findUser(id: UserId): Promise<User | undefined>;
  /** Oldest first; with an address, whoever has it (compared without case). */
  listUsers(
    page: PageRequest,
    email?: string,
  ): Promise<{ readonly users: readonly User[]; readonly total: number }>;
  /** @throws DomainError `user_not_found`. */
  disableUser(id: UserId, at: Date): Promise<User>;
  /** @throws DomainError `user_not_found`. */
  enableUser(id: UserId): Promise<User>;
  /** Removes the user and everything stored of them, and keeps the record of it, or neither. @throws DomainError `user_not_found`. */
  deleteUser(id: UserId, record?: SecurityEvent): Promise<void>;
  /**
   * Ends every token that was issued to the user until `at`, for good; an earlier instant than before changes nothing.
   * @throws DomainError `user_not_active`.
   */
  signOutEverywhere(id: UserId, at: Date): Promise<void>;
  /** @throws DomainError `user_not_active` when the user is unknown, disabled or deleted, or has signed out (`CallerScope`). */
  requireActiveUser(id: UserId): Promise<void>;
}
