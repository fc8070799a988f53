import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";

/** The version of this service, from its package. */
export function serviceVersion(): string {
  // Built, this stands in another folder than its source.
  const file = findPackageJSON(import.meta.url);
  if (file === undefined) throw new Error("The package.json of the service is missing.");
  const { version }: { readonly version: string } = JSON.parse(readFileSync(file, "utf8"));
  return version;
}
