import type {
  ClaimOf,
  EndpointKey,
  IdempotencyKeyRepository,
  OpenKey,
  UnitOfWork,
} from "@health-exercise/ports-repositories";
import type { AnswerOnce, GivenResponse } from "./answer-once.ts";

/** When the response of a request is kept. */
export type ResponseKeeping =
  /** With what the work stores, as a whole: a crash leaves both or neither. */
  | "with_the_work"
  /** After it: for work that takes long, and that finds out by itself what is stored already. */
  | "after_the_work";

type KeyedRequest = { readonly fingerprint: string };

/** By whom keys are kept apart: by user, or on endpoints that are open to everybody by address. */
export type KeyedRequests = {
  readonly ofUsers: Pick<AnswerKeyedRequest<EndpointKey>, "execute">;
  readonly ofAddresses: Pick<AnswerKeyedRequest<OpenKey>, "execute">;
};

/** Answers a request that stores something, once for each idempotency key. */
export class AnswerKeyedRequest<Key extends KeyedRequest> {
  readonly #answerOnce: AnswerOnce<Key>;
  readonly #keys: IdempotencyKeyRepository<Key>;
  readonly #unitOfWork: UnitOfWork;

  constructor(
    answerOnce: AnswerOnce<Key>,
    keys: IdempotencyKeyRepository<Key>,
    unitOfWork: UnitOfWork,
  ) {
    this.#answerOnce = answerOnce;
    this.#keys = keys;
    this.#unitOfWork = unitOfWork;
  }

  /**
   * `work` gives the response, which is kept to the letter. Where it throws, nothing is stored and the key is free again.
   * @throws what `work` throws, DomainError `user_not_active`, `idempotency_key_reused`.
   */
  execute(
    request: Key,
    keeping: ResponseKeeping,
    work: () => Promise<string>,
  ): Promise<GivenResponse> {
    return this.#answerOnce.execute(request, async (claim) => {
      try {
        return keeping === "with_the_work"
          ? await this.#unitOfWork.run(() => this.#keep(claim, work))
          : await this.#keep(claim, work);
      } catch (error) {
        if (error instanceof ClaimLost) return undefined;
        throw error;
      }
    });
  }

  async #keep(claim: ClaimOf<Key>, work: () => Promise<string>): Promise<string> {
    const response = await work();
    if (await this.#keys.answerClaim(claim, response)) return response;
    throw new ClaimLost();
  }
}

/** Thrown to undo the work of whoever stood still for longer than a lease: somebody else does it. */
class ClaimLost extends Error {
  override readonly name = "ClaimLost";
}
