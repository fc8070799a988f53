import "reflect-metadata";
import {
  createDatabase,
  type Database,
  mayUseTables,
  PostgresDatabaseStatus,
} from "@health-exercise/adapter-postgres";
import { UNTRACED } from "@health-exercise/adapter-telemetry";
import type { Logger } from "@health-exercise/ports-runtime";
import { Container } from "inversify";
import { peopleModule } from "../composition/people.module.ts";
import { postgresModule } from "../composition/postgres.module.ts";
import { runtimeModule } from "../composition/runtime.module.ts";
import { userModule } from "../composition/user.module.ts";
import type { Config } from "../config/parse-config.ts";
import { COMMAND_CALL } from "../service/command-call.ts";
import { migrate, type OpenDatabase, openDatabase } from "../service/open-database.ts";
import { openTokenServices, type TokenServices } from "../service/token-services.ts";
import { CommandError } from "./command-error.ts";
import type { LoadFeatures } from "./command-features.ts";

/** What a command may use. */
export type CommandContext = {
  readonly config: Config;
  readonly logger: Logger;
  readonly say: (sentence: string) => void;
  readonly signal: AbortSignal;
};

/** Opens the database for the time of `work`; the embedded server is shared with a running service. */
export async function withDatabase<Result>(
  { config, logger, say, signal }: CommandContext,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const settings = { ...config.database, poolSize: 1 };
  const opened = await openDatabase(settings, { logger, say, signal });
  try {
    return await work(opened);
  } finally {
    await opened.release();
  }
}

/** What the use cases of a command are made with. */
export type CommandParts = { readonly database: Database; readonly tokens: TokenServices };

/** Gives `work` the use cases of accounts, and of the features that it names, on a database that is migrated. */
export function withUseCases<Result>(
  context: CommandContext,
  work: (container: Container, parts: CommandParts) => Promise<Result>,
  loadFeatures: LoadFeatures = async () => [],
): Promise<Result> {
  return withDatabase(context, async (opened) => {
    const { config, logger } = context;
    const database = createDatabase(opened.options);
    try {
      const status = await new PostgresDatabaseStatus(database.kysely).check();
      if (status !== "ready") {
        await makeReady(status, config, opened, () => mayUseTables(database.kysely));
      }
      const container = new Container();
      const tokens = await openTokenServices(config.tokens, logger);
      container.load(
        runtimeModule(logger, UNTRACED, tokens),
        postgresModule(database, config),
        peopleModule(config),
        userModule,
        ...(await loadFeatures(config, opened.recoveries)),
      );
      return await work(container, { database, tokens });
    } finally {
      await database.close();
    }
  });
}

/**
 * Makes the embedded database ready on the way. An operator's is migrated by a start of the service
 * or by `migrate up`, not beside another command. @throws CommandError that says which of all it is.
 */
export async function makeReady(
  status: "unreachable" | "not_migrated",
  { database }: Pick<Config, "database">,
  opened: OpenDatabase,
  mayRead: () => Promise<boolean>,
): Promise<void> {
  if (status === "unreachable") {
    const answers = await mayRead().catch(() => undefined);
    throw answers === false ? rightsMissing(opened) : lostAgain(opened);
  }
  if (database.server.kind === "embedded") {
    await migrate(opened);
    return;
  }
  throw new CommandError(
    "not_migrated",
    `The database ${opened.description} is not migrated to this version: run ${COMMAND_CALL} migrate up.`,
  );
}

function lostAgain({ description }: OpenDatabase): CommandError {
  return new CommandError(
    "database_unreachable",
    `The database ${description} could be reached, and was lost again.`,
  );
}

function rightsMissing({ description }: OpenDatabase): CommandError {
  return new CommandError(
    "rights_missing",
    `The role in DATABASE_URL has no rights on the tables of the database ${description}: run ${COMMAND_CALL} migrate up with the owner of the tables in DATABASE_OWNER_URL, and this role in DATABASE_URL.`,
  );
}
