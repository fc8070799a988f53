import { DomainError, parseUuid, type UserId } from "@health-exercise/domain/user";
import type {
  TokenBearer,
  UnitOfWork,
  UserIdentityRepository,
} from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator, VerifiedToken } from "@health-exercise/ports-runtime";
import type { SecurityLog } from "../security/security-log.ts";

/** Whether somebody who is not known becomes a user with their first token, or never. */
export type Provisioning = "off" | "first_token";

/** Somebody who comes with a token, under the id that everything of them is kept under. */
export type RecognizedCaller = TokenBearer & { readonly roles: readonly string[] };

/**
 * Finds out which user a token speaks of. Who is found is remembered with the token, which the verifier gives as the same
 * object each time: what can change since then, that they were disabled, erased or signed out, is asked with every request.
 */
export class RecognizeCaller {
  readonly #identities: UserIdentityRepository;
  readonly #unitOfWork: UnitOfWork;
  readonly #log: SecurityLog;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;
  readonly #provisioning: Provisioning;
  readonly #known = new WeakMap<VerifiedToken, UserId>();

  constructor(
    identities: UserIdentityRepository,
    unitOfWork: UnitOfWork,
    log: SecurityLog,
    ids: IdGenerator,
    clock: Clock,
    provisioning: Provisioning,
  ) {
    this.#identities = identities;
    this.#unitOfWork = unitOfWork;
    this.#log = log;
    this.#ids = ids;
    this.#clock = clock;
    this.#provisioning = provisioning;
  }

  /** @throws DomainError `user_not_active` for a token that speaks of nobody and makes nobody. */
  async execute(token: VerifiedToken): Promise<RecognizedCaller> {
    const userId = this.#known.get(token) ?? (await this.#find(token));
    this.#known.set(token, userId);
    return { userId, roles: token.roles, issuedAt: token.issuedAt };
  }

  async #find({ issuer, subject, issuedAt }: VerifiedToken): Promise<UserId> {
    const ownId = parseUuid<UserId>(subject);
    if (this.#provisioning === "off" && ownId !== undefined) return ownId;
    if (this.#provisioning === "off" || issuer === null) throw unknown();
    const identity = { issuer, subject: ownId ?? subject };
    const known = await this.#identities.findUserByIdentity(identity);
    if (known !== undefined) return known;
    return this.#unitOfWork.run(async () => {
      const { userId, isNew } = await this.#identities.admitUser({
        identity,
        userId: ownId ?? (this.#ids.newId() as UserId),
        tokenIssuedAt: issuedAt,
        at: this.#clock.now(),
      });
      if (isNew) await this.#log.record("user_admitted", { userId });
      return userId;
    });
  }
}

function unknown(): DomainError {
  return new DomainError("user_not_active", "The user of this token is not active.");
}
