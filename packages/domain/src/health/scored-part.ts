import type { HealthScorePart } from "./computed-health-score.ts";
import type { PointsTable } from "./health-score.data.ts";

/** A part before it is rounded and weighed; `points` go from 0 to 100. */
export type ScoredPart = Pick<HealthScorePart, "part" | "measured" | "source"> & {
  readonly points: number | null;
};

const ALL_POINTS = 100;

/** The points of an amount by a table. */
export function pointsIn(table: PointsTable, amount: number): number {
  const next = table.findIndex(([from]) => from > amount);
  const [upper, lower] = [table[next], table[next < 0 ? table.length - 1 : next - 1]];
  if (lower === undefined) return table[0]?.[1] ?? 0;
  if (upper === undefined) return lower[1];
  return lower[1] + ((amount - lower[0]) / (upper[0] - lower[0])) * (upper[1] - lower[1]);
}

/** A share of what is asked for as points, neither below none nor above all. */
export function pointsFor(share: number): number {
  return ALL_POINTS * Math.min(1, Math.max(0, share));
}
