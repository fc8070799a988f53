import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";

const MOST_BYTES = 10 * 1024;

it("takes at most 10 kB in a page, with all that it needs", async () => {
  const bundle = await rolldown({
    input: fileURLToPath(new URL("../src/index.ts", import.meta.url)),
    platform: "browser",
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  expect(output).toHaveLength(1);
  expect(output[0].imports).toEqual([]);
  expect(gzipSync(output[0].code, { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
});
