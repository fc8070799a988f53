import type {
  ChatRequestClaim,
  ChatRequestRepository,
  ChatRequestState,
} from "@health-exercise/ports-repositories";
import { chatRequestName, type InMemoryDatabase } from "./in-memory-database.ts";

/** Measures leases by the clock of this process. */
export class InMemoryChatRequestRepository implements ChatRequestRepository {
  readonly #database: InMemoryDatabase;

  constructor(database: InMemoryDatabase) {
    this.#database = database;
  }

  async claimChatRequest(claim: ChatRequestClaim, leaseMs: number): Promise<ChatRequestState> {
    this.#database.requireActiveUser(claim.userId);
    const known = this.#database.chatRequests.get(chatRequestName(claim));
    if (known !== undefined) {
      const { response } = known;
      if (response !== null) return { kind: "answered", response };
      const isFree = known.leaseUntil <= Date.now() || known.claimId === claim.claimId;
      if (!isFree) return { kind: "under_way" };
    }
    this.#hold(claim, leaseMs);
    return { kind: "claimed" };
  }

  async renewChatRequest(claim: ChatRequestClaim, leaseMs: number): Promise<boolean> {
    const isOurs = this.#database.isClaimed(claim);
    if (isOurs) this.#hold(claim, leaseMs);
    return isOurs;
  }

  async releaseChatRequest(claim: ChatRequestClaim): Promise<void> {
    if (this.#database.isClaimed(claim)) {
      this.#database.chatRequests.delete(chatRequestName(claim));
    }
  }

  #hold({ userId, key, claimId }: ChatRequestClaim, leaseMs: number): void {
    const request = { userId, key, claimId, leaseUntil: Date.now() + leaseMs, response: null };
    this.#database.chatRequests.set(chatRequestName(request), request);
  }
}
