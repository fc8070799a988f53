import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { MetricFamilies, type MetricFamily } from "../src/metric-families.ts";

const registry = new Registry();
const of = { help: "What it is.", labelNames: ["kind"], registers: [registry] };
const counter = new Counter({ ...of, name: "things_total" });
const gauge = new Gauge({ ...of, name: "things_now" });
const histogram = new Histogram({ ...of, name: "thing_seconds", buckets: [0.1, 1] });
counter.inc({ kind: "round" }, 3);
gauge.set({ kind: "round" }, 2);
for (const seconds of [0.05, 0.06, 0.5, 7]) histogram.observe({ kind: "round" }, seconds);
histogram.observe({ kind: "flat" }, 0.2);

async function collected() {
  const read = () => registry.getMetricsAsJSON() as unknown as Promise<MetricFamily[]>;
  const { resourceMetrics } = await new MetricFamilies(read).collect();
  const metrics = resourceMetrics.scopeMetrics.flatMap((scope) => scope.metrics);
  return new Map(metrics.map((metric) => [metric.descriptor.name, metric]));
}

describe("metrics of Prometheus for OpenTelemetry", () => {
  it("keep their names, what they say of themselves, labels and values", async () => {
    const metrics = await collected();
    expect(metrics.get("things_total")).toMatchObject({
      descriptor: { description: "What it is." },
      isMonotonic: true,
      dataPoints: [{ value: 3, attributes: { kind: "round" } }],
    });
    expect(metrics.get("things_now")).toMatchObject({ dataPoints: [{ value: 2 }] });
    expect(metrics.get("things_now")).not.toHaveProperty("isMonotonic");
  });

  it("count in each bucket what no lower one has, series by series", async () => {
    const points = (await collected()).get("thing_seconds")?.dataPoints;
    expect(points).toMatchObject([
      {
        attributes: { kind: "round" },
        value: { buckets: { boundaries: [0.1, 1], counts: [2, 1, 1] }, sum: 7.61, count: 4 },
      },
      {
        attributes: { kind: "flat" },
        value: { buckets: { boundaries: [0.1, 1], counts: [0, 1, 0] }, sum: 0.2, count: 1 },
      },
    ]);
    expect(points?.[0]?.attributes).toEqual({ kind: "round" });
  });
});
