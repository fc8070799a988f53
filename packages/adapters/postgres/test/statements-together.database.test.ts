import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { RowForm } from "../src/driver/record-texts.ts";
import { cheapQuery, type Placeholders, rowsOf } from "../src/prepared-query.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

type Divided = { readonly quotient: number; readonly by: string };

const divide = (rowForm: RowForm) =>
  cheapQuery(
    (values: Placeholders<{ readonly divisor: number }>) => sql<Divided>`
      select 840 / ${values.divisor}::int as quotient, ${values.divisor}::text as by`,
    rowForm,
  );
const quotients = { whole: divide("whole"), lazy: divide("lazy"), page: divide("page") };
const endOwnConnection = cheapQuery(
  (_: Placeholders<Record<never, never>>) => sql`select pg_terminate_backend(pg_backend_pid())`,
);
const waitFor = cheapQuery(
  (values: Placeholders<{ readonly key: number }>) => sql`
    select pg_advisory_lock_shared(${values.key}::bigint), pg_advisory_unlock_shared(${values.key}::bigint)`,
);

const storages = [await openTestStorage(6), await openTestStorage(6, false)];
afterAll(async () => {
  for (const each of storages) await each.close();
});

describe.each([
  ["named", storages[0]],
  ["unnamed", storages[1]],
] as const)("cheap statements, %s, that are asked for at once", (_, storage) => {
  if (storage === undefined) throw new Error("There is no storage.");
  const { kysely } = storage.database;
  const quotientBy = async (divisor: number, rowForm: RowForm = "whole") => {
    const [row] = await rowsOf(kysely, quotients[rowForm], { divisor });
    return [row?.quotient, row?.by];
  };

  it("have each its own answer, also on connections that do not know them yet", async () => {
    const divisors = Array.from({ length: 60 }, (_, index) => index + 1);
    for (const rowForm of ["whole", "lazy", "page"] as const) {
      const answers = await Promise.all(divisors.map((divisor) => quotientBy(divisor, rowForm)));
      expect(answers).toEqual(
        divisors.map((divisor) => [Math.trunc(840 / divisor), String(divisor)]),
      );
    }
  });

  it("fail alone", async () => {
    const divisors = [1, 2, 0, 3, 4, 0, 0, 5];
    const answers = await Promise.allSettled(divisors.map((divisor) => quotientBy(divisor)));
    expect(answers.map(({ status }) => status === "rejected")).toEqual(
      divisors.map((divisor) => divisor === 0),
    );
    expect(await quotientBy(7)).toEqual([120, "7"]);
  });

  it("fail where they cannot be written down, and no other with them", async () => {
    const unwritable = { divisor: new Date(Number.NaN) as unknown as number };
    const [unwritten, written] = await Promise.allSettled([
      rowsOf(kysely, quotients.whole, unwritable),
      quotientBy(8),
    ]);
    expect(unwritten.status).toBe("rejected");
    expect(written).toEqual({ status: "fulfilled", value: [105, "8"] });
  });

  it("fail behind one that loses the connection, and the next are answered on another", async () => {
    const [before, lost, behind] = await Promise.allSettled([
      quotientBy(1),
      rowsOf(kysely, endOwnConnection, {}),
      quotientBy(2),
    ]);
    expect([before.status, lost.status, behind.status]).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    expect(await Promise.all([quotientBy(3), quotientBy(4)])).toEqual([
      [280, "3"],
      [210, "4"],
    ]);
  });

  it("wait behind one that is held up, and nobody who asks later does", async () => {
    const key = 815;
    const holder = await storage.ownerPool.connect();
    await holder.query("select pg_advisory_lock($1)", [key]);
    const held = Promise.all([rowsOf(kysely, waitFor, { key }), quotientBy(1)]);
    await setImmediate();
    for (let asked = 0; asked < 5; asked += 1) expect(await quotientBy(6)).toEqual([140, "6"]);
    await holder.query("select pg_advisory_unlock($1)", [key]);
    expect((await held)[1]).toEqual([840, "1"]);
    holder.release();
  });
});
