import type {
  AccountUseCases,
  ChatMetrics,
  ChatUseCases,
  CompanionDebugUseCases,
  CompanionUseCases,
  EventMetrics,
  HttpApp,
  HttpMetrics,
  ModelMetrics,
  OwnDataUseCases,
  ProfileUseCases,
  RateLimiters,
  Route,
  SafetyUseCases,
  SportReviewUseCases,
  SportUseCases,
  WebhookUseCases,
} from "@health-exercise/adapter-http";
import type { Database } from "@health-exercise/adapter-postgres";
import type {
  AnswerOnce,
  AskGuard,
  ChatStorage,
  CompanionStorage,
  GoalStorage,
  HelpSources,
  KeyedRequests,
  MaterialSources,
  ObserveReply,
  Provisioning,
  RecordStorage,
  ReportStorage,
  WorkLane,
} from "@health-exercise/application";
import type { JudgeAdvice, JudgeForm } from "@health-exercise/domain/chat";
import type { CheckContent } from "@health-exercise/domain/safety";
import type { ActivityFileReader } from "@health-exercise/ports-activity-files";
import type { KnowledgeIndex, KnowledgeRetriever } from "@health-exercise/ports-knowledge";
import type { LanguageModels, TextEmbedder, WriteIn } from "@health-exercise/ports-llm";
import type {
  CallerScope,
  ChatMessageRepository,
  ChatNoteRepository,
  ChatRequestKey,
  ChatRequestRepository,
  ChatSessionRepository,
  CompanionRepository,
  DatabaseStatus,
  EmbeddingRepository,
  EndpointKey,
  ExerciseGoalRepository,
  ExerciseSchemeRepository,
  ExerciseStatisticsRepository,
  GoalCheckRepository,
  IdempotencyKeyRepository,
  KnowledgeRepository,
  OpenKey,
  OwnDataRepository,
  ProfileRepository,
  RecordRepository,
  RetentionRepository,
  SafetyIncidentRepository,
  SecurityEventRepository,
  SportChangeRepository,
  SportLogRepository,
  UnitOfWork,
  UserIdentityRepository,
  UserRepository,
  WebhookDeliveryRepository,
  WebhookRepository,
} from "@health-exercise/ports-repositories";
import type {
  Clock,
  IdGenerator,
  Logger,
  Timer,
  TokenIssuer,
  TokenVerifier,
  Tracer,
  WebhookSecrets,
  WebhookSender,
} from "@health-exercise/ports-runtime";
import type { GrowingPause } from "../service/growing-pause.ts";
import { createToken, type Token } from "./token.ts";

export const CLOCK: Token<Clock> = createToken("Clock");
export const IDS: Token<IdGenerator> = createToken("IdGenerator");
export const TIMER: Token<Timer> = createToken("Timer");
export const LOGGER: Token<Logger> = createToken("Logger");
export const TRACER: Token<Tracer> = createToken("Tracer");
export const TOKEN_VERIFIER: Token<TokenVerifier> = createToken("TokenVerifier");
/** Undefined where tokens are made elsewhere. */
export const TOKEN_ISSUER: Token<TokenIssuer | undefined> = createToken("TokenIssuer");

/** Whole exchanges, imports and exports. */
export const CHAT_LANE: Token<WorkLane> = createToken("lane of chats");
export const IMPORT_LANE: Token<WorkLane> = createToken("lane of imports");
export const EXPORT_LANE: Token<WorkLane> = createToken("lane of exports");
/** Pieces of long texts. */
export const READING_LANE: Token<WorkLane> = createToken("lane of readings");

