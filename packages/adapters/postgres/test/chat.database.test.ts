import type { NewChatExchange } from "@health-exercise/ports-repositories";
import {
  aChatExchange,
  aChatMessageId,
  aChatRequestClaim,
  aChatSession,
  aUser,
} from "@health-exercise/testing/builders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StatementRefused } from "../src/database-errors.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

const storage = await openTestStorage();
const { chatMessages, chatRequests, chatSessions, users } = storage;
const { pool } = storage.database;
const user = aUser();
const userId = user.id;
const FIRST_PAGE = { page: 1, limit: 20 };

beforeAll(() => users.insertUser(user));
afterAll(() => storage.close());

async function aStoredSession() {
  const session = aChatSession({ userId });
  await chatSessions.insertChatSession(session);
  return session;
}

async function refusalOf(exchange: NewChatExchange): Promise<unknown> {
  return chatMessages.saveChatExchange(exchange).catch((error) => error);
}

describe("what is said", () => {
  it("is stored with half a character mended, in whichever text it stands", async () => {
    const session = await aStoredSession();
    const broken = "a\ud83cb";
    const claim = aChatRequestClaim({ userId });
    await chatRequests.claimKey(claim, 600_000);
    const exchange = aChatExchange({ session });
    const said = {
      ...exchange,
      sessionName: broken,
      question: { ...exchange.question, content: broken },
      reply: {
        ...exchange.reply,
        content: broken,
        ragContext: [broken],
        safetyCheck: { ...exchange.reply.safetyCheck, warnings: [broken] },
      },
      trace: { ...exchange.trace, model: broken },
      request: { ...claim, response: broken },
    };
    expect(await chatMessages.saveChatExchange(said)).toBe("saved");
    const mended = "a\ufffdb";
    const { messages } = await chatMessages.listChatMessages(userId, session.id, FIRST_PAGE);
    expect(messages).toMatchObject([
      { content: mended },
      { content: mended, ragContext: [mended], safetyCheck: { warnings: [mended] } },
    ]);
    expect((await chatSessions.getChatSession(userId, session.id)).name).toBe(mended);
    expect(await chatRequests.claimKey(claim, 600_000)).toEqual({
      kind: "answered",
      response: mended,
    });
  });

  it("is stored with how the reply came about, for those who look into it", async () => {
    const session = await aStoredSession();
    const trace = {
      provider: "main",
      model: "m-1",
      instructionsVersion: "7",
      passages: [{ id: "p-1", title: 'Run "easily"', score: 12.25 }],
      messageRules: ["chest-pain"],
      replyRules: ["no-diagnosis"],
    };
    const exchange = aChatExchange({ session, trace });
    await chatMessages.saveChatExchange(exchange);
    const { rows } = await pool.query(
      "select id, trace from chat_message where session_id = $1 order by position",
      [session.id],
    );
    expect(rows).toEqual([
      { id: exchange.question.id, trace: null },
      {
        id: exchange.reply.id,
        trace: {
          provider: "main",
          model: "m-1",
          instructions_version: "7",
          passages: [{ id: "p-1", title: 'Run "easily"', score: 12.25 }],
          message_rules: ["chest-pain"],
          reply_rules: ["no-diagnosis"],
        },
      },
    ]);
  });

  it("is refused as a whole when the database cannot hold a part of it, without being repeated", async () => {
    const session = await aStoredSession();
    const secret = "a very private complaint ";
    const refused: readonly [NewChatExchange, object][] = [
      [
        aChatExchange({ session, question: { content: secret.repeat(161) } }),
        { constraint: "chat_message_content" },
      ],
      [
        aChatExchange({ session, reply: { content: secret.repeat(801) } }),
        { constraint: "chat_message_content" },
      ],
      [
        aChatExchange({ session, question: { content: "" } }),
        { constraint: "chat_message_content" },
      ],
      [aChatExchange({ session, question: { content: `${secret}\0` } }), { sqlState: "22P05" }],
      [
        aChatExchange({ session, sessionName: secret.repeat(5) }),
        { constraint: "chat_session_name" },
      ],
      [
        aChatExchange({ session, reply: { confidence: 1.01, content: secret } }),
        { constraint: "chat_message_confidence" },
      ],
      [
        aChatExchange({ session, reply: { ragContext: Array(21).fill(secret) } }),
        { constraint: "chat_message_rag_context" },
      ],
    ];
    for (const [exchange, reason] of refused) {
      const refusal = await refusalOf(exchange);
      expect(refusal).toBeInstanceOf(StatementRefused);
      expect(refusal).toMatchObject(reason);
      expect(JSON.stringify(Object.getOwnPropertyDescriptors(refusal))).not.toContain("private");
      expect(String((refusal as Error).stack)).not.toContain("private");
    }
    const { total } = await chatMessages.listChatMessages(userId, session.id, FIRST_PAGE);
    expect(total).toBe(0);
    expect(await chatSessions.getChatSession(userId, session.id)).toEqual(session);
  });

  it("fits up to the last character, counted as people count them", async () => {
    const session = await aStoredSession();
    const [question, reply] = [{ content: "🏃".repeat(4_000) }, { content: "跑".repeat(20_000) }];
    const exchange = aChatExchange({ session, question, reply });
    expect(await chatMessages.saveChatExchange(exchange)).toBe("saved");
  });
});

