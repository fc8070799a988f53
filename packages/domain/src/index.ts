export * from "./chat/chat-message.ts";
export * from "./chat/chat-session.ts";
export { earlierQuestionOf } from "./chat/earlier-question.ts";
export { callsForHelp, type HelpMaterial, helpReply } from "./chat/help-reply.ts";
export { triesToInstruct } from "./chat/instructing-text.ts";
export { type AdviceBreach, adviceBreakingLimits } from "./chat/limits/advice-breaking-limits.ts";
export { cautionsFor } from "./chat/limits/cautions-for.ts";
export * from "./chat/limits-of-person.ts";
export { type CheckedNumbers, correctNumbers } from "./chat/numbers/correct-numbers.ts";
export * from "./chat/own-records.ts";
export {
  type PersonalAudience,
  personalAudienceOf,
  personalQueryOf,
  withPersonalPassages,
} from "./chat/personal-query.ts";
export * from "./chat/prompt/build-chat-prompt.ts";
export { estimateTokens } from "./chat/prompt/estimate-tokens.ts";
export { questionOf } from "./chat/question.ts";
export { ragContextOf } from "./chat/rag-context.ts";
export { replyConfidence, UNSUPPORTED_CONFIDENCE } from "./chat/reply-confidence.ts";
export * from "./chat/reply-material.ts";
export { NO_SUPPORT, type ReplySupport } from "./chat/reply-support.ts";
export * from "./chat/review-reply.ts";
export { sessionNameOf } from "./chat/session-name.ts";
export { readUserContext, safetyContextOf } from "./chat/user-context.ts";
export * from "./companion/age-group.ts";
export { APPEARANCE_VALUES } from "./companion/appearance.data.ts";
export * from "./companion/appearance.ts";
export { appearanceFor } from "./companion/appearance-for.ts";
export * from "./companion/companion.ts";
export { companionFromProfile } from "./companion/companion-from-profile.ts";
export * from "./companion/companion-gender.ts";
export * from "./companion/companion-state.ts";
export * from "./companion/companion-status.ts";
export { configureAppearance } from "./companion/configure-appearance.ts";
export * from "./companion/emotion.ts";
export { POSITION_ANCHORS, POSITION_LIMITS } from "./companion/position.data.ts";
export * from "./companion/position.ts";
export { COMPANION_ANIMATIONS, COMPANION_EXPRESSIONS } from "./companion/state-config.data.ts";
export * from "./companion/state-config.ts";
export * from "./health/computed-health-score.ts";
export * from "./health/exercise-trend.ts";
export { BMI_CATEGORIES } from "./health/health-metrics.data.ts";
export * from "./health/health-metrics.ts";
export * from "./health/health-overview.ts";
export * from "./health/health-recommendation.ts";
export { type HealthSubject, OVERVIEW_DAYS } from "./health/health-records.ts";
export { HEALTH_SCORE_PARTS, type HealthScorePartName } from "./health/health-score.data.ts";
export * from "./health/recent-exercise.ts";
export { checkContent, messageLanguageOf } from "./safety/content/check-content.ts";
export { givesInstructions } from "./safety/content/gives-instructions.ts";
export * from "./safety/content-check.ts";
export * from "./safety/emergency/emergency-contact.ts";
export * from "./safety/emergency/emergency-contacts.ts";
export * from "./safety/emergency/region-of-person.ts";
export * from "./safety/incident/incident-summary.ts";
export * from "./safety/incident/report-incident.ts";
export { REVIEW_NOTE_LENGTH } from "./safety/incident/review-note.ts";
export * from "./safety/incident/safety-incident.ts";
export * from "./safety/incident/transition-incident.ts";
export { CONDITION_LABELS } from "./safety/knowledge/condition-names.data.ts";
export * from "./safety/knowledge/guideline.ts";
export {
  AGE_GROUP_QUERIES,
  GENERAL_GUIDELINE_QUERIES,
} from "./safety/knowledge/guideline-queries.data.ts";
export * from "./safety/knowledge/knowledge-document.ts";
export * from "./safety/knowledge/knowledge-entry.ts";
export * from "./safety/knowledge/knowledge-questions.ts";
export * from "./safety/knowledge/knowledge-validation.ts";
export * from "./safety/knowledge/recognise-conditions.ts";
export { languageOfLocale } from "./safety/language-of-locale.ts";
export { languageOfText } from "./safety/language-of-text.ts";
export * from "./safety/policy/activity-kind.ts";
export * from "./safety/policy/activity-kinds.ts";
export * from "./safety/policy/exercise-intensity.ts";
export * from "./safety/policy/exercise-limit.ts";
export * from "./safety/policy/exercise-limits.ts";
export * from "./safety/policy/exercise-policy.ts";
export {
  createPhraseIndex,
  type FoundPhrase,
  type PhraseIndex,
} from "./safety/policy/phrase-index.ts";
export * from "./safety/recommendation/exercise-recommendation.ts";
export * from "./safety/recommendation/recommend-exercise.ts";
export * from "./safety/risk/assess-risk.ts";
export type { FactorSeverity } from "./safety/risk/health-concept.ts";
export * from "./safety/risk/risk-assessment.ts";
export * from "./safety/risk/risk-profile.ts";
export { SCREENING_ALGORITHM_VERSION } from "./safety/risk/screening-algorithm.ts";
export * from "./safety/risk-level.ts";
export { SAFETY_DISCLAIMER } from "./safety/safety-disclaimer.data.ts";
export * from "./safety/safety-flag.ts";
export { characterPairs } from "./shared/character-pairs.ts";
export * from "./shared/domain-error.ts";
export * from "./shared/durations.ts";
export * from "./shared/ids.ts";
export * from "./shared/local-date.ts";
export * from "./shared/rounding.ts";
export * from "./shared/time-zone.ts";
export * from "./sport/catalogued-session.ts";
export * from "./sport/consistency/consistency-check.ts";
export type { ConsistencyIssue } from "./sport/consistency/consistency-issue.ts";
export {
  type ConsistencyCheckResult,
  type ConsistencyReport,
  MAX_ISSUES_PER_CHECK,
} from "./sport/consistency/consistency-report.ts";
export * from "./sport/consistency/consistency-rules.ts";
export * from "./sport/exercise-scheme.ts";
export { IMPORT_LIMITS } from "./sport/import/import-limits.ts";
export type * from "./sport/import/recorded-activity.ts";
export {
  fullestFirst,
  isSameSession,
  newSessionsAmong,
  SAME_START_MILLISECONDS,
  type SessionTime,
} from "./sport/import/same-session.ts";
export * from "./sport/import/sport-log-from-activity.ts";
export { storableText } from "./sport/import/storable-text.ts";
export * from "./sport/met/activity-match.ts";
export * from "./sport/met/energy-estimate.ts";
export * from "./sport/met/match-activity.ts";
export * from "./sport/met/met-activity.ts";
export * from "./sport/met/met-catalogue.ts";
export * from "./sport/met/met-category.ts";
export * from "./sport/met/met-edition.ts";
export * from "./sport/met/met-intensity.ts";
export * from "./sport/session-energy.ts";
export * from "./sport/sport-feedback.ts";
export * from "./sport/sport-log.ts";
export * from "./sport/sport-log-limits.ts";
export * from "./sport/statistics/daily-totals.ts";
export * from "./sport/statistics/exercise-calendar.ts";
export * from "./sport/statistics/exercise-statistics.ts";
export * from "./sport/statistics/exercise-totals.ts";
export * from "./sport/statistics/periods.ts";
export * from "./sport/statistics/report-notes.ts";
export * from "./sport/statistics/streaks.ts";
export * from "./sport/statistics/training-load.ts";
export * from "./sport/statistics/weekly-report.ts";
export * from "./sport/statistics/weekly-report-data.ts";
export * from "./user/adulthood.ts";
export * from "./user/own-data.ts";
export * from "./user/pause.ts";
export * from "./user/profile.ts";
export { requestCountKey } from "./user/request-count-key.ts";
export * from "./user/user.ts";
