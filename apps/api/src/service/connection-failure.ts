/** Why a connection failed, in words without secrets, and whether it may yet succeed. */
export type ConnectionFailure = { readonly reason: string; readonly isTransient: boolean };

const TRANSIENT_REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was reset",
  EPIPE: "the connection was closed",
  ETIMEDOUT: "there was no answer",
  EHOSTUNREACH: "the host cannot be reached",
  ENETUNREACH: "the network cannot be reached",
  ENOTFOUND: "the host name is not known",
  EAI_AGAIN: "the host name could not be looked up",
  ENOENT: "there is no such socket",
  // SQLSTATEs of a server that is starting, stopping or full.
  "57P03": "it is starting up",
  "57P01": "it is shutting down",
  "53300": "it has no connection left",
};

const FINAL_REASONS: Readonly<Record<string, string>> = {
  "28P01": "it refuses the user name or the password in DATABASE_URL",
  "28000": "it refuses this user, or connections from this machine",
  "3D000": "there is no database of this name on that server",
  "42501": "this user may not connect to it",
};

const NO_NAMES =
  "a pooler stands between that does not keep named statements: let it (max_prepared_statements of PgBouncer), or set DATABASE_NAMED_STATEMENTS=off";

/** SQLSTATEs by which poolers are known, where the message has it. */
const REASONS_OF_POOLERS: Readonly<Record<string, readonly [message: RegExp, reason: string]>> = {
  // The name is taken on the connection of somebody else, or is not there.
  "42P05": [/./, NO_NAMES],
  "26000": [/./, NO_NAMES],
  "08P01": [
    /startup parameter/,
    "a pooler stands between that refuses settings at connecting: set DATABASE_SESSION_SETTINGS=off, and them for the role",
  ],
};

/** By these words a pooler tells of a server that it cannot reach for now; whom the server refuses it tells of under the same SQLSTATE. */
const SERVER_AWAY = /starting up|shutting down|cannot connect|server down|server login/;
const REFUSED_BY_SERVER = /password|authentication|does not exist/;

function isServerAway(code: string, message: string): boolean {
  return code === "08P01" && SERVER_AWAY.test(message) && !REFUSED_BY_SERVER.test(message);
}

/** What a failed attempt to connect means. */
export function classifyFailure(error: unknown): ConnectionFailure {
  const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
  if (code !== undefined) {
    const [message, reason] = REASONS_OF_POOLERS[code] ?? [];
    if (reason !== undefined && message?.test((error as Error).message)) {
      return { reason, isTransient: false };
    }
    if (isServerAway(code, (error as Error).message)) {
      return { reason: "the pooler cannot reach the server behind it", isTransient: true };
    }
    const transient = TRANSIENT_REASONS[code];
    return transient === undefined
      ? { reason: FINAL_REASONS[code] ?? `it answered with ${code}`, isTransient: false }
      : { reason: transient, isTransient: true };
  }
  const message = error instanceof Error ? error.message : "";
  // The driver has no codes for these.
  if (/timeout|terminated/i.test(message)) {
    return { reason: "there was no answer", isTransient: true };
  }
  if (/password must be/i.test(message)) {
    return { reason: "it asks for a password, and DATABASE_URL has none", isTransient: false };
  }
  if (/does not support SSL/i.test(message)) {
    return {
      reason: "it does not offer the encryption that DATABASE_URL asks for",
      isTransient: false,
    };
  }
  return { reason: "the connection failed for an unknown reason", isTransient: false };
}
