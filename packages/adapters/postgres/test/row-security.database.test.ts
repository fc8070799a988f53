import type { UserId } from "@health-exercise/domain/user";
import { aSportLog, aUser } from "@health-exercise/testing/builders";
import { TABLES_OF_NOBODY } from "@health-exercise/testing/database";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { inTransaction } from "../src/in-transaction.ts";
import { KyselyUnitOfWork } from "../src/kysely-unit-of-work.ts";
import { cheapQuery, type Placeholders, preparedQuery, rowsOf } from "../src/prepared-query.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

const service = await openTestStorage(2, true, "service");
const unnamed = await openTestStorage(1, false, "service");
const { kysely } = service.database;
const { ownerPool: owner } = service;
afterAll(async () => {
  await unnamed.close();
  await service.close();
});

async function somebodyWithALog(storage = service): Promise<UserId> {
  const { id: userId } = aUser();
  await storage.users.insertUser(aUser({ id: userId, email: `${userId}@example.com` }));
  await storage.sportLogs.insertSportLog(aSportLog({ userId }));
  return userId;
}

const ana = await somebodyWithALog();
const ben = await somebodyWithALog();

type Owned = { readonly user_id: UserId };

/** They forget the user, as no statement of the service may. */
const everyLog = preparedQuery(
  (_: Placeholders<Record<never, never>>) => sql<Owned>`select user_id from sport_log`,
);
const everyLogTogether = cheapQuery(
  (_: Placeholders<Record<never, never>>) => sql<Owned>`select user_id from sport_log`,
);
const everyAccount = preparedQuery(
  (_: Placeholders<Record<never, never>>) => sql<Owned>`select id as user_id from user_account`,
);
const removeLogs = preparedQuery(
  (_: Placeholders<Record<never, never>>) => sql<Owned>`delete from sport_log returning user_id`,
);
const takeLogs = preparedQuery(
  (values: Placeholders<{ readonly taker: UserId }>) => sql<Owned>`
    update sport_log set user_id = ${values.taker}::uuid, id = gen_random_uuid() returning user_id`,
);

const as = <Result>(userId: UserId, work: () => Promise<Result>) =>
  service.callerScope.run({ userId, issuedAt: null }, work);

const ownersOf = (rows: readonly Owned[]) => rows.map((row) => row.user_id);

describe("a statement that forgets the user, in the role of the service", () => {
  it("sees the caller's rows alone", async () => {
    for (const userId of [ana, ben, ana]) {
      const [logs, accounts] = await as(userId, () =>
        Promise.all([rowsOf(kysely, everyLog, {}), rowsOf(kysely, everyAccount, {})]),
      );
      expect(ownersOf(logs)).toEqual([userId]);
      expect(ownersOf(accounts)).toEqual([userId]);
    }
  });

  it("sees the caller's rows alone beside those of others in the same piece", async () => {
    const [nobodys, anas, bens, again] = await Promise.all([
      rowsOf(kysely, everyLogTogether, {}),
      as(ana, () => rowsOf(kysely, everyLogTogether, {})),
      as(ben, () => rowsOf(kysely, everyLogTogether, {})),
      rowsOf(kysely, everyLogTogether, {}),
    ]);
    expect([nobodys, anas, bens, again].map(ownersOf)).toEqual([[], [ana], [ben], []]);
  });

  it("sees nothing where nobody is the caller", async () => {
    await as(ana, () => rowsOf(kysely, everyLog, {}));
    expect(await rowsOf(kysely, everyLog, {})).toEqual([]);
    expect(await rowsOf(kysely, everyAccount, {})).toEqual([]);
  });

  it("sees the caller's rows alone without named statements, in whatever order people ask", async () => {
    const first = await somebodyWithALog(unnamed);
    const second = await somebodyWithALog(unnamed);
    for (const userId of [first, second, first]) {
      const seen = await as(userId, () => rowsOf(unnamed.database.kysely, everyLog, {}));
      expect(ownersOf(seen)).toEqual([userId]);
    }
    expect(await rowsOf(unnamed.database.kysely, everyLog, {})).toEqual([]);
  });

  it("changes and removes the caller's rows alone, and gives them to nobody else", async () => {
    const cleo = await somebodyWithALog();
    await expect(as(cleo, () => rowsOf(kysely, takeLogs, { taker: ana }))).rejects.toMatchObject({
      sqlState: "42501",
    });
    expect(ownersOf(await as(cleo, () => rowsOf(kysely, removeLogs, {})))).toEqual([cleo]);
    const { rows } = await owner.query("select user_id from sport_log where user_id = any($1)", [
      [ana, ben],
    ]);
    expect(rows).toHaveLength(2);
  });

  it("sees the caller's rows alone in transactions, also after a part was undone", async () => {
    const seen = await as(ana, () =>
      new KyselyUnitOfWork(kysely).run(async () => {
        const before = await rowsOf(kysely, everyLog, {});
        const undone = inTransaction(kysely, async (transaction) => {
          await rowsOf(transaction, everyLog, {});
          throw new Error("undone");
        });
        await undone.catch(() => {});
        return [...before, ...(await rowsOf(kysely, everyLog, {}))];
      }),
    );
    expect(ownersOf(seen)).toEqual([ana, ana]);
    expect(await rowsOf(kysely, everyLog, {})).toEqual([]);
  });

  it("is bound also where it is built for one use", async () => {
    const read = () => kysely.selectFrom("sport_log").select("user_id").execute();
    expect(ownersOf(await as(ben, read))).toEqual([ben]);
    expect(await read()).toEqual([]);
  });
});

