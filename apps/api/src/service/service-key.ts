import { hkdfSync } from "node:crypto";
import { type Database, findOrMakeServiceSecret } from "@health-exercise/adapter-postgres";

const LENGTH = 32;

/** What a key is for: it names addresses where they are counted and kept, or seals the secrets of endpoints. */
type Purpose = "names of addresses" | "secrets of webhooks";

/**
 * A key of the service's own, the same after a restart and for all replicas. It comes from `secret`, which a copy of the database
 * does not have; where there is none, it is made once and kept in the database, of which backups leave it out.
 */
export async function openServiceKey(
  purpose: Purpose,
  secret: string | undefined,
  { kysely }: Pick<Database, "kysely">,
): Promise<Uint8Array> {
  if (secret === undefined) return findOrMakeServiceSecret(kysely, purpose);
  return new Uint8Array(hkdfSync("sha256", secret, "", purpose, LENGTH));
}
