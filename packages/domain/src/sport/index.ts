export { cataloguedSession, isKnownExercise } from "./catalogued-session.ts";
export {
  type ConsistencyCheck,
  type ConsistencyContext,
  startConsistencyCheck,
} from "./consistency/consistency-check.ts";
export type { ConsistencyIssue } from "./consistency/consistency-issue.ts";
export type {
  ConsistencyCheckResult,
  ConsistencyReport,
} from "./consistency/consistency-report.ts";
export {
  CONSISTENCY_CHECKS,
  CONSISTENCY_RULES,
  type ConsistencyCheckName,
  type ConsistencyCode,
  type ConsistencySeverity,
} from "./consistency/consistency-rules.ts";
export { correctSportLog, type SportLogCorrection } from "./correct-sport-log.ts";
export {
  changeExerciseGoal,
  createExerciseGoal,
  EXERCISE_GOAL_LIMITS,
  type ExerciseGoal,
  GOAL_METRICS,
  GOAL_PERIODS,
  type GoalChanges,
  type GoalContent,
  type GoalMetric,
  type GoalPeriod,
  type GoalProgress,
  type GoalWithProgress,
  goalPeriodAround,
  goalProgress,
} from "./exercise-goal.ts";
export {
  changeExerciseScheme,
  createExerciseScheme,
  EXERCISE_SCHEME_LIMITS,
  type ExerciseScheme,
  type SchemeChanges,
  type SchemeContent,
  type SchemeItem,
} from "./exercise-scheme.ts";
export { completedSportLog } from "./import/complete-sport-log.ts";
export { IMPORT_LIMITS } from "./import/import-limits.ts";
export type { StoredSession } from "./import/known-sessions.ts";
export {
  type MergedRecordings,
  mergedRecordings,
  type Recording,
} from "./import/merge-recordings.ts";
export type {
  ActivityStart,
  RecordedActivity,
  RecordedMeasures,
  RecordedTrack,
} from "./import/recorded-activity.ts";
export {
  newSessionsAmong,
  SAME_START_MILLISECONDS,
  type SessionTime,
  sourceKeyOf,
} from "./import/same-session.ts";
export {
  type SortedOutSessions,
  type StartByFile,
  type StoredSessions,
  sortedOutInSteps,
  sortedOutSessions,
} from "./import/sort-out-sessions.ts";
export {
  type ImportContext,
  type ImportedSession,
  sportLogFromActivity,
} from "./import/sport-log-from-activity.ts";
export type { RecordedStart } from "./import/start-of-activity.ts";
export { storableText } from "./import/storable-text.ts";
export { labelsOfType } from "./labels-of-type.ts";
export type {
  ActivityDescription,
  ActivityMatch,
  ActivityMatchedBy,
  MatchedActivity,
  UnknownActivity,
  UnknownActivityReason,
} from "./met/activity-match.ts";
export { baselineOf, ENERGY_FORMULA, estimateEnergyKilocalories } from "./met/energy-estimate.ts";
export { matchActivity } from "./met/match-activity.ts";
export type { MetActivity, MetExercise } from "./met/met-activity.ts";
export {
  findMetActivity,
  listMetCategories,
  type MetCategory,
  type MetCategorySummary,
  summarizeMetCategories,
} from "./met/met-catalogue.ts";
export { CATEGORY_ID_BY_HEADING_CODE, type MetCategoryId } from "./met/met-category.ts";
export {
  editionForAge,
  MET_EDITIONS,
  type MetEdition,
  type MetEditionId,
  type MetSystem,
} from "./met/met-edition.ts";
export { intensityOf, type MetIntensity } from "./met/met-intensity.ts";
export type { TrainingKind } from "./met/training-kinds.data.ts";
export { type NamedSession, trainingKindsOf } from "./met/training-kinds.ts";
export {
  answerRecordQuery,
  goalStanding,
  type OtherRecords,
  scopeOfGoal,
  sessionGrouping,
} from "./records/answer-record-query.ts";
export type { ExerciseKind } from "./records/exercise-kinds.data.ts";
export type { RecordRead } from "./records/needed-records.ts";
export {
  MAX_LISTED_SESSIONS,
  MAX_TOLD_SESSIONS,
  ROUTES,
  type Route,
  type RoutePick,
} from "./records/picked-sessions.ts";
export {
  labelsOfActivity,
  type ReadSessionLabel,
  readSessionLabel,
  recordActivityNamed,
  type SessionLabel,
  type SportKey,
} from "./records/record-activity.ts";
export type { RecordAmount } from "./records/record-amount.ts";
export { type RecordContext, recordContext } from "./records/record-context.ts";
export type {
  DatedSession,
  GroupAmount,
  PlannedItem,
  RecordFact,
  RecordScope,
  ScopedAmount,
  TargetFact,
} from "./records/record-fact.ts";
export { daysOfPeriod, daysSearched, timesOfPeriod } from "./records/record-period.ts";
export {
  type DaysOfPeriod,
  type HoursOfDay,
  RECORD_AMOUNTS,
  RECORD_GROUPINGS,
  RECORD_PICKS,
  RECORD_STREAKS,
  type RecordActivity,
  type RecordAmountMetric,
  type RecordAmountQuery,
  type RecordChoice,
  type RecordComparison,
  type RecordGoalsQuery,
  type RecordGrouping,
  type RecordPeriod,
  type RecordPick,
  type RecordPickQuery,
  type RecordQuery,
  type RecordStreak,
  type SessionBound,
  type UnrecordedMeasure,
} from "./records/record-query.ts";
export { recordReadOf } from "./records/record-read.ts";
export {
  RECORD_COMPARISONS,
  RECORD_METRICS,
  type RecordRequest,
  type RecordRequestProblem,
  recordQueryFrom,
} from "./records/record-request.ts";
export {
  type ChosenSessions,
  chooseSessions,
  type GroupedAmounts,
  groupAmounts,
  type MeasuredSessions,
  MOST_SESSION_NAMES,
  measureSessions,
  NO_AMOUNT,
  type PickedSessions,
  pickSessions,
  recordAmounts,
  type SessionGrouping,
  type SessionScope,
  sessionLabels,
  sessionStreaks,
} from "./records/record-sessions.ts";
export { recordValue, tellsMetric, weeklyMean } from "./records/record-value.ts";
export {
  type BoundTenths,
  type MeantSessions,
  tenthsWithin,
} from "./records/session-choice.ts";
export type { MeasureSums } from "./records/sessions-measured.ts";
export {
  type BodyMeasures,
  bodyMeasuresOf,
  estimatedCalories,
  intensityOfSession,
  type SessionIntensity,
} from "./session-energy.ts";
export {
  MEASURE_NAMES,
  type MeasuredAmounts,
  type MeasureName,
  NO_MEASURES,
  type SessionMeasures,
  type SessionSource,
  type StatedMeasures,
  statedMeasures,
} from "./session-measures.ts";
export { isCategoryType, isSameType } from "./session-type.ts";
export { wordsOfSession } from "./session-words.ts";
export type { SportChange, SportChangePosition } from "./sport-change.ts";
export {
  COMPLETION_STATUSES,
  type CompletionStatus,
  exertionOf,
  feelingRatingOf,
  noteInFeedback,
  type SessionExertion,
  type SportFeedback,
  wasSkipped,
} from "./sport-feedback.ts";
export {
  activeLogExists,
  CALORIES_SOURCES,
  type CaloriesSource,
  changeSportLog,
  countedTypeOf,
  durationMilliseconds,
  type FinishedSportLog,
  giveSportFeedback,
  type NewSportLog,
  type OpenSportLog,
  recordSportLog,
  type SessionMets,
  type SportLog,
  type SportLogChanges,
  type SportLogDetails,
  sourceTaken,
} from "./sport-log.ts";
export { SPORT_LOG_LIMITS } from "./sport-log-limits.ts";
export * from "./statistics/index.ts";
export * from "./track/index.ts";
