import {
  type HttpServer,
  ListenError,
  removeOldUploads,
  startHttpServer,
} from "@health-exercise/adapter-http";
import { createDatabase, PostgresDatabaseStatus } from "@health-exercise/adapter-postgres";
import type { KnowledgeIndex } from "@health-exercise/ports-knowledge";
import type { Logger } from "@health-exercise/ports-runtime";
import { resolve } from "../composition/token.ts";
import { HTTP_APP, METRICS_APP } from "../composition/tokens.ts";
import type { Config } from "../config/parse-config.ts";
import { adaptToRole } from "./adapt-to-role.ts";
import { Closing } from "./closing.ts";
import { composeService } from "./compose-service.ts";
import { makeDemoAccess } from "./demo-access.ts";
import { keepRecordsShort } from "./keep-records-short.ts";
import { migrate, openDatabase, requireRights } from "./open-database.ts";
import { openTelemetry } from "./open-telemetry.ts";
import { seedDemoUser } from "./seed-demo-user.ts";
import { openServiceKey } from "./service-key.ts";
import { StartError } from "./start-error.ts";
import { tellOtherSystems } from "./tell-other-systems.ts";
import { openTokenServices } from "./token-services.ts";

/** Where a service writes. */
export type ServiceOutput = {
  readonly logger: Logger;
  /** Tells the person who starts the service, in a sentence. */
  readonly say: (sentence: string) => void;
};

/** A service that answers requests. */
export type RunningService = {
  /** The address of the API, with the port it got. */
  readonly url: string;
  readonly metricsUrl: string | undefined;
  /** How messages name the database. */
  readonly databaseDescription: string;
  /** A token of the demo user, in development mode with the embedded database. */
  readonly demoToken: string | undefined;
  /** Makes what the first messages need, a little at a time, then the life of the demo user; resolves between the two. */
  warmUp(): Promise<void>;
  /** Resolves with the reason when the service cannot go on: its own database has died and does not start again. */
  readonly failed: Promise<StartError>;
  /** Says that it is about to stop, so that nobody sends more requests here, and serves those that come all the same. */
  drain(): void;
  /** Lets requests under way finish and stops everything, in reverse order. May be called again. */
  stop(): Promise<void>;
};

/**
 * Opens the database, migrates it and listens. What was started is stopped again when a later step
 * fails or `signal` asks to stop on the way. It searches for knowledge by words in `knowledge`, where several services of a
 * process share it.
 */
export async function startService(
  config: Config,
  { logger: plainLogger, say }: ServiceOutput,
  signal: AbortSignal = new AbortController().signal,
  knowledge?: KnowledgeIndex,
): Promise<RunningService> {
  const started = new Closing();
  const failure = Promise.withResolvers<StartError>();
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= started.close();
    return stopped;
  };
  const telemetry = await openTelemetry(config.telemetry, plainLogger);
  const { logger, tracer } = telemetry;
  started.add(() => telemetry.close());
  for (const { name, variable } of config.warnings) {
    logger.warn("unsafe_setting", { name, variable });
  }
  for (const { variable, meant } of config.misspelt) {
    logger.warn("unknown_setting", { variable, meant });
  }
  try {
    const opened = await openDatabase(config.database, {
      logger,
      say,
      signal,
      onLost: failure.resolve,
    });
    started.add(() => opened.release());
    signal.throwIfAborted();
    const tokens = await openTokenServices(config.tokens, logger);
    const database = createDatabase({
      ...opened.options,
      ...(config.telemetry && { duringStatement: tracer.during.bind(tracer) }),
    });
    started.add(() => database.close());
    // Mostly there is nothing to migrate, which needs no connection of its own to find out.
    const status = await new PostgresDatabaseStatus(database.kysely).check();
    const migrations = status === "ready" ? [] : await migrate(opened);
    await requireRights(opened, database);
    await adaptToRole(database, logger);
    const addressKey = await openServiceKey("names of addresses", tokens.secret, database);
    const webhookSecret = config.webhooks.key ?? tokens.secret;
    const webhookKey = await openServiceKey("secrets of webhooks", webhookSecret, database);
    signal.throwIfAborted();

    const { container, features } = composeService(config, {
      logger,
      tracer,
      tokens,
      database,
      recoveries: opened.recoveries,
      addressKey,
      webhookKey,
      knowledge,
    });
    started.add(() => features.close());
    telemetry.sendMetricsOf(container);
    const listen = async (app: Parameters<typeof startHttpServer>[0], port: number) => {
      const server = await startHttpServer(app, { host: config.http.host, port }).catch(explain);
      started.add(() => server.close({ graceMilliseconds: config.http.shutdownGraceMs }));
      return server;
    };
    const metrics: HttpServer | undefined =
      config.http.metricsPort === null
        ? undefined
        : await listen(resolve(container, METRICS_APP), config.http.metricsPort);
    await removeOldUploads(new Date());
    const demoToken = await makeDemoAccess(config, container);
    const api = await listen(resolve(container, HTTP_APP), config.http.port);
    const purging = keepRecordsShort(container);
    started.add(() => purging.close());
    const telling = tellOtherSystems(container);
    started.add(() => telling.close());
    logger.info("service_started", { port: api.address.port, migrations: migrations.length });
    signal.throwIfAborted();
    return {
      url: api.address.url,
      metricsUrl: metrics && `${metrics.address.url}/metrics`,
      databaseDescription: opened.description,
      demoToken,
      warmUp() {
        const warmed = features.warmUp(logger);
        if (demoToken !== undefined) {
          // It is waited for by nobody: a start takes as long as without it.
          const living = seedDemoUser({ config, database, logger, tokens }, container, warmed);
          started.add(() => living.close());
        }
        return warmed;
      },
      failed: failure.promise,
      drain: () => api.drain(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function explain(error: unknown): never {
  throw error instanceof ListenError ? new StartError(error.message, { cause: error }) : error;
}
