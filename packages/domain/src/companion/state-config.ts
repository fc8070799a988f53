import type { BilingualText, TextLanguage } from "../language/text-language.ts";
import type { PauseReason } from "../user/pause.ts";
import type { CompanionState } from "./companion-state.ts";
import type { Emotion } from "./emotion.ts";
import {
  ANIMATION_OF_STATE,
  type COMPANION_ANIMATIONS,
  type COMPANION_EXPRESSIONS,
  EXPRESSION_OF_EMOTION,
  PAUSE_MESSAGES,
  STATE_ENERGY,
  STATE_MESSAGES,
} from "./state-config.data.ts";

/** What a companion plays; one for each state. */
export type CompanionAnimation = (typeof COMPANION_ANIMATIONS)[number];
/** The face a companion makes; one for each emotion. */
export type CompanionExpression = (typeof COMPANION_EXPRESSIONS)[number];

/** How a companion shows what it does and how it feels. */
export type StateConfig = {
  readonly animation: CompanionAnimation;
  readonly expression: CompanionExpression;
  /** How lively it moves, from 0 to 1 with two decimals. */
  readonly energy: number;
  /** What it says; one or two sentences. */
  readonly message: string;
};

/** What the config follows from; `pause` is why the person pauses today, null when they do not. */
export type StateConfigBasis = {
  readonly state: CompanionState;
  readonly emotion: Emotion;
  readonly healthScore: number;
  readonly language: TextLanguage;
  readonly pause: PauseReason | null;
};

/**
 * How a companion shows its state: the animation by the state, the face by the emotion, the energy by the state and the
 * score; the words by the state and the emotion or, on a paused day, by the reason of the pause. Nobody is cheered for
 * exercise while they pause for illness or injury.
 */
export function stateConfigOf(basis: StateConfigBasis): StateConfig {
  return {
    animation: ANIMATION_OF_STATE[basis.state],
    expression: EXPRESSION_OF_EMOTION[basis.emotion],
    energy: energyOf(basis.state, basis.healthScore),
    message: messageFor(basis)[basis.language],
  };
}

/** Counted in hundredths, so that two decimals are exact. */
function energyOf(state: CompanionState, healthScore: number): number {
  const { base, share } = STATE_ENERGY[state];
  return Math.round(base + (share * healthScore) / 100) / 100;
}

function messageFor({ state, emotion, pause }: StateConfigBasis): BilingualText {
  const moment = state === "idle" || state === "resting" ? state : "active";
  const ofPause = pause === null ? undefined : PAUSE_MESSAGES[pause][moment];
  return ofPause ?? STATE_MESSAGES[state][emotion];
}
