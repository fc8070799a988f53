import type {
  ChatRequestClaim,
  ChatRequestKey,
  ChatRequestRepository,
} from "@health-exercise/ports-repositories";
import type { IdGenerator, Timer } from "@health-exercise/ports-runtime";

/** A response, and whether it had been given before. */
export type GivenResponse = { readonly response: string; readonly isReplayed: boolean };

/** Does the work and stores its response under the claim; undefined when the claim was lost meanwhile. */
type Work = (claim: ChatRequestClaim) => Promise<string | undefined>;

/** A lease is renewed this often before it would end: leaves room for a renewal that fails. */
const RENEWALS_PER_LEASE = 3;
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 500;

/**
 * Answers a key once, in whichever process, however often and at whatever moment it is sent. Who comes while the work
 * goes on waits for its response, and does the work where it failed. Nothing in the database is held while one waits.
 */
export class AnswerOnce {
  readonly #requests: ChatRequestRepository;
  readonly #ids: IdGenerator;
  readonly #timer: Timer;
  readonly #leaseMs: number;
  /** What this process works on: its own callers wait for that without asking the database. */
  readonly #underWay = new Map<string, Promise<GivenResponse>>();

  /** `leaseMs`: how soon a key is free again after a crash. */
  constructor(requests: ChatRequestRepository, ids: IdGenerator, timer: Timer, leaseMs: number) {
    this.#requests = requests;
    this.#ids = ids;
    this.#timer = timer;
    this.#leaseMs = leaseMs;
  }

  /** @throws what `work` throws, DomainError `user_not_active`. */
  async execute(request: ChatRequestKey, work: Work): Promise<GivenResponse> {
    const name = `${request.userId} ${request.key}`;
    for (;;) {
      const other = this.#underWay.get(name);
      if (other === undefined) break;
      try {
        return { ...(await other), isReplayed: true };
      } catch {
        // The next caller does the work.
      }
    }
    const answering = this.#answer(request, work);
    this.#underWay.set(name, answering);
    try {
      return await answering;
    } finally {
      this.#underWay.delete(name);
    }
  }

  async #answer(request: ChatRequestKey, work: Work): Promise<GivenResponse> {
    const claim = { ...request, claimId: this.#ids.newId() };
    for (let waitMs = SHORTEST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const state = await this.#requests.claimChatRequest(claim, this.#leaseMs);
      if (state.kind === "answered") return { response: state.response, isReplayed: true };
      if (state.kind === "claimed") {
        const response = await this.#workUnder(claim, work);
        if (response !== undefined) return { response, isReplayed: false };
      }
      await this.#timer.wait(waitMs);
    }
  }

  async #workUnder(claim: ChatRequestClaim, work: Work): Promise<string | undefined> {
    const working = { isDone: false };
    void this.#renewWhile(working, claim);
    try {
      return await work(claim);
    } catch (error) {
      // Where the release fails too, the lease ends by itself.
      await this.#requests.releaseChatRequest(claim).catch(() => undefined);
      throw error;
    } finally {
      working.isDone = true;
    }
  }

  async #renewWhile(working: { readonly isDone: boolean }, claim: ChatRequestClaim): Promise<void> {
    for (;;) {
      await this.#timer.wait(this.#leaseMs / RENEWALS_PER_LEASE);
      if (working.isDone) return;
      // A claim that is lost shows when the answer is stored.
      await this.#requests.renewChatRequest(claim, this.#leaseMs).catch(() => undefined);
    }
  }
}
