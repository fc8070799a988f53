import { setTimeout as pause } from "node:timers/promises";
import type { Tracer } from "@health-exercise/ports-runtime";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { MetricFamilies, type MetricFamily } from "./metric-families.ts";
import { OpenTelemetryTracer } from "./open-telemetry-tracer.ts";

export type TelemetryOptions = {
  /** Of a collector that takes OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** Sent with every request to it, such as a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  readonly serviceVersion: string;
  /** Tells processes of one service apart. */
  readonly instanceId: string;
  /** The share of requests that is watched, 0 to 1. */
  readonly sampledShare: number;
  /** How often metrics are sent. */
  readonly metricsIntervalMs: number;
};

/** What watches while it is open. */
export type Telemetry = {
  readonly tracer: Tracer;
  /** Sends these metrics too, from now on. */
  sendMetrics(families: () => Promise<readonly MetricFamily[]>): void;
  /** Sends what is left, unless nobody takes it soon. */
  close(): Promise<void>;
};

/** How long a collector has to take something (the default of OTLP), and to take the last of it at a stop (design value). */
const EXPORT_TIMEOUT_MS = 10_000;
const LAST_EXPORT_MS = 5_000;

/** Sends traces, and what metrics it is told of, to a collector. One that is away costs nobody anything but what is lost. */
export function startTelemetry(options: TelemetryOptions): Telemetry {
  const { endpoint, headers, sampledShare, metricsIntervalMs } = options;
  const resource = resourceFromAttributes({
    "service.name": options.serviceName,
    "service.version": options.serviceVersion,
    "service.instance.id": options.instanceId,
  });
  const target = (path: string) => ({
    url: `${endpoint.replace(/\/$/, "")}/v1/${path}`,
    headers: { ...headers },
    timeoutMillis: EXPORT_TIMEOUT_MS,
  });
  const share = new TraceIdRatioBasedSampler(sampledShare);
  const traces = new TracerProvider({
    resource,
    // A caller says to which trace a request belongs, and not whether it is watched.
    sampler: new ParentBasedSampler({
      root: share,
      remoteParentSampled: share,
      remoteParentNotSampled: share,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter(target("traces")) })],
  });
  let metrics: MeterProvider | undefined;
  return {
    tracer: new OpenTelemetryTracer(traces.getTracer("companion")),
    sendMetrics(families) {
      const reader = new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(target("metrics")),
        exportIntervalMillis: metricsIntervalMs,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
        metricProducers: [new MetricFamilies(families)],
      });
      metrics = new MeterProvider({ resource, readers: [reader] });
    },
    async close() {
      const sent = Promise.allSettled([traces.shutdown(), metrics?.shutdown()]);
      await Promise.race([sent, pause(LAST_EXPORT_MS, undefined, { ref: false })]);
    },
  };
}
