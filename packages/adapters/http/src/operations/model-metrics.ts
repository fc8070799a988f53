import { Counter, Gauge, Histogram } from "prom-client";
import type { HttpMetrics } from "./metrics.ts";

/** Counts and times what providers of language models are asked; everything is told by the provider's configured name. */
export type ModelMetrics = {
  /** A provider is asked; call what it gives when the try has ended, with `answered` or in one word why not. */
  tryBegins(provider: string): (outcome: string) => void;
  /** A provider that fails too often is left alone, or is asked again. */
  circuitChanged(provider: string, isOpen: boolean): void;
  /** The model of the service answers in place of a provider. */
  fellBack(provider: string): void;
};

/** `providers`: all that are configured, so that each is there before it is first asked. */
export function modelMetrics(
  { registry }: Pick<HttpMetrics, "registry">,
  providers: readonly string[],
): ModelMetrics {
  const durations = new Histogram({
    name: "model_call_duration_seconds",
    help: "Time of one try at a provider; outcome is answered, abandoned by whoever asked, or why it failed.",
    labelNames: ["provider", "outcome"],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30, 60, 120],
    registers: [registry],
  });
  const fallbacks = new Counter({
    name: "model_fallbacks_total",
    help: "Replies that the service's own model gave in place of a provider.",
    labelNames: ["provider"],
    registers: [registry],
  });
  const circuits = new Gauge({
    name: "model_circuit_open",
    help: "1 while a provider is left alone because it failed too often.",
    labelNames: ["provider"],
    registers: [registry],
  });
  for (const provider of providers) {
    fallbacks.inc({ provider }, 0);
    circuits.set({ provider }, 0);
  }
  return {
    tryBegins(provider) {
      const end = durations.startTimer({ provider });
      return (outcome) => void end({ outcome });
    },
    circuitChanged: (provider, isOpen) => circuits.set({ provider }, isOpen ? 1 : 0),
    fellBack: (provider) => fallbacks.inc({ provider }),
  };
}
