import { hkdfSync } from "node:crypto";
import { type Database, findOrMakeServiceSecret } from "@health-exercise/adapter-postgres";

const PURPOSE = "secrets of webhooks";
const LENGTH = 32;

/**
 * What seals the secrets of endpoints: the same after a restart and for all replicas. It comes from the setting for it, else from
 * the secret of tokens, neither of which a copy of the database has; where there is none, it is made once and kept in the
 * database, of which backups leave it out.
 */
export async function openWebhookKey(
  setting: string | undefined,
  tokenSecret: string | undefined,
  { kysely }: Pick<Database, "kysely">,
): Promise<Uint8Array> {
  const secret = setting ?? tokenSecret;
  if (secret === undefined) return findOrMakeServiceSecret(kysely, PURPOSE);
  return new Uint8Array(hkdfSync("sha256", secret, "", PURPOSE, LENGTH));
}
