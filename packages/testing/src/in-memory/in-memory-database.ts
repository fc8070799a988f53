import {
  type ChatMessage,
  type ChatNote,
  type ChatSession,
  withNewNotes,
} from "@health-exercise/domain/chat";
import type { Companion } from "@health-exercise/domain/companion";
import type { ReviewStep, SafetyIncident } from "@health-exercise/domain/safety";
import type {
  ExerciseGoal,
  ExerciseScheme,
  RecordedStart,
  RecordedTrack,
  SportLog,
} from "@health-exercise/domain/sport";
import {
  type ChatNoteId,
  type ChatSessionId,
  DomainError,
  type ExerciseGoalId,
  type ExerciseSchemeId,
  type Profile,
  type SafetyIncidentId,
  type SportLogId,
  type User,
  type UserId,
  type UserIdentity,
} from "@health-exercise/domain/user";
import type {
  ChatRequestClaim,
  ChatRequestKey,
  ClaimOf,
  EndpointKey,
  KeptSecurityEvent,
  KnowledgeChange,
  OpenKey,
} from "@health-exercise/ports-repositories";
import { InMemoryCallerScope } from "./in-memory-caller-scope.ts";
import { WebhookOutbox } from "./webhook-outbox.ts";

/** A session with what was said in it; `contextAfter` counts the messages before its context was cleared last. */
export type Chat = {
  readonly userId: UserId;
  readonly session: ChatSession;
  readonly messages: readonly ChatMessage[];
  readonly contextAfter: number;
  readonly clearedAt: Date | null;
  readonly isDeleted: boolean;
};

/** A claimed key, or with a response an answered one; the lease ends at a time of this process. */
export type KeptKey<Key> = ClaimOf<Key> & {
  readonly leaseUntil: number;
  readonly response: string | null;
};

/** What the in-memory ports share, as the real ones share a database. For use-case tests only. */
export class InMemoryDatabase {
  readonly users = new Map<UserId, User>();
  /** The users whom issuers have names for, by issuer and name. */
  readonly identities = new Map<string, UserIdentity & { readonly userId: UserId }>();
  /** Until when tokens are refused of whoever was erased, by id, or by issuer and name. */
  readonly erasures = new Map<string, Date>();
  /** Until when tokens of users were ended. */
  readonly signOuts = new Map<UserId, Date>();
  readonly callerScope = new InMemoryCallerScope();
  readonly profiles = new Map<UserId, Profile>();
  readonly companions = new Map<UserId, Companion>();
  readonly sportLogs = new Map<SportLogId, SportLog>();
  /** The number of the last change of each log, deleted or not. */
  readonly sportChanges = new Map<
    SportLogId,
    { readonly userId: UserId; readonly number: number }
  >();
  sportChangeNumber = 0;
  /** The latest log of each source, by user and source, deleted or not. */
  readonly sportLogSources = new Map<string, SportLogId>();
  /** When imported logs began by their files. */
  readonly recordedStarts = new Map<SportLogId, RecordedStart & { readonly userId: UserId }>();
  readonly sportTracks = new Map<SportLogId, RecordedTrack & { readonly userId: UserId }>();
  readonly exerciseGoals = new Map<ExerciseGoalId, ExerciseGoal>();
  readonly exerciseSchemes = new Map<ExerciseSchemeId, ExerciseScheme>();
  readonly chats = new Map<ChatSessionId, Chat>();
  readonly chatNotes = new Map<ChatNoteId, ChatNote>();
  /** By user and key. */
  readonly chatRequests = new Map<string, KeptKey<ChatRequestKey>>();
  /** By user, endpoint and key. */
  readonly idempotencyKeys = new Map<string, KeptKey<EndpointKey>>();
  readonly openIdempotencyKeys = new Map<string, KeptKey<OpenKey>>();
  readonly safetyIncidents = new Map<SafetyIncidentId, SafetyIncident>();
  readonly securityEvents = new Map<string, KeptSecurityEvent>();
  readonly reviewSteps: ReviewStep[] = [];
  /** The latest change of each document, by its id. */
  readonly knowledge = new Map<string, KnowledgeChange>();
  readonly outbox = new WebhookOutbox();
  knowledgeRevision = 0;
  /** Vectors by text, by model. */
  readonly embeddings = new Map<string, Map<string, Float32Array>>();

  /** The sessions of a person that are not deleted. */
  chatsOf(userId: UserId): Chat[] {
    return [...this.chats.values()].filter((chat) => chat.userId === userId && !chat.isDeleted);
  }

  chatNotesOf(userId: UserId): readonly ChatNote[] {
    return [...this.chatNotes.values()].filter((note) => note.userId === userId);
  }

  keepNotes(userId: UserId, told: readonly ChatNote[]): void {
    const kept = withNewNotes(this.chatNotesOf(userId), told);
    for (const { id } of this.chatNotesOf(userId)) this.chatNotes.delete(id);
    for (const note of kept) this.chatNotes.set(note.id, note);
  }

  /** @throws DomainError `chat_session_not_found`. */
  getChat(userId: UserId, sessionId: ChatSessionId): Chat {
    const chat = this.chatsOf(userId).find(({ session }) => session.id === sessionId);
    if (chat !== undefined) return chat;
    throw new DomainError("chat_session_not_found", "There is no such chat session.");
  }

  /** Whether the key is held by this claim and not answered yet. */
  isClaimed(claim: ChatRequestClaim): boolean {
    const request = this.chatRequests.get(chatRequestName(claim));
    return request?.claimId === claim.claimId && request.response === null;
  }

  /** Counts a change of a log, which comes behind all others. */
  noteSportChange({ id, userId }: Pick<SportLog, "id" | "userId">): void {
    this.sportChangeNumber += 1;
    this.sportChanges.set(id, { userId, number: this.sportChangeNumber });
  }

  requireActiveUser(id: UserId): void {
    const user = this.users.get(id);
    if (user === undefined || user.disabledAt !== null || this.#isSignedOut(id)) {
      throw new DomainError("user_not_active", "The user of this token is not active.");
    }
  }

  #isSignedOut(id: UserId): boolean {
    const signedOutAt = this.signOuts.get(id);
    const { current } = this.callerScope;
    if (signedOutAt === undefined || current?.userId !== id) return false;
    return current.issuedAt === null || current.issuedAt <= signedOutAt;
  }
}

/** Under which the name of a user with an issuer is kept. */
export function identityName({ issuer, subject }: UserIdentity): string {
  return JSON.stringify([issuer, subject]);
}

/** Under which a key is kept. */
export function chatRequestName({ userId, key }: ChatRequestKey): string {
  return `${userId} ${key}`;
}

/** @throws DomainError `changed_meanwhile` unless `next` follows on what is stored. */
export function requireNextRevision(
  stored: { readonly revision: number } | undefined,
  next: { readonly revision: number },
): void {
  if ((stored?.revision ?? 0) !== next.revision - 1) {
    throw new DomainError("changed_meanwhile", "The record was changed meanwhile.");
  }
}

/** @throws DomainError `changed_meanwhile` where a revision is wanted that is not the stored one. */
export function requireRevision(
  stored: { readonly revision: number },
  revision: number | undefined,
): void {
  requireNextRevision(stored, { revision: (revision ?? stored.revision) + 1 });
}

/** Descending by `key`, the larger id first among equals. */
export function newestFirst<Item extends { readonly id: string }>(
  items: readonly Item[],
  key: (item: Item) => number,
): Item[] {
  return [...items].sort((left, right) => key(right) - key(left) || (left.id < right.id ? 1 : -1));
}
