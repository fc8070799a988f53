import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type PublishedPackage, publishedPackages, ROOT } from "./published-packages.ts";
import { run } from "./run.ts";

/** A package as others get it. */
export type PackedPackage = PublishedPackage & { readonly tarball: string };

/** Builds every published package and packs it into a folder. */
export async function packInto(folder: string): Promise<readonly PackedPackage[]> {
  const packages = await publishedPackages();
  for (const { directory } of packages) await removeLeftovers(directory);
  const filters = packages.flatMap(({ manifest }) => ["--filter", manifest.name]);
  await run("pnpm", ["-r", ...filters, "run", "build"], { cwd: ROOT });
  const words = ["-r", ...filters, "pack", "--json", "--pack-destination", folder];
  const printed = await run("pnpm", words, { cwd: ROOT });
  const tarballs = JSON.parse(printed.slice(printed.indexOf("["))) as readonly {
    readonly name: string;
    readonly filename: string;
  }[];
  return packages.map((each) => {
    const tarball = tarballs.find(({ name }) => name === each.manifest.name)?.filename;
    if (tarball === undefined) throw new Error(`${each.manifest.name} was not packed`);
    return { ...each, tarball };
  });
}

/** The compiler leaves what it once made of a source that is gone; nobody should get that. */
async function removeLeftovers(directory: string): Promise<void> {
  const dist = join(directory, "dist");
  if (!existsSync(dist)) return;
  for (const file of await readdir(dist, { recursive: true })) {
    const source = file.replace(/(\.d\.ts|\.js)(\.map)?$/u, ".ts");
    if (source === file || existsSync(join(directory, "src", source))) continue;
    await rm(join(dist, file));
  }
}
