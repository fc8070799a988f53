import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";

const LENGTH = 32;

/** The secret of this name, the same for all processes: made by the first that asks. */
export async function findOrMakeServiceSecret(
  database: Kysely<Schema>,
  name: string,
): Promise<Buffer> {
  // Of several that make it at once one wins, and all read its secret.
  await sql`
    insert into service_secret (name, secret) values (${name}, ${randomBytes(LENGTH)})
    on conflict (name) do nothing`.execute(database);
  const { secret } = await database
    .selectFrom("service_secret")
    .select("secret")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return secret;
}