export const DATABASE: Token<Database> = createToken("Database");
export const DATABASE_STATUS: Token<DatabaseStatus> = createToken("DatabaseStatus");
export const USER_IDENTITIES: Token<UserIdentityRepository> = createToken("UserIdentityRepository");
export const PROVISIONING: Token<Provisioning> = createToken("Provisioning");
export const USERS: Token<UserRepository> = createToken("UserRepository");
export const OWN_DATA: Token<OwnDataRepository> = createToken("OwnDataRepository");
export const PROFILES: Token<ProfileRepository> = createToken("ProfileRepository");
export const SPORT_CHANGES: Token<SportChangeRepository> = createToken("SportChangeRepository");
export const SPORT_LOGS: Token<SportLogRepository> = createToken("SportLogRepository");
export const ACTIVITY_FILE_READER: Token<ActivityFileReader> = createToken("ActivityFileReader");
/** An import of files, which tells what came of it. */
export const IMPORT_FILES: Token<SportUseCases["importActivities"]> =
  createToken("ImportActivities");
export const EXERCISE_GOALS: Token<ExerciseGoalRepository> = createToken("ExerciseGoalRepository");
export const GOAL_STORAGE: Token<GoalStorage> = createToken("GoalStorage");
export const RECORD_STORAGE: Token<RecordStorage> = createToken("RecordStorage");
export const EXERCISE_SCHEMES: Token<ExerciseSchemeRepository> = createToken(
  "ExerciseSchemeRepository",
);
export const EXERCISE_STATISTICS: Token<ExerciseStatisticsRepository> = createToken(
  "ExerciseStatisticsRepository",
);
export const RECORDS: Token<RecordRepository> = createToken("RecordRepository");
export const SAFETY_INCIDENTS: Token<SafetyIncidentRepository> = createToken(
  "SafetyIncidentRepository",
);
export const CHAT_SESSIONS: Token<ChatSessionRepository> = createToken("ChatSessionRepository");
export const CHAT_MESSAGES: Token<ChatMessageRepository> = createToken("ChatMessageRepository");
export const CHAT_NOTES: Token<ChatNoteRepository> = createToken("ChatNoteRepository");
export const CHAT_REQUESTS: Token<ChatRequestRepository> = createToken("ChatRequestRepository");
export const ENDPOINT_KEYS: Token<IdempotencyKeyRepository<EndpointKey>> =
  createToken("keys of endpoints");
export const OPEN_KEYS: Token<IdempotencyKeyRepository<OpenKey>> = createToken("open keys");
export const RETENTION: Token<RetentionRepository> = createToken("RetentionRepository");
export const SECURITY_EVENTS: Token<SecurityEventRepository> =
  createToken("SecurityEventRepository");
/** The least age, in years, of those who are served. */
export const MINIMUM_AGE: Token<number> = createToken("minimum age");
/** Whether what somebody of a profile writes, and their records, may go to services outside. */
export const ALLOWS_EXTERNAL_MODEL: Token<MaterialSources["allowsExternalModel"]> =
  createToken("allowsExternalModel");
