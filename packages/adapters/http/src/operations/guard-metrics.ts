import type { ObserveGuard } from "@health-exercise/application";
import { Histogram } from "prom-client";
import type { HttpMetrics } from "./metrics.ts";

/** Counts and times what a guard reads, and says how each reading ended. */
export function guardMetrics({ registry }: Pick<HttpMetrics, "registry">): ObserveGuard {
  const durations = new Histogram({
    name: "guard_reading_duration_seconds",
    help: "Time of a guard's reading of a message or reply; outcome is clean, findings, or why it failed.",
    labelNames: ["text", "outcome"],
    buckets: [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2],
    registers: [registry],
  });
  return (text) => {
    const end = durations.startTimer({ text });
    return (outcome) => void end({ outcome });
  };
}
