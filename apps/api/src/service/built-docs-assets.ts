import { fileURLToPath } from "node:url";

/** Where `scripts/build.ts` puts what the page of the documentation needs; undefined where the sources run. */
export function builtDocsAssets(): string | undefined {
  if (import.meta.url.endsWith(".ts")) return undefined;
  return fileURLToPath(new URL("./swagger-ui", import.meta.url));
}
