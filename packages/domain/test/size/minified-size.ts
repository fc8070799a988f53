import { join } from "node:path";
import { build } from "esbuild";

/** The bytes, minified, of what a browser loads for `code`, which imports from this package. */
export async function minifiedBytes(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: join(import.meta.dirname, "..") },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2024",
    conditions: ["@health-exercise/source"],
    write: false,
  });
  return outputFiles.reduce((bytes, { contents }) => bytes + contents.length, 0);
}
