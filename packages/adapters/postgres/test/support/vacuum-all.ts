import type { Pool } from "pg";
import { vi } from "vitest";

/**
 * Vacuums a table until PostgreSQL knows each of its pages to be visible to all, as plans of a table at rest take
 * for granted. A vacuum marks none whose commit is not on disk yet, which test servers put off, or that an older
 * snapshot, as that of an autovacuum, may not see.
 */
export async function vacuumAll(ownerPool: Pool, table: string): Promise<void> {
  await vi.waitUntil(
    async () => {
      await ownerPool.query(`vacuum analyze ${table}`);
      const { rows } = await ownerPool.query<{ visible: boolean }>(
        "select relallvisible = relpages as visible from pg_class where oid = $1::regclass",
        [table],
      );
      return rows[0]?.visible;
    },
    { timeout: 60_000 },
  );
}
