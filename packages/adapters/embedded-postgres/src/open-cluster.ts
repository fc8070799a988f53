import { type ClusterPaths, prepareDataDir } from "./cluster-paths.ts";
import { explainFileSystemError } from "./embedded-postgres-error.ts";
import { joinOrStart, type OpeningOptions } from "./join-or-start.ts";
import { keepUse } from "./keep-use.ts";
import { readPassword, servicePassword } from "./server-session.ts";
import { serverUser, serviceDatabase, serviceUser } from "./server-settings.ts";
import { type PostgresTools, prepareTools } from "./tools.ts";
import type { Launcher } from "./unprivileged.ts";

/** A use of the embedded server. */
export interface EmbeddedPostgres {
  /** Of the superuser. Holds the password: not for logs. Stays the same when the server has to be started again. */
  readonly connectionString: string;
  /** The same of a role that owns nothing, and may do only what it was granted. */
  readonly serviceConnectionString: string;
  /**
   * Ends this use; may be called again. When it was the last one, resolves after the server has
   * stopped, which ends connections that are still open.
   */
  release(): Promise<void>;
}

/** What a server is opened with, for the service as for tests. */
export interface OpenClusterOptions extends Omit<OpeningOptions, "prepare"> {
  readonly dataDir: string;
  /** How soon a server that has died has to be there again. */
  readonly recoveryTimeoutMs?: number | undefined;
  /** The ways to run PostgreSQL, best first; found out when not given. */
  readonly launchers?: readonly Launcher[];
  /** Told why, when the server has died and could not be started again. */
  readonly onRecovered?: (() => void) | undefined;
  readonly onLost?: ((reason: Error) => void) | undefined;
}

/** With what a start may take beyond it, the server is there again or given up within ten seconds. */
const usualRecoveryTimeoutMs = 9_000;

/**
 * Joins the server of the directory, or makes and starts it; when it dies, it is started again.
 *
 * @throws EmbeddedPostgresError when that is not possible
 */
export async function openCluster(options: OpenClusterOptions): Promise<EmbeddedPostgres> {
  try {
    const paths = await prepareDataDir(options.dataDir);
    const prepare = keepingTools(paths, options);
    const session = await joinOrStart(paths, { ...options, prepare });
    const address = `127.0.0.1:${session.server.port}`;
    const password = await readPassword(paths);
    const urlOf = (user: string, secret: string) =>
      `postgresql://${user}:${secret}@${address}/${serviceDatabase}?sslmode=disable`;
    return {
      connectionString: urlOf(serverUser, password),
      serviceConnectionString: urlOf(serviceUser, servicePassword(password)),
      release: keepUse(paths, session, recovery(paths, { ...options, prepare })),
    };
  } catch (error) {
    throw explainFileSystemError(error, options.dataDir);
  }
}

/** Looked for once: a server that has died is wanted back soon. */
function keepingTools(paths: ClusterPaths, { launchers }: OpenClusterOptions) {
  let known: PostgresTools | undefined;
  return async (timeoutMs: number) => {
    known ??= await prepareTools(paths, launchers, timeoutMs);
    return known;
  };
}

function recovery(paths: ClusterPaths, options: OpenClusterOptions & OpeningOptions) {
  const { recoveryTimeoutMs = usualRecoveryTimeoutMs, onLost, onRecovered } = options;
  const limited = { ...options, startupTimeoutMs: recoveryTimeoutMs };
  return {
    rejoin: (port: number, signal: AbortSignal) =>
      joinOrStart(paths, limited, { port, signal }).catch((error: unknown) => {
        throw explainFileSystemError(error, options.dataDir);
      }),
    onLost,
    onRecovered,
  };
}
