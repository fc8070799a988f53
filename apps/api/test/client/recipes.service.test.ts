import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { fileURLToPath } from "node:url";
import { format } from "node:util";
import * as library from "@health-exercise/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeExamplesIn } from "../../../../packages/domain/test/examples/code-example.ts";
import { gpx } from "../support/activity-files.ts";
import { type Person, startTestService, type TestService } from "../support/test-service.ts";

const README = fileURLToPath(new URL("../../../../packages/client/README.md", import.meta.url));
const recipes = codeExamplesIn(readFileSync(README, "utf8"), "README.md");

let service: TestService;
let ann: Person;
beforeAll(async () => {
  service = await startTestService();
  ann = await service.person();
});
afterAll(() => service.stop());

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (...values: unknown[]) => Promise<void>;

/** What a recipe prints, as an app would run it. */
async function printedBy(code: string): Promise<string> {
  const lines: string[] = [];
  const surroundings = {
    library,
    console: { log: (...values: unknown[]) => lines.push(format(...values)) },
    tokenOf: () => ann.authorization.replace("Bearer ", ""),
    show: () => {},
    recording: () => gpx("2026-04-01T06:00:00Z", "cycling"),
  };
  const body = stripTypeScriptTypes(code)
    .replace("import {", "const {")
    .replace('from "@health-exercise/client";', "= library;")
    .replace("https://companion.example.org", service.url);
  await new AsyncFunction(...Object.keys(surroundings), body)(...Object.values(surroundings));
  return lines.join("\n");
}

it("has five recipes, and each, one after the other, prints what it says", async () => {
  expect(recipes).toHaveLength(5);
  for (const { code, output, place } of recipes) {
    expect(`${place}\n${await printedBy(code)}`).toBe(`${place}\n${output}`);
  }
});
