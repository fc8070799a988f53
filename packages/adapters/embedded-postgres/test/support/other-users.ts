import { spawnSync } from "node:child_process";
import { findBinaries } from "../../src/binaries.ts";

const NOBODY = { uid: 65534, gid: 65534 };

export const isRoot = process.getuid?.() === 0;

/**
 * Whether another user may run what is installed here. Where the project lies under a directory that
 * only root may enter, no other user has a Node or a PostgreSQL to run.
 */
export const othersMayRun: boolean = isRoot && (await mayRun());

async function mayRun(): Promise<boolean> {
  const { postgres } = await findBinaries();
  return [process.execPath, postgres].every(
    (program) => spawnSync(program, ["--version"], { ...NOBODY, cwd: "/" }).status === 0,
  );
}
