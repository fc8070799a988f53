/** Writes `dist`, or the folder that is named: the service and its commands in few files, which need no sources and hardly any package. */
import { execFileSync } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { type Plugin, rolldown } from "rolldown";
import { DOCS_ASSETS } from "../../../packages/adapters/http/src/operations/docs-assets.data.ts";

/** Of `dist`, what the compiler writes. */
const TYPES = "types";

/** Modules of trained weights: texts of half a million characters each, which are unpacked once. */
const WEIGHTS = /\/([a-z-]+)\/(weights-[a-z]+)\.data\.ts$/;

/** Modules of data, and the fewest characters of one that is worth a file of its own (design value). */
const DATA = /\.data\.ts$/;
const LEAST_DATA = 4_000;
const IMPORTS_VALUES = /^(?:import|export) (?!type )[^;=]*? from "/m;

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const directory = process.argv[2] ?? fileOf("../dist");
const packages = fileOf("../../../packages");

await mkdir(directory, { recursive: true });
for (const name of await readdir(directory))
  if (name !== TYPES) await rm(join(directory, name), { recursive: true });
await bundle();
await copyDocsAssets();
await copyFile(
  join(packages, "adapters/knowledge/src/subjects/subjects.bin"),
  join(directory, "subjects.bin"),
);
prepareGuidance();

async function bundle(): Promise<void> {
  const bundled = await rolldown({
    input: {
      main: fileOf("../src/main.ts"),
      companion: fileOf("../src/companion.ts"),
      // Started by name, beside the file that starts it.
      "reading-worker": join(packages, "adapters/activity-files/src/thread/reading-worker.ts"),
    },
    platform: "node",
    resolve: { conditionNames: ["@health-exercise/source"] },
    external: [
      "@health-exercise/adapter-embedded-postgres", // Finds its programs beside itself; not needed with DATABASE_URL.
      "pg-native", // Optional, and not used.
    ],
    plugins: [weightsInFiles(), dataInFiles()],
    onLog(level, log, handle) {
      // A package that is not installed would be looked for when the service starts.
      if (log.code === "UNRESOLVED_IMPORT") throw new Error(log.message);
      handle(level, log);
    },
  });
  await bundled.write({
    dir: directory,
    format: "esm",
    minify: true,
    sourcemap: true,
    chunkFileNames: "[name]-[hash].js",
  });
  await bundled.close();
}

/**
 * Lets trained weights be read from files of their own when they are unpacked: as modules they would stay in memory twice, as
 * source text and as values, for as long as the service runs.
 */
function weightsInFiles(): Plugin {
  return {
    name: "weights-in-files",
    async load(path) {
      const [, folder, name] = WEIGHTS.exec(path) ?? [];
      if (folder === undefined || name === undefined) return null;
      const fileName = `${folder}-${name}.json`;
      const exported: Readonly<Record<string, object>> = await import(pathToFileURL(path).href);
      this.emitFile({ type: "asset", fileName, source: JSON.stringify(exported) });
      return { code: moduleReading(fileName, exported), moduleType: "js" };
    },
  };
}

/** The same exports, whose values are read from the file each time that they are asked for. */
function moduleReading(fileName: string, exported: Readonly<Record<string, object>>): string {
  const constants = Object.entries(exported).map(([name, value]) => {
    const getters = Object.keys(value).map(
      (key) => `get ${key}() { return read().${name}.${key}; }`,
    );
    return `export const ${name} = { ${getters.join(", ")} };`;
  });
  return [
    'import { readFileSync } from "node:fs";',
    `const read = () => JSON.parse(readFileSync(new URL("./${fileName}", import.meta.url), "utf8"));`,
    ...constants,
  ].join("\n");
}

/**
 * Lets data be read from files of their own: of a module the source text stays in memory beside the values, with two bytes a
 * character where any of it is Chinese, and so does what is compiled of it for the next start.
 */
function dataInFiles(): Plugin {
  return {
    name: "data-in-files",
    async load(path) {
      if (!DATA.test(path) || WEIGHTS.test(path)) return null;
      const source = await readFile(path, "utf8");
      if (source.length < LEAST_DATA || IMPORTS_VALUES.test(source)) return null;
      const exported: Readonly<Record<string, unknown>> = {
        ...(await import(pathToFileURL(path).href)),
      };
      const content = JSON.stringify(exported);
      // Sets, patterns and functions remain code.
      if (!isDeepStrictEqual(JSON.parse(content), exported)) return null;
      const name = relative(dirname(packages), path).replace(/\.ts$/, "");
      const fileName = `${name.replaceAll(/[/\\]/g, "-")}.json`;
      this.emitFile({ type: "asset", fileName, source: content });
      return { code: moduleOfData(fileName, Object.keys(exported)), moduleType: "js" };
    },
  };
}

function moduleOfData(fileName: string, names: readonly string[]): string {
  return [
    'import { readFileSync } from "node:fs";',
    `const data = JSON.parse(readFileSync(new URL("./${fileName}", import.meta.url), "utf8"));`,
    ...names.map((name) => `export const ${name} = data.${name};`),
  ].join("\n");
}

async function copyDocsAssets(): Promise<void> {
  const { resolve } = createRequire(join(packages, "adapters/http/package.json"));
  const source = dirname(resolve("swagger-ui-dist/package.json"));
  const target = join(directory, "swagger-ui");
  await mkdir(target);
  for (const asset of DOCS_ASSETS) await copyFile(join(source, asset), join(target, asset));
}

/** As the service reads it: by the language of the domain, from its sources. */
function prepareGuidance(): void {
  const [script, file] = [fileOf("prepare-guidance.ts"), join(directory, "guidance.ndjson")];
  execFileSync(process.execPath, ["--conditions=@health-exercise/source", script, file]);
}
