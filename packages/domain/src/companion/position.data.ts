/** Where a companion may stand, and where it stands first. All are design values. */
import type { AgeGroup } from "./age-group.ts";

/** Which point of the figure is meant by its place. */
export const POSITION_ANCHORS = [
  "center",
  "top",
  "bottom",
  "left",
  "right",
  "top_left",
  "top_right",
  "bottom_left",
  "bottom_right",
] as const;

/** `x` and `y` are parts of the scene's width and height; `scale` 1 is the size the figure was drawn in. */
export const POSITION_LIMITS = {
  x: { min: 0, max: 1 },
  y: { min: 0, max: 1 },
  scale: { min: 0.1, max: 5 },
} as const;

/** On the ground, in the middle. */
export const FIRST_PLACE = { x: 0.5, y: 0.9, anchor: "bottom" } as const;

/** The younger are smaller; somebody who is grown up stays so. */
export const FIRST_SCALE: Readonly<Record<AgeGroup, number>> = {
  child: 0.7,
  teen: 0.9,
  young_adult: 1,
  adult: 1,
  senior: 1,
};
