import type { UserId } from "@health-exercise/domain/user";
import type {
  ChatRequestKey,
  ClaimOf,
  EndpointKey,
  OpenKey,
} from "@health-exercise/ports-repositories";
import { type Expression, type RawBuilder, sql } from "kysely";
import { type Placeholders, type PreparedQuery, preparedQuery } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { activeUser } from "../user/owner.ts";

type Leased<Key> = ClaimOf<Key> & { readonly leaseMs: number };
type Answer<Key> = ClaimOf<Key> & { readonly response: string };

/** What a claim finds of its key. */
type ClaimedKey = {
  readonly claimed: boolean;
  readonly response: string | null;
  readonly fingerprint: string | null;
};

/** The statements for the keys of one table. */
export type IdempotencyKeyStatements<Key> = {
  readonly claim: PreparedQuery<Leased<Key>, ClaimedKey>;
  readonly renew: PreparedQuery<Leased<Key>, unknown>;
  readonly release: PreparedQuery<ClaimOf<Key>, unknown>;
  readonly answer: PreparedQuery<Answer<Key>, unknown>;
};

/** Where keys of one kind are kept. */
type KeyTable<Key> = {
  readonly table: keyof Schema;
  /** The primary key, and what is claimed under. */
  readonly key: readonly (readonly [column: string, value: keyof Key])[];
  /** Columns that a claim writes beside. */
  readonly facts: readonly (readonly [column: string, value: keyof Key])[];
  /** Gives one row for who may claim keys, and none for who may not. */
  readonly claimants: (values: Placeholders<ClaimOf<Key>>) => RawBuilder<unknown>;
};

/**
 * A claim that goes on for more than this many leases was made by a clock that has been set back since: it would hold the key
 * for as long as the clock was wrong.
 */
const LONGEST_LEASES = 2;

const ofUser = (values: Placeholders<{ readonly userId: UserId }>) => activeUser(values.userId);

export const chatRequests = statementsFor<ChatRequestKey>({
  table: "chat_request",
  key: [
    ["user_id", "userId"],
    ["key", "key"],
  ],
  facts: [],
  claimants: ofUser,
});

export const endpointKeys = statementsFor<EndpointKey>({
  table: "idempotency_key",
  key: [
    ["user_id", "userId"],
    ["endpoint", "endpoint"],
    ["key", "key"],
  ],
  facts: [["fingerprint", "fingerprint"]],
  claimants: ofUser,
});

export const openKeys = statementsFor<OpenKey>({
  table: "open_idempotency_key",
  key: [["digest", "digest"]],
  facts: [["fingerprint", "fingerprint"]],
  claimants: () => sql`select 1`,
});

/**
 * Leases are measured from the beginning of a statement: one that waits for another to end counts a lease as still
 * held that ends meanwhile, and never the other way round. One that ends too late is told by the time at which it is looked at:
 * whoever was waited for may have made it since. Where the claim is not had and no response is seen, the
 * key is under way; the response of one that was answered in this very moment is seen by the next who asks. A lease
 * that has ended is no obstacle to an answer as long as nobody has taken the key over.
 */
function statementsFor<Key>({
  table,
  key,
  facts,
  claimants,
}: KeyTable<Key>): IdempotencyKeyStatements<Key> {
  const keys = sql.table(table);
  const columns = [...key, ...facts];
  const isKey = (values: Placeholders<Key>) =>
    allOf(key.map(([name, value]) => is(name, values[value])));
  const isHeld = (values: Placeholders<ClaimOf<Key>>) =>
    sql`${isKey(values)} and claim_id = ${values.claimId} and response is null`;
  const kept = (name: string) =>
    facts.some(([fact]) => fact === name) ? sql.ref(name) : sql`null::text`;
  return {
    claim: preparedQuery(
      (values: Placeholders<Leased<Key>>) => sql<ClaimedKey>`
        with claimant as (${claimants(values)}), claimed as (
          insert into ${keys} as request
            (${listed(columns.map(([name]) => sql.ref(name)))}, claim_id, lease_until, created_at)
          select ${listed(columns.map(([, value]) => sql`${values[value]}`))},
            ${values.claimId}, ${leaseEnd(values.leaseMs)}, now()
          from claimant
          on conflict (${listed(key.map(([name]) => sql.ref(name)))}) do update
            set ${listed([...facts.map(([name]) => name), "claim_id", "lease_until"].map(asExcluded))}
            where request.response is null
              and (
                request.lease_until <= now() or request.claim_id = excluded.claim_id
                or request.lease_until - clock_timestamp()
                  > (excluded.lease_until - now()) * ${sql.lit(LONGEST_LEASES)}
              )
          returning request.claim_id
        )
        select exists (select from claimed) as claimed, response, ${kept("fingerprint")} as fingerprint
        from claimant left join ${keys} on ${isKey(values)}`,
    ),
    renew: preparedQuery(
      (values: Placeholders<Leased<Key>>) => sql`
        update ${keys} set lease_until = ${leaseEnd(values.leaseMs)}
        where ${isHeld(values)} returning claim_id`,
    ),
    release: preparedQuery(
      (values: Placeholders<ClaimOf<Key>>) => sql`delete from ${keys} where ${isHeld(values)}`,
    ),
    answer: preparedQuery(
      (values: Placeholders<Answer<Key>>) => sql`
        update ${keys} set response = ${values.response}
        where ${isHeld(values)} returning claim_id`,
    ),
  };
}

function is(column: string, value: Expression<unknown>): RawBuilder<unknown> {
  return sql`${sql.ref(column)} = ${value}`;
}

function asExcluded(column: string): RawBuilder<unknown> {
  return sql`${sql.ref(column)} = excluded.${sql.ref(column)}`;
}

function listed(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(parts);
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(conditions, sql` and `);
}

function leaseEnd(leaseMs: Expression<number>): RawBuilder<Date> {
  return sql<Date>`now() + ${leaseMs}::double precision * interval '1 millisecond'`;
}
