import { isDeepStrictEqual } from "node:util";
import { keyedCalories } from "./client.ts";
import { endOf, notesOf, textOf } from "./requests.ts";
import type { Storage } from "./simulated-process.ts";
import type { AnswersToKey, Told, Violation } from "./told.ts";

/** Holds what is stored of a person against what they were told. */
export async function violationsOf(storage: Storage, told: Told): Promise<readonly Violation[]> {
  return [
    ...told.violations,
    ...[...told.messages, ...told.sessions].flatMap(inAnswers),
    ...(await inChat(storage, told)),
    ...(await inSessions(storage, told)),
  ];
}

function inAnswers({ responses, timesDone }: AnswersToKey): readonly Violation[] {
  const found: Violation[] = [];
  if (responses.size !== 1) found.push(`${responses.size} answers to one key`);
  if (timesDone > 1) found.push("the work for one key is answered as new twice");
  return found;
}

async function inChat(storage: Storage, told: Told): Promise<readonly Violation[]> {
  const { userId } = told;
  const found: Violation[] = [];
  const history = { page: 1, limit: 100 };
  const { messages } = await storage.chatMessages.listChatMessages(userId, undefined, history);
  const asked = messages.filter(({ role }) => role === "user");
  const replies = messages.filter(({ role }) => role === "assistant");
  if (asked.length !== told.messages.length) {
    found.push(`${asked.length} messages for ${told.messages.length} keys`);
  }
  if (replies.length !== asked.length) found.push("a message without its reply");
  for (const [index, answers] of told.messages.entries()) {
    const wanted = textOf(userId, index);
    const times = asked.filter(({ content }) => content === wanted).length;
    if (times !== 1) found.push(`a message stored ${times} times`);
    const id = idIn(answers);
    if (!replies.some((reply) => reply.id === id)) found.push("an answer that is not stored");
  }
  if (messages.some((message) => message.userId !== userId)) found.push("somebody else's message");
  if (asked.some(({ content }) => !content.endsWith(endOf(userId)))) {
    found.push("somebody else's words");
  }
  return found;
}

async function inSessions(storage: Storage, told: Told): Promise<readonly Violation[]> {
  const { userId, changed } = told;
  const found: Violation[] = [];
  const { logs } = await storage.sportLogs.listSportLogs(userId, {}, { limit: 100, offset: 0 });
  for (const recorded of told.recorded) {
    const stored = logs.find(({ id }) => id === recorded.id);
    if (!isDeepStrictEqual(stored, recorded)) found.push("a recorded session is lost");
  }
  for (const [index, answers] of told.sessions.entries()) {
    const stored = logs.filter(({ calories }) => calories === keyedCalories(index));
    if (stored.length !== 1) found.push(`a session with a key stored ${stored.length} times`);
    const id = idIn(answers);
    if (!stored.some((log) => log.id === id)) found.push("a session that is not the one answered");
  }
  const last = logs.find(({ id }) => id === changed?.id);
  if (last?.calories !== changed?.calories) found.push("a change of calories is lost");
  if (last?.feedback !== changed?.feedback) found.push("a change of words is lost");
  if (logs.some((log) => log.userId !== userId)) found.push("somebody else's session");
  if (logs.some(({ notes }) => notes !== notesOf(userId))) found.push("somebody else's notes");
  return found;
}

function idIn({ responses: [response = "{}"] }: AnswersToKey): string | undefined {
  return JSON.parse(response).id;
}
