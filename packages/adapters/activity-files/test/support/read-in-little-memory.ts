import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const SCRIPT = fileURLToPath(new URL("./count-entries.ts", import.meta.url));
const HEAP_MEGABYTES = 128;

/** What a file gives; `message` is that of the first fault. */
export type CountedEntries = {
  readonly activities: number;
  readonly faults: number;
  readonly message: string | null;
};

/** Reads files, one after the other, in a process that dies when its heap grows beyond 128 MB. */
export async function readInLittleMemory(
  ...paths: readonly string[]
): Promise<readonly CountedEntries[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    "--conditions=@health-exercise/source",
    SCRIPT,
    ...paths,
  ]);
  return JSON.parse(stdout);
}
