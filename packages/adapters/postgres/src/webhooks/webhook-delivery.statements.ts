import type { UserId, WebhookId } from "@health-exercise/domain/user";
import { type Expression, sql } from "kysely";
import { columnList } from "../columns.ts";
import { type Placeholders, preparedQuery } from "../prepared-query.ts";
import { CLAIMED_COLUMNS, type WebhookDeliveryTable } from "./webhook.table.ts";

type Nothing = Record<never, never>;
type ByWebhook = { readonly webhookId: WebhookId };

const isServed = sql`
  webhook.disabled_at is null and (webhook.paused_until is null or webhook.paused_until <= now())`;
const isDue = sql`
  next_attempt_at <= now() and (lease_until is null or lease_until <= now())`;

export const listWaiting = preparedQuery(
  (_: Placeholders<Nothing>) => sql<{ readonly id: WebhookId }>`
    select id from webhook where ${isServed} and exists (
      select from everybodys_webhook_delivery
      where webhook_id = webhook.id and settled_at is null
    ) order by id`,
);

type Claim = ByWebhook & {
  /** The nil UUID is before all. */
  readonly after: string;
  readonly limit: number;
  readonly leaseMilliseconds: number;
};

/** What is claimed with its endpoint; no delivery where there is none that is due. */
export type ClaimedRow = {
  readonly [Name in (typeof CLAIMED_COLUMNS)[number]]: WebhookDeliveryTable[Name] | null;
} & {
  readonly url: string;
  readonly sealed_secret: string;
  readonly previous_secret: string | null;
  readonly failed_rounds: number;
};

/**
 * Goes from the first delivery of one stream to the first of the next, by the index alone, until it has enough: how many wait
 * behind those does not matter. What another process has claimed or settled since is found out by the lock.
 */
export const claim = preparedQuery(
  (values: Placeholders<Claim>) => sql<ClaimedRow>`
    with recursive endpoint as materialized (
      select id, url, sealed_secret, failed_rounds,
        case when previous_until > now() then previous_secret end as previous_secret
      from webhook where id = ${values.webhookId} and ${isServed}
    ), first as (
      (
        select user_id, number, next_attempt_at, lease_until from everybodys_webhook_delivery
        where webhook_id = ${values.webhookId} and settled_at is null
          and user_id > ${values.after}::uuid
        order by user_id, number limit 1
      )
      union all
      select next.* from first cross join lateral (
        select user_id, number, next_attempt_at, lease_until from everybodys_webhook_delivery
        where webhook_id = ${values.webhookId} and settled_at is null
          and user_id > first.user_id
        order by user_id, number limit 1
      ) next
    ), due as materialized (
      select user_id, number from first where ${isDue}
      limit (select case when failed_rounds > 0 then 1 else ${values.limit}::bigint end from endpoint)
    ), locked as materialized (
      select delivery.user_id, delivery.number from everybodys_webhook_delivery delivery
      where (user_id, number) in (select user_id, number from due)
        and settled_at is null and ${isDue} and exists (select from endpoint)
      for update skip locked
    ), claimed as (
      update everybodys_webhook_delivery delivery
      set attempts = delivery.attempts + 1,
        lease_until = now() + ${values.leaseMilliseconds} * interval '1 millisecond'
      from locked
      where delivery.user_id = locked.user_id and delivery.number = locked.number
      returning ${columnList(CLAIMED_COLUMNS, "delivery")}
    )
    select claimed.*, endpoint.url, endpoint.sealed_secret, endpoint.previous_secret,
      endpoint.failed_rounds
    from endpoint left join claimed on true
    order by claimed.user_id`,
);

type Settled = {
  readonly stream: string;
  readonly number: number;
  readonly attempts: number;
  /** Null where there is another attempt. */
  readonly outcome: "delivered" | "given_up" | null;
  readonly inMilliseconds: number;
};

/** That somebody was erased is kept no longer than it takes to tell it. */
export const settle = preparedQuery((values: Placeholders<Settled>) => {
  const isThis = sql`
    user_id = ${values.stream}::uuid and number = ${values.number}::bigint
    and attempts = ${values.attempts}::integer and settled_at is null`;
  const isForgotten = sql`(type = 'account.erased' and ${values.outcome}::text is not null)`;
  return sql<Nothing>`
    with forgotten as (
      delete from everybodys_webhook_delivery where ${isThis} and ${isForgotten}
    )
    update everybodys_webhook_delivery
    set outcome = ${values.outcome}::text, lease_until = null,
      settled_at = case when ${values.outcome}::text is not null then now() end,
      next_attempt_at = now() + ${values.inMilliseconds} * interval '1 millisecond'
    where ${isThis} and not ${isForgotten}`;
});

export const settleReachable = preparedQuery(
  (values: Placeholders<ByWebhook>) => sql<Nothing>`
    with recovered as (
      update webhook set failed_rounds = 0, failing_since = null, paused_until = null
      where id = ${values.webhookId} and failed_rounds > 0 returning id
    )
    update everybodys_webhook_delivery set next_attempt_at = now()
    where webhook_id in (select id from recovered) and settled_at is null
      and next_attempt_at > now() and lease_until is null`,
);

export const settleUnreachable = preparedQuery(
  (values: Placeholders<ByWebhook & { readonly pauseMilliseconds: number }>) => sql<Nothing>`
    update webhook set failed_rounds = failed_rounds + 1,
      failing_since = coalesce(failing_since, now()),
      paused_until = now() + ${values.pauseMilliseconds} * interval '1 millisecond'
    where id = ${values.webhookId}`,
);

/** What waits for an endpoint that is told nothing more, as much of it as goes at once; retention lets go of the rest. */
export const dropWaiting = (webhookId: Expression<WebhookId>) => sql`
  delete from everybodys_webhook_delivery where (user_id, number) in (
    select user_id, number from everybodys_webhook_delivery
    where webhook_id = ${webhookId} and settled_at is null limit 10000
  )`;

export const settleGone = preparedQuery(
  (values: Placeholders<ByWebhook>) => sql<Nothing>`
    with disabled as (
      update webhook set disabled_at = now() where id = ${values.webhookId} and disabled_at is null
    )
    ${dropWaiting(values.webhookId)}`,
);

export const readBacklog = preparedQuery(
  (_: Placeholders<Nothing>) => sql<{ readonly pending: number; readonly oldest: number }>`
    select count(*) as pending,
      coalesce(extract(epoch from now() - min(delivery.occurred_at)) * 1000, 0)::bigint as oldest
    from webhook join everybodys_webhook_delivery delivery on delivery.webhook_id = webhook.id
    where webhook.disabled_at is null and delivery.settled_at is null`,
);

export const listChecks = preparedQuery(
  (values: Placeholders<{ readonly limit: number }>) => sql<{
    readonly userId: UserId;
    readonly number: number;
  }>`
    select user_id as "userId", max(number) as number from everybodys_goal_check
    group by user_id order by max(number) limit ${values.limit}::bigint`,
);

type SettledCheck = {
  readonly userId: UserId;
  readonly number: number;
  readonly reached: string;
};

/** The trigger on the goals tells of those for which it is news. */
export const settleCheck = preparedQuery(
  (values: Placeholders<SettledCheck>) => sql<Nothing>`
    with told as (
      update exercise_goal goal set reached_period = reached."periodStart"
      from json_to_recordset(${values.reached}::json) as reached ("goalId" uuid, "periodStart" date)
      where goal.user_id = ${values.userId} and goal.id = reached."goalId"
        and goal.reached_period is distinct from reached."periodStart"
    )
    delete from goal_check where user_id = ${values.userId} and number <= ${values.number}::bigint`,
);
