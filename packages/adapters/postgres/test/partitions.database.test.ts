import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTestDatabase } from "@health-exercise/testing/database";
import { Client } from "pg";
import { afterAll, describe, expect, it, vi } from "vitest";
import { summaryOf } from "../src/driver/statement-summary.ts";
import type { PreparedQuery } from "../src/prepared-query.ts";
import { partitionByUser } from "./support/partition-by-user.ts";

type Statement = PreparedQuery<Readonly<Record<string, unknown>>, unknown>;
type Plan = Readonly<Record<string, unknown>>;

// Statements are made where their modules are loaded; other tests in this process make some of their own.
vi.resetModules();
const { everyStatement } = await import("../src/prepared-query.ts");
const SOURCES = fileURLToPath(new URL("../src", import.meta.url));
for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf8" })) {
  if (file.endsWith(".ts")) await import(join(SOURCES, file));
}

const USER = "0199a1b2-c3d4-7e5f-8a6b-9c0d1e2f3a4b";
const PARTITIONS = 16;

const database = await createTestDatabase();
await partitionByUser(database.connectionString, PARTITIONS);
const client = new Client({ connectionString: database.connectionString });
await client.connect();
afterAll(async () => {
  await client.end();
  await database.drop();
});

const { rows: partitioned } = await client.query<{ name: string }>(
  "select relname as name from pg_class where relkind = 'p' order by 1",
);
for (const { name } of partitioned) await client.query(`create table of_${name} (like ${name})`);
const TABLES = partitioned.map(({ name }) => name);

/** What statements call the user whose records they are about. */
const OF_USER: ReadonlySet<string> = new Set(["userId", "user_id", "owner"]);

const isOfUser = ({ parameters }: Statement) => parameters.some((name) => OF_USER.has(name));

/** The partitions that PostgreSQL would look into for `USER`, whatever the other values are. */
async function partitionsFor({ text, parameters }: Statement): Promise<string[]> {
  const others = parameters.flatMap((name, index) => (OF_USER.has(name) ? [] : [index + 1]));
  const ofUser = text.replaceAll(/\$(\d+)\b/g, (_, digits: string) => {
    const place = others.indexOf(Number(digits)) + 1;
    return place === 0 ? `'${USER}'::uuid` : `$${place}`;
  });
  const alone = ofUser.replaceAll(EVERYBODYS, "of_");
  const { rows } = await client.query(`explain (generic_plan, format json) ${alone}`);
  return [...new Set(relationsIn(rows[0]["QUERY PLAN"]))].filter((name) => /_p\d+$/.test(name));
}

/** What looks for a record of somebody else, where the caller has none of its id: a 403 or a 404. All partitions are asked. */
const EVERYBODYS = /\beverybodys_/g;

function relationsIn(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(relationsIn);
  if (typeof plan !== "object" || plan === null) return [];
  const { "Relation Name": relation, ...rest } = plan as Plan;
  const here = typeof relation === "string" ? [relation] : [];
  return [...here, ...Object.values(rest).flatMap(relationsIn)];
}

const looksInto = (text: string) => TABLES.some((table) => new RegExp(`\\b${table}\\b`).test(text));
const statements = everyStatement().filter(({ text }) => looksInto(text));

describe("on tables that are partitioned by user", () => {
  it("are all that belong to people", () => {
    expect(TABLES).toEqual(expect.arrayContaining(["sport_log", "chat_message", "profile"]));
    expect(statements.length).toBeGreaterThan(80);
  });

  it("every statement about somebody looks into one partition of each table", async () => {
    const wide: Record<string, readonly string[]> = {};
    for (const statement of statements.filter(isOfUser)) {
      const found = await partitionsFor(statement);
      const numbers = new Set(found.map((name) => name.replace(/^.*_p/, "")));
      if (numbers.size > 1) wide[summaryOf(statement.text)] = found;
    }
    expect(wide).toEqual({});
  });

  it("whether a record is somebody else's is asked everywhere, and nothing else", () => {
    const asking = statements.filter((each) => isOfUser(each) && each.text.includes("everybodys_"));
    for (const { text } of asking) {
      for (const [part] of text.matchAll(/\bfrom "?everybodys_\w+"?[^)]*/g)) {
        expect(part).toMatch(/other\.id = \$\d+ and other\.user_id <> \$\d+/);
      }
    }
    expect(asking.length).toBeGreaterThan(5);
  });

  it("only retention and reports of incidents name nobody", () => {
    const ofNobody = statements.filter((each) => !isOfUser(each));
    for (const { text } of ofNobody)
      expect(text).toMatch(/everybodys_|insert into safety_incident/);
    expect(ofNobody.length).toBeLessThan(20);
  });
});
