import { setTimeout as pause } from "node:timers/promises";
import { createDatabase } from "@health-exercise/adapter-postgres";
import { classifyFailure } from "./connection-failure.ts";
import { StartError } from "./start-error.ts";

const OLDEST_VERSION = 15;
const ATTEMPT_MS = 5_000;
const PAUSE_MS = 500;

type Waiting = {
  readonly startupTimeoutMs: number;
  /** Told in a sentence that the database is waited for. */
  readonly say: (sentence: string) => void;
  readonly signal: AbortSignal;
};

/**
 * Waits until the database of the operator answers.
 * @throws StartError when it does not in time, refuses us, or is too old.
 */
export async function waitForDatabase(url: string, waiting: Waiting): Promise<void> {
  const target = describeDatabase(url);
  const deadline = performance.now() + waiting.startupTimeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    waiting.signal.throwIfAborted();
    const remaining = Math.max(1, Math.ceil(deadline - performance.now()));
    const outcome = await connect(url, Math.min(remaining, ATTEMPT_MS)).catch(classifyFailure);
    if (typeof outcome === "number") return requireVersion(outcome, target);
    if (!outcome.isTransient) {
      throw new StartError(`The database ${target} cannot be used: ${outcome.reason}.`);
    }
    if (performance.now() + PAUSE_MS >= deadline) {
      throw new StartError(
        `The database ${target} could not be reached within ${waiting.startupTimeoutMs} ms: ${outcome.reason}.`,
      );
    }
    if (attempt === 1) waiting.say(`Waiting for the database ${target}: ${outcome.reason}.`);
    await pause(PAUSE_MS, undefined, { signal: waiting.signal });
  }
}

/** Connects once and gives the server's version number, such as 150004. */
async function connect(url: string, timeoutMs: number): Promise<number> {
  const database = createDatabase({
    connectionString: url,
    maxConnections: 1,
    connectTimeoutMs: timeoutMs,
    statementTimeoutMs: timeoutMs,
  });
  const finished = new AbortController();
  const tooLate = pause(timeoutMs * 2, undefined, { signal: finished.signal, ref: false });
  try {
    const answer = await Promise.race([
      database.pool.query<{ version: number }>(
        "select current_setting('server_version_num')::integer as version",
      ),
      // A server that takes connections and then falls silent.
      tooLate.then(() => Promise.reject(Object.assign(new Error(), { code: "ETIMEDOUT" }))),
    ]);
    return answer.rows[0]?.version ?? 0;
  } finally {
    tooLate.catch(() => {});
    finished.abort();
    void database.close().catch(() => {});
  }
}

function requireVersion(version: number, target: string): void {
  const major = Math.floor(version / 10_000);
  if (major >= OLDEST_VERSION) return;
  throw new StartError(
    `The database ${target} runs on PostgreSQL ${major}: version ${OLDEST_VERSION} or later is needed.`,
  );
}

/** The database as messages name it: without user and password. */
export function describeDatabase(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? (hostname === "" ? "localhost" : hostname);
  return `${decodeURIComponent(pathname.slice(1)) || "(of the user's name)"} at ${host}:${port || "5432"}`;
}
