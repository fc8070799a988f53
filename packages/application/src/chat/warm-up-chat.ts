import {
  type JudgeAdvice,
  type JudgeForm,
  ownRecords,
  ownTotals,
} from "@health-exercise/domain/chat";
import { read } from "@health-exercise/domain/language";
import type { CheckContent } from "@health-exercise/domain/safety";
import {
  answerRecordQuery,
  exerciseStatistics,
  recordContext,
  statisticsContext,
} from "@health-exercise/domain/sport";
import { type UserId, UTC } from "@health-exercise/domain/user";
import type { LanguageModel } from "@health-exercise/ports-llm";
import type { WorkLane } from "../work-lane.ts";
import { ComposeReply, type HelpSources } from "./compose-reply.ts";
import type { FindPassages } from "./find-passages.ts";
import { GatherMaterial, type MaterialSources } from "./gather-material.ts";

const NOBODY = "00000000-0000-7000-8000-000000000000" as UserId;

/** Each reads another part of what is known; in both languages. */
const QUESTIONS = [
  "How do I start to exercise?",
  "我有高血压，可以跑步吗？",
  "How long was my last workout, and is my knee pain a reason to rest?",
  "What should I eat before a long ride in the heat?",
  "深蹲的时候膝盖疼怎么办？",
  "My chest feels tight when I climb stairs, can I still train?",
] as const;

/**
 * Answers questions that nobody asked, without storage: rules, weights and indexes are made when they are first needed,
 * and whoever comes first should not wait for that. Between two questions others get their turn.
 */
export class WarmUpChat {
  readonly #composeReply: ComposeReply;

  constructor(
    passages: FindPassages,
    judgeForm: JudgeForm,
    help: HelpSources,
    checkContent: CheckContent,
    judgeAdvice: JudgeAdvice,
    lane: WorkLane,
  ) {
    const gathered = new GatherMaterial({ ...ofNobody, passages, judgeForm }, checkContent, lane);
    this.#composeReply = new ComposeReply(gathered, help, checkContent, judgeAdvice, lane);
  }

  /** Asks `model`, which should answer by itself: a provider would be paid for it. */
  async execute(model: LanguageModel, now: Date, isStopping: () => boolean): Promise<void> {
    const models = { model, ownModel: model };
    const asked = { userId: NOBODY, userContext: null, sessionId: undefined, ...models, now };
    for (const message of QUESTIONS) {
      if (isStopping()) return;
      await this.#composeReply.execute({ ...asked, message: read(message) });
    }
  }
}

const ofNobody: Omit<MaterialSources, "passages" | "judgeForm"> = {
  profiles: { findProfile: async () => null },
  companions: { findCompanion: async () => null },
  messages: { listRecentTurns: async () => [] },
  notes: { listChatNotes: async () => [] },
  records: {
    async execute(_userId, profile, now) {
      const none = { totals: null, openSession: null, lastSession: null };
      return ownRecords({ profile, ...none }, statisticsContext(profile, UTC, now));
    },
    async totals(_userId, profile, now) {
      const context = statisticsContext(profile, UTC, now);
      const statistics = exerciseStatistics([], context);
      return ownTotals({ statistics, days: [], schemes: [] }, context);
    },
  },
  answers: {
    execute: async (_userId, profile, query, now) =>
      answerRecordQuery(query, [], [], recordContext(profile, UTC, now)),
    executeAll: async () => [],
    sessionNames: async () => [],
    hasPlan: async () => false,
  },
  allowsExternalModel: () => false,
};
