import { expect, it } from "vitest";
import { bundleForPage, zippedBytes } from "../scripts/size.ts";

const MOST_BYTES = 10 * 1024;

it("takes at most 10 kB in a page, with all that it needs", async () => {
  const { code, imports } = await bundleForPage();
  expect(imports).toEqual([]);
  expect(zippedBytes(code)).toBeLessThanOrEqual(MOST_BYTES);
});
