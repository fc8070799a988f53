import type { ChatSession } from "@health-exercise/domain/chat";
import type { UserId } from "@health-exercise/domain/user";
import {
  aChatExchange,
  aChatRequestClaim,
  aChatSession,
  aUser,
} from "@health-exercise/testing/builders";
import { afterAll, describe, expect, it } from "vitest";
import { openTestStorage } from "./support/open-test-storage.ts";
import { refusals } from "./support/refusals.ts";

const storage = await openTestStorage(20);
const { chatMessages, chatRequests, chatSessions, users } = storage;
const { pool } = storage.database;
afterAll(() => storage.close());

const A_LONG_TIME = 600_000;
const EVERYTHING = { page: 1, limit: 1_000 };

async function anActiveUser(): Promise<UserId> {
  const user = aUser();
  await users.insertUser(user);
  return user.id;
}

async function aStoredSession(userId: UserId): Promise<ChatSession> {
  const session = aChatSession({ userId });
  await chatSessions.insertChatSession(session);
  return session;
}

const times = <Made>(count: number, make: (number: number) => Made): Made[] =>
  Array.from({ length: count }, (_, number) => make(number));

function say(session: ChatSession, number = 0) {
  const [question, reply] = [{ content: `q${number}` }, { content: `a${number}` }];
  return chatMessages.saveChatExchange(aChatExchange({ session, question, reply }));
}

async function positionsIn({ id }: ChatSession): Promise<readonly number[]> {
  const { rows } = await pool.query<{ position: number }>(
    "select position from chat_message where session_id = $1 order by position",
    [id],
  );
  return rows.map(({ position }) => position);
}

/** Whether each question has its own reply right after it. */
function areAdjacent(said: readonly string[]): boolean {
  return said.every(
    (content, index) => index % 2 === 0 || `q${content.slice(1)}` === said[index - 1],
  );
}

describe("claims at once", () => {
  it("of one key are given to exactly one of 100", async () => {
    const { userId, key } = aChatRequestClaim({ userId: await anActiveUser() });
    const claims = times(100, () => aChatRequestClaim({ userId, key }));
    const states = await Promise.all(
      claims.map((claim) => chatRequests.claimKey(claim, A_LONG_TIME)),
    );
    const kinds = states.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["claimed", ...times(99, () => "under_way")]);
    const winner = claims[kinds.indexOf("claimed")];
    expect(winner && (await chatRequests.renewClaim(winner, A_LONG_TIME))).toBe(true);
  });

  it("of a key whose lease has ended are given to exactly one of 100", async () => {
    const first = aChatRequestClaim({ userId: await anActiveUser() });
    await chatRequests.claimKey(first, 0);
    const { userId, key } = first;
    const states = await Promise.all(
      times(100, () => chatRequests.claimKey(aChatRequestClaim({ userId, key }), A_LONG_TIME)),
    );
    expect(states.filter(({ kind }) => kind === "claimed")).toHaveLength(1);
    expect(states.filter(({ kind }) => kind === "under_way")).toHaveLength(99);
    expect(await chatRequests.renewClaim(first, A_LONG_TIME)).toBe(false);
  });

  it("never give a key to two, though its answer is stored at that moment", async () => {
    for (let round = 0; round < 20; round += 1) {
      const first = aChatRequestClaim({ userId: await anActiveUser() });
      const { userId, key } = first;
      const session = await aStoredSession(userId);
      await chatRequests.claimKey(first, 0);
      const rivals = times(5, () => aChatRequestClaim({ userId, key }));
      const saveUnder = (claim: typeof first) =>
        chatMessages.saveChatExchange(
          aChatExchange({ session, request: { ...claim, response: claim.claimId } }),
        );
      const [outcome, ...states] = await Promise.all([
        saveUnder(first),
        ...rivals.map((rival) => chatRequests.claimKey(rival, A_LONG_TIME)),
      ]);
      const winners = rivals.filter((_, index) => states[index]?.kind === "claimed");
      expect([outcome, winners.length]).toEqual(
        outcome === "saved" ? ["saved", 0] : ["claim_lost", 1],
      );
      const holder = winners[0] ?? first;
      if (outcome === "claim_lost") expect(await saveUnder(holder)).toBe("saved");
      const answer = await chatRequests.claimKey(first, A_LONG_TIME);
      expect(answer).toEqual({ kind: "answered", response: holder.claimId });
      expect(await positionsIn(session)).toEqual([1, 2]);
    }
  });
});

