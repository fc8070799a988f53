import { onTestFinished } from "vitest";
import { type EmbeddedPostgres, openCluster } from "../../src/open-cluster.ts";
import { durableSettings } from "../../src/server-settings.ts";
import { PATIENCE_MS } from "./temporary-directory.ts";

/** A use of the server whose loss is told, and how often it was there again; with as much time for a recovery as a busy machine needs. */
export async function watchedServer(
  dataDir: string,
  recoveryTimeoutMs = PATIENCE_MS,
): Promise<
  EmbeddedPostgres & { readonly loss: Promise<string>; readonly recoveries: () => number }
> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let recoveries = 0;
  const opened = await openCluster({
    dataDir,
    startupTimeoutMs: PATIENCE_MS,
    recoveryTimeoutMs,
    settings: durableSettings,
    isDurable: true,
    onRecovered: () => {
      recoveries += 1;
    },
    onLost: ({ message }) => resolve(message),
  });
  onTestFinished(() => opened.release());
  return { ...opened, loss: promise, recoveries: () => recoveries };
}
