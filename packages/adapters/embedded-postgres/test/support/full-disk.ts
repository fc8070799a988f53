import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A device that can be opened and takes nothing, as a full disk does. */
const FULL = "/dev/full";

const MOUNT = "/bin/mount";
const UNMOUNT = "/bin/umount";

/** Whether a full disk can be had without being root. */
export const hasFullDevice: boolean = existsSync(FULL);

/** Makes what is written to `file` meet a full disk; gives what makes room again. */
export async function fillUp(file: string): Promise<() => Promise<void>> {
  await rm(file, { force: true });
  await symlink(FULL, file);
  return () => rm(file);
}

/** A small disk of its own, or undefined where none may be mounted. */
export async function smallDisk(mebibytes: number): Promise<string | undefined> {
  const directory = await mkdtemp(join(tmpdir(), "embedded-postgres-disk-"));
  const words = ["-t", "tmpfs", "-o", `size=${mebibytes}m,mode=755`, "tmpfs", directory];
  const isMounted = spawnSync(MOUNT, words).status === 0;
  onTestFinished(async () => {
    if (isMounted) spawnSync(UNMOUNT, ["--lazy", directory]);
    await rm(directory, { recursive: true, force: true });
  });
  return isMounted ? directory : undefined;
}