describe("tables with rows of people", () => {
  /** Shared by all: requests are counted by keys of several kinds, and incidents are read by those who review them. */
  const WITHOUT_POLICY = ["rate_limit", "safety_incident", "safety_incident_step"];

  it("have a policy each, on the user that their rows belong to", async () => {
    const { rows } = await owner.query<{ name: string; policies: string[] | null }>(`
      select c.relname as name,
        (select array_agg(pg_get_expr(p.polqual, p.polrelid)) from pg_policy p
          where p.polrelid = c.oid and p.polcmd = '*' and p.polpermissive and p.polroles = '{0}'
            and c.relrowsecurity) as policies
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`);
    const ofPeople = rows.filter(
      ({ name }) => !(name in TABLES_OF_NOBODY) && !WITHOUT_POLICY.includes(name),
    );
    expect(ofPeople.map(({ name }) => name)).toContain("sport_log");
    for (const { name, policies } of ofPeople) {
      const column = name === "user_account" ? "id" : "user_id";
      expect(policies, name).toEqual([
        expect.stringMatching(
          new RegExp(`^\\(${column} = \\( SELECT .*current_setting\\('companion.user_id'`),
        ),
      ]);
    }
  });

  it("are shown of everybody by few columns, and by words of accounts alone", async () => {
    const { rows } = await owner.query<{ name: string; columns: string[] }>(`
      select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
      from information_schema.columns where table_name like 'everybodys\\_%' group by 1 order by 1`);
    expect(Object.fromEntries(rows.map(({ name, columns }) => [name, columns]))).toEqual({
      everybodys_admission: ["user_id", "endpoint", "key", "made_user"],
      everybodys_chat_request: ["user_id", "key", "created_at", "lease_until", "is_answered"],
      everybodys_chat_session: ["user_id", "id", "deleted_at", "last_message_at", "created_at"],
      everybodys_exercise_goal: ["user_id", "id"],
      everybodys_goal_check: ["user_id", "number"],
      everybodys_exercise_scheme: ["user_id", "id", "deleted_at"],
      everybodys_idempotency_key: [
        "user_id",
        "endpoint",
        "key",
        "created_at",
        "lease_until",
        "is_answered",
      ],
      everybodys_sport_log: ["user_id", "id", "deleted_at", "change_number"],
      everybodys_user_account: [
        "id",
        "email",
        "name",
        "disabled_at",
        "created_at",
        "changes_forgotten_until",
      ],
      everybodys_user_identity: ["user_id", "issuer", "subject"],
      // Ids and times alone, for whoever tells them to other systems.
      everybodys_webhook_delivery: [
        "user_id",
        "number",
        "webhook_id",
        "event_id",
        "type",
        "data",
        "occurred_at",
        "attempts",
        "next_attempt_at",
        "lease_until",
        "settled_at",
        "outcome",
      ],
    });
  });
});
