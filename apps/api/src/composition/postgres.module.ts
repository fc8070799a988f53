import type { EventMetrics } from "@health-exercise/adapter-http";
import {
  chatRequests,
  type Database,
  endpointKeys,
  type IdempotencyKeyStatements,
  KyselyChatMessageRepository,
  KyselyChatNoteRepository,
  KyselyChatSessionRepository,
  KyselyCompanionRepository,
  KyselyEmbeddingRepository,
  KyselyExerciseGoalRepository,
  KyselyExerciseSchemeRepository,
  KyselyExerciseStatisticsRepository,
  KyselyIdempotencyKeyRepository,
  KyselyKnowledgeRepository,
  KyselyOwnDataRepository,
  KyselyProfileRepository,
  KyselyRecordRepository,
  KyselyRetentionRepository,
  KyselySafetyIncidentRepository,
  KyselySecurityEventRepository,
  KyselySportChangeRepository,
  KyselySportLogRepository,
  KyselyUnitOfWork,
  KyselyUsageRepository,
  KyselyUserIdentityRepository,
  KyselyUserRepository,
  openKeys,
  PostgresCallerScope,
  PostgresDatabaseStatus,
  PostgresRateLimiter,
  pagesFromReplica,
} from "@health-exercise/adapter-postgres";
import {
  goalsWithinQuotas,
  logsWithinQuotas,
  messagesWithinQuotas,
  QuotaWatch,
  schemesWithinQuotas,
  sessionsWithinQuotas,
} from "@health-exercise/application";
import type { OwnDataRepository } from "@health-exercise/ports-repositories";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { bindTo, bindValue } from "./token.ts";
import {
  CALLER_SCOPE,
  CHAT_MESSAGES,
  CHAT_NOTES,
  CHAT_REQUESTS,
  CHAT_SESSIONS,
  COMPANIONS,
  DATABASE,
  DATABASE_STATUS,
  EMBEDDINGS,
  ENDPOINT_KEYS,
  EVENT_METRICS,
  EXERCISE_GOALS,
  EXERCISE_SCHEMES,
  EXERCISE_STATISTICS,
  KNOWLEDGE,
  OPEN_KEYS,
  OWN_DATA,
  PROFILES,
  RATE_LIMITERS,
  RECORDS,
  RETENTION,
  SAFETY_INCIDENTS,
  SECURITY_EVENTS,
  SPORT_CHANGES,
  SPORT_LOGS,
  UNIT_OF_WORK,
  USER_IDENTITIES,
  USERS,
} from "./tokens.ts";
import { watchedLimiters } from "./watched.ts";

/** Everything that is kept in the database. */
export function postgresModule(
  database: Database,
  { rateLimit, quotas }: Pick<Config, "rateLimit" | "quotas">,
): ContainerModule {
  return new ContainerModule((options) => {
    bindValue(options, DATABASE, database);
    bindTo(options, DATABASE_STATUS, status, [DATABASE]);
    bindTo(options, USERS, ({ kysely }) => new KyselyUserRepository(kysely), [DATABASE]);
    bindTo(options, USER_IDENTITIES, identities, [DATABASE]);
    bindTo(options, OWN_DATA, ownData, [DATABASE]);
    bindTo(options, PROFILES, ({ kysely }) => new KyselyProfileRepository(kysely), [DATABASE]);
    const watch = ({ kysely }: Database, metrics: EventMetrics) =>
      new QuotaWatch(new KyselyUsageRepository(kysely), quotas, metrics.quotaExceeded);
    bindTo(options, QuotaWatch, watch, [DATABASE, EVENT_METRICS]);
    bindTo(options, SPORT_CHANGES, sportChanges, [DATABASE]);
    bindTo(options, SPORT_LOGS, sportLogs, [DATABASE, QuotaWatch]);
    bindTo(options, EXERCISE_SCHEMES, schemes, [DATABASE, QuotaWatch]);
    bindTo(options, EXERCISE_GOALS, goals, [DATABASE, QuotaWatch]);
    bindTo(options, EXERCISE_STATISTICS, statistics, [DATABASE]);
    bindTo(options, RECORDS, records, [DATABASE]);
    bindTo(options, SAFETY_INCIDENTS, incidents, [DATABASE]);
    bindTo(options, CHAT_SESSIONS, chatSessions, [DATABASE, QuotaWatch]);
    bindTo(options, CHAT_MESSAGES, chatMessages, [DATABASE, QuotaWatch]);
    bindTo(options, CHAT_NOTES, chatNotes, [DATABASE]);
    bindTo(options, CHAT_REQUESTS, keysIn(chatRequests), [DATABASE]);
    bindTo(options, ENDPOINT_KEYS, keysIn(endpointKeys), [DATABASE]);
    bindTo(options, OPEN_KEYS, keysIn(openKeys), [DATABASE]);
    bindTo(options, RETENTION, ({ kysely }) => new KyselyRetentionRepository(kysely), [DATABASE]);
    bindTo(options, SECURITY_EVENTS, securityEvents, [DATABASE]);
    bindTo(options, CALLER_SCOPE, () => new PostgresCallerScope(), []);
    bindTo(options, UNIT_OF_WORK, ({ kysely }) => new KyselyUnitOfWork(kysely), [DATABASE]);
    bindTo(options, COMPANIONS, companions, [DATABASE]);
    bindTo(options, KNOWLEDGE, knowledge, [DATABASE]);
    bindTo(options, EMBEDDINGS, embeddings, [DATABASE]);
    bindTo(
      options,
      RATE_LIMITERS,
      (opened, { rateLimited }) => watchedLimiters(rateLimiters(opened, rateLimit), rateLimited),
      [DATABASE, EVENT_METRICS],
    );
  });
}

