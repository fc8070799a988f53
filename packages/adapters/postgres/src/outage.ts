import { DatabaseError } from "pg";

/**
 * Classes of SQLSTATE: connection exception, insufficient resources (a full disk is one of them), intervention of an operator (a
 * shutdown, a crash), system error (a file that is gone or cannot be written).
 */
const OUTAGES = /^(?:08|53|57P|58)/;

/** What Node.js calls a connection that cannot be had or was lost. */
const LOST: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  // A socket of the file system that is not there.
  "ENOENT",
]);

/** The driver has no codes for these. */
const LOST_IN_WORDS =
  /^(?:Connection terminated|Client (?:was closed|has encountered a connection error)|timeout exceeded when trying to connect|PostgreSQL has not answered in time)/;

/** Whether PostgreSQL cannot be used for now, by nobody: no fault of the statement that met it. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseError) return OUTAGES.test(error.code ?? "");
  if (!(error instanceof Error)) return false;
  return "code" in error && typeof error.code === "string"
    ? LOST.has(error.code)
    : LOST_IN_WORDS.test(error.message);
}
