export { type MessageLocale, messageLocaleOf } from "../messages/message-locale.ts";
export type { Cancellation } from "../shared/cancellation.ts";
export {
  DomainError,
  type DomainErrorCode,
  type InputIssue,
  invalidField,
} from "../shared/domain-error.ts";
export {
  DAYS_PER_WEEK,
  MILLISECONDS_PER_DAY,
  MILLISECONDS_PER_MINUTE,
  MINUTES_PER_DAY,
} from "../shared/durations.ts";
export {
  type ChatMessageId,
  type ChatNoteId,
  type ChatSessionId,
  type CompanionId,
  type ExerciseGoalId,
  type ExerciseSchemeId,
  type Id,
  parseUuid,
  type SafetyIncidentId,
  type SportLogId,
  type UserId,
  type WebhookId,
} from "../shared/ids.ts";
export {
  addDays,
  type DateRange,
  dayNumber,
  daysIn,
  fromDayNumber,
  type InstantRange,
  instantsOf,
  isWithinRange,
  type LocalDate,
  localDateOf,
  monthOf,
  parseLocalDate,
  startOfDay,
  weekdayOf,
  weekOf,
} from "../shared/local-date.ts";
export { quotientToOneDecimal } from "../shared/rounding.ts";
export { finished, type Steps } from "../shared/steps.ts";
export { parseTimeZone, type TimeZone, UTC, usualTimeZone } from "../shared/time-zone.ts";
export { METERS_PER_YARD } from "../shared/units.ts";
export { isVisible } from "../shared/visible-text.ts";
export { ACCOUNT_LIMITS, whyNoEmail, whyNoName, whyNoRole } from "./account-text.ts";
export { isMinor, OLDER_ADULT_FROM_YEARS } from "./adulthood.ts";
export {
  ERASED_SECTIONS,
  type ErasedSection,
  type ErasureCounts,
  type ErasureReceipt,
  OWN_DATA_SECTIONS,
  type OwnDataSection,
  UNLINKED_SECTIONS,
  type UnlinkedSection,
} from "./own-data.ts";
export { isPaused, PAUSE_REASONS, type Pause, type PauseReason, pausedDaysUntil } from "./pause.ts";
export {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  AGE_YEARS,
  ageOn,
  allowsExternalModel,
  type Birth,
  changeProfile,
  emptyProfile,
  GENDERS,
  type Gender,
  olderAdultFrom,
  PROFILE_LIMITS,
  type Profile,
  type ProfileChanges,
  type ProfileFacts,
  UNITS,
  type Units,
} from "./profile.ts";
export { QUOTA_KINDS, type QuotaKind, type Quotas, quotaExceeded } from "./quota.ts";
export { requestCountKey } from "./request-count-key.ts";
export type { User } from "./user.ts";
export type { UserIdentity } from "./user-identity.ts";
