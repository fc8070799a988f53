import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** Where `npx -y pnpm start` keeps what it builds (prepared-build.ts). */
const PREPARED = ".built";

/** Where this process runs from. */
export type Place = {
  /** The file of the program, or one that it was bundled with. */
  readonly file: string;
  readonly node: string;
  readonly exists: (path: string) => boolean;
};

/** How the commands are called by whoever started this: from the sources, in an image, or as built files. */
export function commandCall({ file, node, exists }: Place): string {
  const folder = dirname(file);
  const isBuilt = !file.endsWith(".ts") && basename(dirname(folder)) !== PREPARED;
  if (!isBuilt) return "npx -y pnpm companion";
  // The image puts a program of that name beside Node, and so may whoever installs the files.
  if (exists(join(dirname(node), "companion"))) return "companion";
  return `node ${join(folder, "companion.js")}`;
}

/** How the commands are called here. */
export const COMMAND_CALL = commandCall({
  file: fileURLToPath(import.meta.url),
  node: process.execPath,
  exists: existsSync,
});
