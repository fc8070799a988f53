export { AskGuard, NO_GUARD, type ObserveGuard } from "./chat/ask-guard.ts";
export { ClearChatContext } from "./chat/clear-chat-context.ts";
export { ComposeReply, type HelpSources } from "./chat/compose-reply.ts";
export type { ObserveReply } from "./chat/composed-reply.ts";
export { DeleteChatNote } from "./chat/delete-chat-note.ts";
export { DeleteChatNotes } from "./chat/delete-chat-notes.ts";
export { DeleteChatSession } from "./chat/delete-chat-session.ts";
export { FindPassages } from "./chat/find-passages.ts";
export { GatherMaterial, type MaterialSources } from "./chat/gather-material.ts";
export { GetChatHistory } from "./chat/get-chat-history.ts";
export { ListChatNotes } from "./chat/list-chat-notes.ts";
export { ListChatSessions } from "./chat/list-chat-sessions.ts";
export { ReadOwnRecords } from "./chat/read-own-records.ts";
export type { ReplyEvent } from "./chat/reply-event.ts";
export { type ChatStorage, SendChatMessage } from "./chat/send-chat-message.ts";
export { StartChatSession } from "./chat/start-chat-session.ts";
export { WarmUpChat } from "./chat/warm-up-chat.ts";
export { AutoConfigureAppearance } from "./companion/auto-configure-appearance.ts";
export { ChangeCompanionLook } from "./companion/change-companion-look.ts";
export { ChangeHealthScore } from "./companion/change-health-score.ts";
export { GetCompanionHistory } from "./companion/get-companion-history.ts";
export { GetCompanionStatus } from "./companion/get-companion-status.ts";
export { GetTestCompanion } from "./companion/get-test-companion.ts";
export { InitializeCompanion } from "./companion/initialize-companion.ts";
export { ReadCompanionRecords } from "./companion/read-companion-records.ts";
export type { CompanionStorage } from "./companion/store-companion.ts";
export { GetHealthOverview } from "./health/get-health-overview.ts";
export { GetTestHealthOverview } from "./health/get-test-health-overview.ts";
export type { OverviewOfPerson } from "./health/overview-of-person.ts";
export {
  AnswerKeyedRequest,
  type KeyedRequests,
  type ResponseKeeping,
} from "./idempotency/answer-keyed-request.ts";
export { AnswerOnce, type GivenResponse } from "./idempotency/answer-once.ts";
export { EmbedKnowledge, type KnowledgeEmbedding } from "./knowledge/embed-knowledge.ts";
export { ImportKnowledge, type KnowledgeImport } from "./knowledge/import-knowledge.ts";
export { ListKnowledge } from "./knowledge/list-knowledge.ts";
export { RefreshKnowledge } from "./knowledge/refresh-knowledge.ts";
export { RemoveKnowledge } from "./knowledge/remove-knowledge.ts";
export { RenewKnowledge } from "./knowledge/renew-knowledge.ts";
export { ValidateKnowledge } from "./knowledge/validate-knowledge.ts";
export { LANES, type LaneLimits } from "./lane-limits.ts";
export { QuotaWatch } from "./quota/quota-watch.ts";
export {
  goalsWithinQuotas,
  logsWithinQuotas,
  messagesWithinQuotas,
  schemesWithinQuotas,
  sessionsWithinQuotas,
} from "./quota/within-quotas.ts";
export type { RequireUnchanged } from "./require-unchanged.ts";
export {
  type ObservePurge,
  PurgeOldRecords,
  type RetentionPolicy,
} from "./retention/purge-old-records.ts";
export { AssessRisk } from "./safety/assess-risk.ts";
export { CheckSafety, type SafetyCheck } from "./safety/check-safety.ts";
export { ConcernMemory } from "./safety/concern-memory.ts";
export {
  type EmergencyContacts,
  GetSafetyGuidelines,
  type SafetyGuidelines,
  type SafetyGuidelinesInput,
} from "./safety/get-safety-guidelines.ts";
export { GetSafetyIncident } from "./safety/get-safety-incident.ts";
export { ListSafetyIncidents } from "./safety/list-safety-incidents.ts";
export { ReadSessionConcerns } from "./safety/read-session-concerns.ts";
export { ReadingTurns } from "./safety/reading-turns.ts";
export { RecommendExercise } from "./safety/recommend-exercise.ts";
export { ReportSafetyIncident } from "./safety/report-safety-incident.ts";
export type { IncidentReviewer } from "./safety/require-incident-reviewer.ts";
export { TransitionSafetyIncident } from "./safety/transition-safety-incident.ts";
export { ListSecurityEvents } from "./security/list-security-events.ts";
export { RecordRefusedSignIn } from "./security/record-refused-sign-in.ts";
export { SecurityLog } from "./security/security-log.ts";
export { AnswerRecordQuery, type RecordStorage } from "./sport/answer-record-query.ts";
export { ChangeExerciseGoal } from "./sport/change-exercise-goal.ts";
export { ChangeExerciseScheme } from "./sport/change-exercise-scheme.ts";
export { ChangeSportLog } from "./sport/change-sport-log.ts";
export { CreateExerciseGoal } from "./sport/create-exercise-goal.ts";
export { CreateExerciseScheme } from "./sport/create-exercise-scheme.ts";
export { CreateSportLog, type CreateSportLogInput } from "./sport/create-sport-log.ts";
export type { DayScope } from "./sport/day-scope.ts";
export { DeleteExerciseGoal } from "./sport/delete-exercise-goal.ts";
export { DeleteExerciseScheme } from "./sport/delete-exercise-scheme.ts";
export { DeleteSportLog } from "./sport/delete-sport-log.ts";
export { GetActiveSportLog } from "./sport/get-active-sport-log.ts";
export { GetExerciseCalendar } from "./sport/get-exercise-calendar.ts";
export { GetExerciseGoal } from "./sport/get-exercise-goal.ts";
export { GetExerciseScheme } from "./sport/get-exercise-scheme.ts";
export { GetExerciseStatistics } from "./sport/get-exercise-statistics.ts";
export { GetSportLog } from "./sport/get-sport-log.ts";
export { GetSportTrack } from "./sport/get-sport-track.ts";
export { GetWeeklyReport, type ReportStorage } from "./sport/get-weekly-report.ts";
export { GiveSportFeedback } from "./sport/give-sport-feedback.ts";
export {
  type GoalStorage,
  GoalsWithProgress,
} from "./sport/goals-with-progress.ts";
export { ImportActivities, type ImportActivitiesInput } from "./sport/import-activities.ts";
export type { ActivityImport, ImportFault } from "./sport/import-tally.ts";
export { JudgeSchemes } from "./sport/judge-schemes.ts";
export { ListExerciseCategories } from "./sport/list-exercise-categories.ts";
export { ListExerciseGoals } from "./sport/list-exercise-goals.ts";
export { ListExerciseSchemes } from "./sport/list-exercise-schemes.ts";
export { ListMetValues } from "./sport/list-met-values.ts";
export { ListSportChanges } from "./sport/list-sport-changes.ts";
export { ListSportHistory, type SportHistoryInput } from "./sport/list-sport-history.ts";
export { ListSportLogs } from "./sport/list-sport-logs.ts";
export {
  type RecordedSportLog,
  RecordSportLogs,
  type SourcedSportLogInput,
} from "./sport/record-sport-logs.ts";
export { TellReachedGoals } from "./sport/tell-reached-goals.ts";
export { type ConsistencyFindings, ValidateConsistency } from "./sport/validate-consistency.ts";
export {
  ADMINISTRATOR_ROLE,
  type Administrator,
  type Authority,
  OPERATOR,
} from "./user/administration.ts";
export { ChangeProfile } from "./user/change-profile.ts";
export { CreateUser, type CreateUserInput } from "./user/create-user.ts";
export { DeleteUser } from "./user/delete-user.ts";
export { DisableUser } from "./user/disable-user.ts";
export { EnableUser } from "./user/enable-user.ts";
export { EraseOwnData } from "./user/erase-own-data.ts";
export { ExportOwnData, type OwnDataExport } from "./user/export-own-data.ts";
export { GetProfile } from "./user/get-profile.ts";
export { IssueToken, type IssueTokenInput } from "./user/issue-token.ts";
export { ListUsers } from "./user/list-users.ts";
export {
  type Provisioning,
  RecognizeCaller,
  type RecognizedCaller,
} from "./user/recognize-caller.ts";
export { SignOutEverywhere } from "./user/sign-out-everywhere.ts";
export { DeliverWebhooks, type ObserveDelivery } from "./webhooks/deliver-webhooks.ts";
export { ListWebhooks } from "./webhooks/list-webhooks.ts";
export {
  type RegisteredWebhook,
  RegisterWebhook,
} from "./webhooks/register-webhook.ts";
export { RemoveWebhook } from "./webhooks/remove-webhook.ts";
export { type ReplacedSecret, ReplaceWebhookSecret } from "./webhooks/replace-webhook-secret.ts";
export { WEBHOOK_EVENT_TYPES, type WebhookEventType } from "./webhooks/webhook-event-types.ts";
export { type LaneState, type Turn, WorkLane } from "./work-lane.ts";
