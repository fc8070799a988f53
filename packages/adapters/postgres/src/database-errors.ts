import { DomainError } from "@health-exercise/domain/user";
import { DatabaseError } from "pg";
import { isOutage } from "./outage.ts";

/** The open-log rule as the schema names it. */
const ONE_OPEN_LOG = "sport_log_one_open";
/** The rule of one log for each activity of a source. */
const ONE_OF_SOURCE = "sport_log_source";

const UNIQUE_VIOLATION = "23505";
const FOREIGN_KEY_VIOLATION = "23503";
const UNDEFINED_TABLE = "42P01";
const DEADLOCK = "40P01";
const LOCK_NOT_AVAILABLE = "55P03";
const DATA_EXCEPTIONS = "22";

/** A statement of this name exists already, or does not. */
const STATES_OF_NAMES: readonly string[] = ["42P05", "26000"];
const NAMES_ARE_LOST =
  ". A pooler that does not keep named statements may stand between: DATABASE_NAMED_STATEMENTS=off sends none.";

const refusalByUniqueConstraint: Readonly<Record<string, () => DomainError>> = {
  user_account_pkey: () => new DomainError("user_exists", "A user with this id exists already."),
  user_account_email_key: () =>
    new DomainError("email_taken", "Another user has this email address."),
};

/** Where a table is in parts, a key is named after the part that refused: `_p3` in partitions, the number of a shard in Citus. */
const PART_OF_TABLE = /_(?:p\d+|\d{6,})$/;

/**
 * PostgreSQL refused a statement. Holds what names the refusal and nothing that can hold a value:
 * the driver's error quotes whole rows in its details.
 */
export class StatementRefused extends Error {
  override readonly name = "StatementRefused";
  readonly sqlState: string;
  readonly constraint: string | undefined;

  constructor(error: DatabaseError) {
    const sqlState = error.code ?? "unknown";
    // Messages of this class quote the value that could not be read.
    const said = sqlState.startsWith(DATA_EXCEPTIONS) ? "a value was refused" : error.message;
    const advice = STATES_OF_NAMES.includes(sqlState) ? NAMES_ARE_LOST : "";
    super(`PostgreSQL refused a statement (SQLSTATE ${sqlState}): ${said}${advice}`);
    this.sqlState = sqlState;
    this.constraint = error.constraint?.replace(PART_OF_TABLE, "");
  }
}

/**
 * What an error of the driver means: a rule of the domain where one was broken, `storage_unavailable` where PostgreSQL cannot be
 * used for now, else a failure without values.
 */
export function databaseFailure(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  if (isOutage(error)) {
    const cause = error instanceof DatabaseError ? new StatementRefused(error) : error;
    return new DomainError("storage_unavailable", UNAVAILABLE, {
      cause,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (!(error instanceof DatabaseError)) return error;
  return brokenRule(error) ?? new StatementRefused(error);
}

/** As long as a server that has died may take to be there again. */
const RETRY_AFTER_SECONDS = 10;

const UNAVAILABLE =
  "What is stored cannot be reached at the moment. Whether a change was made is not known: ask again later.";

/** Whether the person has an open log already. */
export function breaksOneOpenLog(error: unknown): boolean {
  return error instanceof StatementRefused && error.constraint === ONE_OPEN_LOG;
}

/** Whether the person has a log of the same source already. */
export function breaksOneOfSource(error: unknown): boolean {
  return error instanceof StatementRefused && error.constraint === ONE_OF_SOURCE;
}

/** Whether a table is missing, as in a database that was never migrated. */
export function lacksTable(error: unknown): boolean {
  return error instanceof StatementRefused && error.sqlState === UNDEFINED_TABLE;
}

/** Whether two transactions waited for each other, and this one was undone to let the other go on. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof StatementRefused && error.sqlState === DEADLOCK;
}

/** Whether a lock was not had in the time that was set for it. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
}

/** The refusal of anybody who is unknown, disabled or deleted. */
export function userNotActive(): DomainError {
  return new DomainError("user_not_active", "The user is unknown or not active.");
}

/** The refusal of a change to a revision that is no longer the latest. */
export function changedMeanwhile(): DomainError {
  return new DomainError(
    "changed_meanwhile",
    "The record was changed by another request at the same time. Read it again and repeat the change.",
  );
}

function brokenRule(error: DatabaseError): DomainError | undefined {
  switch (error.code) {
    case UNIQUE_VIOLATION:
      return refusalByUniqueConstraint[error.constraint ?? ""]?.();
    case FOREIGN_KEY_VIOLATION:
      // Only keys that lead to a user, or to what goes with one, can be violated: by one who was deleted while the
      // statement ran.
      return userNotActive();
    default:
      return undefined;
  }
}
