import { join } from "node:path";
import type { ConfigProblem } from "./config-error.ts";
import type { Environment, VariableValues } from "./variables.ts";

export type DatabaseSettings = {
  readonly server: DatabaseServer;
  readonly poolSize: number;
  /** Whether connections keep statements under names, which not every pooler can. */
  readonly namedStatements: boolean;
  /** Whether connections are told at their start how to plan and for how long to work. */
  readonly sessionSettings: boolean;
  /** How long a start waits for the database. */
  readonly startupTimeoutMs: number;
  /** How soon the embedded database has to be there again when it has died. */
  readonly recoveryTimeoutMs: number;
};

/** The operator's PostgreSQL, or the one the service starts for itself. */
type DatabaseServer =
  | {
      readonly kind: "external";
      readonly url: string;
      /** Where the owner of the tables is not the role in `url`. */
      readonly ownerUrl?: string;
      /** A copy that answers what only reads. */
      readonly replica?: { readonly url: string; readonly maxLagMs: number };
    }
  | { readonly kind: "embedded"; readonly directory: string };

/** Which database, and how it is spoken to. */
export function databaseOf(values: VariableValues, dataDirectory: string): DatabaseSettings {
  return {
    server:
      values.DATABASE_URL === undefined
        ? { kind: "embedded", directory: join(dataDirectory, "postgres") }
        : {
            kind: "external",
            url: values.DATABASE_URL,
            ...(values.DATABASE_OWNER_URL && { ownerUrl: values.DATABASE_OWNER_URL }),
            ...(values.DATABASE_READ_URL && {
              replica: {
                url: values.DATABASE_READ_URL,
                maxLagMs: values.DATABASE_READ_MAX_LAG_MS ?? 500,
              },
            }),
          },
    poolSize: values.DATABASE_POOL_SIZE ?? 10,
    namedStatements: values.DATABASE_NAMED_STATEMENTS ?? true,
    sessionSettings: values.DATABASE_SESSION_SETTINGS ?? true,
    startupTimeoutMs: values.STARTUP_TIMEOUT_MS ?? 30_000,
    recoveryTimeoutMs: values.RECOVERY_TIMEOUT_MS ?? 9_000,
  };
}

/** The service's own database has no replica. An address that is there and cannot be read is told of by itself. */
export function requireDatabase(environment: Environment, problems: ConfigProblem[]): void {
  if (environment.DATABASE_READ_URL === undefined || environment.DATABASE_URL !== undefined) return;
  problems.push({ variable: "DATABASE_READ_URL", message: "needs DATABASE_URL" });
}
