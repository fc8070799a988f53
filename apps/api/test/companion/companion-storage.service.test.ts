import {
  createDatabase,
  KyselyCompanionRepository,
  KyselyExerciseGoalRepository,
  KyselyProfileRepository,
  KyselyRecordRepository,
  KyselySportLogRepository,
  KyselyUserRepository,
} from "@health-exercise/adapter-postgres";
import {
  ChangeHealthScore,
  ConcernMemory,
  GetCompanionHistory,
  GetCompanionStatus,
  GetHealthOverview,
  GoalsWithProgress,
  InitializeCompanion,
  ReadCompanionRecords,
  ReadSessionConcerns,
  WorkLane,
} from "@health-exercise/application";
import { createContentCheck } from "@health-exercise/domain/safety/content-check";
import { CONTENT_CHECK_WEIGHTS } from "@health-exercise/domain/safety/content-check/weights";
import type { LocalDate, UserId } from "@health-exercise/domain/user";
import { aProfile, aUser } from "@health-exercise/testing/builders";
import { createTestDatabase } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const checkContent = createContentCheck(CONTENT_CHECK_WEIGHTS);

/** Use cases as they are composed, on PostgreSQL, with every statement counted. */
async function openCompanions() {
  const { connectionString, drop } = await createTestDatabase();
  const { kysely, close } = createDatabase({ connectionString });
  let statements = 0;
  const counted = kysely.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1;
      return result;
    },
  });
  const companions = new KyselyCompanionRepository(counted);
  const profiles = new KyselyProfileRepository(counted);
  const logs = new KyselySportLogRepository(counted);
  const concerns = new ReadSessionConcerns(
    checkContent,
    new WorkLane({ wait: () => Promise.resolve() }),
    new ConcernMemory(),
  );
  const clock = { now: () => new Date() };
  const records = new ReadCompanionRecords(companions, profiles, logs, concerns, clock);
  const storage = { records, companions };
  const goals = new KyselyExerciseGoalRepository(counted);
  const progress = new GoalsWithProgress(
    { goals, profiles, records: new KyselyRecordRepository(counted) },
    clock,
    { wait: () => Promise.resolve() },
  );
  const ids = { newId: () => crypto.randomUUID() };
  return {
    profiles,
    companions,
    getStatus: new GetCompanionStatus(storage, ids),
    getHistory: new GetCompanionHistory(records),
    getOverview: new GetHealthOverview(records, progress, checkContent),
    initialize: new InitializeCompanion(storage, ids),
    setScore: new ChangeHealthScore(storage),
    aPerson: async () => {
      const user = aUser();
      await new KyselyUserRepository(kysely).insertUser(user);
      return user.id;
    },
    /** How many statements `work` sends. */
    statementsOf: async (work: () => Promise<unknown>) => {
      const before = statements;
      await work();
      return statements - before;
    },
    close: async () => {
      await close();
      await drop();
    },
  };
}

let opened: Awaited<ReturnType<typeof openCompanions>>;
let userId: UserId;

beforeAll(async () => {
  opened = await openCompanions();
});
afterAll(() => opened.close());

const ORIGIN = { gender: "female", ageYears: 34 } as const;

describe("the statements of the companion area", () => {
  it("are one round of three for whatever is read, and one for the goals of the overview", async () => {
    userId = await opened.aPerson();
    await opened.initialize.execute(userId, ORIGIN);
    for (const read of [opened.getStatus, opened.getHistory]) {
      expect(await opened.statementsOf(() => read.execute(userId))).toBe(3);
    }
    expect(await opened.statementsOf(() => opened.getOverview.execute(userId))).toBe(4);
  });

  it("are three for what reads without a companion, and one more where it is made", async () => {
    userId = await opened.aPerson();
    const birth = { kind: "date", date: "1991-01-01" as LocalDate } as const;
    await opened.profiles.saveProfile(aProfile({ userId, gender: "female", birth }));
    expect(await opened.statementsOf(() => opened.getHistory.execute(userId))).toBe(3);
    expect(await opened.statementsOf(() => opened.getOverview.execute(userId))).toBe(4);
    expect(await opened.statementsOf(() => opened.getStatus.execute(userId))).toBe(4);
    expect(await opened.statementsOf(() => opened.getStatus.execute(userId))).toBe(3);
  });

  it("are one more for a change", async () => {
    userId = await opened.aPerson();
    const initialize = () => opened.initialize.execute(userId, ORIGIN);
    expect(await opened.statementsOf(initialize)).toBe(4);
    expect(await opened.statementsOf(initialize)).toBe(4);
    const change = { healthScore: 5, reason: null };
    expect(await opened.statementsOf(() => opened.setScore.execute(userId, change))).toBe(4);
  });
});

describe("changes at the same moment", () => {
  it("are all stored, fifty at once on ten connections", async () => {
    userId = await opened.aPerson();
    const { companion } = await opened.initialize.execute(userId, ORIGIN);
    const scores = Array.from({ length: 50 }, (_, index) => index);
    const statuses = await Promise.all(
      scores.map((healthScore) =>
        opened.setScore.execute(userId, { healthScore, reason: `${healthScore}` }),
      ),
    );
    expect(statuses.map((status) => status.companion.healthScore)).toEqual(scores);
    const revisions = statuses.map((status) => status.companion.revision);
    expect(revisions.toSorted((left, right) => left - right)).toEqual(
      scores.map((score) => score + 2),
    );
    const last = statuses.find((status) => status.companion.revision === 51);
    const stored = await opened.companions.findCompanion(userId);
    expect(stored).toEqual(last?.companion);
    expect(stored?.id).toBe(companion.id);
  });
});
