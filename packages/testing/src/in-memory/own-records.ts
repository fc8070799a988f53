import type { OwnDataSection, UserId } from "@health-exercise/domain/user";
import type { OwnRecord, OwnValue } from "@health-exercise/ports-repositories";
import type { InMemoryDatabase } from "./in-memory-database.ts";

/** The records of a section as they are handed over; requests are counted elsewhere. */
export function ownRecordsOf(
  database: InMemoryDatabase,
  userId: UserId,
  section: OwnDataSection,
): readonly OwnRecord[] {
  return READERS[section](database, userId).map(recordFrom);
}

type Reader = (database: InMemoryDatabase, userId: UserId) => readonly object[];

const READERS: Readonly<Record<OwnDataSection, Reader>> = {
  account: ({ users }, userId) => present(users.get(userId)),
  user_identities: ({ identities }, userId) => ofUser(identities, userId),
  profile: ({ profiles }, userId) => present(profiles.get(userId)),
  companion: ({ companions }, userId) => present(companions.get(userId)),
  sport_logs: ({ sportLogs }, userId) => ofUser(sportLogs, userId),
  sport_tracks: ({ sportTracks }, userId) => ofUser(sportTracks, userId),
  exercise_schemes: ({ exerciseSchemes }, userId) => ofUser(exerciseSchemes, userId),
  exercise_goals: ({ exerciseGoals }, userId) => ofUser(exerciseGoals, userId),
  chat_requests: ({ chatRequests }, userId) => ofUser(chatRequests, userId),
  idempotency_keys: ({ idempotencyKeys }, userId) => ofUser(idempotencyKeys, userId),
  safety_incidents: ({ safetyIncidents }, userId) => ofUser(safetyIncidents, userId),
  safety_reviews: ({ reviewSteps }, userId) =>
    reviewSteps.filter(({ reviewerId }) => reviewerId === userId),
  chat_messages: ({ chats }, userId) => ofUser(chats, userId).flatMap(({ messages }) => messages),
  chat_sessions: ({ chats }, userId) => ofUser(chats, userId).map(({ session }) => session),
  chat_notes: ({ chatNotes }, userId) => ofUser(chatNotes, userId),
  webhook_deliveries: ({ outbox }, userId) =>
    [...outbox.deliveries.values()].filter(({ stream }) => stream === userId),
  rate_limits: () => [],
};

function present<Item>(item: Item | undefined): readonly Item[] {
  return item === undefined ? [] : [item];
}

function ofUser<Item extends { readonly userId: UserId | null }>(
  records: ReadonlyMap<string, Item>,
  userId: UserId,
): readonly Item[] {
  return [...records.values()].filter((record) => record.userId === userId);
}

function recordFrom(item: object): OwnRecord {
  const entries: [string, OwnValue][] = Object.entries(JSON.parse(JSON.stringify(item)));
  return Object.fromEntries(entries.map(([name, value]) => [snakeCase(name), value]));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
