import {
  AnswerKeyedRequest,
  AnswerOnce,
  AnswerRecordQuery,
  ChangeSportLog,
  ComposeReply,
  CreateSportLog,
  DeleteChatSession,
  DeleteSportLog,
  FindPassages,
  GatherMaterial,
  GetChatHistory,
  GetSportLog,
  ReadOwnRecords,
  SendChatMessage,
  WorkLane,
} from "@health-exercise/application";
import { read } from "@health-exercise/domain/language";
import { emergencyContacts } from "@health-exercise/domain/safety";
import { DomainError } from "@health-exercise/domain/user";
import type { LanguageModel } from "@health-exercise/ports-llm";
import type { EndpointKey } from "@health-exercise/ports-repositories";
import type { Clock, IdGenerator, Timer } from "@health-exercise/ports-runtime";
import type { inMemoryRepositories } from "@health-exercise/testing/in-memory";
import { recordStorageOf } from "@health-exercise/testing/in-memory";
import { contentCheck } from "../support/content-check.ts";
import { FaultyConnection } from "./faulty-connection.ts";
import { type Scheduler, SimulatedProcess } from "./scheduler.ts";

/** Shorter than a model may take, so that leases are renewed and run out. */
export const LEASE_MS = 5_000;
const MODEL_MS = 4_000;
const MODEL_FAILS = 0.1;

/** What is checked here is who is answered what and how often; everything said is harmless. */
const HARMLESS = contentCheck(read("Hello"));

export type Storage = ReturnType<typeof inMemoryRepositories>;

/** A process of the service on a storage that it shares with others. */
export type ServiceProcess = {
  readonly process: SimulatedProcess;
  readonly sendChatMessage: SendChatMessage;
  readonly getChatHistory: GetChatHistory;
  readonly deleteChatSession: DeleteChatSession;
  readonly keyedRequests: AnswerKeyedRequest<EndpointKey>;
  readonly createSportLog: CreateSportLog;
  readonly changeSportLog: ChangeSportLog;
  readonly getSportLog: GetSportLog;
  readonly deleteSportLog: DeleteSportLog;
};

/** What the use cases of a process are made of. */
type Parts = {
  readonly storage: Storage;
  readonly connection: FaultyConnection;
  readonly model: LanguageModel;
  readonly ids: IdGenerator;
  readonly timer: Timer;
  readonly clock: Clock;
};

export function startProcess(
  storage: Storage,
  scheduler: Scheduler,
  ids: IdGenerator,
): ServiceProcess {
  const process = new SimulatedProcess();
  const parts: Parts = {
    storage,
    connection: new FaultyConnection(process, scheduler),
    model: aModel(process, scheduler),
    ids,
    timer: { wait: (milliseconds) => scheduler.sleep(process, milliseconds) },
    clock: { now: () => new Date(scheduler.now()) },
  };
  return { process, ...chatOf(parts), ...sportOf(parts) };
}

function chatOf({ storage, connection, model, ids, timer, clock }: Parts) {
  const sessions = connection.reach(storage.chatSessions);
  const messages = connection.reach(storage.chatMessages);
  const lane = new WorkLane(timer);
  const answerOnce = new AnswerOnce(
    connection.reach(storage.chatRequests),
    ({ userId, key }) => `${userId} ${key}`,
    ids,
    timer,
    LEASE_MS,
  );
  const composeReply = new ComposeReply(
    new GatherMaterial(sourcesOf(storage, connection, timer), () => HARMLESS, lane),
    { emergencyContacts, defaultRegion: "US" },
    () => HARMLESS,
    (_, sentences) => sentences.map(() => false),
    lane,
  );
  return {
    sendChatMessage: new SendChatMessage(
      { sessions, messages },
      { names: ["p"], own: model, find: () => model },
      answerOnce,
      composeReply,
      new WorkLane(timer),
      lane,
      ids,
      clock,
    ),
    getChatHistory: new GetChatHistory(messages),
    deleteChatSession: new DeleteChatSession(sessions, clock),
  };
}

/** What replies are made of. */
function sourcesOf(storage: Storage, connection: FaultyConnection, timer: Timer) {
  const statistics = connection.reach(storage.exerciseStatistics);
  const records = recordStorageOf({
    records: connection.reach(storage.records),
    exerciseSchemes: connection.reach(storage.exerciseSchemes),
    exerciseGoals: connection.reach(storage.exerciseGoals),
    exerciseStatistics: statistics,
  });
  return {
    profiles: connection.reach(storage.profiles),
    companions: connection.reach(storage.companions),
    messages: connection.reach(storage.chatMessages),
    notes: connection.reach(storage.chatNotes),
    records: new ReadOwnRecords(statistics, connection.reach(storage.sportLogs)),
    answers: new AnswerRecordQuery(records, timer),
    passages: new FindPassages({ retrieve: async () => [] }),
    allowsExternalModel: () => true,
  };
}

function sportOf({ storage, connection, ids, timer, clock }: Parts) {
  const logs = connection.reach(storage.sportLogs);
  const keys = connection.reach(storage.endpointKeys);
  const answerOnce = new AnswerOnce(
    keys,
    ({ userId, endpoint, key }) => `${userId} ${endpoint} ${key}`,
    ids,
    timer,
    LEASE_MS,
  );
  const units = connection.reachUnits(storage.unitOfWork);
  return {
    keyedRequests: new AnswerKeyedRequest(answerOnce, keys, units),
    createSportLog: new CreateSportLog(logs, ids, clock),
    changeSportLog: new ChangeSportLog(logs, clock),
    getSportLog: new GetSportLog(logs),
    deleteSportLog: new DeleteSportLog(logs, clock),
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
