import { BuiltInLanguageModel, ConfiguredLanguageModels } from "@health-exercise/adapter-llm";
import {
  AnswerOnce,
  ClearChatContext,
  ComposeReply,
  DeleteChatSession,
  FindPassages,
  GetChatHistory,
  ListChatSessions,
  ReadOwnRecords,
  SendChatMessage,
  StartChatSession,
} from "@health-exercise/application";
import { emergencyContacts } from "@health-exercise/domain";
import type { LanguageModels } from "@health-exercise/ports-llm";
import type { Logger } from "@health-exercise/ports-runtime";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { bindClass, bindRecord, bindTo } from "./token.ts";
import {
  CHAT_MESSAGES,
  CHAT_REQUESTS,
  CHAT_SESSIONS,
  CHAT_STORAGE,
  CHAT_USE_CASES,
  CHECK_CONTENT,
  CLOCK,
  EXERCISE_STATISTICS,
  IDS,
  KNOWLEDGE_RETRIEVER,
  LANGUAGE_MODELS,
  LOGGER,
  PROFILES,
  REPLY_SOURCES,
  SPORT_LOGS,
  TIMER,
} from "./tokens.ts";

/** Sessions, messages and the models that answer them. */
export function chatModule({ llm, safety }: Pick<Config, "llm" | "safety">): ContainerModule {
  return new ContainerModule((options) => {
    bindTo(options, LANGUAGE_MODELS, (logger: Logger) => languageModels(llm, logger), [LOGGER]);
    bindClass(options, ReadOwnRecords, [EXERCISE_STATISTICS, SPORT_LOGS]);
    bindClass(options, FindPassages, [KNOWLEDGE_RETRIEVER, CHECK_CONTENT]);
    bindTo(
      options,
      REPLY_SOURCES,
      (profiles, messages, records, passages) => ({
        profiles,
        messages,
        records,
        passages,
        emergencyContacts,
        defaultRegion: safety.defaultRegion,
      }),
      [PROFILES, CHAT_MESSAGES, ReadOwnRecords, FindPassages],
    );
    bindClass(options, ComposeReply, [REPLY_SOURCES, CHECK_CONTENT]);
    bindClass(options, AnswerOnce, [CHAT_REQUESTS, IDS, TIMER]);
    bindRecord(options, CHAT_STORAGE, { sessions: CHAT_SESSIONS, messages: CHAT_MESSAGES });
    bindClass(options, SendChatMessage, [
      CHAT_STORAGE,
      LANGUAGE_MODELS,
      AnswerOnce,
      ComposeReply,
      IDS,
      CLOCK,
    ]);
    bindClass(options, StartChatSession, [CHAT_SESSIONS, IDS, CLOCK]);
    bindClass(options, ListChatSessions, [CHAT_SESSIONS]);
    bindClass(options, DeleteChatSession, [CHAT_SESSIONS, CLOCK]);
    bindClass(options, ClearChatContext, [CHAT_SESSIONS]);
    bindClass(options, GetChatHistory, [CHAT_MESSAGES]);
    bindRecord(options, CHAT_USE_CASES, {
      sendChatMessage: SendChatMessage,
      startChatSession: StartChatSession,
      listChatSessions: ListChatSessions,
      deleteChatSession: DeleteChatSession,
      clearChatContext: ClearChatContext,
      getChatHistory: GetChatHistory,
    });
  });
}

function languageModels(llm: Config["llm"], logger: Logger): LanguageModels {
  return new ConfiguredLanguageModels({
    ...llm,
    builtin: new BuiltInLanguageModel(),
    onFailure: (report) => logger.warn("model_failed", report),
  });
}
