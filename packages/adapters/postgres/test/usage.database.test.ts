import { startChatSession } from "@health-exercise/domain/chat";
import type { ChatSessionId } from "@health-exercise/domain/user";
import { anExerciseScheme, aSportLog, aUser } from "@health-exercise/testing/builders";
import { afterAll, expect, it } from "vitest";
import { KyselyUnitOfWork } from "../src/kysely-unit-of-work.ts";
import { KyselyUsageRepository } from "../src/user/kysely-usage-repository.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

const storage = await openTestStorage(4, true, "service");
const usage = new KyselyUsageRepository(storage.database.kysely);
afterAll(() => storage.close());

async function aPerson() {
  const user = aUser();
  await storage.users.insertUser(user);
  return user.id;
}

it("counts what is not deleted of one person", async () => {
  const [userId, other] = [await aPerson(), await aPerson()];
  const logs = [aSportLog({ userId }), aSportLog({ userId }), aSportLog({ userId: other })];
  for (const log of logs) await storage.sportLogs.insertSportLog(log);
  await storage.exerciseSchemes.insertExerciseScheme(anExerciseScheme({ userId }));
  const id = "01980c1e-6f2a-7c39-9d0a-3f5b6a7c8d9e" as ChatSessionId;
  const session = startChatSession({ id, userId, isDefault: false }, new Date());
  await storage.chatSessions.insertChatSession(session);
  const counted = () =>
    Promise.all(
      (["logs", "schemes", "sessions"] as const).map((kind) =>
        usage.countUsage(userId, kind, true),
      ),
    );
  expect(await counted()).toEqual([2, 1, 1]);
  await storage.sportLogs.deleteSportLog(userId, logs[0]?.id ?? ("" as never), new Date());
  expect(await counted()).toEqual([1, 1, 1]);
});

it("tells the bytes that records take, about those of their texts", async () => {
  const userId = await aPerson();
  expect(await usage.countUsage(userId, "bytes", true)).toBe(0);
  // What repeats is stored in less.
  const notes = Array.from({ length: 1_900 }, (_, index) =>
    String.fromCharCode(33 + ((index * index * 7_919) % 90)),
  ).join("");
  for (let each = 0; each < 10; each += 1)
    await storage.sportLogs.insertSportLog(aSportLog({ userId, notes }));
  const bytes = await usage.countUsage(userId, "bytes", true);
  expect(bytes).toBeGreaterThan(2_000);
  expect(bytes).toBeLessThan(40_000);
});

it("counts the answers that are kept for requests that come again", async () => {
  const userId = await aPerson();
  const claimId = "01980c1e-6f2a-7c39-9d0a-3f5b6a7c8d9f";
  const key = { userId, endpoint: "POST /api/sport/log", key: "once", fingerprint: "f", claimId };
  await storage.endpointKeys.claimKey(key, 60_000);
  const before = await usage.countUsage(userId, "bytes", true);
  const response = Array.from({ length: 1_000 }, (_, index) => index % 7).join("");
  await storage.endpointKeys.answerClaim(key, response);
  expect(await usage.countUsage(userId, "bytes", true)).toBeGreaterThanOrEqual(
    before + response.length,
  );
});

it("sees what a unit of work has written where somebody waits for it, and not else", async () => {
  const userId = await aPerson();
  await new KyselyUnitOfWork(storage.database.kysely).run(async () => {
    await storage.sportLogs.insertSportLog(aSportLog({ userId }));
    expect(await usage.countUsage(userId, "logs", true)).toBe(1);
    expect(await usage.countUsage(userId, "logs", false)).toBe(0);
  });
  expect(await usage.countUsage(userId, "logs", false)).toBe(1);
});
