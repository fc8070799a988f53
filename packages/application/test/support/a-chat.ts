import {
  AnswerOnce,
  ComposeReply,
  GatherMaterial,
  NO_GUARD,
  type ReplyEvent,
  SendChatMessage,
  WorkLane,
} from "@health-exercise/application";
import type { ReplyMaterial } from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import type { ReadText } from "@health-exercise/domain/language";
import { type CheckContent, emergencyContacts } from "@health-exercise/domain/safety";
import type { Cancellation, ChatSessionId } from "@health-exercise/domain/user";
import type {
  LanguageModel,
  LookUpRecords,
  ModelReply,
  ReplyListener,
  WriteIn,
} from "@health-exercise/ports-llm";
import type { ObserveReply } from "../../src/chat/composed-reply.ts";
import { aWorld } from "./a-world.ts";
import { contentCheck } from "./content-check.ts";
import { judgeAdvice } from "./judge-advice.ts";
import { replySources, timer } from "./reply-sources.ts";

export const NOW = "2026-03-04T12:00:00.000Z";

export const PASSAGE: KnowledgePassage = {
  id: "walking.en",
  title: "Walking",
  text: "Walking briskly for half an hour on most days keeps heart and legs in good shape.",
  summary: "Walk briskly on most days.",
  source: { organisation: "World Health Organization", title: "Guidelines", year: 2020, url: null },
  language: "en",
  topics: [],
  audience: { ageGroups: [], conditions: [] },
  score: 0.8,
};

/** So much of traditional writing as a test has to see. */
const writeIn: WriteIn = async (text, writing) =>
  writing === "zh-Hant" ? text.replaceAll("时", "時").replaceAll("动", "動") : text;

/** What a model is given beside the material. */
type Beside = {
  readonly listener: ReplyListener | undefined;
  readonly lookUp: LookUpRecords | undefined;
  readonly signal: Cancellation | undefined;
};

type Sending = {
  readonly sessionId?: ChatSessionId;
  readonly key?: string;
  readonly provider?: string;
  readonly tell?: (event: ReplyEvent) => void;
  readonly left?: Cancellation;
};

/** Somebody who chats with a model that a test plays. */
export async function aChat(passages: readonly KnowledgePassage[] = [PASSAGE]) {
  const world = await aWorld(NOW);
  const asked: ReplyMaterial[] = [];
  const checked: ReadText[] = [];
  const searched: ReadText[] = [];
  const check: CheckContent = (text, ...rest) => {
    checked.push(text);
    return contentCheck(text, ...rest);
  };
  const observed: Parameters<ObserveReply>[0][] = [];
  let answer: (material: ReplyMaterial, beside: Beside) => Promise<string | Partial<ModelReply>> =
    async () => "Walking briskly on most days keeps heart and legs in good shape.";
  const model: LanguageModel = {
    reply: async (material, listener, lookUp, signal) => {
      asked.push(material);
      const given = await answer(material, { listener, lookUp, signal });
      const reply = typeof given === "string" ? { text: given } : given;
      const by = { provider: "p", isFallback: false, model: "m", instructionsVersion: "1" };
      return { text: "", passages: material.passages, ...by, ...reply };
    },
  };
  /** The same, of somebody else. */
  const outside: LanguageModel = { reply: (...asked) => model.reply(...asked) };
  const lane = new WorkLane(timer);
  const search = async ({ query }: { readonly query: ReadText }) => {
    searched.push(query);
    return passages;
  };
  const sources = replySources(world, search, () => true);
  const sendChatMessage = new SendChatMessage(
    { sessions: world.chatSessions, messages: world.chatMessages },
    {
      names: ["builtin", "p", "outside"],
      own: model,
      find: (name = "p") => ({ p: model, outside })[name],
    },
    new AnswerOnce(world.chatRequests, ({ key }) => key, world.ids, timer, 15_000),
    new ComposeReply(
      new GatherMaterial(sources, check, lane),
      { emergencyContacts, defaultRegion: "US" },
      check,
      judgeAdvice,
      lane,
      NO_GUARD,
      writeIn,
    ),
    new WorkLane(timer),
    lane,
    world.ids,
    world.clock,
    (reply) => void observed.push(reply),
  );
  let admitted = 0;
  const send = (message: string, more: Sending = {}) =>
    sendChatMessage.execute(
      {
        userId: world.userId,
        message,
        inputType: "text",
        userContext: null,
        provider: more.provider,
        sessionId: more.sessionId,
        idempotencyKey: more.key,
      },
      {
        admit: async () => {
          admitted += 1;
        },
        respond: ({ id, sessionId, content }) => JSON.stringify({ id, sessionId, content }),
        ...(more.tell && { tell: more.tell }),
        left: more.left,
      },
    );
  return {
    ...world,
    send,
    asked,
    checked,
    searched,
    observed,
    admitted: () => admitted,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    history: () =>
      world.chatMessages.listChatMessages(world.userId, undefined, { page: 1, limit: 99 }),
  };
}
