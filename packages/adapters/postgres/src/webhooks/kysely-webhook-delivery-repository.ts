import type { WebhookId } from "@health-exercise/domain/user";
import type {
  AttemptResult,
  ClaimedDeliveries,
  GoalCheck,
  GoalCheckRepository,
  ReachedGoal,
  RoundResult,
  WebhookBacklog,
  WebhookDelivery,
  WebhookDeliveryRepository,
} from "@health-exercise/ports-repositories";
import type { Kysely } from "kysely";
import { firstRowOf, rowsOf } from "../prepared-query.ts";
import type { Schema } from "../schema.ts";
import { wellFormedJson } from "../well-formed-json.ts";
import { type WebhookDeliveryTable, webhookDeliveryFrom } from "./webhook.table.ts";
import {
  type ClaimedRow,
  claim,
  listChecks,
  listWaiting,
  readBacklog,
  settle,
  settleCheck,
  settleGone,
  settleReachable,
  settleUnreachable,
} from "./webhook-delivery.statements.ts";

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

/** What is told to other systems, in PostgreSQL. */
export class KyselyWebhookDeliveryRepository
  implements WebhookDeliveryRepository, GoalCheckRepository
{
  readonly #database: Kysely<Schema>;

  constructor(database: Kysely<Schema>) {
    this.#database = database;
  }

  async listWaitingWebhooks(): Promise<readonly WebhookId[]> {
    return (await rowsOf(this.#database, listWaiting, {})).map(({ id }) => id);
  }

  async claimDeliveries(
    webhookId: WebhookId,
    options: {
      readonly after: string | undefined;
      readonly limit: number;
      readonly leaseMilliseconds: number;
    },
  ): Promise<ClaimedDeliveries | undefined> {
    const { after = BEFORE_ALL, limit, leaseMilliseconds } = options;
    const values = { webhookId, after, limit, leaseMilliseconds };
    const rows = await rowsOf(this.#database, claim, values);
    const [endpoint] = rows;
    if (endpoint === undefined) return undefined;
    const { url, sealed_secret, previous_secret, failed_rounds } = endpoint;
    return {
      url,
      sealedSecrets: previous_secret === null ? [sealed_secret] : [sealed_secret, previous_secret],
      failedRounds: failed_rounds,
      deliveries: rows.filter(isClaimed).map(webhookDeliveryFrom),
    };
  }

  async settleDelivery(delivery: WebhookDelivery, result: AttemptResult): Promise<void> {
    const { stream, number, attempts } = delivery;
    const retry = result.kind === "retry" ? result : undefined;
    const outcome = result.kind === "retry" ? null : result.kind;
    const inMilliseconds = retry?.inMilliseconds ?? 0;
    await rowsOf(this.#database, settle, { stream, number, attempts, outcome, inMilliseconds });
  }

  async settleRound(webhookId: WebhookId, result: RoundResult): Promise<void> {
    if (result.kind === "reachable") await rowsOf(this.#database, settleReachable, { webhookId });
    else if (result.kind === "gone") await rowsOf(this.#database, settleGone, { webhookId });
    else {
      const { pauseMilliseconds } = result;
      await rowsOf(this.#database, settleUnreachable, { webhookId, pauseMilliseconds });
    }
  }

  async readBacklog(): Promise<WebhookBacklog> {
    const row = await firstRowOf(this.#database, readBacklog, {});
    return { pending: row?.pending ?? 0, oldestMilliseconds: row?.oldest ?? 0 };
  }

  listGoalChecks(limit: number): Promise<readonly GoalCheck[]> {
    return rowsOf(this.#database, listChecks, { limit });
  }

  async settleGoalCheck(
    { userId, number }: GoalCheck,
    reached: readonly ReachedGoal[],
  ): Promise<void> {
    const values = { userId, number, reached: wellFormedJson(reached) };
    await rowsOf(this.#database, settleCheck, values);
  }
}

type Claimed = ClaimedRow & WebhookDeliveryTable;

function isClaimed(row: ClaimedRow): row is Claimed {
  return row.user_id !== null;
}
