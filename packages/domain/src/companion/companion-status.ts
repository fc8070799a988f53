import { messageLocaleOf } from "../messages/message-locale.ts";
import type { SessionConcern } from "../safety/concern/session-concern.ts";
import { localDateOf } from "../shared/local-date.ts";
import { UTC } from "../shared/time-zone.ts";
import type { SportLog } from "../sport/sport-log.ts";
import { pauseReasonsOn } from "../user/pause.ts";
import type { Profile } from "../user/profile.ts";
import { careReason } from "./care-reason.ts";
import type { Companion } from "./companion.ts";
import { type CompanionState, companionStateOf } from "./companion-state.ts";
import { type Emotion, emotionOf } from "./emotion.ts";
import { asksForCare, type StateConfig, stateConfigOf } from "./state-config.ts";

/** A companion with everything that follows from it and from what the person does. */
export type CompanionStatus = {
  readonly companion: Companion;
  readonly emotion: Emotion;
  readonly state: CompanionState;
  readonly stateConfig: StateConfig;
};

/**
 * What the status depends on besides the companion; `logs` holds all of the last `STATE_DAYS` days and the open one,
 * `concerns` what the words about those that ended within `CONCERN_HOURS` hours tell.
 */
export type StatusContext = {
  readonly profile: Profile | null;
  readonly logs: readonly SportLog[];
  readonly concerns: readonly SessionConcern[];
  readonly now: Date;
};

/**
 * The companion's status at the moment of `context`, in the person's time zone and language. It cheers nobody who told of
 * pain or danger, or who pauses for illness or injury.
 */
export function companionStatus(companion: Companion, context: StatusContext): CompanionStatus {
  const { profile, logs, now } = context;
  const timeZone = profile?.timeZone ?? UTC;
  const emotion = emotionOf(companion.healthScore);
  const pause = pauseReasonsOn(profile?.pauses ?? [], localDateOf(now, timeZone))[0] ?? null;
  const care = careReason(context);
  const state = companionStateOf(logs, timeZone, now, care !== null || asksForCare(pause));
  const stateConfig = stateConfigOf({
    state,
    emotion,
    healthScore: companion.healthScore,
    locale: messageLocaleOf(profile?.locale ?? null),
    pause,
    care,
  });
  return { companion, emotion, state, stateConfig };
}
