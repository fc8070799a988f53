import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { type Placeholders, preparedQuery, rowsOf } from "../src/prepared-query.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

type Values = {
  readonly first: string | null;
  readonly second: string | null;
  readonly numbers: readonly number[] | null;
  readonly start: Date | null;
  readonly last: string | null;
};

/** No two rows are alike, and what ends one may stand before a bracket in any way. */
const build = (values: Placeholders<Values>) => sql<Values>`
  select turn, case when turn = 2 then ${values.last}::text else ${values.first}::text end as first,
    ${values.second}::text as second, ${values.numbers}::int[] as numbers, ${values.start}::timestamptz(3) as start,
    case when turn < 3 then ${values.last}::text end as last
  from generate_series(1, 3) as turn
  order by turn desc`;

const lazy = preparedQuery(build, "lazy");
const page = preparedQuery(build, "page");
const whole = preparedQuery((values: Placeholders<Values>) => build(values));

const storage = await openTestStorage(1);
const unnamed = await openTestStorage(1, false);
afterAll(async () => {
  for (const each of [storage, unnamed]) await each.close();
});

/** What a lazy row says, column by column. */
function read(row: unknown): Record<string, unknown> {
  const { first, second, numbers, start, last, turn } = row as Record<string, unknown>;
  return { first, second, numbers, start, last, turn };
}

/** What has a meaning of its own in a row that is written as one text, and some that has none. */
const text = fc.option(
  fc.oneof(
    fc.string({
      unit: fc.constantFrom('"', "\\", ",", "(", ")", " ", "\n", "\t", "a", "氣", "😀"),
    }),
    fc.string({ unit: "grapheme" }).filter((each) => !each.includes("\0")),
  ),
);
const values = fc.record<Values>({
  first: text,
  second: text,
  numbers: fc.option(fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 3 })),
  start: fc.option(
    fc.date({
      min: new Date("1970-01-01T00:00:00Z"),
      max: new Date("2100-12-31T00:00:00Z"),
      noInvalidDate: true,
    }),
  ),
  last: text,
});

describe("rows that are read as they are needed", () => {
  it.each([
    ["kept by connections", storage],
    ["sent anew each time", unnamed],
  ])(
    "say what whole rows say, in their order, of statements that are %s",
    async (_, { database }) => {
      await fc.assert(
        fc.asyncProperty(values, async (given) => {
          const rows = await rowsOf(database.kysely, lazy, given);
          const said = await rowsOf(database.kysely, whole, given);
          expect(rows.map(read)).toEqual(said);
          expect((await rowsOf(database.kysely, page, given)).map(read)).toEqual(said);
        }),
      );
    },
  );

  it.each(["lazy", "page"] as const)("may have a single column: %s", async (form) => {
    const single = preparedQuery(
      (given: Placeholders<{ readonly texts: readonly (string | null)[] }>) =>
        sql<{
          readonly each: string | null;
        }>`select each from unnest(${given.texts}::text[]) as each`,
      form,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), async (texts) => {
        const rows = await rowsOf(storage.database.kysely, single, { texts });
        expect(rows.map(({ each }) => each)).toEqual(texts);
      }),
    );
  });

  it.each(["lazy", "page"] as const)("are as many as there are, also none: %s", async (form) => {
    const none = preparedQuery(
      (_: Placeholders<Record<never, never>>) => sql<{ readonly id: string }>`
        select id from sport_log where false`,
      form,
    );
    expect(await rowsOf(storage.database.kysely, none, {})).toEqual([]);
    expect(await rowsOf(storage.database.kysely, none, {})).toEqual([]);
  });
});
