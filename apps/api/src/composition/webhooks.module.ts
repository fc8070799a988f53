import {
  type Database,
  KyselyWebhookDeliveryRepository,
  KyselyWebhookRepository,
} from "@health-exercise/adapter-postgres";
import { HttpWebhookSender, SealedWebhookSecrets } from "@health-exercise/adapter-runtime";
import {
  DeliverWebhooks,
  GoalsWithProgress,
  ListWebhooks,
  RegisterWebhook,
  RemoveWebhook,
  ReplaceWebhookSecret,
  SecurityLog,
  TellReachedGoals,
} from "@health-exercise/application";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { GrowingPause } from "../service/growing-pause.ts";
import { bindClass, bindTo } from "./token.ts";
import {
  CLOCK,
  DATABASE,
  EVENT_METRICS,
  EXERCISE_GOALS,
  GOAL_CHECKS,
  IDS,
  PAUSE_OF_EVENTS,
  WEBHOOK_DELIVERIES,
  WEBHOOK_SECRETS,
  WEBHOOK_SENDER,
  WEBHOOK_USE_CASES,
  WEBHOOKS,
} from "./tokens.ts";
import { bindUseCases } from "./traced.ts";

/** How long one attempt to tell something may take in all (design value). */
const TIMEOUT_MS = 10_000;

/** What tells other systems of what happens; `key` seals the secrets that they and the service share. */
export function webhooksModule(
  { allowsPrivate }: Config["webhooks"],
  key: Uint8Array,
): ContainerModule {
  const secrets = new SealedWebhookSecrets(key);
  return new ContainerModule((options) => {
    bindTo(options, PAUSE_OF_EVENTS, () => new GrowingPause(), []);
    bindTo(options, WEBHOOKS, webhooks, [DATABASE]);
    bindTo(options, WEBHOOK_DELIVERIES, deliveries, [DATABASE]);
    bindTo(options, GOAL_CHECKS, deliveries, [DATABASE]);
    bindTo(options, WEBHOOK_SECRETS, () => secrets, []);
    bindTo(
      options,
      WEBHOOK_SENDER,
      (clock) => new HttpWebhookSender(secrets, clock, { allowsPrivate, timeoutMs: TIMEOUT_MS }),
      [CLOCK],
    );
    bindTo(
      options,
      DeliverWebhooks,
      (waiting, sender, clock, { delivered }) =>
        new DeliverWebhooks(waiting, sender, clock, delivered),
      [WEBHOOK_DELIVERIES, WEBHOOK_SENDER, CLOCK, EVENT_METRICS],
    );
    bindClass(options, TellReachedGoals, [GOAL_CHECKS, EXERCISE_GOALS, GoalsWithProgress]);
    bindClass(options, RegisterWebhook, [
      WEBHOOKS,
      WEBHOOK_SECRETS,
      WEBHOOK_SENDER,
      SecurityLog,
      IDS,
      CLOCK,
    ]);
    bindClass(options, ListWebhooks, [WEBHOOKS]);
    bindClass(options, ReplaceWebhookSecret, [WEBHOOKS, WEBHOOK_SECRETS, SecurityLog, CLOCK]);
    bindClass(options, RemoveWebhook, [WEBHOOKS, SecurityLog]);
    bindUseCases(options, WEBHOOK_USE_CASES, {
      registerWebhook: RegisterWebhook,
      listWebhooks: ListWebhooks,
      replaceWebhookSecret: ReplaceWebhookSecret,
      removeWebhook: RemoveWebhook,
    });
  });
}

const webhooks = ({ kysely }: Database) => new KyselyWebhookRepository(kysely);
const deliveries = ({ kysely }: Database) => new KyselyWebhookDeliveryRepository(kysely);
