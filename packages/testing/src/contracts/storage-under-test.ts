import type {
  CallerScope,
  ChatMessageRepository,
  ChatNoteRepository,
  ChatRequestRepository,
  ChatSessionRepository,
  CompanionRepository,
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

/**
 * Repositories that share one storage. It may hold other people's records and other documents already:
 * the suites make users and documents of their own and look at nothing else.
 */
export type StorageUnderTest = {
  readonly users: UserRepository;
  readonly identities: UserIdentityRepository;
  readonly ownData: OwnDataRepository;
  readonly profiles: ProfileRepository;
  readonly companions: CompanionRepository;
  readonly sportChanges: SportChangeRepository;
  readonly sportLogs: SportLogRepository;
  readonly exerciseGoals: ExerciseGoalRepository;
  readonly exerciseSchemes: ExerciseSchemeRepository;
  readonly exerciseStatistics: ExerciseStatisticsRepository;
  readonly records: RecordRepository;
  readonly chatSessions: ChatSessionRepository;
  readonly chatMessages: ChatMessageRepository;
  readonly chatNotes: ChatNoteRepository;
  readonly chatRequests: ChatRequestRepository;
  readonly endpointKeys: IdempotencyKeyRepository<EndpointKey>;
  readonly openKeys: IdempotencyKeyRepository<OpenKey>;
  readonly safetyIncidents: SafetyIncidentRepository;
  readonly securityEvents: SecurityEventRepository;
  readonly knowledge: KnowledgeRepository;
  readonly embeddings: EmbeddingRepository;
  readonly webhooks: WebhookRepository;
  readonly webhookDeliveries: WebhookDeliveryRepository;
  readonly goalChecks: GoalCheckRepository;
  readonly callerScope: CallerScope;
  readonly unitOfWork: UnitOfWork;
};

/** The repositories that a suite uses: an adapter for some of them needs no others. */
export type StorageOf<Needed extends keyof StorageUnderTest> = Pick<StorageUnderTest, Needed>;

/** Gives the storage before each test; the same one again, or an empty one. */
export type MakeStorage<Needed extends keyof StorageUnderTest = keyof StorageUnderTest> = () =>
  | StorageOf<Needed>
  | Promise<StorageOf<Needed>>;
