import { SearchedKnowledge } from "@health-exercise/adapter-knowledge";
import { BuiltInLanguageModel, writeIn } from "@health-exercise/adapter-llm";
import {
  AnswerOnce,
  AnswerRecordQuery,
  ComposeReply,
  FindPassages,
  GatherMaterial,
  NO_GUARD,
  ReadOwnRecords,
  SendChatMessage,
  WorkLane,
} from "@health-exercise/application";
import {
  createAdviceJudge,
  createFormJudge,
  createIntentJudge,
  type GivenReply,
} from "@health-exercise/domain/chat";
import { ADVICE_WEIGHTS } from "@health-exercise/domain/chat/advice-weights";
import { FORM_WEIGHTS } from "@health-exercise/domain/chat/form-weights";
import { INTENT_WEIGHTS } from "@health-exercise/domain/chat/intent-weights";
import { emergencyContacts } from "@health-exercise/domain/safety";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import type { ExerciseGoal, ExerciseScheme, SportLog } from "@health-exercise/domain/sport";
import type { Profile, UserId } from "@health-exercise/domain/user";
import type { LanguageModel } from "@health-exercise/ports-llm";
import { aUser } from "@health-exercise/testing/builders";
import { inMemoryRepositories, recordStorageOf } from "@health-exercise/testing/in-memory";
import { withGuidance } from "../../src/composition/with-guidance.ts";

const LEASE_MS = 15_000;

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);
const judgeAdvice = createAdviceJudge(ADVICE_WEIGHTS);
const judgeForm = createFormJudge(FORM_WEIGHTS);
const builtIn = new BuiltInLanguageModel(createIntentJudge(INTENT_WEIGHTS));
const knowledge = withGuidance(new SearchedKnowledge());
const timer = { wait: () => new Promise<void>((resolve) => setImmediate(resolve)) };

/** Somebody who asks, as they stand at a moment. */
export type Asker = {
  readonly now: Date;
  profileOf?(userId: UserId): Profile;
  logsOf?(userId: UserId): readonly SportLog[];
  schemesOf?(userId: UserId): readonly ExerciseScheme[];
  goalsOf?(userId: UserId): readonly ExerciseGoal[];
};

/** A session of somebody with the real use cases over storage in memory. */
export type ChatUnderTest = { ask(message: string): Promise<GivenReply> };

/** Opens a session for `asker`, answered by `model`: the built-in one unless another is given. */
export async function openChat(
  { now, profileOf, logsOf, schemesOf, goalsOf }: Asker,
  model: LanguageModel = builtIn,
): Promise<ChatUnderTest> {
  const storage = inMemoryRepositories();
  const { id: userId } = aUser();
  await storage.users.insertUser(aUser({ id: userId }));
  if (profileOf) await storage.profiles.saveProfile(profileOf(userId));
  for (const log of logsOf?.(userId) ?? []) await storage.sportLogs.insertSportLog(log);
  for (const scheme of schemesOf?.(userId) ?? [])
    await storage.exerciseSchemes.insertExerciseScheme(scheme);
  for (const goal of goalsOf?.(userId) ?? []) await storage.exerciseGoals.insertExerciseGoal(goal);
  let made = 0;
  const ids = { newId: () => `00000000-0000-7000-8000-${String(++made).padStart(12, "0")}` };
  const clock = { now: () => now };
  const lane = new WorkLane(timer);
  const sources = {
    profiles: storage.profiles,
    companions: storage.companions,
    messages: storage.chatMessages,
    notes: storage.chatNotes,
    records: new ReadOwnRecords(storage.exerciseStatistics, storage.sportLogs),
    answers: new AnswerRecordQuery(recordStorageOf(storage), timer),
    judgeForm,
    passages: new FindPassages(knowledge),
    allowsExternalModel: () => false,
  };
  const send = new SendChatMessage(
    { sessions: storage.chatSessions, messages: storage.chatMessages },
    { names: ["builtin"], own: model, find: () => model },
    new AnswerOnce(storage.chatRequests, ({ key }) => key, ids, timer, LEASE_MS),
    new ComposeReply(
      new GatherMaterial(sources, checkContent, lane),
      { emergencyContacts, defaultRegion: "US" },
      checkContent,
      judgeAdvice,
      lane,
      NO_GUARD,
      writeIn,
    ),
    new WorkLane(timer),
    lane,
    ids,
    clock,
  );
  return {
    async ask(message) {
      let given: GivenReply | undefined;
      const sent = { userId, message, inputType: "text" as const, userContext: null };
      await send.execute(
        { ...sent, provider: undefined, sessionId: undefined, idempotencyKey: undefined },
        {
          admit: async () => {},
          respond: (reply) => {
            given = reply;
            return "";
          },
        },
      );
      if (given === undefined) throw new Error("A message was answered by nothing.");
      return given;
    },
  };
}
