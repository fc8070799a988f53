export type { Telemetry, TelemetryOptions } from "./telemetry.ts";
export { TracedLogger } from "./traced-logger.ts";
export { UNTRACED } from "./untraced.ts";

/** Traces and metrics by OpenTelemetry; its packages are loaded when this is called, for those who want them. */
export async function startTelemetry(
  ...options: Parameters<typeof import("./telemetry.ts").startTelemetry>
): Promise<import("./telemetry.ts").Telemetry> {
  const telemetry = await import("./telemetry.ts");
  return telemetry.startTelemetry(...options);
}
