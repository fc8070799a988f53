import { definedOf } from "../shared/defined-of.ts";
import type { AgeGroup } from "./age-group.ts";
import { FIRST_PLACE, FIRST_SCALE, type POSITION_ANCHORS } from "./position.data.ts";

/** The point of the figure that stands at `x` and `y`. */
export type PositionAnchor = (typeof POSITION_ANCHORS)[number];

/** Where a companion stands in its scene, and how large. */
export type Position = {
  /** From 0, the left edge of the scene, to 1, the right one. */
  readonly x: number;
  /** From 0, the upper edge of the scene, to 1, the lower one. */
  readonly y: number;
  /** How many times as large as drawn. */
  readonly scale: number;
  readonly anchor: PositionAnchor;
};

/** What a caller wants to change in the place; an absent field stays. */
export type PositionChanges = {
  readonly [Field in keyof Position]?: Position[Field] | undefined;
};

/** The place after `changes`. */
export function changePosition(position: Position, changes: PositionChanges): Position {
  return { ...position, ...definedOf(changes) };
}

/** Where a companion of this age group stands as long as nobody moved it. */
export function positionFor(ageGroup: AgeGroup): Position {
  return { ...FIRST_PLACE, scale: FIRST_SCALE[ageGroup] };
}
