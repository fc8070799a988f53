import type { UserId, UserIdentity } from "@health-exercise/domain/user";

/** Somebody who comes with a token, and who they become where nobody of theirs is known. */
export type Newcomer = {
  /** Where `subject` is a UUID, the user's id is the same. */
  readonly identity: UserIdentity;
  readonly userId: UserId;
  /** When the token was issued; null where it does not say so. */
  readonly tokenIssuedAt: Date | null;
  readonly at: Date;
};

/** Who is meant by the names that issuers of tokens give to people. */
export interface UserIdentityRepository {
  /**
   * The user who is meant, disabled ones too; undefined when there is none. A UUID means the user of this id.
   * @throws DomainError `user_not_active` for the id of a user whom other issuers alone have names for.
   */
  findUserByIdentity(identity: UserIdentity): Promise<UserId | undefined>;
  /**
   * Makes the user who is meant, or finds who made them meanwhile. Of somebody who was erased nothing comes back, and
   * tokens issued until then stay refused.
   * @throws DomainError `user_not_active` where this token is one of those.
   */
  admitUser(newcomer: Newcomer): Promise<{ readonly userId: UserId; readonly isNew: boolean }>;
}
