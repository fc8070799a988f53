import { guardMetrics, type HttpMetrics, type ModelMetrics } from "@health-exercise/adapter-http";
import {
  BuiltInLanguageModel,
  ConfiguredGuard,
  ConfiguredLanguageModels,
  writeIn,
} from "@health-exercise/adapter-llm";
import {
  AnswerRecordQuery,
  AskGuard,
  ClearChatContext,
  ComposeReply,
  DeleteChatNote,
  DeleteChatNotes,
  DeleteChatSession,
  FindPassages,
  GatherMaterial,
  GetChatHistory,
  ListChatNotes,
  ListChatSessions,
  NO_GUARD,
  ReadOwnRecords,
  SendChatMessage,
  StartChatSession,
  WarmUpChat,
  WorkLane,
} from "@health-exercise/application";
import {
  createAdviceJudge,
  createFormJudge,
  createIntentJudge,
} from "@health-exercise/domain/chat";
import { ADVICE_WEIGHTS } from "@health-exercise/domain/chat/advice-weights";
import { FORM_WEIGHTS } from "@health-exercise/domain/chat/form-weights";
import { INTENT_WEIGHTS } from "@health-exercise/domain/chat/intent-weights";
import { emergencyContacts } from "@health-exercise/domain/safety";
import type { LanguageModels } from "@health-exercise/ports-llm";
import type { Logger, Tracer } from "@health-exercise/ports-runtime";
import { ContainerModule } from "inversify";
import type { Config } from "../config/parse-config.ts";
import { bindClass, bindRecord, bindTo, bindValue } from "./token.ts";
import {
  ALLOWS_EXTERNAL_MODEL,
  ASK_GUARD,
  CHAT_ANSWERS,
  CHAT_LANE,
  CHAT_MESSAGES,
  CHAT_METRICS,
  CHAT_NOTES,
  CHAT_PASSAGES,
  CHAT_SESSIONS,
  CHAT_STORAGE,
  CHAT_USE_CASES,
  CHECK_CONTENT,
  CLOCK,
  COMPANIONS,
  EXERCISE_STATISTICS,
  HELP_SOURCES,
  HTTP_METRICS,
  IDS,
  JUDGE_ADVICE,
  JUDGE_FORM,
  KNOWLEDGE_RETRIEVER,
  LANGUAGE_MODELS,
  LOGGER,
  MATERIAL_SOURCES,
  MODEL_METRICS,
  PROFILES,
  REPLY_OBSERVER,
  SPORT_LOGS,
  TRACER,
  WRITE_IN,
} from "./tokens.ts";
import { bindUseCases, tracedGuard, tracedModels } from "./traced.ts";
import { watched } from "./watched.ts";

/** Sessions, messages and the models that answer them. */
export function chatModule({
  llm,
  guard,
  safety,
}: Pick<Config, "chat" | "llm" | "guard" | "safety">): ContainerModule {
  return new ContainerModule((options) => {
    bindTo(
      options,
      LANGUAGE_MODELS,
      (logger, metrics, tracer) => tracedModels(languageModels(llm, logger, metrics), tracer),
      [LOGGER, MODEL_METRICS, TRACER],
    );
    bindClass(options, ReadOwnRecords, [EXERCISE_STATISTICS, SPORT_LOGS]);
    bindClass(options, FindPassages, [KNOWLEDGE_RETRIEVER]);
    bindTo(
      options,
      CHAT_PASSAGES,
      (passages, { searched }) =>
        watched(passages, (found, [{ query }]) => {
          if (query.source !== "") searched(found.length > 0);
        }),
      [FindPassages, CHAT_METRICS],
    );
    bindRecord(options, MATERIAL_SOURCES, {
      profiles: PROFILES,
      companions: COMPANIONS,
      messages: CHAT_MESSAGES,
      notes: CHAT_NOTES,
      records: ReadOwnRecords,
      answers: AnswerRecordQuery,
      passages: CHAT_PASSAGES,
      judgeForm: JUDGE_FORM,
      allowsExternalModel: ALLOWS_EXTERNAL_MODEL,
    });
    bindTo(
      options,
      ASK_GUARD,
      (metrics: HttpMetrics, tracer: Tracer) =>
        guard === undefined
          ? NO_GUARD
          : new AskGuard(tracedGuard(new ConfiguredGuard(guard), tracer), guardMetrics(metrics)),
      [HTTP_METRICS, TRACER],
    );
    bindClass(options, GatherMaterial, [MATERIAL_SOURCES, CHECK_CONTENT, WorkLane, ASK_GUARD]);
    bindValue(options, JUDGE_ADVICE, createAdviceJudge(ADVICE_WEIGHTS));
    bindValue(options, JUDGE_FORM, createFormJudge(FORM_WEIGHTS));
    const help = { emergencyContacts, defaultRegion: safety.defaultRegion };
    bindValue(options, HELP_SOURCES, help);
    bindValue(options, WRITE_IN, writeIn);
    bindClass(options, ComposeReply, [
      GatherMaterial,
      HELP_SOURCES,
      CHECK_CONTENT,
      JUDGE_ADVICE,
      WorkLane,
      ASK_GUARD,
      WRITE_IN,
    ]);
    bindClass(options, WarmUpChat, [
      FindPassages,
      JUDGE_FORM,
      HELP_SOURCES,
      CHECK_CONTENT,
      JUDGE_ADVICE,
      WorkLane,
    ]);
    bindRecord(options, CHAT_STORAGE, { sessions: CHAT_SESSIONS, messages: CHAT_MESSAGES });
    bindTo(options, REPLY_OBSERVER, ({ replied }) => replied, [CHAT_METRICS]);
    bindClass(options, SendChatMessage, [
      CHAT_STORAGE,
      LANGUAGE_MODELS,
      CHAT_ANSWERS,
      ComposeReply,
      CHAT_LANE,
      WorkLane,
      IDS,
      CLOCK,
      REPLY_OBSERVER,
    ]);
    bindClass(options, StartChatSession, [CHAT_SESSIONS, IDS, CLOCK]);
    bindClass(options, ListChatSessions, [CHAT_SESSIONS]);
    bindClass(options, DeleteChatSession, [CHAT_SESSIONS, CLOCK]);
    bindClass(options, ClearChatContext, [CHAT_SESSIONS, CLOCK]);
    bindClass(options, GetChatHistory, [CHAT_MESSAGES]);
    bindClass(options, ListChatNotes, [CHAT_NOTES]);
    bindClass(options, DeleteChatNote, [CHAT_NOTES]);
    bindClass(options, DeleteChatNotes, [CHAT_NOTES]);
    bindUseCases(options, CHAT_USE_CASES, {
      sendChatMessage: SendChatMessage,
      startChatSession: StartChatSession,
      listChatSessions: ListChatSessions,
      deleteChatSession: DeleteChatSession,
      clearChatContext: ClearChatContext,
      getChatHistory: GetChatHistory,
      listChatNotes: ListChatNotes,
      deleteChatNote: DeleteChatNote,
      deleteChatNotes: DeleteChatNotes,
    });
  });
}

function languageModels(llm: Config["llm"], logger: Logger, watch: ModelMetrics): LanguageModels {
  return new ConfiguredLanguageModels({
    ...llm,
    builtin: new BuiltInLanguageModel(createIntentJudge(INTENT_WEIGHTS)),
    onFailure: (report) => logger.warn("model_failed", report),
    watch,
  });
}
