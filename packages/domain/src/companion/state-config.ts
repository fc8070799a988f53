import type { BilingualText, TextLanguage } from "../language/text-language.ts";
import type { PauseReason } from "../user/pause.ts";
import { CARE_MESSAGES, type CareReason } from "./care-messages.data.ts";
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

/** What the config follows from; `pause` is why the person pauses today, `care` what they told that asks for care; null where there is nothing. */
export type StateConfigBasis = {
  readonly state: CompanionState;
  readonly emotion: Emotion;
  readonly healthScore: number;
  readonly language: TextLanguage;
  readonly pause: PauseReason | null;
  readonly care: CareReason | null;
};

/** How lively a companion is at most with somebody who is ill, hurt or in danger, in hundredths (design value). */
const ENERGY_IN_CARE = 40;
const PAUSES_FOR_CARE: readonly (PauseReason | null)[] = ["illness", "injury"];
/** What matters more than that somebody pauses. */
const FIRST_OF_ALL: readonly (CareReason | null)[] = ["danger", "look", "support"];

/**
 * How a companion shows its state: the animation by the state, the face by the emotion, the energy by the state and the
 * score; the words by the state and the emotion, on a paused day by the reason of the pause, and before all else by what
 * somebody told of themselves that asks for care. Nobody is cheered for exercise, and the companion is quiet, while they
 * pause for illness or injury or told of pain.
 */
export function stateConfigOf(basis: StateConfigBasis): StateConfig {
  return {
    animation: ANIMATION_OF_STATE[basis.state],
    expression: EXPRESSION_OF_EMOTION[basis.emotion],
    energy: energyOf(basis),
    message: messageFor(basis)[basis.language],
  };
}

/** Whether somebody pauses because they are ill or hurt. */
export function isForCare(pause: PauseReason | null): boolean {
  return PAUSES_FOR_CARE.includes(pause);
}

/** Counted in hundredths, so that two decimals are exact. */
function energyOf({ state, healthScore, pause, care }: StateConfigBasis): number {
  const { base, share } = STATE_ENERGY[state];
  const most = care !== null || isForCare(pause) ? ENERGY_IN_CARE : 100;
  return Math.min(most, Math.round(base + (share * healthScore) / 100)) / 100;
}

function messageFor({ state, emotion, pause, care }: StateConfigBasis): BilingualText {
  const moment = state === "idle" || state === "resting" ? state : "active";
  const ofPause = pause === null ? undefined : PAUSE_MESSAGES[pause][moment];
  const ofCare = care === null ? undefined : CARE_MESSAGES[care].text;
  const [first, second] = FIRST_OF_ALL.includes(care) ? [ofCare, ofPause] : [ofPause, ofCare];
  return first ?? second ?? STATE_MESSAGES[state][emotion];
}
