import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { codeExamplesIn } from "./code-example.ts";
import { DOORS } from "./doors.ts";
import { runExample } from "./run-example.ts";

const PACKAGE = join(import.meta.dirname, "../..");
const readme = readFileSync(join(PACKAGE, "README.md"), "utf8");

describe("README", () => {
  it.each(codeExamplesIn(readme, "README.md"))("$place prints what it says", async (example) => {
    expect(await runExample(example.code)).toBe(example.output);
  });

  it.each(Object.keys(DOORS))("shows three uses of %s", (door) => {
    const section = readme.split(/^## /mu).find((text) => text.startsWith(`${door}\n`)) ?? "";
    const examples = codeExamplesIn(section, door);
    expect(examples).toHaveLength(3);
    for (const { code, output } of examples) {
      expect(code).toContain(`from "@health-exercise/domain/${door}";`);
      expect(output).not.toBe("");
    }
  });
});

describe("TSDoc", () => {
  const examples = globSync("src/**/*.ts", { cwd: PACKAGE })
    .sort()
    .flatMap((file) => codeExamplesIn(readFileSync(join(PACKAGE, file), "utf8"), file));

  it.each(examples)("$place prints what it says", async (example) => {
    expect(await runExample(example.code)).toBe(example.output);
  });

  it("shows the main exports in use", () => {
    expect(examples.length).toBeGreaterThanOrEqual(20);
  });
});
