import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { grantRights } from "../src/rights.ts";
import { isBoundByPolicies } from "../src/role.ts";
import { openTestStorage } from "./support/open-test-storage.ts";

const service = await openTestStorage(2, true, "service");
const { ownerPool: owner } = service;
const { kysely } = service.database;
afterAll(() => service.close());

describe("the role of the service", () => {
  const refused = { code: "42501" };
  const attempt = (text: string) => service.database.pool.query(text);

  it("is bound by policies, which the owner is not", async () => {
    expect(await isBoundByPolicies(kysely)).toBe(true);
    const storage = await openTestStorage(1);
    expect(await isBoundByPolicies(storage.database.kysely)).toBe(false);
    await storage.close();
  });

  it("may neither change the schema nor what policies and rights there are", async () => {
    for (const text of [
      "create table other (id integer)",
      "alter table sport_log add column other integer",
      "alter table sport_log disable row level security",
      "drop policy own_rows on sport_log",
      "drop trigger security_event_stays on security_event",
      "drop table sport_log",
      "truncate sport_log",
      "insert into kysely_migration values ('9999', now()::text)",
    ])
      await expect(attempt(text), text).rejects.toMatchObject(refused);
  });

  it("may not ask for a part of a table that is divided, where no policy would bind it", async () => {
    const [me] = (await service.database.pool.query("select current_user as name")).rows;
    await owner.query("create table divided (user_id uuid) partition by hash (user_id)");
    await owner.query(
      "create table divided_part partition of divided for values with (modulus 1, remainder 0)",
    );
    await owner.query(`grant all on divided_part to ${me.name}`);
    await grantRights({ connectionString: service.connectionString }, me.name);
    await expect(attempt("select from divided_part")).rejects.toMatchObject(refused);
    await attempt("insert into divided values (gen_random_uuid())");
    expect((await attempt("select from divided")).rows).toHaveLength(1);
    await owner.query("drop table divided");
  });

  it("may look for something among everybody's rows, and change or add nothing there", async () => {
    for (const text of [
      "update everybodys_user_account set email = null",
      "delete from everybodys_user_account",
      "delete from everybodys_exercise_goal",
      "delete from everybodys_user_identity",
      "update everybodys_sport_log set deleted_at = null",
      "insert into everybodys_chat_session (user_id, id) values (gen_random_uuid(), gen_random_uuid())",
    ])
      await expect(attempt(text), text).rejects.toMatchObject(refused);
  });

  it("may add to what has to be accounted for, and take nothing from it", async () => {
    for (const text of [
      "update security_event set kind = 'other'",
      "delete from security_event",
      "delete from safety_incident",
      "delete from safety_incident_step",
      "update safety_incident_step set note = null",
    ])
      await expect(attempt(text), text).rejects.toMatchObject(refused);
    expect((await attempt("select from security_event")).rows).toEqual([]);
  });

  it("gets its rights again and again, from several at once, and no more than these", async () => {
    const name = `other_${randomBytes(8).toString("hex")}`;
    await owner.query(`create role ${name}`);
    await owner.query(`grant all on security_event to ${name}`);
    const options = { connectionString: service.connectionString };
    await Promise.all([grantRights(options, name), grantRights(options, name)]);
    const { rows } = await owner.query<{ rights: string }>(
      `select string_agg(privilege_type, ', ' order by privilege_type) as rights
        from information_schema.role_table_grants where grantee = $1 and table_name = 'security_event'`,
      [name],
    );
    expect(rows[0]?.rights).toBe("INSERT, SELECT");
    await owner.query(`drop owned by ${name}`);
    await owner.query(`drop role ${name}`);
  });

  it("may use everything that the schema has, also where nobody may by default", async () => {
    const [me] = (await service.database.pool.query("select current_user as name")).rows;
    await owner.query("revoke all on all functions in schema public from public");
    await owner.query(
      "create function of_a_later_version(integer) returns integer language sql return $1",
    );
    await owner.query("revoke all on function of_a_later_version(integer) from public");
    await owner.query("create sequence of_a_later_version_number");
    await owner.query(`create table "Of A Later Version" (id integer)`);
    await grantRights({ connectionString: service.connectionString }, me.name);
    const { rows } = await owner.query<{ name: string; is_usable: boolean }>(
      `select relname as name, case relkind
          when 'S' then has_sequence_privilege($1, oid, 'usage') and has_sequence_privilege($1, oid, 'select')
          else has_table_privilege($1, oid, 'select') end as is_usable
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
          and not relispartition
        union all
        select proname, has_function_privilege($1, oid, 'execute') from pg_proc
        where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
      [me.name],
    );
    const usable = rows.filter((row) => row.is_usable).map(({ name }) => name);
    expect(usable).toEqual(expect.arrayContaining(["sport_change", "sport_change_lock"]));
    expect(rows.filter((row) => !row.is_usable).map(({ name }) => name)).toEqual([
      "kysely_migration_lock",
    ]);
    await owner.query("drop function of_a_later_version(integer)");
    await owner.query("drop sequence of_a_later_version_number");
    await owner.query(`drop table "Of A Later Version"`);
  });
});
