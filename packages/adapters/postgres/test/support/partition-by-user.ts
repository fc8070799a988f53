import { Client } from "pg";

/** What a table of people has beside its columns, as the statements that make it. */
type Parts = {
  readonly table: string;
  readonly constraints: readonly string[];
  readonly indexes: readonly { readonly name: string; readonly definition: string }[];
  readonly triggers: readonly string[];
  readonly policies: readonly string[];
  /** That no samples are kept of a column: a table that is made like another one does not know. */
  readonly unsampled: readonly string[];
};

/**
 * Makes each table whose keys all begin with the user one of `count` partitions by hash of the user, as large installations
 * may have them: only what a statement asks of one user is found in one place. Names stay; those of keys in the
 * partitions end in `_p` and a number.
 */
export async function partitionByUser(connectionString: string, count: number): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query("begin");
    const { rows: tables } = await client.query<{ table: string }>(TABLES);
    const parts: Parts[] = [];
    for (const { table } of tables) parts.push(await partsOf(client, table));
    const { rows: keys } = await client.query<{ table: string; name: string; made: string }>(
      FOREIGN_KEYS,
      [tables.map(({ table }) => table)],
    );
    const { rows: views } = await client.query<{ name: string; made: string }>(VIEWS);
    for (const { name } of views) await client.query(`drop view ${name}`);
    for (const { table, name } of keys) {
      await client.query(`alter table ${table} drop constraint ${name}`);
    }
    for (const each of parts) await makePartitioned(client, each, count);
    for (const { table, name, made } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${made}`);
    }
    for (const { made } of views) await client.query(made);
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/** A partition has a key that begins with the user, and none without them. */
const TABLES = `
  select relname as table from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace
    and exists (
      select from pg_attribute
      where attrelid = pg_class.oid and attname = 'user_id' and attnotnull
    )
    and not exists (
      select from pg_index
      where indrelid = pg_class.oid and indisunique and not exists (
        select from pg_attribute
        where attrelid = pg_class.oid and attname = 'user_id' and attnum = any (indkey)
      )
    )
  order by relname`;

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as made
  from pg_constraint
  where contype = 'f' and (conrelid::regclass::text = any ($1) or confrelid::regclass::text = any ($1))
  order by 1, 2`;

const VIEWS = `
  select relname as name, format('create view %I%s as %s', relname,
    ' with (' || array_to_string(reloptions, ', ') || ')', pg_get_viewdef(oid)) as made
  from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace`;

async function partsOf(client: Client, table: string): Promise<Parts> {
  const ask = async <Row extends object>(text: string) =>
    (await client.query<Row>(text, [table])).rows;
  const policies = await ask<{ made: string }>(`
    select format('create policy %I on %I as %s for %s to %s using (%s)%s', policyname, tablename,
      permissive, cmd, array_to_string(roles, ', '), qual,
      ' with check (' || with_check || ')') as made
    from pg_policies where tablename = $1`);
  const secured = await ask<{ made: string }>(`
    select format('alter table %I enable row level security', relname) as made
    from pg_class where relname = $1 and relrowsecurity
    union all
    select format('alter table %I force row level security', relname)
    from pg_class where relname = $1 and relforcerowsecurity`);
  const constraints = await ask<{ made: string }>(`
    select format('alter table %I add constraint %I %s', relname, conname,
      pg_get_constraintdef(pg_constraint.oid)) as made
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where relname = $1 and contype in ('p', 'u')`);
  const indexes = await ask<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = $1 and schemaname = 'public'
      and not exists (select from pg_constraint where conname = indexname and contype in ('p', 'u'))`);
  const unsampled = await ask<{ made: string }>(`
    select format('alter table %I alter column %I set statistics 0', relname, attname) as made
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relname = $1 and attnum > 0 and attstattarget = 0`);
  const triggers = await ask<{ made: string }>(`
    select pg_get_triggerdef(oid) as made from pg_trigger
    where tgrelid = $1::regclass and not tgisinternal`);
  return {
    table,
    constraints: constraints.map(({ made }) => made),
    indexes,
    triggers: triggers.map(({ made }) => made),
    policies: [...policies, ...secured].map(({ made }) => made),
    unsampled: unsampled.map(({ made }) => made),
  };
}

async function makePartitioned(
  client: Client,
  { table, constraints, indexes, triggers, policies, unsampled }: Parts,
  count: number,
): Promise<void> {
  const run = (text: string) => client.query(text);
  await run(`alter table ${table} rename to ${table}_plain`);
  await run(`create table ${table} (
    like ${table}_plain including all excluding indexes) partition by hash (user_id)`);
  await run(`drop table ${table}_plain`);
  const numbers = Array.from({ length: count }, (_, number) => number);
  for (const number of numbers) {
    await run(`create table ${table}_p${number} partition of ${table}
      for values with (modulus ${count}, remainder ${number})`);
  }
  for (const constraint of constraints) await run(constraint);
  for (const { name, definition } of indexes) {
    await run(definition.replace(/ ON (?:ONLY )?public\./, " ON ONLY public."));
    for (const number of numbers) {
      const ofPart = definition.replace(
        `INDEX ${name} ON public.${table} `,
        `INDEX ${name}_p${number} ON public.${table}_p${number} `,
      );
      await run(ofPart);
      await run(`alter index ${name} attach partition ${name}_p${number}`);
    }
  }
  for (const made of [...triggers, ...policies, ...unsampled]) await run(made);
}
