import { OWN_DATA_SECTIONS, type OwnDataSection, type UserId } from "@health-exercise/domain/user";
import type { OwnRecord } from "@health-exercise/ports-repositories";
import {
  aChatSession,
  aNewSafetyIncident,
  anExerciseScheme,
  aSportLog,
  aUser,
} from "@health-exercise/testing/builders";
import { TABLES_OF_NOBODY, TABLES_OF_SUMS } from "@health-exercise/testing/database";
import { afterAll, describe, expect, it } from "vitest";
import { OWN_TABLES, ofEverySection } from "../src/user/own-data.tables.ts";
import { openTestStorage } from "./support/open-test-storage.ts";
import { refusals } from "./support/refusals.ts";

/** Codes, counts and positions of the service's own, beside ids and instants: they say nothing of anybody. */
const SAMPLED_COLUMNS = [
  "chat_message.input_type",
  "chat_message.position",
  "chat_message.role",
  "chat_request.claim_id",
  "chat_session.context_after",
  "chat_session.message_count",
  "companion.revision",
  "exercise_goal.metric",
  "exercise_goal.period",
  "exercise_goal.revision",
  "exercise_scheme.revision",
  "idempotency_key.claim_id",
  "idempotency_key.endpoint",
  "profile.revision",
  "rate_limit.expire",
  "rate_limit.points",
  "safety_incident.ai_response_characters",
  "safety_incident.ai_response_language",
  "safety_incident.ai_response_risk_level",
  "safety_incident.ai_response_sentences",
  "safety_incident.description_characters",
  "safety_incident.description_language",
  "safety_incident.description_risk_level",
  "safety_incident.description_sentences",
  "safety_incident.revision",
  "safety_incident.severity",
  "safety_incident.status",
  "safety_incident.type",
  "safety_incident_step.from_status",
  "safety_incident_step.revision",
  "safety_incident_step.to_status",
  "sport_log.calories_source",
  "sport_log.change_number",
  "sport_log.revision",
  "user_account.changes_forgotten_until",
  "user_identity.issuer",
  "webhook_delivery.attempts",
  "webhook_delivery.number",
  "webhook_delivery.outcome",
  "webhook_delivery.type",
];

/** One connection shows whoever keeps it to themselves. */
const storage = await openTestStorage(1);
const { pool } = storage.database;
afterAll(() => storage.close());

async function aPerson(): Promise<UserId> {
  const user = aUser();
  await storage.users.insertUser(user);
  return user.id;
}

async function pagesOf(userId: UserId, section: OwnDataSection): Promise<(readonly OwnRecord[])[]> {
  const pages: (readonly OwnRecord[])[] = [];
  for await (const page of storage.ownData.readOwnData(userId, section)) pages.push(page);
  return pages;
}

/** A session with so many replies, told by SQL; `trace` and `content` are as long as the schema allows them. */
async function aChatOf(userId: UserId, messages: number, size: "short" | "long"): Promise<void> {
  const session = aChatSession({ userId });
  await storage.chatSessions.insertChatSession(session);
  const [characters, traced] = size === "short" ? [10, 0] : [20_000, 99_000];
  await pool.query(
    `insert into chat_message (user_id, id, session_id, position, role, content, said_at, rag_context,
      confidence, is_safe, risk_level, flags, warnings, requires_acknowledgment, trace)
    select $1, gen_random_uuid(), $2, number, 'assistant', repeat('字', $4), now(), '{}', 0.5, true, 'safe',
      '{}', '{}', false, jsonb_build_object('provider', repeat('x', $5))
    from generate_series(1, $3::integer) as number`,
    [userId, session.id, messages, characters, traced],
  );
}