export const CALLER_SCOPE: Token<CallerScope> = createToken("CallerScope");
export const UNIT_OF_WORK: Token<UnitOfWork> = createToken("UnitOfWork");
export const CHAT_ANSWERS: Token<AnswerOnce<ChatRequestKey>> = createToken("answers of chat");
export const KEYED_REQUESTS: Token<KeyedRequests> = createToken("KeyedRequests");
export const CHAT_STORAGE: Token<ChatStorage> = createToken("ChatStorage");
export const COMPANIONS: Token<CompanionRepository> = createToken("CompanionRepository");
export const COMPANION_STORAGE: Token<CompanionStorage> = createToken("CompanionStorage");
export const KNOWLEDGE: Token<KnowledgeRepository> = createToken("KnowledgeRepository");
export const EMBEDDINGS: Token<EmbeddingRepository> = createToken("EmbeddingRepository");
/** Bound only when a model for vectors is configured. */
export const TEXT_EMBEDDER: Token<TextEmbedder> = createToken("TextEmbedder");
export const KNOWLEDGE_INDEX: Token<KnowledgeIndex> = createToken("KnowledgeIndex");
export const KNOWLEDGE_RETRIEVER: Token<KnowledgeRetriever> = createToken("KnowledgeRetriever");
export const LANGUAGE_MODELS: Token<LanguageModels> = createToken("LanguageModels");
/** Asks nobody where no guard is configured. */
export const ASK_GUARD: Token<Pick<AskGuard, "execute">> = createToken("AskGuard");
export const MATERIAL_SOURCES: Token<MaterialSources> = createToken("MaterialSources");
export const HELP_SOURCES: Token<HelpSources> = createToken("HelpSources");
export const CHECK_CONTENT: Token<CheckContent> = createToken("CheckContent");
export const REPLY_OBSERVER: Token<ObserveReply> = createToken("ObserveReply");
/** Those that tell whether something was found. */
export const CHAT_PASSAGES: Token<MaterialSources["passages"]> = createToken("passages of chat");
/** The check of a text that somebody sends, which tells what it found. */
export const CHECK_TEXT: Token<SafetyUseCases["checkSafety"]> = createToken("CheckSafety");
export const WRITE_IN: Token<WriteIn> = createToken("WriteIn");
export const JUDGE_ADVICE: Token<JudgeAdvice> = createToken("JudgeAdvice");
export const JUDGE_FORM: Token<JudgeForm> = createToken("JudgeForm");
export const WEBHOOKS: Token<WebhookRepository> = createToken("WebhookRepository");
export const WEBHOOK_DELIVERIES: Token<WebhookDeliveryRepository> = createToken(
  "WebhookDeliveryRepository",
);
export const GOAL_CHECKS: Token<GoalCheckRepository> = createToken("GoalCheckRepository");
export const WEBHOOK_SECRETS: Token<WebhookSecrets> = createToken("WebhookSecrets");
export const WEBHOOK_SENDER: Token<WebhookSender> = createToken("WebhookSender");
export const WEBHOOK_USE_CASES: Token<WebhookUseCases> = createToken("WebhookUseCases");
/** Between two looks at what there is to tell. */
export const PAUSE_OF_EVENTS: Token<GrowingPause> = createToken("pause of events");
export const RATE_LIMITERS: Token<RateLimiters> = createToken("RateLimiters");

export const ACCOUNT_USE_CASES: Token<AccountUseCases> = createToken("AccountUseCases");
export const OWN_DATA_USE_CASES: Token<OwnDataUseCases> = createToken("OwnDataUseCases");
export const PROFILE_USE_CASES: Token<ProfileUseCases> = createToken("ProfileUseCases");
export const SPORT_USE_CASES: Token<SportUseCases> = createToken("SportUseCases");
export const REPORT_STORAGE: Token<ReportStorage> = createToken("ReportStorage");
export const SPORT_REVIEW_USE_CASES: Token<SportReviewUseCases> =
  createToken("SportReviewUseCases");
export const CHAT_USE_CASES: Token<ChatUseCases> = createToken("ChatUseCases");
export const COMPANION_USE_CASES: Token<CompanionUseCases> = createToken("CompanionUseCases");
export const COMPANION_DEBUG_USE_CASES: Token<CompanionDebugUseCases> =
  createToken("CompanionDebugUseCases");
export const SAFETY_USE_CASES: Token<SafetyUseCases> = createToken("SafetyUseCases");
export const USER_ROUTES: Token<readonly Route[]> = createToken("user routes");
export const SPORT_ROUTES: Token<readonly Route[]> = createToken("sport routes");
export const CHAT_ROUTES: Token<readonly Route[]> = createToken("chat routes");
export const COMPANION_ROUTES: Token<readonly Route[]> = createToken("companion routes");
export const SAFETY_ROUTES: Token<readonly Route[]> = createToken("safety routes");
/** Every lane, by the name that it is watched under. */
export const LANES_BY_NAME: Token<
  Readonly<Record<"chat" | "import" | "export" | "reading" | "step", WorkLane>>
> = createToken("lanes by name");
export const HTTP_METRICS: Token<HttpMetrics> = createToken("HttpMetrics");
export const MODEL_METRICS: Token<ModelMetrics> = createToken("ModelMetrics");
export const CHAT_METRICS: Token<ChatMetrics> = createToken("ChatMetrics");
export const EVENT_METRICS: Token<EventMetrics> = createToken("EventMetrics");
export const HTTP_APP: Token<HttpApp> = createToken("HTTP app");
export const METRICS_APP: Token<HttpApp> = createToken("HTTP app for metrics");
