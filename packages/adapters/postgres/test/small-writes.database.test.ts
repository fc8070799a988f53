import type { UserId } from "@health-exercise/domain/user";
import { aProfile, aSportLog, aUser } from "@health-exercise/testing/builders";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { type Placeholders, rowsOf, smallWrite } from "../src/prepared-query.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

const endOwnConnection = smallWrite(
  (_: Placeholders<Record<never, never>>) => sql`select pg_terminate_backend(pg_backend_pid())`,
);
const transactionOf = smallWrite(
  (values: Placeholders<{ readonly number: number }>) => sql<{ id: string; number: number }>`
    select pg_current_xact_id()::text as id, ${values.number}::int as number`,
);

const storages = [await openTestStorage(6), await openTestStorage(6, false, "service")];
afterAll(async () => {
  for (const each of storages) await each.close();
});

describe.each([
  ["named, as the owner", storages[0]],
  ["unnamed, in the role of the service", storages[1]],
] as const)("small writes, %s, that are asked for at once", (_, storage) => {
  if (storage === undefined) throw new Error("There is no storage.");
  const { kysely } = storage.database;
  const people = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const user = aUser();
        await storage.users.insertUser(user);
        return user.id;
      }),
    );
  const logsOf = async (userId: UserId) => {
    const page = { limit: 20, offset: 0 };
    return (await storage.sportLogs.listSportLogs(userId, {}, page)).total;
  };
  const insert = (userId: UserId, facts: Parameters<typeof aSportLog>[0] = {}) =>
    storage.sportLogs.insertSportLog(aSportLog({ userId, ...facts }));

  it("are done in one transaction, and have each its own answer", async () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
    const answers = await Promise.all(
      numbers.map((number) => rowsOf(kysely, transactionOf, { number })),
    );
    expect(answers.map(([row]) => row?.number)).toEqual(numbers);
    expect(new Set(answers.map(([row]) => row?.id)).size).toBe(1);
  });

  it("are all kept, each with what the profile of its own person tells", async () => {
    const ids = await people(20);
    for (const [index, userId] of ids.entries()) {
      await storage.profiles.saveProfile(aProfile({ userId, weightKg: 50 + index }));
    }
    const measures = await Promise.all(ids.map((userId) => insert(userId)));
    expect(measures.map(({ weightKg }) => weightKg)).toEqual(ids.map((_, index) => 50 + index));
    expect(await Promise.all(ids.map(logsOf))).toEqual(ids.map(() => 1));
  });

  it("are refused alone", async () => {
    const [first, second, third] = (await people(3)) as [UserId, UserId, UserId];
    const open = { finished: false, sportEnd: null };
    const outcomes = await Promise.allSettled([
      insert(first),
      insert(second, open),
      insert(second, open),
      insert(aUser().id),
      insert(third, { calories: 9_999_999 }),
      insert(third),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
      "rejected",
      "rejected",
      "fulfilled",
    ]);
    expect(outcomes[2]).toMatchObject({ reason: { code: "active_log_exists" } });
    expect(outcomes[3]).toMatchObject({ reason: { code: "user_not_active" } });
    expect(await Promise.all([first, second, third].map(logsOf))).toEqual([1, 1, 1]);
  });

  it("do not wait for one that has to wait", async () => {
    const [first, held, last] = (await people(3)) as [UserId, UserId, UserId];
    const holder = await storage.ownerPool.connect();
    await holder.query("begin");
    await holder.query("select from user_account where id = $1 for update", [held]);
    const all = [insert(first), insert(held), insert(last)] as const;
    await Promise.all([all[0], all[2]]);
    expect(await Promise.all([first, held, last].map(logsOf))).toEqual([1, 0, 1]);
    await holder.query("rollback");
    await all[1];
    expect(await logsOf(held)).toBe(1);
    holder.release();
  });

  it("are undone together with the connection, and the next are done on another", async () => {
    const [first, second] = (await people(2)) as [UserId, UserId];
    const outcomes = await Promise.allSettled([
      insert(first),
      rowsOf(kysely, endOwnConnection, {}),
      insert(second),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await Promise.all([first, second].map(logsOf))).toEqual([0, 0]);
    await Promise.all([insert(first), insert(second)]);
    expect(await Promise.all([first, second].map(logsOf))).toEqual([1, 1]);
  });

  it("may each be of another person's rows alone", async () => {
    const [ana, ben] = (await people(2)) as [UserId, UserId];
    const as = <Result>(userId: UserId, work: () => Promise<Result>) =>
      storage.callerScope.run({ userId, issuedAt: null }, work);
    await Promise.all([as(ana, () => insert(ana)), as(ben, () => insert(ben)), insert(ana)]);
    expect(await Promise.all([ana, ben].map(logsOf))).toEqual([2, 1]);
    if (storage === storages[0]) return;
    const [forged, own] = await Promise.allSettled([
      as(ana, () => insert(ben)),
      as(ben, () => insert(ben)),
    ]);
    expect([forged.status, own.status]).toEqual(["rejected", "fulfilled"]);
    expect(await logsOf(ben)).toBe(2);
  });
});
