import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/** The root of the repository. */
export const ROOT = resolve(import.meta.dirname, "../..");

/** What a package.json says, as far as packing asks. */
type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, unknown>>;
};

/** A package that is published for other teams. */
export type PublishedPackage = { readonly directory: string; readonly manifest: Manifest };

/** Every package that is not private, the domain first: the others stand on it. */
export async function publishedPackages(): Promise<readonly PublishedPackage[]> {
  const found: PublishedPackage[] = [];
  for (const parent of ["packages", "packages/ports", "packages/adapters"]) {
    for (const entry of (await readdir(join(ROOT, parent))).sort()) {
      const directory = join(ROOT, parent, entry);
      const manifest = await manifestIn(directory);
      if (manifest !== undefined && manifest.private !== true) found.push({ directory, manifest });
    }
  }
  return found;
}

async function manifestIn(directory: string): Promise<Manifest | undefined> {
  try {
    return JSON.parse(await readFile(join(directory, "package.json"), "utf8")) as Manifest;
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes((error as NodeJS.ErrnoException).code ?? "")) return;
    throw error;
  }
}
