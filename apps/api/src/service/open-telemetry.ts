import { randomUUID } from "node:crypto";
import { startTelemetry, TracedLogger, UNTRACED } from "@health-exercise/adapter-telemetry";
import type { Logger, Tracer } from "@health-exercise/ports-runtime";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import { HTTP_METRICS } from "../composition/tokens.ts";
import type { Config } from "../config/parse-config.ts";
import { serviceVersion } from "./version.ts";

/** How often metrics are sent, as OpenTelemetry does by default. */
const METRICS_INTERVAL_MS = 60_000;

/** What follows the work of the service, where that is wanted. */
export type OpenTelemetry = {
  readonly tracer: Tracer;
  /** Writes also to which request an event belongs. */
  readonly logger: Logger;
  /** Sends the metrics of a service from now on. */
  sendMetricsOf(container: Container): void;
  close(): Promise<void>;
};

/** Loads nothing where traces and metrics are sent nowhere. */
export async function openTelemetry(
  settings: Config["telemetry"],
  logger: Logger,
): Promise<OpenTelemetry> {
  if (settings === undefined) {
    return { tracer: UNTRACED, logger, sendMetricsOf: () => {}, close: async () => {} };
  }
  const { tracer, sendMetrics, close } = await startTelemetry({
    ...settings,
    serviceVersion: serviceVersion(),
    instanceId: randomUUID(),
    metricsIntervalMs: METRICS_INTERVAL_MS,
  });
  return {
    tracer,
    logger: new TracedLogger(logger, tracer),
    sendMetricsOf: (container) =>
      sendMetrics(() => resolve(container, HTTP_METRICS).registry.getMetricsAsJSON()),
    close,
  };
}
