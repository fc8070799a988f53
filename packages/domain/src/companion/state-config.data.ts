/**
 * How a companion shows its state. All rows are design values, and all texts (`messages`) were written for this service. The
 * companion keeps company: it neither complains nor urges nor judges, says nothing of bodies, weight or health, and where
 * the score is low it asks for nothing. That people go on with what they do of their own choice, not under pressure or guilt,
 * is the reason: University of Rochester (Ryan and Deci), Self-Determination Theory and the Facilitation of Intrinsic
 * Motivation, Social Development, and Well-Being (American Psychologist 55(1):68-78), 2000.
 */
import type { PauseReason } from "../user/pause.ts";
import type { CompanionState } from "./companion-state.ts";
import type { Emotion } from "./emotion.ts";

/** Movements that a figure in a wheelchair can make as well. */
export const COMPANION_ANIMATIONS = [
  "moving",
  "cheering",
  "stretching",
  "sleeping",
  "breathing",
] as const;
type Animation = (typeof COMPANION_ANIMATIONS)[number];

export const ANIMATION_OF_STATE: Readonly<Record<CompanionState, Animation>> = {
  exercising: "moving",
  celebrating: "cheering",
  recovering: "stretching",
  resting: "sleeping",
  idle: "breathing",
};

/** Also the faces of low scores are friendly. */
export const COMPANION_EXPRESSIONS = ["beaming", "smiling", "serene", "drowsy", "tender"] as const;
type Expression = (typeof COMPANION_EXPRESSIONS)[number];

export const EXPRESSION_OF_EMOTION: Readonly<Record<Emotion, Expression>> = {
  energetic: "beaming",
  happy: "smiling",
  calm: "serene",
  tired: "drowsy",
  unwell: "tender",
};

/** Nobody is beamed at who is asked to see a doctor. */
export const EXPRESSION_IN_CARE: Expression = "tender";

/** In hundredths of the energy: what a state has at a score of 0, and what a score of 100 adds. */
export const STATE_ENERGY: Readonly<
  Record<CompanionState, { readonly base: number; readonly share: number }>
> = {
  exercising: { base: 50, share: 50 },
  celebrating: { base: 45, share: 50 },
  recovering: { base: 20, share: 30 },
  resting: { base: 5, share: 15 },
  idle: { base: 25, share: 45 },
};

/** Pauses that also change what is said while somebody exercises, and after it. */
export const PAUSES_FOR_CARE = ["illness", "injury"] as const satisfies readonly PauseReason[];
