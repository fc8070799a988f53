import type { VariableValues } from "./variables.ts";

/** Where traces and metrics are sent. */
export type TelemetrySettings = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** The share of requests that is watched, 0 to 1. */
  readonly sampledShare: number;
};

/** Undefined where they are sent nowhere. */
export function telemetryOf(values: VariableValues): TelemetrySettings | undefined {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: values.OTEL_SERVICE_NAME ?? "health-exercise-companion",
    sampledShare: values.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}
