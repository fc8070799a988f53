import {
  type ChatNote,
  type ChatSession,
  type GivenReply,
  startChatSession,
  type UserMessage,
} from "@health-exercise/domain/chat";
import {
  type ChatMessageId,
  type ChatNoteId,
  type ChatSessionId,
  DomainError,
  type UserId,
} from "@health-exercise/domain/user";
import type { ChatUseCases } from "../../src/chat/chat.routes.ts";
import { ALICE, GHOST } from "../sample-routes.ts";

export const SESSION = "01980c21-2222-7333-8444-55556666777a" as ChatSessionId;
export const NOW = new Date("2026-03-02T18:00:00.000Z");

/** What a reply is made of, beside what the tests say of it. */
export const REPLY: GivenReply = {
  id: "01980c22-5b30-7aaa-8bbb-ccccddddeeee" as ChatMessageId,
  userId: ALICE,
  sessionId: SESSION,
  role: "assistant",
  content: "Walk first, then run.\u2028“走” 🏃",
  ragContext: ["Warm-up - Begin slowly (ACSM, 2011)"],
  confidence: 0.72,
  origin: { basis: "sources", provider: "main", isFallback: true },
  actions: [{ kind: "call", label: "Call 116 123: Samaritans", phone: "116 123" }],
  safetyCheck: { isSafe: true, riskLevel: "low", flags: ["pregnancy"], warnings: ["Take care."] },
  requiresAcknowledgment: false,
  timestamp: NOW,
};

export const QUESTION: UserMessage = {
  id: "01980c22-5100-7999-8aaa-bbbbccccdddd" as ChatMessageId,
  userId: ALICE,
  sessionId: SESSION,
  role: "user",
  content: "How do I begin?",
  inputType: "voice",
  timestamp: NOW,
};

export const NOTE: ChatNote = {
  id: "01980c23-1111-7222-8333-444455556666" as ChatNoteId,
  userId: ALICE,
  kind: "goal",
  topic: "event",
  text: "我在備戰半馬 <b>",
  createdAt: NOW,
};

type Sent = Parameters<ChatUseCases["sendChatMessage"]["execute"]>[0];
type HistoryRequest = Parameters<ChatUseCases["getChatHistory"]["execute"]>;

/** A chat that remembers what it was asked, and in which `SESSION` is the caller's. */
export type MemoryChat = {
  readonly useCases: ChatUseCases;
  readonly sessions: Map<ChatSessionId, ChatSession>;
  /** The messages that work was done for. */
  readonly sent: Sent[];
  readonly histories: HistoryRequest[];
  readonly cleared: UserId[];
  readonly notes: Map<ChatNoteId, ChatNote>;
  /** What happens to a message once it was admitted. */
  fail: () => void;
};

export function memoryChat(): MemoryChat {
  const sessions = new Map([[SESSION, sessionOf(SESSION)]]);
  const responses = new Map<string, string>();
  const histories: HistoryRequest[] = [];
  const cleared: UserId[] = [];
  const notes = new Map([[NOTE.id, NOTE]]);
  const sent: Sent[] = [];
  const chat: MemoryChat = {
    sessions,
    sent,
    histories,
    cleared,
    notes,
    fail: () => {},
    useCases: {
      startChatSession: doing(async (userId) => {
        requireActive(userId);
        const id = `01980c21-0000-7000-8000-${String(sessions.size).padStart(12, "0")}`;
        const session = sessionOf(id as ChatSessionId);
        sessions.set(session.id, session);
        return session;
      }),
      listChatSessions: doing(async (userId, { limit, offset }) => {
        requireActive(userId);
        const all = [...sessions.values()];
        return { sessions: all.slice(offset, offset + limit), total: all.length };
      }),
      deleteChatSession: doing(async (userId, id) => {
        requireActive(userId);
        if (!sessions.delete(id)) throw notFound();
      }),
      getChatHistory: doing(async (...request) => {
        requireActive(request[0]);
        requireSession(request[1]);
        histories.push(request);
        return { messages: [QUESTION, REPLY], total: 7 };
      }),
      clearChatContext: doing(async (userId) => {
        requireActive(userId);
        cleared.push(userId);
      }),
      listChatNotes: doing(async (userId) => {
        requireActive(userId);
        return [...notes.values()];
      }),
      deleteChatNote: doing(async (userId, id) => {
        requireActive(userId);
        if (!notes.delete(id)) {
          throw new DomainError("chat_note_not_found", "There is no such note.");
        }
      }),
      deleteChatNotes: doing(async (userId) => {
        requireActive(userId);
        const { size } = notes;
        notes.clear();
        return size;
      }),
      sendChatMessage: doing(async (message, { admit, respond }) => {
        requireActive(message.userId);
        requireSession(message.sessionId);
        const key = message.idempotencyKey;
        const known = key === undefined ? undefined : responses.get(key);
        if (known !== undefined) return { response: known, isReplayed: true };
        await admit();
        chat.fail();
        sent.push(message);
        const response = respond(REPLY);
        if (key !== undefined) responses.set(key, response);
        return { response, isReplayed: false };
      }),
    },
  };
  return chat;

  function requireSession(id: ChatSessionId | undefined): void {
    if (id !== undefined && !sessions.has(id)) throw notFound();
  }
}

type UseCase = { readonly execute: (...input: never[]) => unknown };

/** A use case that does what a test says. */
function doing<Kind extends UseCase>(execute: Kind["execute"]): Kind {
  return { execute } as unknown as Kind;
}

function sessionOf(id: ChatSessionId): ChatSession {
  return startChatSession({ id, userId: ALICE, isDefault: false }, NOW);
}

function requireActive(userId: UserId): void {
  if (userId === GHOST) throw new DomainError("user_not_active", "The user is not active.");
}

function notFound(): DomainError {
  return new DomainError("chat_session_not_found", "There is no such chat session.");
}
