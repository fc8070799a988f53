import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readingTables } from "../../scripts/read-text/reading-tables.ts";
import { read } from "../../src/language/read.ts";

const DOCUMENT = readFileSync(new URL("../../../../docs/language.md", import.meta.url), "utf8");
const TEXT = /pnpm read "(.*)"/.exec(DOCUMENT)?.[1] ?? "";

/** A table without what lines its columns up. */
function unaligned(markdown: string): string {
  return markdown.replace(/ {2,}/g, " ").replace(/-{3,}/g, "---");
}

describe("the documented reading", () => {
  it("is what the reader reads", () => {
    expect(TEXT).not.toBe("");
    const document = unaligned(DOCUMENT);
    for (const table of readingTables(read(TEXT)).split("\n\n"))
      expect(document).toContain(unaligned(table));
  });
});
