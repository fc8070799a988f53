import { COMPANION_MESSAGES, type CompanionMessageId } from "../messages/catalogues.ts";
import type { MessageLocale } from "../messages/message-locale.ts";
import { say } from "../messages/say.ts";
import type { PauseReason } from "../user/pause.ts";
import type { CareReason } from "./care-sources.data.ts";
import type { CompanionState } from "./companion-state.ts";
import type { Emotion } from "./emotion.ts";
import {
  ANIMATION_OF_STATE,
  type COMPANION_ANIMATIONS,
  type COMPANION_EXPRESSIONS,
  EXPRESSION_IN_CARE,
  EXPRESSION_OF_EMOTION,
  PAUSES_FOR_CARE,
  STATE_ENERGY,
} from "./state-config.data.ts";

/** What a companion plays; one for each state. */
export type CompanionAnimation = (typeof COMPANION_ANIMATIONS)[number];
/** The face a companion makes; one for each emotion, and that of the lowest beside words of care. */
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
  readonly locale: MessageLocale;
  readonly pause: PauseReason | null;
  readonly care: CareReason | null;
};

/** How lively a companion is at most with somebody who is ill, hurt or in danger, in hundredths (design value). */
const ENERGY_IN_CARE = 40;
type PauseForCare = (typeof PAUSES_FOR_CARE)[number];
/** What matters more than that somebody pauses. */
const FIRST_OF_ALL: readonly (CareReason | null)[] = ["danger", "look", "support"];

/**
 * How a companion shows its state: the animation by the state, the face by the emotion, or the
 * tenderest where somebody told what asks for care, the energy by the state and the
 * score; the words by the state and the emotion, on a paused day by the reason of the pause, and before all else by what
 * somebody told of themselves that asks for care. Nobody is cheered for exercise, and the companion is quiet, while they
 * pause for illness or injury or told of pain.
 */
export function stateConfigOf(basis: StateConfigBasis): StateConfig {
  return {
    animation: ANIMATION_OF_STATE[basis.state],
    expression: basis.care === null ? EXPRESSION_OF_EMOTION[basis.emotion] : EXPRESSION_IN_CARE,
    energy: energyOf(basis),
    message: say(COMPANION_MESSAGES, basis.locale, messageFor(basis)),
  };
}

/** Whether somebody pauses because they are ill or hurt. */
export function asksForCare(pause: PauseReason | null): pause is PauseForCare {
  return PAUSES_FOR_CARE.some((reason) => reason === pause);
}

/** Counted in hundredths, so that two decimals are exact. */
function energyOf({ state, healthScore, pause, care }: StateConfigBasis): number {
  const { base, share } = STATE_ENERGY[state];
  const most = care !== null || asksForCare(pause) ? ENERGY_IN_CARE : 100;
  return Math.min(most, Math.round(base + (share * healthScore) / 100)) / 100;
}

function messageFor({ state, emotion, pause, care }: StateConfigBasis): CompanionMessageId {
  const ofPause = pause === null ? undefined : messageOfPause(pause, state);
  const ofCare = care === null ? undefined : (`care.${care}` as const);
  const [first, second] = FIRST_OF_ALL.includes(care) ? [ofCare, ofPause] : [ofPause, ofCare];
  return first ?? second ?? `${state}.${emotion}`;
}

/** What is said on a paused day: while nothing goes on, at night and, where care is called for, in and after exercise too. */
function messageOfPause(pause: PauseReason, state: CompanionState): CompanionMessageId | undefined {
  if (state === "idle" || state === "resting") return `pause.${pause}.${state}`;
  return asksForCare(pause) ? `pause.${pause}.active` : undefined;
}
