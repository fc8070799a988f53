import type { AnsweredChatRequest, ChatRequestClaim } from "@health-exercise/ports-repositories";
import { type Expression, type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { activeUser } from "../user/owner.ts";

type Leased = ChatRequestClaim & { readonly leaseMs: number };
type Answer = ChatRequestClaim & AnsweredChatRequest;

/**
 * Leases are measured from the beginning of a statement: one that waits for another to end counts a lease as still
 * held that ends meanwhile, and never the other way round. Where the claim is not had and no response is seen, the
 * key is under way; the response of one that was answered in this very moment is seen by the next who asks.
 */
export const claimRequest = preparedQuery(
  (values: Placeholders<Leased>) => sql<{
    readonly claimed: boolean;
    readonly response: string | null;
  }>`
    with owner as (${activeUser(values.userId)}), claimed as (
      insert into chat_request as request (user_id, key, claim_id, lease_until, created_at)
      select id, ${values.key}, ${values.claimId}, ${leaseEnd(values.leaseMs)}, now() from owner
      on conflict on constraint chat_request_pkey do update
        set claim_id = excluded.claim_id, lease_until = excluded.lease_until
        where request.response is null
          and (request.lease_until <= now() or request.claim_id = excluded.claim_id)
      returning request.key
    )
    select exists (select from claimed) as claimed, (
      select response from chat_request where user_id = ${values.userId} and key = ${values.key}
    ) as response
    from owner`,
);

export const renewRequest = preparedQuery((values: Placeholders<Leased>, database) =>
  database
    .updateTable("chat_request")
    .set({ lease_until: leaseEnd(values.leaseMs) })
    .where(isClaimedBy(values))
    .returning("key"),
);

export const releaseRequest = preparedQuery((values: Placeholders<ChatRequestClaim>, database) =>
  database.deleteFrom("chat_request").where(isClaimedBy(values)),
);

/** A lease that has ended is no obstacle as long as nobody has taken the key over. */
export const answerRequest = preparedQuery((values: Placeholders<Answer>, database) =>
  database
    .updateTable("chat_request")
    .set({ response: values.response })
    .where(isClaimedBy(values))
    .returning("key"),
);

function isClaimedBy(values: Placeholders<ChatRequestClaim>) {
  return (request: ExpressionBuilder<Schema, "chat_request">) =>
    request.and([
      request("user_id", "=", values.userId),
      request("key", "=", values.key),
      request("claim_id", "=", values.claimId),
      request("response", "is", null),
    ]);
}

function leaseEnd(leaseMs: Expression<number>): RawBuilder<Date> {
  return sql<Date>`now() + ${leaseMs}::double precision * interval '1 millisecond'`;
}
