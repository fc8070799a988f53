import {
  GetChatHistory,
  ListChatSessions,
  SendChatMessage,
  StartChatSession,
} from "@health-exercise/application";
import type { ChatSessionId, UserId } from "@health-exercise/domain/user";
import type { Container } from "inversify";
import { resolve } from "../composition/token.ts";
import type { DemoPerson, Talk } from "./demo-person.ts";

/** What is still to be said of a talk, and where it was begun, if it was. */
export type OpenTalk = Talk & { readonly sessionId: ChatSessionId | undefined };

/** More than people who are made up have. */
const MANY = 100;

/** The talks that did not come to their end: all of somebody new, the rest where an earlier run was interrupted. */
export async function openTalks(
  { id: userId, talks }: DemoPerson,
  container: Container,
): Promise<readonly OpenTalk[]> {
  const begun = await begunTalks(userId, container);
  return talks.flatMap((talk) => {
    const known =
      takeFrom(begun, ({ first }) => first === talk.messages[0]) ??
      takeFrom(begun, ({ first }) => first === undefined);
    const messages = talk.messages.slice(known?.answered);
    return messages.length === 0 ? [] : [{ ...talk, messages, sessionId: known?.id }];
  });
}

type BegunTalk = {
  readonly id: ChatSessionId;
  /** What was said first; undefined before it is said. */
  readonly first: string | undefined;
  readonly answered: number;
};

async function begunTalks(userId: UserId, container: Container): Promise<BegunTalk[]> {
  const page = { limit: MANY, offset: 0 };
  const { sessions } = await resolve(container, ListChatSessions).execute(userId, page);
  const history = resolve(container, GetChatHistory);
  const begun: BegunTalk[] = [];
  for (const { id } of sessions) {
    const { messages, total } = await history.execute(userId, id, { page: 1, limit: MANY });
    // A message and its reply are stored together.
    begun.push({ id, first: messages[0]?.content, answered: total / 2 });
  }
  return begun;
}

function takeFrom<Item>(items: Item[], isWanted: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(isWanted);
  return index === -1 ? undefined : items.splice(index, 1)[0];
}

/** Says what is left of a talk; gives how many messages were answered. */
export async function say(
  userId: UserId,
  { messages, sessionId: begunIn }: OpenTalk,
  container: Container,
): Promise<number> {
  const sessionId = begunIn ?? (await resolve(container, StartChatSession).execute(userId)).id;
  for (const message of messages) {
    await resolve(container, SendChatMessage).execute(
      {
        userId,
        message,
        inputType: "text",
        userContext: null,
        provider: undefined,
        sessionId,
        idempotencyKey: undefined,
      },
      { admit: async () => {}, respond: () => "" },
    );
  }
  return messages.length;
}
