export { AGE_GROUPS, type AgeGroup } from "./age-group.ts";
export { APPEARANCE_VALUES } from "./appearance.data.ts";
export type { Appearance, AppearanceChanges } from "./appearance.ts";
export { CONCERN_HOURS } from "./care-reason.ts";
export {
  type Companion,
  type CompanionIdentity,
  type CompanionOrigin,
  changeHealthScore,
  changeLook,
  HEALTH_SCORE,
  initializeCompanion,
  type LookChanges,
  TRIGGER_REASON_LENGTH,
} from "./companion.ts";
export { companionFromProfile } from "./companion-from-profile.ts";
export { COMPANION_GENDERS, type CompanionGender, companionGenderOf } from "./companion-gender.ts";
export { COMPANION_STATES, type CompanionState, STATE_DAYS } from "./companion-state.ts";
export { type CompanionStatus, companionStatus, type StatusContext } from "./companion-status.ts";
export { configureAppearance } from "./configure-appearance.ts";
export { EMOTIONS, type Emotion, emotionOf } from "./emotion.ts";
export { POSITION_ANCHORS, POSITION_LIMITS } from "./position.data.ts";
export type { Position, PositionAnchor, PositionChanges } from "./position.ts";
export { COMPANION_ANIMATIONS, COMPANION_EXPRESSIONS } from "./state-config.data.ts";
export type {
  CompanionAnimation,
  CompanionExpression,
  StateConfig,
} from "./state-config.ts";
