import { type EmbeddedPostgres, openCluster } from "./open-cluster.ts";
import { durableSettings } from "./server-settings.ts";

export interface EmbeddedPostgresOptions {
  /** A directory for the server alone; it is made when missing. */
  readonly dataDir: string;
  /** How long making, starting and recovering may take together. */
  readonly startupTimeoutMs: number;
  /** How soon a server that has died has to be there again before it is given up; 9 seconds by default. */
  readonly recoveryTimeoutMs?: number;
  /** Told in a sentence what is done; never given a secret. */
  readonly log?: (message: string) => void;
  /** Told when a server that had died is there again. */
  readonly onRecovered?: () => void;
  /** Told, in a sentence for people, when the server has died and could not be started again in time. */
  readonly onLost?: (reason: Error) => void;
}

/**
 * The service's own PostgreSQL, from the binaries that npm installed. Several processes may have it
 * open at once: the first one starts the server and the last one out stops it. They have to be on
 * one machine, and in one container when in containers: PostgreSQL tells them apart by process id.
 *
 * @throws EmbeddedPostgresError with a sentence that says what to do about it
 */
export function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  return openCluster({ ...options, settings: durableSettings, isDurable: true });
}
