/**
 * Writes the types of the interface from the OpenAPI document of this source tree. They are not kept in the repository:
 * `src/generated` is made whenever the types are checked or the package is built.
 */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import openapiTypescript, { astToString } from "openapi-typescript";
import ts from "typescript";

const ROOT = resolve(import.meta.dirname, "../../..");
const TARGET = resolve(import.meta.dirname, "../src/generated/interface.ts");

/** The document, from the service's own command: this package knows nothing else of the service. */
async function documentOfService(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "interface-"));
  const file = join(folder, "openapi.json");
  try {
    const command = join(ROOT, "apps/api/scripts/write-interface.ts");
    const words = ["--conditions=@health-exercise/source", command, file];
    await promisify(execFile)(process.execPath, words, { cwd: ROOT });
    return await readFile(file, "utf8");
  } finally {
    await rm(folder, { recursive: true });
  }
}

const BLOB = ts.factory.createTypeReferenceNode("Blob");

const document = JSON.parse(await documentOfService());
const { provider } = document.components.schemas.NewChatMessage.properties;
// Which names a service takes is a matter of its settings.
delete provider.anyOf;
provider.type = ["string", "null"];

const tree = await openapiTypescript(document, {
  alphabetize: true,
  // What has a default need not be sent.
  defaultNonNullable: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
  transform: (schema) => (schema.format === "binary" ? BLOB : undefined),
});
const text = `// Made from the OpenAPI document; see scripts/generate.ts.\n${astToString(tree)}`;
await mkdir(resolve(TARGET, ".."), { recursive: true });
const known = await readFile(TARGET, "utf8").catch(() => undefined);
if (known !== text) await writeFile(TARGET, text);