describe("exchanges at once", () => {
  it("into one session stand there without a gap, each reply after its question", async () => {
    const userId = await anActiveUser();
    const session = await aStoredSession(userId);
    const outcomes = await Promise.all(times(50, (number) => say(session, number)));
    expect(new Set(outcomes)).toEqual(new Set(["saved"]));
    expect(await positionsIn(session)).toEqual(times(100, (index) => index + 1));
    const { messages, total } = await chatMessages.listChatMessages(userId, session.id, EVERYTHING);
    const said = messages.map(({ content }) => content);
    expect(total).toBe(100);
    expect(areAdjacent(said)).toBe(true);
    expect(new Set(said).size).toBe(100);
  });

  it("without a default session make exactly one", async () => {
    const userId = await anActiveUser();
    const beginnings = times(20, () => aChatSession({ userId, isDefault: true }));
    const outcomes = await Promise.all(beginnings.map((session) => say(session)));
    expect(outcomes.toSorted()).toEqual([...times(19, () => "other_default"), "saved"]);
    const winner = beginnings[outcomes.indexOf("saved")];
    expect((await chatSessions.findDefaultChatSession(userId))?.id).toBe(winner?.id);
    const { rows } = await pool.query(
      `select count(*) as sessions, (select count(*) from chat_message where user_id = $1) as messages
      from chat_session where user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([{ sessions: 1, messages: 2 }]);
  });

  it("under one key are stored once", async () => {
    const claim = aChatRequestClaim({ userId: await anActiveUser() });
    await chatRequests.claimKey(claim, A_LONG_TIME);
    const sessions = await Promise.all(times(20, () => aStoredSession(claim.userId)));
    const request = { ...claim, response: "{}" };
    const outcomes = await Promise.all(
      sessions.map((session) => chatMessages.saveChatExchange(aChatExchange({ session, request }))),
    );
    expect(outcomes.toSorted()).toEqual([...times(19, () => "claim_lost"), "saved"]);
    const positions = await Promise.all(sessions.map(positionsIn));
    expect(positions.flat()).toEqual([1, 2]);
  });

  it("and the end of their session leave it as if one had come after the other", async () => {
    for (let round = 0; round < 10; round += 1) {
      const userId = await anActiveUser();
      const session = await aStoredSession(userId);
      const results = await Promise.allSettled([
        ...times(8, (number) => say(session, number)),
        chatSessions.deleteChatSession(userId, session.id, new Date()),
      ]);
      for (const refusal of refusals(results)) {
        expect(refusal).toMatchObject({ code: "chat_session_not_found" });
      }
      const saved = 8 - refusals(results).length;
      expect(await positionsIn(session)).toEqual(times(2 * saved, (index) => index + 1));
    }
  });

  it("do not wait in a circle with those who clear the context", async () => {
    const userId = await anActiveUser();
    const sessions = await Promise.all(times(10, () => aStoredSession(userId)));
    await Promise.all([
      ...times(15, () =>
        chatSessions.clearChatContext(userId, new Date("2026-03-04T12:01:00.000Z")),
      ),
      ...times(60, (number) => say(sessions[number % 10] ?? aChatSession(), number)),
    ]);
    await chatSessions.clearChatContext(userId, new Date("2026-03-04T12:01:00.000Z"));
    for (const session of sessions) {
      expect(await chatMessages.listRecentTurns(userId, session.id, 100)).toEqual([]);
      expect(await positionsIn(session)).toHaveLength(12);
    }
  });

  it("of somebody who is deleted meanwhile leave nothing, and refuse what comes after", async () => {
    const tables = ["chat_session", "chat_message", "chat_request"];
    for (let round = 0; round < 20; round += 1) {
      const userId = await anActiveUser();
      const session = await aStoredSession(userId);
      const claim = aChatRequestClaim({ userId });
      await chatRequests.claimKey(claim, A_LONG_TIME);
      const request = { ...claim, response: "{}" };
      const results = await Promise.allSettled([
        ...times(3, (number) => say(session, number)),
        say(aChatSession({ userId, isDefault: true })),
        chatMessages.saveChatExchange(aChatExchange({ session, request })),
        chatRequests.claimKey(aChatRequestClaim({ userId }), A_LONG_TIME),
        users.deleteUser(userId),
      ]);
      for (const refusal of refusals(results)) {
        expect(refusal).toMatchObject({ code: "user_not_active" });
      }
      for (const table of tables) {
        const { rows } = await pool.query(`select from ${table} where user_id = $1`, [userId]);
        expect(rows, table).toEqual([]);
      }
    }
  });
});

describe("a reader", () => {
  it("who turns the pages while a session grows sees every message once", async () => {
    const userId = await anActiveUser();
    const session = await aStoredSession(userId);
    for (let number = 0; number < 10; number += 1) await say(session, number);
    let growing = true;
    const writing = (async () => {
      for (let number = 10; number < 60; number += 1) await say(session, number);
      growing = false;
    })();
    const limit = 3;
    const list = (page: number, asOf?: number) =>
      chatMessages.listChatMessages(userId, session.id, { page, limit, asOf });
    while (growing) {
      const { messages, total } = await list(1);
      const pages = [messages];
      for (let page = 2; page <= Math.ceil(total / limit); page += 1) {
        const older = await list(page, total);
        expect(older.total).toBe(total);
        pages.unshift(older.messages);
      }
      const said = pages.flat().map(({ content }) => content);
      expect(said).toEqual(times(total / 2, (number) => [`q${number}`, `a${number}`]).flat());
    }
    await writing;
    expect((await list(1)).total).toBe(120);
  });
});
