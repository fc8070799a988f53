import {
  AnswerOnce,
  AnswerRecordQuery,
  ChangeSportLog,
  ComposeReply,
  CreateSportLog,
  FindPassages,
  GatherMaterial,
  GetSportLog,
  ReadOwnRecords,
  SendChatMessage,
  WorkLane,
} from "@health-exercise/application";
import { read } from "@health-exercise/domain/language";
import { emergencyContacts } from "@health-exercise/domain/safety";
import { DomainError } from "@health-exercise/domain/user";
import type { LanguageModel } from "@health-exercise/ports-llm";
import type { inMemoryRepositories } from "@health-exercise/testing/in-memory";
import { recordStorageOf } from "@health-exercise/testing/in-memory";
import { contentCheck } from "../support/content-check.ts";
import { faulty } from "./faulty.ts";
import { type Scheduler, SimulatedProcess } from "./scheduler.ts";

/** Shorter than a model may take, so that leases are renewed and run out. */
export const LEASE_MS = 5_000;
const MODEL_MS = 4_000;
const MODEL_FAILS = 0.1;

/** What is checked here is who is answered what and how often; everything said is harmless. */
const HARMLESS = contentCheck(read("Hello"));

export type Storage = ReturnType<typeof inMemoryRepositories>;
export type Ids = { readonly newId: () => string };

/** A process of the service on a storage that it shares with others. */
export type ServiceProcess = {
  readonly process: SimulatedProcess;
  readonly sendChatMessage: SendChatMessage;
  readonly createSportLog: CreateSportLog;
  readonly changeSportLog: ChangeSportLog;
  readonly getSportLog: GetSportLog;
};

export function startProcess(storage: Storage, scheduler: Scheduler, ids: Ids): ServiceProcess {
  const process = new SimulatedProcess();
  const reach = <Port extends object>(port: Port) => faulty(port, process, scheduler);
  const timer = { wait: (milliseconds: number) => scheduler.sleep(process, milliseconds) };
  const clock = { now: () => new Date(scheduler.now()) };
  const logs = reach(storage.sportLogs);
  const messages = reach(storage.chatMessages);
  const lane = new WorkLane(timer);
  const sources = {
    profiles: reach(storage.profiles),
    companions: reach(storage.companions),
    messages,
    notes: reach(storage.chatNotes),
    records: new ReadOwnRecords(reach(storage.exerciseStatistics), logs),
    answers: new AnswerRecordQuery(
      recordStorageOf({
        records: reach(storage.records),
        exerciseSchemes: reach(storage.exerciseSchemes),
        exerciseGoals: reach(storage.exerciseGoals),
        exerciseStatistics: reach(storage.exerciseStatistics),
      }),
      timer,
    ),
    passages: new FindPassages({ retrieve: async () => [] }),
    allowsExternalModel: () => true,
  };
  const model = aModel(process, scheduler);
  const answerOnce = new AnswerOnce(
    reach(storage.chatRequests),
    ({ userId, key }) => `${userId} ${key}`,
    ids,
    timer,
    LEASE_MS,
  );
  const composeReply = new ComposeReply(
    new GatherMaterial(sources, () => HARMLESS, lane),
    { emergencyContacts, defaultRegion: "US" },
    () => HARMLESS,
    (_, sentences) => sentences.map(() => false),
    lane,
  );
  return {
    process,
    sendChatMessage: new SendChatMessage(
      { sessions: reach(storage.chatSessions), messages },
      { names: ["p"], own: model, find: () => model },
      answerOnce,
      composeReply,
      new WorkLane(timer),
      lane,
      ids,
      clock,
    ),
    createSportLog: new CreateSportLog(logs, ids, clock),
    changeSportLog: new ChangeSportLog(logs, clock),
    getSportLog: new GetSportLog(logs),
  };
}

function aModel(process: SimulatedProcess, scheduler: Scheduler): LanguageModel {
  return {
    reply: async () => {
      await scheduler.sleep(process, scheduler.below(2 * MODEL_MS));
      if (scheduler.chance(MODEL_FAILS)) {
        throw new DomainError("llm_unavailable", "No reply can be had.");
      }
      const by = { provider: "p", isFallback: false, model: "m", instructionsVersion: "1" };
      return { text: "Hi.", passages: [], ...by };
    },
  };
}
