import {
  aChatExchange,
  aChatSession,
  aKnowledgeDocument,
  aSportLog,
  aUser,
} from "@health-exercise/testing/builders";
import {
  batchesOf,
  describeChatMessageRepository,
  describeExerciseStatisticsRepository,
  describeOwnDataRepository,
  describeSportLogRepository,
} from "@health-exercise/testing/contracts";
import { afterAll, describe, expect, it } from "vitest";
import { PostgresRateLimiter } from "../src/rate-limit/postgres-rate-limiter.ts";
import { openTestStorage, type TestStorage } from "./support/open-test-storage.ts";

const named = await openTestStorage(1);
const unnamed = await openTestStorage(1, false);
const several = await openTestStorage(10, false, "service");
afterAll(async () => {
  for (const storage of [named, unnamed, several]) await storage.close();
});

/** Statements of every kind: alone, in transactions, with a temporary table, and those that count requests. */
async function use(storage: TestStorage): Promise<void> {
  const user = aUser();
  await storage.users.insertUser(user);
  await storage.sportLogs.insertSportLog(aSportLog({ userId: user.id }));
  await storage.sportLogs.listSportLogs(user.id, {}, { limit: 20, offset: 0 });
  const session = aChatSession({ userId: user.id });
  await storage.chatSessions.insertChatSession(session);
  await storage.chatMessages.saveChatExchange(aChatExchange({ session }));
  await storage.knowledge.importDocuments(batchesOf([aKnowledgeDocument()]));
  await storage.ownData.eraseOwnData(user.id);
  const limiter = new PostgresRateLimiter(storage.database, { limit: 2, windowSeconds: 60 });
  await limiter.hit(user.id);
  await limiter.forget(user.id);
}

async function keptStatements({ database }: TestStorage): Promise<readonly string[]> {
  const { rows } = await database.pool.query("select statement from pg_prepared_statements");
  return rows.map((row) => row.statement);
}

/** What becomes of names where a pooler gives every transaction another connection. */
async function forgetStatements({ database }: TestStorage): Promise<void> {
  await database.pool.query("deallocate all");
}

describe("without names", () => {
  it("no connection keeps a statement, whoever sends it", async () => {
    await use(named);
    expect((await keptStatements(named)).length).toBeGreaterThan(20);
    await use(unnamed);
    expect(await keptStatements(unnamed)).toEqual([]);
  });

  it("statements work where a pooler forgets them, which named ones do not", async () => {
    const user = aUser();
    await named.users.insertUser(user);
    await forgetStatements(named);
    await expect(named.users.insertUser(aUser())).rejects.toMatchObject({ sqlState: "26000" });
    await unnamed.users.insertUser(user);
    await forgetStatements(unnamed);
    await unnamed.users.insertUser(aUser());
  });
});

describeSportLogRepository("PostgreSQL without named statements", () => several);
describeExerciseStatisticsRepository("PostgreSQL without named statements", () => several);
describeChatMessageRepository("PostgreSQL without named statements", () => several);
describeOwnDataRepository("PostgreSQL without named statements", () => several);
