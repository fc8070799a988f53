import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { MINIMUM_SECRET_BYTES } from "@health-exercise/adapter-runtime";
import { StartError } from "../service/start-error.ts";

/**
 * The secret in `file`; made on the first call. Of several processes that make it at once, one wins
 * and all read its secret.
 * @throws StartError when the file cannot be made or holds no secret.
 */
export async function readOrMakeSecret(file: string): Promise<string> {
  try {
    const secret = (await readSecret(file)) ?? (await makeSecret(file));
    if (Buffer.byteLength(secret) >= MINIMUM_SECRET_BYTES) return secret;
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? ` (${error.code})` : "";
    throw new StartError(`The secret in ${file} cannot be read or made${reason}.`, {
      cause: error,
    });
  }
  throw new StartError(
    `The secret in ${file} is too short: remove the file to have a new one made, which ends all tokens.`,
  );
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written under another name first and then linked: the file either holds a whole secret or does not exist. */
async function makeSecret(file: string): Promise<string> {
  // Others may pass through the directory, since the database in it can run as another user.
  await mkdir(dirname(file), { recursive: true, mode: 0o711 });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(`${randomBytes(48).toString("base64url")}\n`);
    await handle.sync();
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await handle.close();
    await rm(draft, { force: true });
  }
  return (await readFile(file, "utf8")).trim();
}
