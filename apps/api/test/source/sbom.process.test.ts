import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

type Component = { readonly name: string; readonly group?: string };
type Bom = { readonly components: readonly Component[] };

const nameOf = ({ group, name }: Component) => (group === undefined ? name : `${group}/${name}`);

async function billOfMaterials(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "bom-"));
  onTestFinished(() => rm(directory, { recursive: true }));
  const file = join(directory, "bom.json");
  await promisify(execFile)(process.execPath, [`${ROOT}scripts/write-bom.ts`, file]);
  return readFile(file, "utf8");
}

it("the bill of materials lists the production dependencies of the service, the same each time", async () => {
  const text = await billOfMaterials();
  const bom: Bom = JSON.parse(text);
  expect(bom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.6" });
  const names = bom.components.map(nameOf);
  const { dependencies } = JSON.parse(await readFile(`${ROOT}apps/api/package.json`, "utf8"));
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  // What our packages need in turn.
  expect(names).toEqual(expect.arrayContaining(["express", "kysely", "pg", "prom-client", "zod"]));
  expect(names).not.toContain("vitest");
  expect(await billOfMaterials()).toBe(text);
});