const status = ({ kysely }: Database) => new PostgresDatabaseStatus(kysely);
const identities = ({ kysely }: Database) => new KyselyUserIdentityRepository(kysely);
/** An export is the longest reading of all. */
const ownData = ({ kysely }: Database): OwnDataRepository => {
  const repository = new KyselyOwnDataRepository(kysely);
  return {
    readOwnData: (...asked) => pagesFromReplica(repository.readOwnData(...asked)),
    eraseOwnData: (...erased) => repository.eraseOwnData(...erased),
  };
};
const sportChanges = ({ kysely }: Database) => new KyselySportChangeRepository(kysely);
const sportLogs = ({ kysely }: Database, watch: QuotaWatch) =>
  logsWithinQuotas(new KyselySportLogRepository(kysely), watch);
const schemes = ({ kysely }: Database, watch: QuotaWatch) =>
  schemesWithinQuotas(new KyselyExerciseSchemeRepository(kysely), watch);
const goals = ({ kysely }: Database, watch: QuotaWatch) =>
  goalsWithinQuotas(new KyselyExerciseGoalRepository(kysely), watch);
const incidents = ({ kysely }: Database) => new KyselySafetyIncidentRepository(kysely);
const statistics = ({ kysely }: Database) => new KyselyExerciseStatisticsRepository(kysely);
const records = ({ kysely }: Database) => new KyselyRecordRepository(kysely);
const chatSessions = ({ kysely }: Database, watch: QuotaWatch) =>
  sessionsWithinQuotas(new KyselyChatSessionRepository(kysely), watch);
const chatMessages = ({ kysely }: Database, watch: QuotaWatch) =>
  messagesWithinQuotas(new KyselyChatMessageRepository(kysely), watch);
const chatNotes = ({ kysely }: Database) => new KyselyChatNoteRepository(kysely);
const companions = ({ kysely }: Database) => new KyselyCompanionRepository(kysely);
const securityEvents = ({ kysely }: Database) => new KyselySecurityEventRepository(kysely);
const knowledge = ({ kysely }: Database) => new KyselyKnowledgeRepository(kysely);
const embeddings = ({ kysely }: Database) => new KyselyEmbeddingRepository(kysely);

function keysIn<Key>(statements: IdempotencyKeyStatements<Key>) {
  return ({ kysely }: Database) => new KyselyIdempotencyKeyRepository(kysely, statements);
}

function rateLimiters(database: Database, rateLimit: Config["rateLimit"]) {
  const { enabled, windowSeconds, perUser, perAddress } = rateLimit;
  if (!enabled) return {};
  return {
    byUser: new PostgresRateLimiter(database, { limit: perUser, windowSeconds }),
    byAddress: new PostgresRateLimiter(database, { limit: perAddress, windowSeconds }),
  };
}
