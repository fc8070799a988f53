import type { UserId } from "../shared/ids.ts";

/** Somebody who may use the service. Made by an operator or an administrator, or by their first token where the service is set to. */
export type User = {
  readonly id: UserId;
  readonly email: string | null;
  readonly name: string | null;
  /** Since when the user's tokens are refused; null while they are accepted. */
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
};
