import { readFileSync } from "node:fs";
import { TABLES_OF_NOBODY, TABLES_OF_SUMS } from "@health-exercise/testing/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PERSONAL_TABLES } from "./support/marked-records.ts";
import { type OwnDataWorld, startOwnDataWorld } from "./support/own-data-world.ts";

/** Ids, days and instants as JSON has them. */
const PLAIN_VALUES = /"[0-9a-f]{8}-[0-9a-f-]{27}"|"\d{4}-\d\d-\d\d(?:T[0-9:.+]+)?"/g;
/** Columns whose texts are chosen from a list, and the note of a review, which stays with the audit. */
const WORDS_OF_THE_SERVICE = [
  "activity_level",
  "age_group",
  "ai_response_characters",
  "ai_response_language",
  "ai_response_risk_level",
  "ai_response_sentences",
  "answer_basis",
  "adult_met_edition",
  "calories_source",
  "computed_measures",
  "data",
  "description_characters",
  "description_flags",
  "description_language",
  "description_risk_level",
  "description_sentences",
  "endpoint",
  "flags",
  "from_status",
  "gender",
  "input_type",
  "kind",
  "metric",
  "note",
  "older_adult_met_edition",
  "outcome",
  "period",
  "removed_measures",
  "risk_level",
  "role",
  "severity",
  "status",
  "to_status",
  "topic",
  "type",
  "units",
];

let world: OwnDataWorld;

beforeAll(async () => {
  world = await startOwnDataWorld();
});
afterAll(() => world.close());

describe("the tables", () => {
  it("all have records of a person here, are nobody's, or are of sums", async () => {
    const { rows } = await world.pool.query<{ name: string }>(`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'm', 'f')
        and not relispartition`);
    const others = [...Object.keys(TABLES_OF_NOBODY), ...Object.keys(TABLES_OF_SUMS)];
    expect([...PERSONAL_TABLES, ...others].sort()).toEqual(rows.map(({ name }) => name).sort());
  });

  it("that are nobody's have neither a column of a user nor a reference to one", async () => {
    const { rows } = await world.pool.query(
      `select relation.relname as table, attribute.attname as column
      from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid
      where relation.relname = any($1) and attribute.attnum > 0 and not attribute.attisdropped
        and (attribute.attname ~ 'user' or exists (
          select from pg_constraint rule where rule.conrelid = relation.oid
            and rule.confrelid = 'user_account'::regclass and attribute.attnum = any(rule.conkey)))`,
      [Object.keys(TABLES_OF_NOBODY)],
    );
    expect(rows).toEqual([]);
  });

  it("of people are all distributed by what docs/scaling.md says of many machines", async () => {
    const text = readFileSync(new URL("../../../../docs/scaling.md", import.meta.url), "utf8");
    const distributed = [...text.matchAll(/create_distributed_table\('(\w+)', 'user_id'/g)];
    const { rows } = await world.pool.query<{ name: string }>(`
      select relname as name from pg_class relation
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and exists (
          select from pg_attribute
          where attrelid = relation.oid and attname = 'user_id' and attnotnull)
        and not exists (
          select from pg_index
          where indrelid = relation.oid and indisunique and not exists (
            select from pg_attribute
            where attrelid = relation.oid and attname = 'user_id' and attnum = any (indkey)))`);
    expect(distributed.map(([, name]) => name).sort()).toEqual(rows.map(({ name }) => name).sort());
  });
});

describe("the records of a marked person", () => {
  it("are in every table, fill every column, and carry the mark in every text that is not a word of the service", async () => {
    const { id, mark } = await world.aMarkedPerson("mark-ana-godwit");
    const without: string[] = [];
    const empty: string[] = [];
    const unmarked = new Set<string>();
    for (const table of PERSONAL_TABLES) {
      const { rows } = await world.pool.query<{ record: Record<string, unknown> }>(
        `select to_jsonb(stored) as record from ${table} as stored where to_jsonb(stored)::text like $1`,
        [`%${id}%`],
      );
      if (rows.length === 0) without.push(table);
      for (const column of Object.keys(rows[0]?.record ?? {})) {
        const values = rows.map(({ record }) => record[column]).filter((value) => value !== null);
        if (values.length === 0) empty.push(`${table}.${column}`);
        const texts = JSON.stringify(values).replaceAll(PLAIN_VALUES, "");
        if (texts.includes('"') && !texts.includes(mark) && !texts.includes(id))
          unmarked.add(column);
      }
    }
    expect(without).toEqual([]);
    expect(empty).toEqual(["user_account.disabled_at", "profile.birth_date"]);
    expect([...unmarked].sort()).toEqual([...WORDS_OF_THE_SERVICE].sort());
  });
});
