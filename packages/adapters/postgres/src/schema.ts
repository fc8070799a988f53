import type { ColumnType } from "kysely";
import type { ChatMessageTable } from "./chat/chat-message.table.ts";
import type { ChatNoteTable } from "./chat/chat-note.table.ts";
import type { ChatRequestTable } from "./chat/chat-request.table.ts";
import type { ChatSessionTable } from "./chat/chat-session.table.ts";
import type { CompanionTable, CompanionValues } from "./companion/companion.table.ts";
import type {
  IdempotencyKeyTable,
  OpenIdempotencyKeyTable,
} from "./idempotency/idempotency-key.table.ts";
import type { KnowledgeDocumentTable } from "./knowledge/knowledge-document.table.ts";
import type { KnowledgeEmbeddingTable } from "./knowledge/knowledge-embedding.table.ts";
import type { KnowledgePassageTable } from "./knowledge/knowledge-passage.table.ts";
import type { KnowledgeRemovalTable } from "./knowledge/knowledge-removal.table.ts";
import type { RateLimitTable } from "./rate-limit/rate-limit.table.ts";
import type { SafetyIncidentTable } from "./safety/safety-incident.table.ts";
import type { SafetyIncidentStepTable } from "./safety/safety-incident-step.table.ts";
import type { SecurityEventTable } from "./security/security-event.table.ts";
import type { ServiceSecretTable } from "./security/service-secret.table.ts";
import type { StoredExerciseGoalTable } from "./sport/exercise-goal.table.ts";
import type { ExerciseSchemeTable, ExerciseSchemeValues } from "./sport/exercise-scheme.table.ts";
import type { SportChangeGapTable } from "./sport/sport-change-gap.table.ts";
import type { SportKindTable } from "./sport/sport-kind.table.ts";
import type { SportLogTable } from "./sport/sport-log.table.ts";
import type { SportMonthTable } from "./sport/sport-month.table.ts";
import type { SportTrackTable } from "./sport/sport-track.table.ts";
import type { ErasedIdentityTable } from "./user/erased-identity.table.ts";
import type { ProfileTable, ProfileValues } from "./user/profile.table.ts";
import type { UserAccountTable } from "./user/user.table.ts";
import type { UserIdentityTable } from "./user/user-identity.table.ts";
import type {
  GoalCheckTable,
  WebhookDeliveryTable,
  WebhookTable,
} from "./webhooks/webhook.table.ts";

/** A table of which some columns are written in another form than they are read in. */
type Written<Row, Values> = {
  readonly [Name in keyof Row]: Name extends keyof Values
    ? ColumnType<Row[Name], Values[Name], Values[Name]>
    : Row[Name];
};

/** The tables of the service, as Kysely knows them. */
export type Schema = {
  readonly user_account: UserAccountTable;
  readonly user_identity: UserIdentityTable;
  readonly erased_identity: ErasedIdentityTable;
  readonly profile: Written<ProfileTable, ProfileValues>;
  readonly companion: Written<CompanionTable, CompanionValues>;
  readonly sport_log: SportLogTable;
  readonly sport_change_gap: SportChangeGapTable;
  readonly sport_month: SportMonthTable;
  readonly sport_kind: SportKindTable;
  readonly sport_track: SportTrackTable;
  readonly exercise_scheme: Written<ExerciseSchemeTable, ExerciseSchemeValues>;
  readonly exercise_goal: StoredExerciseGoalTable;
  readonly chat_session: ChatSessionTable;
  readonly chat_message: ChatMessageTable;
  readonly chat_note: ChatNoteTable;
  readonly chat_request: ChatRequestTable;
  readonly idempotency_key: IdempotencyKeyTable;
  readonly open_idempotency_key: OpenIdempotencyKeyTable;
  readonly safety_incident: SafetyIncidentTable;
  readonly safety_incident_step: SafetyIncidentStepTable;
  readonly knowledge_document: KnowledgeDocumentTable;
  readonly knowledge_passage: KnowledgePassageTable;
  readonly knowledge_removal: KnowledgeRemovalTable;
  readonly knowledge_embedding: KnowledgeEmbeddingTable;
  readonly security_event: SecurityEventTable;
  readonly service_secret: ServiceSecretTable;
  readonly rate_limit: RateLimitTable;
  readonly webhook: WebhookTable;
  readonly webhook_delivery: WebhookDeliveryTable;
  readonly goal_check: GoalCheckTable;
};