describe("the tables of chat", () => {
  const insertMessage = (columns: string, values: string) =>
    pool.query(
      `insert into chat_message (user_id, session_id, id, position, content, said_at, ${columns})
      select user_id, id, gen_random_uuid(), 1, 'x', now(), ${values}
      from chat_session where user_id = $1 limit 1`,
      [userId],
    );

  it("hold of each role what belongs to it, and all of that", async () => {
    await aStoredSession();
    const reply =
      "role, rag_context, confidence, is_safe, risk_level, flags, warnings, requires_acknowledgment";
    const values = "'{}', 0.5, true, 'safe', '{}', '{}', false";
    const refused: readonly [string, string, string][] = [
      ["role", "'user'", "chat_message_of_user"],
      ["role, input_type, is_safe", "'user', 'text', true", "chat_message_of_user"],
      [reply, `'assistant', ${values}`, "chat_message_of_assistant"],
      [
        `${reply}, trace, input_type`,
        `'assistant', ${values}, '{}', 'text'`,
        "chat_message_of_assistant",
      ],
      ["role, input_type", "'system', 'text'", "chat_message_role"],
      ["role, input_type", "'user', 'smell'", "chat_message_input_type"],
      [`${reply}, trace`, `'assistant', ${values}, '[]'`, "chat_message_trace"],
      [
        `${reply}, trace`,
        `'assistant', '{}', 'NaN', true, 'safe', '{}', '{}', false, '{}'`,
        "chat_message_confidence",
      ],
      [
        `${reply}, trace`,
        `'assistant', '{}', 0.5, true, 'safe', '{"No Code"}', '{}', false, '{}'`,
        "chat_message_flags",
      ],
      [
        "role, input_type, answer_basis, provider, is_fallback",
        "'user', 'text', 'none', 'builtin', false",
        "chat_message_origin",
      ],
      [
        `${reply}, trace, answer_basis`,
        `'assistant', ${values}, '{}', 'records'`,
        "chat_message_origin",
      ],
      [
        `${reply}, trace, answer_basis, provider, is_fallback`,
        `'assistant', ${values}, '{}', 'stars', 'builtin', false`,
        "chat_message_answer_basis",
      ],
    ];
    for (const [columns, given, constraint] of refused) {
      await expect(insertMessage(columns, given), constraint).rejects.toMatchObject({ constraint });
    }
  });

  it("begin every key with the user", async () => {
    const { rows } = await pool.query<{ definition: string }>(`
      select indexdef as definition from pg_indexes where tablename like 'chat%'`);
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const { definition } of rows) expect(definition).toContain("(user_id");
  });

  it("measure a lease by the clock of the database", async () => {
    const claim = aChatRequestClaim({ userId });
    const leaseOf = async () => {
      const { rows } = await pool.query(
        `select extract(epoch from lease_until - created_at) as seconds,
          lease_until > now() and lease_until <= now() + interval '90 seconds' as is_near
        from chat_request where user_id = $1 and key = $2`,
        [userId, claim.key],
      );
      return rows[0];
    };
    await chatRequests.claimKey(claim, 15_250);
    expect(await leaseOf()).toEqual({ seconds: 15.25, is_near: true });
    await chatRequests.renewClaim(claim, 90_000);
    expect(await leaseOf()).toMatchObject({ is_near: true });
    expect((await leaseOf()).seconds).toBeGreaterThanOrEqual(90);
  });

  it("lose everything of a user who is deleted, and nothing of others", async () => {
    const leaving = aUser();
    await users.insertUser(leaving);
    const claims = [leaving.id, userId].map((id) => aChatRequestClaim({ userId: id }));
    for (const claim of claims) {
      await chatRequests.claimKey(claim, 600_000);
      const session = aChatSession({ userId: claim.userId });
      await chatSessions.insertChatSession(session);
      const request = { ...claim, response: "{}" };
      await chatMessages.saveChatExchange(aChatExchange({ session, request }));
    }
    const counted = async (id: string) => {
      const { rows } = await pool.query(
        `select (select count(*) from chat_session where user_id = $1) as sessions,
          (select count(*) from chat_message where user_id = $1) as messages,
          (select count(*) from chat_request where user_id = $1) as requests`,
        [id],
      );
      return rows[0];
    };
    const others = await counted(userId);
    expect(await counted(leaving.id)).toEqual({ sessions: 1, messages: 2, requests: 1 });
    await users.deleteUser(leaving.id);
    expect(await counted(leaving.id)).toEqual({ sessions: 0, messages: 0, requests: 0 });
    expect(await counted(userId)).toEqual(others);
  });

  it("keep the messages of a deleted session", async () => {
    const session = await aStoredSession();
    const exchange = aChatExchange({ session, question: { id: aChatMessageId() } });
    await chatMessages.saveChatExchange(exchange);
    await chatSessions.deleteChatSession(userId, session.id, new Date());
    const { rows } = await pool.query("select id from chat_message where session_id = $1", [
      session.id,
    ]);
    expect(rows).toHaveLength(2);
  });
});
