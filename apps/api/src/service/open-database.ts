import type {
  EmbeddedPostgres,
  EmbeddedPostgresOptions,
} from "@health-exercise/adapter-embedded-postgres";
import {
  type Database,
  type DatabaseOptions,
  grantRights,
  MayNotGrant,
  MayNotMigrate,
  mayUseTables,
  migrateUp,
} from "@health-exercise/adapter-postgres";
import type { Logger } from "@health-exercise/ports-runtime";
import type { Config } from "../config/parse-config.ts";
import { COMMAND_CALL } from "./command-call.ts";
import { describeDatabase, waitForDatabase } from "./external-database.ts";
import { StartError } from "./start-error.ts";

/** A database server that answers. */
export type OpenDatabase = {
  readonly options: DatabaseOptions;
  /** For those who change the schema, or need all of it: the owner of the tables where that is another role. */
  readonly owner: DatabaseOptions;
  /** How messages name it. */
  readonly description: string;
  /** How often the embedded server was there again after it had died, since the start. */
  readonly recoveries: () => number;
  /** Gives up the use of the embedded server; the last one out stops it. */
  release(): Promise<void>;
};

type Surroundings = {
  readonly logger: Logger;
  readonly say: (sentence: string) => void;
  readonly signal: AbortSignal;
  /** Told when the embedded server has died and does not start again. */
  readonly onLost?: (reason: StartError) => void;
};

/** Starts the embedded server or joins it, or waits for the operator's. @throws StartError. */
export async function openDatabase(
  {
    server,
    poolSize,
    namedStatements,
    sessionSettings,
    startupTimeoutMs,
    recoveryTimeoutMs,
  }: Config["database"],
  { logger, say, signal, onLost }: Surroundings,
): Promise<OpenDatabase> {
  let isReleased = false;
  const common = {
    maxConnections: poolSize,
    namedStatements,
    sessionSettings,
    onConnectionLost: (error: Error) => {
      // A closing connection may yet hear that the embedded server stops.
      if (!isReleased) logger.error("database_connection_lost", error);
    },
  };
  if (server.kind === "external") {
    await waitForDatabase(server.url, {
      namedStatements,
      sessionSettings,
      startupTimeoutMs,
      say,
      signal,
    });
    return {
      options: {
        ...common,
        connectionString: server.url,
        ...(server.replica && { replica: replicaOf(server.replica, logger) }),
      },
      owner: { ...common, connectionString: server.ownerUrl ?? server.url },
      description: describeDatabase(server.url),
      recoveries: () => 0,
      release: async () => {},
    };
  }
  let recoveries = 0;
  const { connectionString, serviceConnectionString, release } = await openEmbedded({
    dataDir: server.directory,
    startupTimeoutMs,
    recoveryTimeoutMs,
    log: say,
    onRecovered: () => {
      recoveries += 1;
    },
    onLost: (reason) => onLost?.(new StartError(reason.message, { cause: reason })),
  });
  return {
    options: { ...common, connectionString: serviceConnectionString },
    owner: { ...common, connectionString },
    description: `in ${server.directory}`,
    recoveries: () => recoveries,
    release: () => {
      isReleased = true;
      return release();
    },
  };
}

function replicaOf(
  { url, maxLagMs }: { readonly url: string; readonly maxLagMs: number },
  logger: Logger,
): DatabaseOptions["replica"] {
  return {
    connectionString: url,
    maxLagMs,
    onChange: (state) => {
      if (state === "used") logger.info("replica_used_again", {});
      else logger.warn("replica_left_alone", { reason: state });
    },
  };
}

/** Whoever has a database of their own never loads the server that the service brings along. */
async function openEmbedded(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { EmbeddedPostgresError, openEmbeddedPostgres } = await import(
    "@health-exercise/adapter-embedded-postgres"
  );
  const explain = (error: unknown): never => {
    throw error instanceof EmbeddedPostgresError
      ? new StartError(error.message, { cause: error })
      : error;
  };
  const opened = await openEmbeddedPostgres(options).catch(explain);
  return { ...opened, release: () => opened.release().catch(explain) };
}

/** Runs the migrations that are missing and gives their names. @throws StartError. */
export async function migrate(opened: OpenDatabase): Promise<readonly string[]> {
  const { owner, description } = opened;
  try {
    const names = await migrateUp(owner);
    await grantToService(opened);
    return names;
  } catch (error) {
    throw new StartError(
      `The database ${description} could not be migrated: ${migrationReason(error)}`,
      { cause: error },
    );
  }
}

/**
 * Gives the role of the service its rights on a database that was migrated before, where it lacks any, as one that has been made
 * since does. @throws StartError where nobody is named who could.
 */
export async function requireRights(opened: OpenDatabase, { kysely }: Database): Promise<void> {
  if (await mayUseTables(kysely)) return;
  const { options, owner, description } = opened;
  const role = roleIn(options.connectionString);
  if (role === roleIn(owner.connectionString)) {
    throw new StartError(
      `The role ${role} in DATABASE_URL has no rights on the tables of the database ${description}: run npx -y pnpm companion migrate up with the owner of the tables in DATABASE_OWNER_URL, and this role in DATABASE_URL.`,
    );
  }
  await migrate(opened);
}

/** Gives the role of the service its rights, where it is not the owner itself. */
export async function grantToService({ options, owner }: OpenDatabase): Promise<void> {
  const role = roleIn(options.connectionString);
  if (role !== roleIn(owner.connectionString)) await grantRights(owner, role);
}

function roleIn(connectionString: string): string {
  const { username, searchParams } = new URL(connectionString);
  return searchParams.get("user") ?? decodeURIComponent(username);
}

function migrationReason(error: unknown): string {
  if (error instanceof MayNotGrant) {
    return "the role in DATABASE_OWNER_URL does not own the tables, so the role in DATABASE_URL has no rights on them from it. Name their owner.";
  }
  if (error instanceof MayNotMigrate) {
    return `the role in DATABASE_URL may not do it. Name the owner of the tables in DATABASE_OWNER_URL, here or for ${COMMAND_CALL} migrate up.`;
  }
  const message = error instanceof Error ? error.message : "";
  return message.startsWith("corrupted migrations")
    ? "another version of the service has changed it."
    : message;
}
