import type { GivenResponse } from "@health-exercise/application";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { Ask } from "./network.ts";

const STARTED = new Date("2026-03-04T09:00:00Z");
export const ENDED = new Date("2026-03-04T09:30:00Z");

type Calories = { readonly calories: number };

/** What a person writes; nobody else writes it. It is short because it is read every time. */
export function textOf(userId: UserId, index: number | string): string {
  return `Hi ${index} ${endOf(userId)}`;
}

/** Tells the few persons of a run apart. */
export function endOf(userId: UserId): string {
  return userId.slice(-1);
}

/** What a person notes on each of their sessions; nobody else notes it. */
export function notesOf(userId: UserId): string {
  return `Of ${endOf(userId)}`;
}

export function aMessage(
  userId: UserId,
  message: string,
  { key, sessionId }: { readonly key?: string; readonly sessionId?: ChatSessionId },
): Ask<GivenResponse> {
  const sent = {
    userId,
    message,
    inputType: "text",
    userContext: null,
    provider: undefined,
    sessionId,
    idempotencyKey: key,
  } as const;
  return ({ sendChatMessage }) =>
    sendChatMessage.execute(sent, {
      admit: async () => {},
      respond: ({ id, content, sessionId }) => JSON.stringify({ id, content, sessionId }),
    });
}

/** A session that is recorded once for its key. Persons use the same keys, and ask for the same with them. */
export function aKeyedSession(userId: UserId, key: string, facts: Calories): Ask<GivenResponse> {
  const request = { userId, endpoint: "/api/sport/log", key, fingerprint: key };
  return ({ keyedRequests, createSportLog }) =>
    keyedRequests.execute(request, "with_the_work", async () => {
      const { log } = await createSportLog.execute(aSession(userId, facts));
      return JSON.stringify({ id: log.id });
    });
}

/** A session that is over. */
export function aSession(userId: UserId, { calories }: Calories) {
  return {
    userId,
    sportName: "Running",
    sportStart: STARTED,
    sportEnd: ENDED,
    calories,
    finished: true,
    feedback: null,
    notes: notesOf(userId),
    exerciseType: null,
    isCustom: false,
    caloriesSource: "user" as const,
  };
}

/** A session that goes on. */
export function aStart(userId: UserId) {
  return { ...aSession(userId, { calories: 0 }), sportEnd: null, finished: false };
}
