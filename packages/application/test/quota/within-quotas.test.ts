import type { QuotaKind, UserId } from "@health-exercise/domain/user";
import {
  aChatExchange,
  aChatSession,
  anExerciseGoal,
  anExerciseScheme,
  aSchemeItem,
  aSportLog,
} from "@health-exercise/testing/builders";
import { describe, expect, it } from "vitest";
import { QuotaWatch } from "../../src/quota/quota-watch.ts";
import {
  goalsWithinQuotas,
  logsWithinQuotas,
  messagesWithinQuotas,
  schemesWithinQuotas,
  sessionsWithinQuotas,
} from "../../src/quota/within-quotas.ts";
import { aWorld } from "../support/a-world.ts";

const MANY = { logs: 1_000, sessions: 1_000, schemes: 1_000, goals: 1_000, bytes: 1_000_000 };

/** Somebody with everything they may have of `full`, and what was asked for beside. */
async function aFullWorld(full?: QuotaKind) {
  const world = await aWorld();
  const asked: [QuotaKind, number][] = [];
  const usage = {
    countUsage: async (_: UserId, kind: QuotaKind) => (kind === full ? MANY[kind] : 0),
  };
  class Noting extends QuotaWatch {
    override requireRoom(userId: UserId, kind: QuotaKind, adding: number) {
      asked.push([kind, adding]);
      return super.requireRoom(userId, kind, adding);
    }
  }
  const watch = new Noting(usage, MANY);
  const { userId, sportLogs, exerciseSchemes, exerciseGoals, chatSessions, chatMessages } = world;
  const session = aChatSession({ userId });
  const log = aSportLog({ userId, notes: "12345", feedback: "1234567890" });
  return {
    ...world,
    asked,
    session,
    log,
    logs: logsWithinQuotas(sportLogs, watch),
    schemes: schemesWithinQuotas(exerciseSchemes, watch),
    goals: goalsWithinQuotas(exerciseGoals, watch),
    sessions: sessionsWithinQuotas(chatSessions, watch),
    messages: messagesWithinQuotas(chatMessages, watch),
  };
}

type World = Awaited<ReturnType<typeof aFullWorld>>;
const finished = ({ log }: World) => [log as Extract<typeof log, { finished: true }>];

const KEPT: readonly (readonly [string, readonly QuotaKind[], (world: World) => unknown])[] = [
  ["a log", ["logs", "bytes"], ({ logs, log }) => logs.insertSportLog(log)],
  ["logs of a file", ["logs", "bytes"], (w) => w.logs.insertNewSportLogs(w.userId, finished(w))],
  ["logs of a phone", ["logs", "bytes"], (w) => w.logs.insertSourcedSportLogs(w.userId, [w.log])],
  ["a changed log", ["bytes"], ({ logs, log }) => logs.replaceSportLog({ ...log, revision: 2 })],
  [
    "a scheme",
    ["schemes", "bytes"],
    ({ schemes, userId }) => schemes.insertExerciseScheme(anExerciseScheme({ userId })),
  ],
  [
    "a changed scheme",
    ["bytes"],
    ({ schemes, userId }) => schemes.replaceExerciseScheme(anExerciseScheme({ userId })),
  ],
  [
    "a goal",
    ["goals"],
    ({ goals, userId }) => goals.insertExerciseGoal(anExerciseGoal({ userId })),
  ],
  [
    "a session",
    ["sessions", "bytes"],
    ({ sessions, session }) => sessions.insertChatSession(session),
  ],
  [
    "a message",
    ["bytes"],
    ({ messages, session }) => messages.saveChatExchange(aChatExchange({ session })),
  ],
];

describe("what is kept within quotas", () => {
  it.each(KEPT.flatMap(([name, kinds, keep]) => kinds.map((kind) => [name, kind, keep] as const)))(
    "is never %s for somebody who has all %s they may have",
    async (_, kind, keep) => {
      const world = await aFullWorld(kind);
      await expect(keep(world)).rejects.toMatchObject({ code: "quota_exceeded", quota: kind });
      const page = { limit: 10, offset: 0 };
      const { userId, sportLogs, exerciseSchemes, exerciseGoals, chatSessions } = world;
      expect((await sportLogs.listSportLogs(userId, {}, page)).total).toBe(0);
      expect((await exerciseSchemes.listExerciseSchemes(userId, page)).total).toBe(0);
      expect(await exerciseGoals.listExerciseGoals(userId, 10)).toHaveLength(0);
      expect((await chatSessions.listChatSessions(userId, page)).total).toBe(0);
    },
  );

  it("is stored as ever while there is room", async () => {
    const world = await aFullWorld();
    const { userId, sportLogs, chatMessages, log } = world;
    await world.logs.insertSportLog(log);
    await world.logs.replaceSportLog({ ...log, notes: "changed", revision: 2 });
    expect((await world.logs.getSportLog(userId, log.id)).log.notes).toBe("changed");
    const sourced = { ...aSportLog({ userId }), source: { kind: "phone", externalId: "1" } };
    const [outcome] = await world.logs.insertSourcedSportLogs(userId, [sourced]);
    expect(outcome).toBeDefined();
    await world.logs.insertNewSportLogs(userId, [
      aSportLog({ userId, sportStart: new Date("2026-02-01T10:00:00Z") }) as never,
    ]);
    expect((await sportLogs.listSportLogs(userId, {}, { limit: 10, offset: 0 })).total).toBe(3);
    for (const [, , keep] of KEPT.slice(4)) await keep(world);
    const { total } = await chatMessages.listChatMessages(userId, world.session.id, {
      page: 1,
      limit: 10,
    });
    expect(total).toBe(2);
  });

  it("is counted in bytes by its texts, two for a character, and by the points of tracks", async () => {
    const world = await aFullWorld();
    const bytes = () => world.asked.flatMap(([kind, adding]) => (kind === "bytes" ? adding : []));
    await world.logs.insertSportLog(world.log);
    await world.logs.replaceSportLog({ ...world.log, revision: 2 });
    const track = { track: { seconds: [0, 1, 2] } } as never;
    const second = { ...world.log, id: aSportLog().id, notes: null, feedback: null };
    await world.logs
      .insertNewSportLogs(world.userId, [second as never], new Map([[second.id, track]]))
      .catch(() => undefined);
    const items = [aSchemeItem(), aSchemeItem()];
    const { userId } = world;
    await world.schemes.insertExerciseScheme(
      anExerciseScheme({ userId, description: "123", items }),
    );
    const { session } = world;
    await world.sessions.insertChatSession(session);
    const texts = { question: { content: "12" }, reply: { content: "345", ragContext: ["6789"] } };
    await world.messages.saveChatExchange(aChatExchange({ session, ...texts }));
    expect(bytes()).toEqual([430, 420, 460, 400 + 6 + 800, 400, 418]);
    expect(world.asked.filter(([kind]) => kind === "logs").map(([, adding]) => adding)).toEqual([
      1, 1,
    ]);
  });
});
