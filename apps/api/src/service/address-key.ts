import { hkdfSync } from "node:crypto";
import { type Database, findOrMakeServiceSecret } from "@health-exercise/adapter-postgres";

const PURPOSE = "names of addresses";
const LENGTH = 32;

/**
 * What names addresses where they are counted and kept: the same after a restart and for all replicas. It comes from the secret
 * of tokens, which a copy of the database does not have; where there is none, it is made once and kept in the database.
 */
export async function openAddressKey(
  tokenSecret: string | undefined,
  { kysely }: Pick<Database, "kysely">,
): Promise<Uint8Array> {
  if (tokenSecret === undefined) return findOrMakeServiceSecret(kysely, PURPOSE);
  return new Uint8Array(hkdfSync("sha256", tokenSecret, "", PURPOSE, LENGTH));
}
