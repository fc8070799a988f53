import type { ErasureCounts, OwnDataSection, UserId } from "@health-exercise/domain/user";
import type { SecurityEvent } from "@health-exercise/ports-repositories";
import type { InMemoryDatabase } from "./in-memory-database.ts";
import { keepSecurityEvent } from "./in-memory-security-event-repository.ts";
import { ownRecordsOf } from "./own-records.ts";

/** Removes a user with everything of them and keeps the record of it; undefined when there is no such user. */
export function eraseUser(
  database: InMemoryDatabase,
  userId: UserId,
  record?: SecurityEvent,
): ErasureCounts | undefined {
  if (!database.users.has(userId)) return undefined;
  const counts = countsOf(database, userId);
  keepErasure(database, userId);
  const { users, profiles, companions, sportLogs, sportTracks, exerciseSchemes } = database;
  const { signOuts } = database;
  const { chats, chatRequests, chatNotes, idempotencyKeys } = database;
  for (const records of [users, signOuts, profiles, companions]) records.delete(userId);
  const owned: Map<string, { userId: UserId }>[] = [
    sportLogs,
    database.sportChanges,
    sportTracks,
    database.recordedStarts,
    exerciseSchemes,
    database.exerciseGoals,
    chats,
    chatRequests,
    chatNotes,
    idempotencyKeys,
    database.identities,
  ];
  for (const records of owned) {
    for (const [key, record] of records) if (record.userId === userId) records.delete(key);
  }
  forgetInIncidents(database, userId);
  database.outbox.userErased(userId);
  if (record !== undefined) keepSecurityEvent(database, record);
  return counts;
}

/** A token by which somebody erases themselves is never good again, even where the clock of its issuer is ahead. */
function keepErasure({ identities, erasures, callerScope }: InMemoryDatabase, id: UserId): void {
  const { current } = callerScope;
  const issuedAt = current?.userId === id ? (current.issuedAt?.getTime() ?? 0) : 0;
  const at = new Date(Math.max(Date.now(), issuedAt));
  erasures.set(id, at);
  for (const [name, { userId }] of identities) if (userId === id) erasures.set(name, at);
}

function countsOf(database: InMemoryDatabase, userId: UserId): ErasureCounts {
  const count = (section: OwnDataSection) => ownRecordsOf(database, userId, section).length;
  return {
    erased: {
      account: count("account"),
      user_identities: count("user_identities"),
      profile: count("profile"),
      companion: count("companion"),
      sport_logs: count("sport_logs"),
      sport_tracks: count("sport_tracks"),
      exercise_schemes: count("exercise_schemes"),
      exercise_goals: count("exercise_goals"),
      chat_requests: count("chat_requests"),
      idempotency_keys: count("idempotency_keys"),
      chat_messages: count("chat_messages"),
      chat_sessions: count("chat_sessions"),
      chat_notes: count("chat_notes"),
      webhook_deliveries: count("webhook_deliveries"),
      rate_limits: count("rate_limits"),
    },
    unlinked: {
      safety_incidents: count("safety_incidents"),
      safety_reviews: count("safety_reviews"),
    },
  };
}

function forgetInIncidents({ safetyIncidents, reviewSteps }: InMemoryDatabase, id: UserId): void {
  for (const [key, incident] of safetyIncidents) {
    if (incident.userId === id) {
      safetyIncidents.set(key, { ...incident, userId: null, dialogueId: null });
    }
  }
  reviewSteps.forEach((step, index) => {
    if (step.reviewerId === id) reviewSteps[index] = { ...step, reviewerId: null };
  });
}