describe("the sections", () => {
  it("hold every table of the schema with all of its columns, but for those of nobody and of sums", async () => {
    const { rows } = await pool.query<{ table: string; columns: string[] }>(`
      select relation.relname as table, array_agg(attribute.attname::text) as columns
      from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid
      where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'm', 'f')
        and attribute.attnum > 0 and not attribute.attisdropped
      group by relation.relname`);
    const stored = rows.filter(
      ({ table }) => !(table in TABLES_OF_NOBODY || table in TABLES_OF_SUMS),
    );
    const byName = (tables: readonly { table: string; columns: readonly string[] }[]) =>
      Object.fromEntries(tables.map(({ table, columns }) => [table, [...columns].sort()]));
    expect(byName(Object.values(OWN_TABLES))).toEqual(byName(stored));
    const names = rows.map(({ table }) => table);
    const named = [...Object.keys(TABLES_OF_NOBODY), ...Object.keys(TABLES_OF_SUMS)];
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("need no table of sums, because those go with the account", async () => {
    const { rows } = await pool.query<{ table: string }>(`
      select conrelid::regclass::text as table from pg_constraint
      where confrelid = 'user_account'::regclass and confdeltype = 'c'`);
    expect(rows.map(({ table }) => table)).toEqual(
      expect.arrayContaining(Object.keys(TABLES_OF_SUMS)),
    );
  });

  it("count into the size of a page whatever can be large", async () => {
    const { rows } = await pool.query<{ table: string; column: string; limits: string[] | null }>(`
      select relation.relname as table, attribute.attname as column,
        case when attribute.attndims = 0 and attribute.atttypid <> 'jsonb'::regtype then coalesce(
          array_agg(pg_get_constraintdef(rule.oid)) filter (where rule.oid is not null),
          array[format_type(coalesce(nullif(kind.typbasetype, 0), kind.oid), nullif(attribute.atttypmod, -1))]
        ) end as limits
      from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid
      join pg_type kind on kind.oid = attribute.atttypid
      left join pg_constraint rule on rule.contypid = kind.oid
        or (rule.conrelid = relation.oid and rule.contype = 'c' and attribute.attnum = any(rule.conkey))
      where relation.relnamespace = 'public'::regnamespace and relation.relkind = 'r'
        and attribute.attnum > 0 and attribute.attlen = -1
        and 'numeric'::regtype not in (kind.oid, kind.typbasetype)
      group by relation.relname, attribute.attnum, attribute.attname, attribute.atttypid,
        attribute.atttypmod, attribute.attndims, kind.oid, kind.typbasetype`);
    // One rule with small numbers, or with nothing but words to choose from, is enough.
    const isSmall = (limit: string) => {
      const numbers = limit.replaceAll(/'[^']*'/g, "").match(/[0-9]+/g) ?? [];
      return limit !== "text" && Math.max(...numbers.map(Number)) <= 1_000;
    };
    for (const { table, large } of Object.values(OWN_TABLES)) {
      const columns = rows
        .filter((row) => row.table === table && row.limits?.some(isSmall) !== true)
        .map(({ column }) => column);
      expect([table, columns.sort()]).toEqual([table, [...large].sort()]);
    }
  });

  it("leave samples in the planner's statistics only of what queries choose by", async () => {
    const { rows } = await pool.query<{ column: string }>(
      `select distinct relation.relname || '.' || attribute.attname as column
      from pg_class relation join pg_attribute attribute on attribute.attrelid = relation.oid
      where relation.relname = any($1) and attribute.attnum > 0 and not attribute.attisdropped
        and attribute.attstattarget is distinct from 0
        and attribute.atttypid <> all (array['uuid', 'timestamptz', 'boolean']::regtype[])
      order by 1`,
      [Object.values(OWN_TABLES).map(({ table }) => table)],
    );
    expect(rows.map(({ column }) => column)).toEqual(SAMPLED_COLUMNS);
  });

  it("are read along the primary key", async () => {
    const { rows } = await pool.query<{ table: string; key: string[] }>(`
      select relation.relname as table, array_agg(attribute.attname::text) as key
      from pg_index index join pg_class relation on relation.oid = index.indrelid
      join pg_attribute attribute on attribute.attrelid = relation.oid
        and attribute.attnum = any(index.indkey)
      where index.indisprimary and relation.relnamespace = 'public'::regnamespace
      group by relation.relname`);
    const keys = new Map(rows.map(({ table, key }) => [table, [...key].sort()]));
    const read = ofEverySection(({ table, owner, key }) => ({ table, columns: [owner, ...key] }));
    for (const section of OWN_DATA_SECTIONS) {
      const { table, columns } = read[section];
      // A link to the user is no part of these keys, and what is left of them is unique by itself.
      const isLinked = ["safety_incident", "safety_incident_step"].includes(table);
      const expected = isLinked ? columns.slice(1) : columns;
      expect([section, expected.toSorted()]).toEqual([section, keys.get(table)]);
    }
  });
});

describe("reading", () => {
  it("hands over what was deleted too", async () => {
    const userId = await aPerson();
    const [log, scheme] = [aSportLog({ userId }), anExerciseScheme({ userId })];
    const session = aChatSession({ userId });
    await storage.sportLogs.insertSportLog(log);
    await storage.exerciseSchemes.insertExerciseScheme(scheme);
    await storage.chatSessions.insertChatSession(session);
    const at = new Date("2026-03-01T10:00:00.123Z");
    await storage.sportLogs.deleteSportLog(userId, log.id, at);
    await storage.exerciseSchemes.deleteExerciseScheme(userId, scheme.id, at);
    await storage.chatSessions.deleteChatSession(userId, session.id, at);
    for (const section of ["sport_logs", "exercise_schemes", "chat_sessions"] as const) {
      expect(await pagesOf(userId, section)).toMatchObject([
        [{ user_id: userId, deleted_at: at.toISOString() }],
      ]);
    }
  });

  it("gives values as they are stored: numbers, days, lists, documents, instants", async () => {
    const userId = await aPerson();
    await pool.query(
      `insert into profile (user_id, birth_date, weight_kg, conditions, medications, pauses, created_at, updated_at, revision)
      values ($1, '1960-02-29', 62.50, '{"a \\"b\\"",null,""}', '{}', '[{"reason": "1e21", "start": 1e21, "least": -0.0}]',
        '2026-01-01T00:00:00.001+02', '2026-01-01', 2147483647)`,
      [userId],
    );
    const log = aSportLog({ userId });
    await storage.sportLogs.insertSportLog(log);
    const [[profile] = []] = await pagesOf(userId, "profile");
    expect(profile).toMatchObject({
      user_id: userId,
      birth_date: "1960-02-29",
      weight_kg: 62.5,
      height_cm: null,
      conditions: ['a "b"', null, ""],
      pauses: [{ reason: "1e21", start: 1e21, least: 0 }],
      created_at: "2025-12-31T22:00:00.001Z",
      revision: 2_147_483_647,
    });
    const [[sportLog] = []] = await pagesOf(userId, "sport_logs");
    expect(sportLog?.["duration_milliseconds"]).toBe(Number(log.sportEnd) - Number(log.sportStart));
  });

  it("turns pages of many records, each once, and of large ones small pages", async () => {
    const userId = await aPerson();
    await aChatOf(userId, 1_201, "short");
    await aChatOf(userId, 40, "long");
    await aChatOf(await aPerson(), 5, "short");
    const pages = await pagesOf(userId, "chat_messages");
    const ids = pages.flatMap((page) => page.map((record) => String(record["id"])));
    expect(new Set(ids).size).toBe(1_241);
    expect(ids).toHaveLength(1_241);
    expect(ids).toEqual(ids.toSorted());
    for (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(200);
      expect(Buffer.byteLength(JSON.stringify(page))).toBeLessThan(500_000);
    }
    for (const page of pages.slice(0, -1).filter(({ length }) => length < 200)) {
      expect(Buffer.byteLength(JSON.stringify(page)), "ended by its size").toBeGreaterThan(150_000);
    }
  });

  it("gives a record that is larger than a page alone", async () => {
    const userId = await aPerson();
    await pool.query(
      `insert into chat_request (user_id, key, claim_id, lease_until, response, created_at)
      select $1, 'key ' || number, 'claim', now(), repeat('字', 1000000), now()
      from generate_series(1, 3) as number`,
      [userId],
    );
    const pages = await pagesOf(userId, "chat_requests");
    expect(pages.map((page) => page.map((record) => record["key"]))).toEqual([
      ["key 1"],
      ["key 2"],
      ["key 3"],
    ]);
  });

  it("keeps no connection between two pages", async () => {
    const userId = await aPerson();
    await aChatOf(userId, 501, "short");
    for await (const _page of storage.ownData.readOwnData(userId, "chat_messages")) {
      const { rows } = await pool.query(
        "select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null",
      );
      expect(rows).toEqual([]);
    }
  });
});

describe("an erasure", () => {
  it("counts what it removed, in as many portions as it takes", async () => {
    const [userId, other] = [await aPerson(), await aPerson()];
    await aChatOf(userId, 12_001, "short");
    await aChatOf(other, 3, "short");
    await pool.query("insert into rate_limit (key, points) values ($1, 7), ($2, 1)", [
      `user:${userId}`,
      `user:${other}`,
    ]);
    const { erased } = await storage.ownData.eraseOwnData(userId);
    expect(erased).toMatchObject({
      account: 1,
      chat_messages: 12_001,
      chat_sessions: 1,
      rate_limits: 1,
    });
    const { rows } = await pool.query(
      "select user_id from chat_message where user_id = any($1) group by user_id",
      [[userId, other]],
    );
    expect(rows).toEqual([{ user_id: other }]);
    const counts = await pool.query("select key from rate_limit");
    expect(counts.rows).toEqual([{ key: `user:${other}` }]);
  });

  it("is done by one of ten at once, and the others find nobody", async () => {
    const many = await openTestStorage(10);
    const user = aUser();
    await many.users.insertUser(user);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => many.ownData.eraseOwnData(user.id)),
    );
    expect(refusals(results)).toHaveLength(9);
    for (const refusal of refusals(results)) {
      expect(refusal).toMatchObject({ code: "user_not_active" });
    }
    await many.close();
  });

  it("waits without a connection while another one is under way, and then finds nobody", async () => {
    const other = await openTestStorage(2);
    const { pool: others } = other.database;
    const user = aUser();
    await other.users.insertUser(user);
    const client = await others.connect();
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(hashtextextended($1::text, 0))", [user.id]);
    let isOver = false;
    const second = other.ownData.eraseOwnData(user.id).catch((error: unknown) => error);
    void second.then(() => {
      isOver = true;
    });
    const { rows } = await others.query("select pg_sleep(0.35)::text as slept");
    expect([rows, isOver]).toEqual([[{ slept: "" }], false]);
    await client.query("delete from user_account where id = $1", [user.id]);
    await client.query("commit");
    client.release();
    expect(await second).toMatchObject({ code: "user_not_active" });
    await other.close();
  });

  it("begins again where it and a review would wait for each other", async () => {
    const other = await openTestStorage(2);
    const { pool: others } = other.database;
    // Who looks first whether both wait for each other gives way: the erasure, however late the review comes to wait.
    const { rows: names } = await other.ownerPool.query<{ name: string }>(
      "select quote_ident(current_database()) as name",
    );
    await other.ownerPool.query(`alter database ${names[0]?.name} set deadlock_timeout = '3s'`);
    const user = aUser();
    await other.users.insertUser(user);
    const incident = aNewSafetyIncident();
    await other.safetyIncidents.insertSafetyIncident(incident, {
      userId: user.id,
      dialogueId: null,
    });
    const review = await others.connect();
    await review.query("set deadlock_timeout = '1min'");
    await review.query("begin");
    await review.query("update safety_incident set revision = 2 where id = $1", [incident.id]);
    const erasure = other.ownData.eraseOwnData(user.id);
    const waiting = `
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await other.ownerPool.query(waiting)).rowCount).toBe(1);
    await review.query("select from user_account where id = $1 for key share", [user.id]);
    await review.query("commit");
    review.release();
    expect(await erasure).toMatchObject({
      erased: { account: 1 },
      unlinked: { safety_incidents: 1 },
    });
    await other.close();
  });

  it("is undone as a whole when it fails in the middle", async () => {
    const userId = await aPerson();
    await aChatOf(userId, 10, "short");
    await storage.profiles.findProfile(userId);
    await pool.query("create table in_the_way (user_id uuid references user_account); ");
    await pool.query("insert into in_the_way values ($1)", [userId]);
    await expect(storage.ownData.eraseOwnData(userId)).rejects.toThrow();
    const pages = await pagesOf(userId, "chat_messages");
    expect(pages.flat()).toHaveLength(10);
    await pool.query("drop table in_the_way");
    expect((await storage.ownData.eraseOwnData(userId)).erased.chat_messages).toBe(10);
  });

  it("does not happen without the record of it", async () => {
    const [kept, userId] = [await aPerson(), await aPerson()];
    const record = {
      id: crypto.randomUUID(),
      at: new Date(),
      kind: "account_erased",
      outcome: "done",
      subject: { userId: kept },
    } as const;
    await storage.securityEvents.appendSecurityEvent(record);
    // The number of the record is taken: it cannot be kept.
    await expect(storage.ownData.eraseOwnData(userId, record)).rejects.toThrow();
    await expect(storage.users.deleteUser(userId, record)).rejects.toThrow();
    await expect(storage.users.requireActiveUser(userId)).resolves.toBeUndefined();
  });
});
