/**
 * What the client adds to a page, with all that it needs:
 *   npx -y pnpm client:size
 */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** The client as one module for a page. */
export async function bundleForPage(): Promise<{
  readonly code: string;
  readonly imports: readonly string[];
}> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL("../src/index.ts", import.meta.url)),
    platform: "browser",
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  if (output.length !== 1) throw new Error("The client is more than one module.");
  return output[0];
}

export const zippedBytes = (code: string): number => gzipSync(code, { level: 9 }).length;

if (import.meta.main) {
  const { code } = await bundleForPage();
  console.log(`${code.length} bytes minified, ${zippedBytes(code)} with gzip.`);
}
