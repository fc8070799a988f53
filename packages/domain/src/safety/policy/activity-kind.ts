/** Kinds of strain or danger that an activity brings; one activity can have several. */
export const ACTIVITY_KINDS = [
  "contact",
  "combat",
  "fall_risk",
  "height",
  "impact",
  "pivoting",
  "overhead",
  "hand_loading",
  "heavy_lifting",
  "spinal_bending",
  "supine",
  "inverted",
  "altitude",
  "diving",
  "water",
  "cold_water",
  "heat",
  "maximal_effort",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
