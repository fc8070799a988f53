import type { UserId } from "@health-exercise/domain/user";

/** On whose token storage is asked for something. */
export type TokenBearer = {
  readonly userId: UserId;
  /** When the token was issued; null where it does not say so. */
  readonly issuedAt: Date | null;
};

/** Lets storage know on whose token it is asked. */
export interface CallerScope {
  /**
   * Whatever `work` asks for this user, is refused with `user_not_active` where the user has signed out everywhere at the
   * instant at which the token was issued or later, or ever where it does not say when. What it asks for others is not.
   * @throws what `work` throws.
   */
  run<Result>(bearer: TokenBearer, work: () => Promise<Result>): Promise<Result>;
}
