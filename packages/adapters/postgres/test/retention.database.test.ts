import type { ChatSessionId } from "@health-exercise/domain/user";
import {
  aChatExchange,
  aChatRequestClaim,
  aChatSession,
  anEndpointClaim,
  anExerciseScheme,
  anOpenClaim,
  aSportLog,
  aUser,
} from "@health-exercise/testing/builders";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../src/in-transaction.ts";
import { firstRowOf } from "../src/prepared-query.ts";
import { KyselyRetentionRepository } from "../src/retention/kysely-retention-repository.ts";
import { claimPurge } from "../src/retention/retention.statements.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

const storage = await openTestStorage(10, true, "service");
const { kysely } = storage.database;
const { ownerPool: pool } = storage;
const retention = new KyselyRetentionRepository(kysely);
const { chatMessages, chatSessions, exerciseSchemes, sportLogs } = storage;
afterAll(() => storage.close());

const LONG_AGO = new Date("2026-01-01T00:00:00Z");
const LIMIT = new Date("2026-02-01T00:00:00Z");
const LATELY = new Date("2026-02-02T00:00:00Z");

let userId: ReturnType<typeof aUser>["id"];
beforeEach(async () => {
  await pool.query("truncate user_account, open_idempotency_key cascade");
  const user = aUser();
  userId = user.id;
  await storage.users.insertUser(user);
});

async function aChat(lastMessageAt: Date): Promise<ChatSessionId> {
  const session = aChatSession({ userId });
  await chatSessions.insertChatSession(session);
  await chatMessages.saveChatExchange(
    aChatExchange({
      session,
      question: { timestamp: lastMessageAt },
      reply: { timestamp: lastMessageAt },
    }),
  );
  return session.id;
}

async function idsIn(table: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`select id from ${table} order by id`);
  return rows.map(({ id }) => id);
}

describe("what was deleted", () => {
  it("goes for good when its time is over, and nothing else does", async () => {
    const logs = [aSportLog({ userId }), aSportLog({ userId }), aSportLog({ userId })];
    const schemes = [anExerciseScheme({ userId }), anExerciseScheme({ userId })];
    for (const log of logs) await sportLogs.insertSportLog(log);
    for (const scheme of schemes) await exerciseSchemes.insertExerciseScheme(scheme);
    const chats = [await aChat(LONG_AGO), await aChat(LONG_AGO)] as const;
    const [old, recent, kept] = logs;
    if (old && recent) {
      await sportLogs.deleteSportLog(userId, old.id, LONG_AGO);
      await sportLogs.deleteSportLog(userId, recent.id, LATELY);
    }
    if (schemes[0]) await exerciseSchemes.deleteExerciseScheme(userId, schemes[0].id, LONG_AGO);
    await chatSessions.deleteChatSession(userId, chats[0], LONG_AGO);
    expect(await retention.purge("deleted_records", LIMIT)).toBe(3);
    expect(await idsIn("sport_log")).toEqual([recent?.id, kept?.id].sort());
    expect(await idsIn("exercise_scheme")).toEqual([schemes[1]?.id]);
    expect(await idsIn("chat_session")).toEqual([chats[1]]);
    expect((await idsIn("chat_message")).length).toBe(2);
    expect(await retention.purge("deleted_records", LIMIT)).toBe(0);
  });
});

describe("idempotency keys", () => {
  it("go with their answers when their time is over, unless one is still at work", async () => {
    const { chatRequests, endpointKeys, openKeys } = storage;
    const claims = [anEndpointClaim({ userId }), anEndpointClaim({ userId })] as const;
    for (const claim of claims) await endpointKeys.claimKey(claim, 600_000);
    await endpointKeys.answerClaim(claims[0], "{}");
    const asked = aChatRequestClaim({ userId });
    await chatRequests.claimKey(asked, 0);
    const open = anOpenClaim();
    await openKeys.claimKey(open, 600_000);
    await openKeys.answerClaim(open, "{}");
    expect(await retention.purge("idempotency_keys", LIMIT)).toBe(0);
    expect(await retention.purge("idempotency_keys", new Date("2999-01-01T00:00:00Z"))).toBe(3);
    const again = { ...claims[1], claimId: "again" };
    expect(await endpointKeys.claimKey(again, 600_000)).toMatchObject({ kind: "under_way" });
  });
});

describe("chats", () => {
  it("go with all that was said in them, by their last message", async () => {
    await aChat(LONG_AGO);
    const kept = await aChat(LATELY);
    expect(await retention.purge("chats", LIMIT)).toBe(1);
    expect(await idsIn("chat_session")).toEqual([kept]);
    expect((await idsIn("chat_message")).length).toBe(2);
  });
});

it("lets one process at a time remove records", async () => {
  await inTransaction(kysely, async (transaction) => {
    await firstRowOf(transaction, claimPurge, {});
    expect(await retention.purge("chats", LIMIT)).toBeUndefined();
  });
  expect(await retention.purge("chats", LIMIT)).toBe(0);
});
