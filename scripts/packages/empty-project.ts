import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeExamplesIn } from "../../packages/domain/test/examples/code-example.ts";
import type { PackedPackage } from "./pack.ts";
import { ROOT } from "./published-packages.ts";

/** The adapter that the README of the testing package shows, with the contract that it is held against. */
const ADAPTER = "packages/testing/test/profiles-in-a-map.contract.test.ts";

/** Runs the examples of the domain's README and compares what they print. */
const RUN_EXAMPLES = `import { strictEqual } from "node:assert";
import { readFileSync } from "node:fs";
import { format } from "node:util";

const print = console.log;
const examples = JSON.parse(readFileSync("examples.json", "utf8"));
for (const [index, { place, output }] of examples.entries()) {
  const lines = [];
  console.log = (...values) => lines.push(format(...values));
  await import(\`./built/example-\${index}.js\`);
  strictEqual(lines.join("\\n"), output, place);
}
print(\`\${examples.length} examples\`);
`;

/** Uses the client against a server that is busy at first, and breaks a stream off. */
export const RUN_CLIENT = `import { deepStrictEqual, ok } from "node:assert";
import { createServer } from "node:http";
import { createClient, isProblem } from "@health-exercise/client";

let asked = 0;
let streams = 0;
const server = createServer(async (request, response) => {
  let bytes = 0;
  for await (const part of request) bytes += part.length;
  const answer = (status, body) => response.writeHead(status).end(JSON.stringify(body));
  if (request.url === "/api/profile") answer(...(asked++ === 0 ? [503, {}] : [200, { age: 40 }]));
  else if (request.url === "/api/sport/active") answer(404, { code: "no_active_log", detail: "None." });
  else if (request.url === "/api/sport/import") answer(200, { imported: bytes });
  else {
    const events = 'event: text\\ndata: {"text":"Hello."}\\n\\n';
    const end = 'event: message\\ndata: {"content":"Hello."}\\n\\n';
    if (streams++ > 0) response.end(events + end);
    else response.write(events, () => response.destroy());
  }
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const baseUrl = \`http://127.0.0.1:\${server.address().port}\`;
const client = createClient({ baseUrl, retry: { baseDelayMs: 1 } });
deepStrictEqual(await client.get("/api/profile"), { age: 40 });
ok(isProblem(await client.get("/api/sport/active").catch((error) => error), "no_active_log"));
const told = [];
for await (const { event } of client.chat({ message: "Hello" })) told.push(event);
deepStrictEqual(told, ["text", "message"]);
let sent;
const onProgress = (progress) => { sent = progress; };
const files = [new File(["x".repeat(200_000)], "a.gpx")];
const { imported } = await client.importActivities(files, { onProgress });
deepStrictEqual(sent, { sentBytes: imported, totalBytes: imported });
server.close();
server.closeAllConnections();
console.log("the client");
`;

/** Writes a project that has nothing yet but what the READMEs show, and the packages as dependencies. */
export async function writeEmptyProject(
  folder: string,
  packed: readonly PackedPackage[],
): Promise<void> {
  await mkdir(join(folder, "src"), { recursive: true });
  const readme = join(ROOT, "packages/domain/README.md");
  const examples = codeExamplesIn(await readFile(readme, "utf8"), "packages/domain/README.md");
  for (const [index, { code }] of examples.entries()) {
    await writeFile(join(folder, "src", `example-${index}.ts`), code);
  }
  await writeFile(join(folder, "src/every-door.ts"), everyDoor(packed));
  await writeFile(join(folder, "examples.json"), JSON.stringify(examples));
  await writeFile(join(folder, "run-examples.js"), RUN_EXAMPLES);
  await writeFile(join(folder, "run-client.js"), RUN_CLIENT);
  await copyFile(join(ROOT, ADAPTER), join(folder, "adapter.test.ts"));
  await writeJson(folder, "package.json", await manifest(packed));
  await writeJson(folder, "tsconfig.json", {
    compilerOptions: {
      ...{ target: "ES2024", lib: ["ES2024", "DOM"], types: [], strict: true },
      ...{ module: "NodeNext", moduleResolution: "NodeNext", verbatimModuleSyntax: true },
      ...{ rootDir: "src", outDir: "built", exactOptionalPropertyTypes: true },
      skipLibCheck: false,
    },
    include: ["src"],
  });
  await writeJson(folder, "tsconfig.bundler.json", {
    extends: "./tsconfig.json",
    compilerOptions: { module: "ESNext", moduleResolution: "bundler", noEmit: true },
  });
  await writeJson(folder, "tsconfig.adapter.json", {
    extends: "./tsconfig.json",
    compilerOptions: { rootDir: ".", noEmit: true, skipLibCheck: true },
    include: ["adapter.test.ts"],
  });
}

/** Every entry of every package but those for a database: their declarations are read whole. */
function everyDoor(packed: readonly PackedPackage[]): string {
  const lines = packed.flatMap(({ manifest: { name, exports = {} } }) =>
    Object.keys(exports)
      .filter((entry) => name !== "@health-exercise/testing" || entry === "./in-memory")
      .map(
        (entry) => `export type * as ${identifier(name + entry)} from "${name}${entry.slice(1)}";`,
      ),
  );
  return `${lines.join("\n")}\n`;
}

function identifier(text: string): string {
  return text.replace(/[^a-z]+/giu, "_");
}

async function manifest(packed: readonly PackedPackage[]): Promise<object> {
  const typescript = await installedManifest("@typescript/native");
  const vitest = await installedManifest("vitest");
  return {
    name: "empty-project",
    version: "1.0.0",
    private: true,
    type: "module",
    license: "MIT",
    dependencies: Object.fromEntries(packed.map(({ manifest: { name } }) => [name, "*"])),
    devDependencies: {
      typescript: typescript.version,
      vitest: vitest.version,
      // Yarn leaves it to the project to install the peers of its dependencies.
      vite: vitest.peerDependencies?.["vite"],
    },
  };
}

type InstalledManifest = {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** The version that this repository is tested with. */
async function installedManifest(name: string): Promise<InstalledManifest> {
  const text = await readFile(join(ROOT, "node_modules", name, "package.json"), "utf8");
  return JSON.parse(text) as InstalledManifest;
}

function writeJson(folder: string, file: string, value: unknown): Promise<void> {
  return writeFile(join(folder, file), `${JSON.stringify(value, undefined, 2)}\n`);
}
