import type { ErasureCounts, OwnDataSection, UserId } from "@health-exercise/domain/user";
import type { SecurityEvent } from "./security-event-repository.ts";

/** What a field of a stored record holds, as JSON has it; instants are ISO 8601 texts in UTC with milliseconds. */
export type OwnValue =
  | string
  | number
  | boolean
  | null
  | readonly OwnValue[]
  | { readonly [name: string]: OwnValue };

/** A record as it is stored, each field under its name in storage. */
export type OwnRecord = Readonly<Record<string, OwnValue>>;

/** Everything that is stored of a person, whatever feature it belongs to. */
export interface OwnDataRepository {
  /**
   * The records of a section, deleted ones too, in pages that are small in bytes as well as in number. Nothing is
   * held in storage between two pages, and each page checks the user again.
   * @throws DomainError `user_not_active`, also in the middle.
   */
  readOwnData(userId: UserId, section: OwnDataSection): AsyncIterable<readonly OwnRecord[]>;
  /**
   * Removes the user and everything stored of them, all or nothing; what is being written of them meanwhile is refused
   * or goes too. Of several calls at once one erases. With it comes the record of it, or neither.
   * @throws DomainError `user_not_active` when there is no such user (any more).
   */
  eraseOwnData(userId: UserId, record?: SecurityEvent): Promise<ErasureCounts>;
}
