import { randomUUID } from "node:crypto";
import type { Database } from "@health-exercise/adapter-postgres";
import type { UserId } from "@health-exercise/domain/user";
import { insertMarkedPerson } from "./marked-records.ts";

type Pool = Database["pool"];

/**
 * Puts somebody else into every part where tables are in parts by user, and nobody where they are not: PostgreSQL analyses
 * no table without rows, so that the last person's id stays among its samples.
 */
export async function insertBystanders(pool: Pool): Promise<void> {
  const count = async (text: string) => Number((await pool.query(text)).rows[0].count);
  const parts = await count(
    "select count(*) from pg_inherits where inhparent = 'profile'::regclass",
  );
  for (let person = 0; (await count(INHABITED)) < parts; person += 1) {
    await insertMarkedPerson(pool, randomUUID() as UserId, `mark-bystander-${person}`);
  }
}

const INHABITED = "select count(distinct tableoid) from profile";
