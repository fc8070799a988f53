import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("shows in its README the adapter that is held against the contract", () => {
  const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
  const adapter = read("profiles-in-a-map.contract.test.ts");
  expect(read("../README.md")).toContain(`\`\`\`ts\n${adapter}\`\`\``);
});
