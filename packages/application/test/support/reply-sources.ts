import { AnswerRecordQuery, FindPassages, ReadOwnRecords } from "@health-exercise/application";
import type { Profile } from "@health-exercise/domain/user";
import type { KnowledgeRetriever } from "@health-exercise/ports-knowledge";
import { recordStorageOf } from "@health-exercise/testing/in-memory";
import type { aWorld } from "./a-world.ts";
import { judgeForm } from "./judge-form.ts";

/** Lets everybody else go on first. */
export const timer = { wait: () => new Promise<void>((resolve) => setImmediate(resolve)) };

/** What a reply is put together from, of a world and a search that a test plays. */
export function replySources(
  world: Awaited<ReturnType<typeof aWorld>>,
  retrieve: KnowledgeRetriever["retrieve"],
  allowsExternalModel: (profile: Profile | null) => boolean,
) {
  return {
    profiles: world.profiles,
    companions: world.companions,
    messages: world.chatMessages,
    notes: world.chatNotes,
    records: new ReadOwnRecords(world.exerciseStatistics, world.sportLogs),
    answers: new AnswerRecordQuery(recordStorageOf(world), timer),
    passages: new FindPassages({ retrieve }),
    allowsExternalModel,
    judgeForm,
  };
}
