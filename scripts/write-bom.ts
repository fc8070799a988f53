/** Writes what the service is made of, as CycloneDX: `npx -y pnpm bom [FILE]`. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Component = { readonly "bom-ref": string };
type Dependency = { readonly ref: string; readonly dependsOn?: readonly string[] };
type Bom = {
  readonly metadata: { readonly timestamp?: string };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
};

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const COMMAND =
  "--filter @health-exercise/api sbom --sbom-format cyclonedx --sbom-spec-version 1.6 --sbom-type application --prod --lockfile-only";

const options = { cwd: ROOT, encoding: "utf8", maxBuffer: 100_000_000 } as const;
const { metadata, components, dependencies, ...rest }: Bom = JSON.parse(
  // The pnpm that runs this script: asking npx for one would ask the network.
  execFileSync("pnpm", COMMAND.split(" "), options),
);
const { timestamp: _, ...lasting } = metadata;
// In order, without the time, and with a number that the content has made: the same lockfile gives the same file.
const content = {
  ...rest,
  metadata: lasting,
  components: components.toSorted((left, right) => compare(left["bom-ref"], right["bom-ref"])),
  dependencies: dependencies
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.toSorted(compare) }))
    .toSorted((left, right) => compare(left.ref, right.ref)),
};
const bom = { ...content, serialNumber: `urn:uuid:${uuidOf(content)}` };
const file = process.argv[2] ?? `${ROOT}sbom.cdx.json`;
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
process.stdout.write(`${file}: ${components.length} components\n`);

function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

/** A UUID of version 8 (RFC 9562) from a digest. */
function uuidOf(value: object): string {
  const text = JSON.stringify({ ...value, serialNumber: null });
  const digest = createHash("sha256").update(text).digest("hex");
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ];
  return parts.join("-");
}
