/**
 * Writes the modules of `dist` behind the declarations of the compiler: a file for each door and few that doors share.
 * Importing a hundred small files takes several times as long as what is in them.
 */
import { readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";

const SHARED = "modules";

const directory = fileURLToPath(new URL("../dist", import.meta.url));
const { exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const doors = Object.values<{ "@health-exercise/source": string; default: string }>(exports).map(
  ({ "@health-exercise/source": source, default: target }) => [
    target.replace(/^\.\/dist\/|\.js$/gu, ""),
    fileURLToPath(new URL(`../${source}`, import.meta.url)),
  ],
);

await rm(join(directory, SHARED), { recursive: true, force: true });
for (const file of await readdir(directory, { recursive: true }))
  if (/\.js(?:\.map)?$/u.test(file)) await rm(join(directory, file));
const bundled = await rolldown({ input: Object.fromEntries(doors), platform: "neutral" });
await bundled.write({
  dir: directory,
  format: "esm",
  sourcemap: true,
  entryFileNames: "[name].js",
  chunkFileNames: `${SHARED}/[name]-[hash].js`,
});
await bundled.close();
