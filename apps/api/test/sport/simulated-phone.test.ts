import { SystemClock, UuidV7Generator } from "@health-exercise/adapter-runtime";
import {
  ChangeSportLog,
  DeleteSportLog,
  ListSportChanges,
  RecordSportLogs,
} from "@health-exercise/application";
import type { SportLogId, UserId } from "@health-exercise/domain/user";
import { aUser } from "@health-exercise/testing/builders";
import { inMemoryRepositories } from "@health-exercise/testing/in-memory";
import fc from "fast-check";
import { describe, it } from "vitest";
import { expectInSync, type OtherSide, steps } from "./phone-property.ts";

const clock = new SystemClock();
const START = new Date("2026-03-02T07:00:00Z");
const FEW = 3;

/** The use cases, over storage of this process. */
async function inMemoryService(): Promise<OtherSide> {
  const storage = inMemoryRepositories();
  const user = aUser();
  await storage.users.insertUser(user);
  const userId: UserId = user.id;
  const timer = { wait: async () => {} };
  const recordLogs = new RecordSportLogs(storage.sportLogs, new UuidV7Generator(), clock, timer);
  const change = new ChangeSportLog(storage.sportLogs, clock);
  const remove = new DeleteSportLog(storage.sportLogs, clock);
  const listChanges = new ListSportChanges(storage.sportChanges);
  return {
    async bring(logs) {
      const inputs = logs.map(({ source, notes }) => ({
        userId,
        sportName: "Run",
        sportStart: START,
        sportEnd: null,
        finished: true,
        calories: 0,
        caloriesSource: "none" as const,
        feedback: null,
        notes,
        exerciseType: null,
        isCustom: false,
        source: { kind: "phone", externalId: source },
      }));
      const recorded = await recordLogs.execute(userId, inputs);
      return recorded.map((each) => ("logId" in each ? each.logId : ""));
    },
    correct: (logId, notes) =>
      change.execute(userId, logId as SportLogId, { notes }).then(
        () => true,
        () => false,
      ),
    remove: (logId) => remove.execute(userId, logId as SportLogId).catch(() => undefined),
    async changes(cursor) {
      const from = cursor === undefined ? undefined : JSON.parse(cursor);
      const { changes, next, hasMore } = await listChanges.execute(userId, from, FEW);
      return {
        changes: changes.map(({ logId, log }) => ({
          logId,
          log: log && { source: log.source?.externalId ?? null, notes: log.notes },
        })),
        next: JSON.stringify(next),
        hasMore,
      };
    },
    async logs() {
      const page = { limit: 1_000, offset: 0 };
      const { logs } = await storage.sportLogs.listSportLogs(userId, {}, page);
      return logs.map(({ id, source, notes }) => ({
        logId: id,
        source: source?.externalId ?? null,
        notes,
      }));
    },
  };
}

describe("a phone that was offline", () => {
  it("comes back with nothing lost and nothing there twice, whatever happened on both sides", async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const service = await inMemoryService();
        await expectInSync(service, service, taken);
      }),
      { numRuns: 300 },
    );
  });
});
