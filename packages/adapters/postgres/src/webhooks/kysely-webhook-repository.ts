import { DomainError, type WebhookId } from "@health-exercise/domain/user";
import type {
  NewWebhook,
  Webhook,
  WebhookEventType,
  WebhookRepository,
} from "@health-exercise/ports-repositories";
import { type Kysely, sql } from "kysely";
import { firstRowOf, type Placeholders, preparedQuery, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { dropWaiting } from "./webhook-delivery.statements.ts";

type Nothing = Record<never, never>;
type ById = { readonly id: WebhookId };
type Inserted = Omit<NewWebhook, "events"> & {
  readonly events: readonly string[];
  readonly most: number;
};

/** Administrators who register at the same moment may end up with a few more: the number is there to bound work. */
const insertWebhook = preparedQuery(
  (values: Placeholders<Inserted>) => sql<ById>`
    insert into webhook (id, url, events, sealed_secret, created_at)
    select ${values.id}::uuid, ${values.url}, ${values.events}::text[], ${values.sealedSecret},
      ${values.createdAt}::timestamptz
    where (select count(*) from webhook) < ${values.most}::bigint
    returning id`,
);

type Listed = {
  readonly id: WebhookId;
  readonly url: string;
  readonly events: readonly WebhookEventType[];
  readonly created_at: Date;
  readonly failing_since: Date | null;
  readonly disabled_at: Date | null;
  readonly pending: number;
  readonly oldest_pending_at: Date | null;
};

const listWebhooks = preparedQuery(
  (_: Placeholders<Nothing>) => sql<Listed>`
    select webhook.id, url, events, created_at, failing_since, disabled_at, waiting.*
    from webhook cross join lateral (
      select count(*) as pending, min(occurred_at) as oldest_pending_at
      from everybodys_webhook_delivery
      where webhook_id = webhook.id and settled_at is null
    ) waiting
    order by created_at, webhook.id`,
);

type Replaced = ById & { readonly sealedSecret: string; readonly previousUntil: Date };

const replaceSecret = preparedQuery(
  (values: Placeholders<Replaced>) => sql<ById>`
    update webhook set previous_secret = sealed_secret, previous_until = ${values.previousUntil},
      sealed_secret = ${values.sealedSecret}
    where id = ${values.id} returning id`,
);

const deleteWebhook = preparedQuery(
  (values: Placeholders<ById>) => sql<ById>`
    with waiting as (
      ${dropWaiting(values.id)}
    )
    delete from webhook where id = ${values.id} returning id`,
);

/** Who is told of what happens, in PostgreSQL. */
export class KyselyWebhookRepository implements WebhookRepository {
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async insertWebhook(webhook: NewWebhook, most: number): Promise<void> {
    const row = await firstRowOf(this.#database, insertWebhook, { ...webhook, most });
    if (row === undefined) throw tooManyWebhooks(most);
  }

  async listWebhooks(): Promise<readonly Webhook[]> {
    const rows = await rowsOf(this.#database, listWebhooks, {});
    return rows.map((row) => ({
      id: row.id,
      url: row.url,
      events: row.events,
      createdAt: row.created_at,
      pending: row.pending,
      oldestPendingAt: row.oldest_pending_at,
      failingSince: row.failing_since,
      disabledAt: row.disabled_at,
    }));
  }

  async replaceWebhookSecret(
    id: WebhookId,
    sealedSecret: string,
    previousUntil: Date,
  ): Promise<void> {
    const values = { id, sealedSecret, previousUntil };
    if ((await firstRowOf(this.#database, replaceSecret, values)) === undefined) throw missing();
  }

  async deleteWebhook(id: WebhookId): Promise<void> {
    if ((await firstRowOf(this.#database, deleteWebhook, { id })) === undefined) throw missing();
  }
}

function missing(): DomainError {
  return new DomainError("webhook_not_found", "There is no such endpoint.");
}

function tooManyWebhooks(most: number): DomainError {
  return new DomainError(
    "quota_exceeded",
    `There are ${most} endpoints already, and no more can be registered.`,
    { quota: "webhooks" },
  );
}
