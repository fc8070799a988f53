/**
 * Packs every published package and looks at what comes out, as others would get it: publint and attw find nothing, the
 * manifest can be installed without this workspace, licence and README are in it, and nothing but `dist` and `src` else.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { problemAffectsResolutionKind } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { type PackedPackage, packInto } from "./packages/pack.ts";
import { run } from "./packages/run.ts";

const ESM_RESOLUTIONS = ["node16-esm", "bundler"] as const;
const BESIDE_CODE = ["LICENSE", "README.md", "package.json", "CHANGELOG.md", "NOTICE"];

const folder = await mkdtemp(join(tmpdir(), "tarballs-"));
try {
  for (const packed of await packInto(folder)) {
    const problems = [
      ...(await publintProblems(packed)),
      ...(await typeProblems(packed)),
      ...(await contentProblems(packed)),
      ...(await manifestProblems(packed)),
    ];
    if (problems.length > 0) {
      throw new Error(`${packed.manifest.name}:\n${problems.join("\n")}`);
    }
    console.log(`ok: ${packed.manifest.name} ${packed.manifest.version}`);
  }
} finally {
  await rm(folder, { recursive: true });
}

async function publintProblems({ tarball }: PackedPackage): Promise<readonly string[]> {
  const { buffer } = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

/** Are the types wrong? For ESM alone: CommonJS reads it with `import()`, or with `require()` from Node 22.12. */
async function typeProblems({ tarball }: PackedPackage): Promise<readonly string[]> {
  const analysis = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
  if (!analysis.types) return ["there are no types in it"];
  return analysis.problems
    .filter((problem) =>
      ESM_RESOLUTIONS.some((kind) => problemAffectsResolutionKind(problem, kind, analysis)),
    )
    .map((problem) => JSON.stringify(problem));
}

async function contentProblems({ tarball }: PackedPackage): Promise<readonly string[]> {
  const listed = await run("tar", ["-tzf", tarball], { cwd: folder });
  const files = listed.trimEnd().split("\n");
  const missing = ["LICENSE", "README.md"].filter((file) => !files.includes(`package/${file}`));
  const others = files.filter(
    (file) =>
      !/^package\/(dist|src)\//u.test(file) && !BESIDE_CODE.includes(file.replace("package/", "")),
  );
  return [
    ...missing.map((file) => `${file} is missing`),
    ...others.map((file) => `${file} has no place in it`),
  ];
}

/** `catalog:` and `workspace:` mean something in this workspace alone. */
async function manifestProblems({ tarball }: PackedPackage): Promise<readonly string[]> {
  const text = await run("tar", ["-xzOf", tarball, "package/package.json"], { cwd: folder });
  const left = text.match(/"(?:catalog|workspace|link|file):[^"]*"/gu) ?? [];
  return left.map((version) => `package.json still says ${version}`);
}
