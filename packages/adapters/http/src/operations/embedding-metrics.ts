import { Histogram } from "prom-client";
import type { HttpMetrics } from "./metrics.ts";

/** Is told that texts are sent to the provider of vectors, and then how that ended: `answered`, or in one word why not. */
export type ObserveEmbedding = (texts: "question" | "knowledge") => (outcome: string) => void;

/** Counts and times what the provider of vectors is asked. */
export function embeddingMetrics({ registry }: Pick<HttpMetrics, "registry">): ObserveEmbedding {
  const durations = new Histogram({
    name: "embedding_call_duration_seconds",
    help: "Time until the provider of vectors has answered; outcome is answered, or why it failed.",
    labelNames: ["texts", "outcome"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return (texts) => {
    const end = durations.startTimer({ texts });
    return (outcome) => void end({ outcome });
  };
}
