import type {
  ChatRequestClaim,
  ChatRequestRepository,
  ChatRequestState,
} from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { active } from "../user/owner.ts";
import { claimRequest, releaseRequest, renewRequest } from "./chat-request.statements.ts";

/** The idempotency keys of chat messages, in PostgreSQL. */
export class KyselyChatRequestRepository implements ChatRequestRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async claimChatRequest(claim: ChatRequestClaim, leaseMs: number): Promise<ChatRequestState> {
    const values = { ...claim, leaseMs };
    const { claimed, response } = active(await firstRowOf(this.#database, claimRequest, values));
    if (claimed) return { kind: "claimed" };
    return response === null ? { kind: "under_way" } : { kind: "answered", response };
  }

  async renewChatRequest(claim: ChatRequestClaim, leaseMs: number): Promise<boolean> {
    const values = { ...claim, leaseMs };
    return (await firstRowOf(this.#database, renewRequest, values)) !== undefined;
  }

  async releaseChatRequest(claim: ChatRequestClaim): Promise<void> {
    await rowsOf(this.#database, releaseRequest, claim);
  }
}
