import type { PoolClient } from "pg";
import type { DatabaseOptions } from "./database.ts";
import { databaseFailure } from "./database-errors.ts";
import { NO_LIMITS, withUnlimitedPool } from "./unlimited-pool.ts";

/** What may be done where not all that rows allow may be; whoever looks for something among everybody changes nobody's words. */
const NARROWER_RIGHTS: Readonly<Record<string, string>> = {
  security_event: "select, insert",
  safety_incident_step: "select, insert, update (reviewer_id)",
  safety_incident: "select, insert, update",
  service_secret: "select, insert",
  sport_change_gap: "select",
  kysely_migration: "select",
  everybodys_user_account: "select, update (changes_forgotten_until)",
  everybodys_exercise_goal: "select",
  everybodys_user_identity: "select",
  everybodys_goal_check: "select",
  everybodys_webhook_delivery:
    "select, insert, delete, update (attempts, lease_until, next_attempt_at, settled_at, outcome)",
};
/** Of everybody's rows: retention removes some. */
const RIGHTS_ON_VIEWS = "select, delete";
const USUAL_RIGHTS = "select, insert, update, delete";

/** Of objects that an extension brought or somebody else made, nothing is given. */
const isOurs = (catalogue: string, owner: string) => `
  pg_has_role(${owner}, 'usage') and not exists (
    select from pg_depend d where d.objid = o.oid and d.classid = '${catalogue}'::regclass and d.deptype = 'e'
  )`;

/** Tables and views, sequences, and functions that statements or triggers call. */
const OBJECTS = `
  select case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end as kind, relname as name,
    relispartition as "isPart", o.oid::regclass::text as address
  from pg_class o
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'S')
    and relname <> 'kysely_migration_lock' and ${isOurs("pg_class", "relowner")}
  union all
  select 'function', proname, false, o.oid::regprocedure::text from pg_proc o
  where pronamespace = current_schema()::regnamespace and prokind = 'f'
    and prorettype <> 'trigger'::regtype and ${isOurs("pg_proc", "proowner")}
  order by kind, name, address`;

/** The role does not own the tables, and has no rights on them to give. */
export class MayNotGrant extends Error {
  override readonly name = "MayNotGrant";
}

type ObjectOfSchema = {
  readonly kind: "table" | "view" | "sequence" | "function";
  readonly name: string;
  /** Of a table that is divided: policies bind whoever asks for the whole of it, and nobody who asks for a part. */
  readonly isPart: boolean;
  /** As statements name it. */
  readonly address: string;
};

function rightsOn({ kind, name }: ObjectOfSchema): string {
  if (kind === "sequence") return "usage, select";
  if (kind === "function") return "execute";
  return NARROWER_RIGHTS[name] ?? (kind === "view" ? RIGHTS_ON_VIEWS : USUAL_RIGHTS);
}

/**
 * Gives a role what the service needs of what the schema of this version has, and takes everything else of it from the role. Has
 * to be done by its owner; the role may not change the schema, and policies bind it.
 * @throws MayNotGrant where somebody else owns the tables.
 */
export async function grantRights(owner: DatabaseOptions, role: string): Promise<void> {
  await withUnlimitedPool(owner, async (pool) => {
    const client = await pool.connect();
    try {
      await grantOn(client, role);
      client.release();
    } catch (error) {
      // Otherwise whoever ends the pool would wait for it.
      client.release(true);
      throw error;
    }
  }).catch((error: unknown) => {
    throw databaseFailure(error);
  });
}

async function grantOn(client: PoolClient, role: string): Promise<void> {
  const { rows: schemas } = await client.query("select current_schema() as name");
  const schema = client.escapeIdentifier(schemas[0].name);
  const grantee = client.escapeIdentifier(role);
  const { rows } = await client.query<ObjectOfSchema>(OBJECTS);
  if (!rows.some(({ name }) => name === "user_account")) {
    throw new MayNotGrant("The role does not own the tables.");
  }
  await client.query("begin");
  for (const setting of NO_LIMITS) await client.query(setting);
  // Of several processes at once each would change the same entries of the catalogue.
  await client.query("select pg_advisory_xact_lock(hashtextextended('rights', 0))");
  await client.query(`grant usage on schema ${schema} to ${grantee}`);
  for (const object of rows) {
    const target = `${object.kind === "view" ? "table" : object.kind} ${object.address}`;
    await client.query(`revoke all on ${target} from ${grantee}`);
    if (object.isPart) continue;
    await client.query(`grant ${rightsOn(object)} on ${target} to ${grantee}`);
  }
  await client.query("commit");
}
