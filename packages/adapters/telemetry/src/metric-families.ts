import { type HrTime, ValueType } from "@opentelemetry/api";
import { hrTime, timeInputToHrTime } from "@opentelemetry/core";
import { emptyResource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from "@opentelemetry/sdk-metrics";

type Labels = Readonly<Record<string, string | number | undefined>>;
type Sample = { readonly value: number; readonly labels: Labels; readonly metricName?: string };

/** Series of one name, as Prometheus knows them. */
export type MetricFamily = {
  readonly name: string;
  readonly help: string;
  /** `counter` and the like; its declarations call it a number. */
  readonly type: string | number;
  readonly values: readonly Sample[];
};

/** Gives the metrics that Prometheus reads, under the same names and labels, to OpenTelemetry. */
export class MetricFamilies implements MetricProducer {
  readonly #families: () => Promise<readonly MetricFamily[]>;
  readonly #startTime: HrTime = timeInputToHrTime(new Date(performance.timeOrigin));

  constructor(families: () => Promise<readonly MetricFamily[]>) {
    this.#families = families;
  }

  async collect(): Promise<CollectionResult> {
    const times = { startTime: this.#startTime, endTime: hrTime() };
    const metrics = (await this.#families()).flatMap((family) => metricOf(family, times) ?? []);
    const scope = { name: "companion" };
    return {
      resourceMetrics: { resource: emptyResource(), scopeMetrics: [{ scope, metrics }] },
      errors: [],
    };
  }
}

type Times = Pick<DataPoint<number>, "startTime" | "endTime">;

function metricOf(
  { name, help, type, values }: MetricFamily,
  times: Times,
): MetricData | undefined {
  const base = {
    descriptor: { name, description: help, unit: "", valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () =>
    values.map(({ value, labels }) => ({ ...times, attributes: attributesOf(labels), value }));
  switch (type) {
    case "counter":
      return {
        ...base,
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: points(),
      };
    case "gauge":
      return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case "histogram":
      return {
        ...base,
        dataPointType: DataPointType.HISTOGRAM,
        dataPoints: histogramsOf(name, values, times),
      };
    default:
      return undefined;
  }
}

/** Prometheus tells of each bucket how many are in it or in a lower one, OpenTelemetry how many are in it. */
function histogramsOf(
  name: string,
  samples: readonly Sample[],
  times: Times,
): DataPoint<Histogram>[] {
  const series = Map.groupBy(samples, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  return [...series.values()].map((ofOne) => {
    const of = (part: string) =>
      ofOne.find(({ metricName }) => metricName === `${name}_${part}`)?.value ?? 0;
    const buckets = ofOne
      .filter(({ metricName }) => metricName === `${name}_bucket`)
      .map(({ labels: { le }, value }) => ({ bound: le === "+Inf" ? Infinity : Number(le), value }))
      .sort((one, other) => one.bound - other.bound);
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    const boundaries = buckets.map(({ bound }) => bound).filter(Number.isFinite);
    return {
      ...times,
      attributes: attributesOf(ofOne[0]?.labels ?? {}),
      value: { buckets: { boundaries, counts }, sum: of("sum"), count: of("count") },
    };
  });
}

function attributesOf({ le: _, ...labels }: Labels): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels).map(([name, value]) => [name, String(value)]));
}
