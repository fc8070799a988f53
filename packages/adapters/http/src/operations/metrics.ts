import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Counts and times requests, by route pattern: never by path, which may hold ids. */
export type HttpMetrics = {
  readonly registry: Registry;
  requestStarted(): void;
  requestEnded(method: string, route: string, status: number, seconds: number): void;
};

/** Metrics with a registry of their own, so that two apps in one process do not mix. */
export function createHttpMetrics(): HttpMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the end of its response.",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  let underWay = 0;
  new Gauge({
    name: "http_requests_in_flight",
    help: "Requests that have come in and are not yet answered.",
    registers: [registry],
    collect() {
      this.set(underWay);
    },
  });
  return {
    registry,
    requestStarted() {
      underWay += 1;
    },
    requestEnded(method, route, status, seconds) {
      underWay -= 1;
      durations.observe({ method, route, status }, seconds);
    },
  };
}
