import { aChatSession, aUser } from "@health-exercise/testing/builders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  listDefaultMessages,
  listMessages,
  listTurns,
} from "../src/chat/chat-message.statements.ts";
import {
  findDefaultSession,
  getSession,
  listLatestSessions,
  listSessions,
} from "../src/chat/chat-session.statements.ts";
import { chatRequests } from "../src/idempotency/idempotency-key.statements.ts";
import { openTestStorage } from "./support/open-test-storage.ts";
import { planOf } from "./support/plan-of.ts";

const storage = await openTestStorage(10, true, "service");
const { chatSessions, users } = storage;
const { pool } = storage.database;
const { ownerPool } = storage;
afterAll(() => storage.close());

/** The policy compares two values before the search begins. */
const GUARD = "(?:.*(?:InitPlan|Result|One-Time Filter).*\n)+";

describe("the plan", () => {
  const someone = aUser();
  const session = aChatSession({ userId: someone.id, isDefault: true });
  const byUser = { userId: someone.id };
  const bySession = { ...byUser, sessionId: session.id };
  const pages = { ...byUser, page: 3, limit: 20, asOf: 90 };

  beforeAll(async () => {
    const people = [someone, ...Array.from({ length: 20 }, () => aUser())];
    for (const each of people) await users.insertUser(each);
    await chatSessions.insertChatSession(session);
    await ownerPool.query(`
      insert into chat_session (
        user_id, id, is_default, name, created_at, updated_at, last_message_at
      )
      select user_account.id, gen_random_uuid(), false, 'Running', at, at, at
      from user_account, generate_series(1, 500) n,
        lateral (select now() - n * interval '1 hour' as at) t
      order by random()`);
    await ownerPool.query(
      "update chat_session set message_count = 40 where is_default or random() < 0.1",
    );
    await ownerPool.query(`
      insert into chat_message (
        user_id, session_id, id, position, role, content, said_at, input_type
      )
      select user_id, id, gen_random_uuid(), position, 'user', 'What now?', now(), 'text'
      from chat_session, generate_series(1, message_count) position`);
    await ownerPool.query(`
      insert into chat_request (user_id, key, claim_id, lease_until, response, created_at)
      select id, 'key-' || n, 'claim', now(), '{}', now()
      from user_account, generate_series(1, 200) n`);
    await ownerPool.query("analyze chat_session, chat_message, chat_request");
  });

  it("of a list of sessions reads the page in the order of the index", async () => {
    const plan = await planOf(pool, listSessions, { ...byUser, limit: 20, offset: 0 });
    expect(plan).toMatch(
      new RegExp(`CTE page.*\n.*Limit\n${GUARD}.*Index Scan using chat_session_by_activity`),
    );
    expect(plan).not.toMatch(/Seq Scan on chat_session/);
  });

  it("of the latest sessions takes them from the index as it stands", async () => {
    const plan = await planOf(pool, listLatestSessions, { ...byUser, limit: 20 });
    expect(plan).toMatch(/Index Scan using chat_session_by_activity/);
    expect(plan).not.toMatch(/Sort|Seq Scan on chat_session/);
  });

  it("of a page of messages searches a range of positions, wherever the page is", async () => {
    const plans = [
      await planOf(pool, listMessages, { ...pages, sessionId: session.id }),
      await planOf(pool, listDefaultMessages, pages),
      await planOf(pool, listTurns, { ...bySession, limit: 20 }),
    ];
    for (const plan of plans) {
      expect(plan).toMatch(
        new RegExp(`Limit\n${GUARD}.*Index Scan Backward using chat_message_position_key`),
      );
      expect(plan).toMatch(/Index Cond: .*user_id.*session_id.*"?position"? (<=|>) /);
      expect(plan).not.toMatch(/Seq Scan on chat_/);
    }
    expect(plans[1]).toContain("chat_session_one_default");
  });

  it("of one session, the default one or a key never reads a whole table", async () => {
    const plans = [
      await planOf(pool, getSession, bySession),
      await planOf(pool, findDefaultSession, byUser),
      await planOf(pool, chatRequests.claim, { ...byUser, key: "key-1", claimId: "c", leaseMs: 1 }),
    ];
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on chat_/);
    expect(plans[1]).toContain("chat_session_one_default");
  });
});
