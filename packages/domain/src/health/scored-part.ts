import type { HealthScorePart } from "./computed-health-score.ts";

/** A part before it is rounded and weighed; `points` go from 0 to 100. */
export type ScoredPart = Pick<HealthScorePart, "part" | "measured" | "source"> & {
  readonly points: number | null;
};

const ALL_POINTS = 100;

/** A share of what is asked for as points, neither below none nor above all. */
export function pointsFor(share: number): number {
  return ALL_POINTS * Math.min(1, Math.max(0, share));
}
