import { readFileSync } from "node:fs";

/** The version of this service, from its package. */
export function serviceVersion(): string {
  const text = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { version }: { readonly version: string } = JSON.parse(text);
  return version;
}
