import type { TokenBearer, UserRepository } from "@health-exercise/ports-repositories";
import type { Clock } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";

/**
 * Ends every token that was issued to the caller until now, also the one that they come with where its issuer's clock is
 * ahead. @throws DomainError `user_not_active`.
 */
export class SignOutEverywhere {
  readonly #users: UserRepository;
  readonly #log: SecurityLog;
  readonly #clock: Clock;

  constructor(users: UserRepository, log: SecurityLog, clock: Clock) {
    this.#users = users;
    this.#log = log;
    this.#clock = clock;
  }

  /** The instant until which tokens were ended. */
  async execute({ userId, issuedAt }: TokenBearer): Promise<Date> {
    const now = this.#clock.now();
    const at = issuedAt !== null && issuedAt > now ? issuedAt : now;
    await this.#log.keep("signed_out_everywhere", { userId }, () =>
      this.#users.signOutEverywhere(userId, at),
    );
    return at;
  }
}
