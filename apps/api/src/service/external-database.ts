import { setTimeout as pause } from "node:timers/promises";
import {
  createDatabase,
  type Database,
  type DatabaseOptions,
} from "@health-exercise/adapter-postgres";
import { classifyFailure } from "./connection-failure.ts";
import { StartError } from "./start-error.ts";

const OLDEST_VERSION = 15;
const ATTEMPT_MS = 5_000;
const PAUSE_MS = 500;

/** How the service is going to use the database. */
type Usage = Required<Pick<DatabaseOptions, "namedStatements" | "sessionSettings">>;

type Waiting = Usage & {
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
    const timeoutMs = Math.min(remaining, ATTEMPT_MS);
    const outcome = await connect(url, waiting, timeoutMs).catch(classifyFailure);
    if ("version" in outcome) {
      requireVersion(outcome.version, target);
      if (outcome.lacking !== null) waiting.say(sentenceOn(outcome.lacking, target));
      return;
    }
    if (!outcome.isTransient) {
      throw new StartError(`The database ${target} cannot be used: ${outcome.reason}.`);
    }
    if (performance.now() + PAUSE_MS >= deadline) {
      throw new StartError(
        `The database ${target} could not be reached within ${waiting.startupTimeoutMs} ms: ${outcome.reason}.`,
        { code: "database_unreachable" },
      );
    }
    if (attempt === 1) waiting.say(`Waiting for the database ${target}: ${outcome.reason}.`);
    await pause(PAUSE_MS, undefined, { signal: waiting.signal });
  }
}

type Found = {
  /** Such as 150004. */
  readonly version: number;
  /** Names of settings, where the role should have them and does not. */
  readonly lacking: string | null;
};

const SETTINGS_OF_ROLE = `
  select current_setting('server_version_num')::integer as version,
    (select string_agg(name, ', ') from pg_settings where (name, setting) in (
      ('plan_cache_mode', 'auto'), ('statement_timeout', '0'),
      ('idle_in_transaction_session_timeout', '0')
    )) as lacking`;

/**
 * Connects and gives what is found. Two connections send a statement under the same name: a pooler that cannot keep names
 * lets them meet on one connection of the server, which refuses the second.
 */
async function connect(url: string, usage: Usage, timeoutMs: number): Promise<Found> {
  const database = createDatabase({
    connectionString: url,
    ...usage,
    maxConnections: 2,
    connectTimeoutMs: timeoutMs,
    statementTimeoutMs: timeoutMs,
  });
  const finished = new AbortController();
  const tooLate = pause(timeoutMs * 2, undefined, { signal: finished.signal, ref: false });
  try {
    return await Promise.race([
      ask(database.pool, usage),
      // A server that takes connections and then falls silent.
      tooLate.then(() => Promise.reject(Object.assign(new Error(), { code: "ETIMEDOUT" }))),
    ]);
  } finally {
    tooLate.catch(() => {});
    finished.abort();
    void database.close().catch(() => {});
  }
}

async function ask(pool: Database["pool"], usage: Usage): Promise<Found> {
  const first = await pool.connect();
  try {
    const found = await askOn(first, usage);
    if (usage.namedStatements) {
      const second = await pool.connect();
      await askOn(second, usage).finally(() => second.release());
    }
    return usage.sessionSettings ? { ...found, lacking: null } : found;
  } finally {
    first.release();
  }
}

async function askOn(
  client: Pick<Database["pool"], "query">,
  { namedStatements }: Usage,
): Promise<Found> {
  const name = namedStatements ? { name: "hec_start" } : {};
  const { rows } = await client.query<Found>({ text: SETTINGS_OF_ROLE, ...name });
  return rows[0] ?? { version: 0, lacking: null };
}

function sentenceOn(lacking: string, target: string): string {
  return `The role in DATABASE_URL has no setting of its own for ${lacking} at the database ${target}: docs/operations.md says which it needs behind a pooler.`;
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
