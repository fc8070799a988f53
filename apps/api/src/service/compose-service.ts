import type { Database } from "@health-exercise/adapter-postgres";
import type { KnowledgeIndex } from "@health-exercise/ports-knowledge";
import type { Logger, Tracer } from "@health-exercise/ports-runtime";
import { Container } from "inversify";
import { filesModule } from "../composition/files.module.ts";
import { httpModule } from "../composition/http.module.ts";
import { idempotencyModule } from "../composition/idempotency.module.ts";
import { lanesModule } from "../composition/lanes.module.ts";
import { metricsModule } from "../composition/metrics.module.ts";
import { peopleModule } from "../composition/people.module.ts";
import { postgresModule } from "../composition/postgres.module.ts";
import { retentionModule } from "../composition/retention.module.ts";
import { runtimeModule } from "../composition/runtime.module.ts";
import { sportModule } from "../composition/sport.module.ts";
import { userModule } from "../composition/user.module.ts";
import { webhooksModule } from "../composition/webhooks.module.ts";
import type { Config } from "../config/parse-config.ts";
import { type TextFeatureLoading, textFeatureLoading } from "./text-feature-loading.ts";
import type { TokenServices } from "./token-services.ts";

/** What a service is made of that was opened before. */
export type ServiceParts = {
  readonly logger: Logger;
  readonly tracer: Tracer;
  readonly tokens: TokenServices;
  readonly database: Database;
  /** How often an embedded database was there again after it had died. */
  readonly recoveries: () => number;
  readonly addressKey: Uint8Array;
  readonly webhookKey: Uint8Array;
  /** What it searches for knowledge by words; else it makes its own. */
  readonly knowledge?: KnowledgeIndex | undefined;
};

/** A service that is wired, and does nothing yet. */
export type ComposedService = {
  readonly container: Container;
  readonly features: TextFeatureLoading;
};

/** Wires the service; nothing is asked of the database for it. */
export function composeService(
  config: Config,
  { logger, tracer, tokens, database, recoveries, addressKey, webhookKey, knowledge }: ServiceParts,
): ComposedService {
  const container = new Container();
  const features = textFeatureLoading(container, config, knowledge);
  container.load(
    runtimeModule(logger, tracer, tokens),
    postgresModule(database, config),
    metricsModule(config, recoveries),
    lanesModule(config.lanes),
    idempotencyModule(config.chat.leaseMs),
    retentionModule(config.retention),
    peopleModule(config),
    userModule,
    filesModule(config.imports),
    sportModule,
    webhooksModule(config.webhooks, webhookKey),
    httpModule(config, features, addressKey),
  );
  return { container, features };
}
