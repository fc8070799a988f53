import type { Comparison } from "./compare.ts";

const COLUMNS = [
  ["scenario", ""],
  ["service", "req/s"],
  ["bare", "req/s"],
  ["ratio", ""],
  ["service", "p50 ms"],
  ["bare", "p50 ms"],
  ["service", "p99 ms"],
  ["bare", "p99 ms"],
  ["service", "CPU µs"],
  ["bare", "CPU µs"],
] as const;

/** The comparisons as lines of a table, and the geometric mean of their ratios. */
export function tableOf(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ scenario, service, bare }) => [
    scenario,
    service.requestsPerSecond.toFixed(0),
    shown(bare?.requestsPerSecond, 0),
    shown(ratioOf({ service, bare }), 2),
    service.medianMilliseconds.toFixed(1),
    shown(bare?.medianMilliseconds, 1),
    service.p99Milliseconds.toFixed(1),
    shown(bare?.p99Milliseconds, 1),
    service.cpuMicroseconds.toFixed(0),
    shown(bare?.cpuMicroseconds, 0),
  ]);
  const heads = [COLUMNS.map(([head]) => head), COLUMNS.map(([, unit]) => unit)];
  const widths = COLUMNS.map((_, column) =>
    Math.max(...[...heads, ...rows].map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd();
  const ratios = comparisons.map(ratioOf).filter((ratio) => ratio !== undefined);
  const mean = Math.exp(ratios.reduce((sum, each) => sum + Math.log(each), 0) / ratios.length);
  return [...heads, ...rows]
    .map(line)
    .concat(`geometric mean of the ratios: ${mean.toFixed(2)}`)
    .join("\n");
}

/** Requests a second of the service for each of the bare server. */
function ratioOf({ service, bare }: Pick<Comparison, "service" | "bare">): number | undefined {
  return bare && service.requestsPerSecond / bare.requestsPerSecond;
}

function shown(number: number | undefined, digits: number): string {
  return number?.toFixed(digits) ?? "-";
}
