import { chown, lchown, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-postgres-error.ts";
import { type Command, runProgram } from "./run-program.ts";

/** A numeric user and group. */
export interface FileOwner {
  readonly uid: number;
  readonly gid: number;
}

/** A way to run PostgreSQL's programs, which refuse to run as root. */
export interface Launcher {
  /** Who has to own the server's files; undefined when they are simply ours. */
  readonly owner: FileOwner | undefined;
  command(program: string, args: readonly string[]): Command;
}

const root: FileOwner = { uid: 0, gid: 0 };
const nobody: FileOwner = { uid: 65534, gid: 65534 };

/** Runs programs as ourselves. */
const asOurselves: Launcher = {
  owner: undefined,
  command: (file, args) => ({ file, args }),
};

/** Runs programs as another user who may still enter directories that are root's alone. */
export function withSetpriv(owner: FileOwner): Launcher {
  const options = [
    "--securebits=+no_setuid_fixup",
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    "--clear-groups",
    "--inh-caps=+dac_override",
    "--ambient-caps=+dac_override",
  ];
  return {
    owner,
    command: (program, args) => ({ file: "setpriv", args: [...options, program, ...args] }),
  };
}

/** Runs programs in a user namespace that calls us nobody; outside of it the files stay ours. */
export const withUnshare: Launcher = {
  owner: process.geteuid?.() === 0 ? root : undefined,
  command: (program, args) => ({
    file: "unshare",
    args: ["--user", `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, program, ...args],
  }),
};

/** Runs programs as another user with no rights beyond that user's. */
export function withPlainDrop(owner: FileOwner): Launcher {
  return { owner, command: (file, args) => ({ file, args, ...owner }) };
}

/**
 * The ways to try, the one with the fewest rights first. Files that already belong to an ordinary user stay that user's. A
 * user without a name, as containers can have, may run a server but not make one.
 */
export async function launchersFor(directory: string): Promise<readonly Launcher[]> {
  const ourUid = process.geteuid?.();
  if (ourUid !== 0) {
    const isNamed = ourUid === undefined || (await hasName(ourUid));
    return isNamed ? [asOurselves] : [withUnshare, asOurselves];
  }
  const { uid, gid } = await stat(directory);
  const user = uid !== 0 && (await hasName(uid)) ? { uid, gid } : nobody;
  return [withPlainDrop(user), withUnshare, withSetpriv(user)];
}

const probeTimeoutMs = 10_000;

async function hasName(uid: number): Promise<boolean> {
  const command = { file: "id", args: ["-un", String(uid)] };
  return (await runProgram(command, "/", probeTimeoutMs)).succeeded;
}

/**
 * The first way that reaches both the directory and the program.
 *
 * @throws EmbeddedPostgresError when none does
 */
export async function chooseLauncher(
  launchers: readonly Launcher[],
  directory: string,
  program: string,
): Promise<Launcher> {
  const probe = ["-c", 'cd "$1" && exec "$2" --version', "sh", directory, program];
  for (const launcher of launchers) {
    if (launcher === asOurselves) {
      return launcher;
    }
    const { succeeded } = await runProgram(launcher.command("/bin/sh", probe), "/", probeTimeoutMs);
    if (succeeded) {
      return launcher;
    }
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, and no other user can be made to run it in ${directory}: ` +
      "run the service as an ordinary user, install setpriv (util-linux), or set DATABASE_URL.",
  );
}

/** Gives all in a directory to the owner, and itself last: an interrupted change is taken up again. */
export async function giveTo(owner: FileOwner | undefined, directory: string): Promise<void> {
  if (owner === undefined || (await stat(directory)).uid === owner.uid) {
    return;
  }
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
  await chown(directory, owner.uid, owner.gid);
}
