import type { UserId } from "@health-exercise/domain/user";

/** A row of `user_identity`: what an issuer of tokens calls a user whose id is ours. */
export type UserIdentityTable = {
  readonly user_id: UserId;
  readonly issuer: string;
  readonly subject: string;
  readonly created_at: Date;
};

export const USER_IDENTITY_COLUMNS = ["user_id", "issuer", "subject", "created_at"] as const;
