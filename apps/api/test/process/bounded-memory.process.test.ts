import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const MODULE = fileURLToPath(new URL("../../src/bounded-memory.ts", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "bounded-memory-"));
afterAll(() => rmSync(directory, { recursive: true }));

const program = join(directory, "program.mjs");
writeFileSync(
  program,
  `const { beginWithBoundedMemory } = await import(${JSON.stringify(MODULE)});
  const { pid, execArgv, argv, env } = process;
  console.log(JSON.stringify({ pid, execArgv, arguments: argv.slice(2), arenas: env.MALLOC_ARENA_MAX }));
  beginWithBoundedMemory();`,
);

function beginnings(flags: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const { pid, stdout, stderr } = spawnSync(process.execPath, [...flags, program, "one", "two"], {
    env: { PATH: process.env["PATH"], ...settings },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const lines = stdout.trim().split("\n");
  return { pid, told: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

it("begins anew once, as the same process with the same arguments, and with bounds for its memory", () => {
  const { pid, told } = beginnings(["--conditions=some"]);
  expect(told).toEqual([
    { pid, execArgv: ["--conditions=some"], arguments: ["one", "two"] },
    {
      pid,
      execArgv: [
        "--max-semi-space-size=8",
        "--no-allocation-site-pretenuring",
        "--conditions=some",
      ],
      arguments: ["one", "two"],
      arenas: "1",
    },
  ]);
});

it("leaves bounds alone that were chosen", () => {
  expect(beginnings(["--max-semi-space-size=32"]).told).toHaveLength(1);
  expect(beginnings([], { NODE_OPTIONS: "--max-semi-space-size=32" }).told).toHaveLength(1);
  expect(beginnings([], { MALLOC_ARENA_MAX: "4" }).told.at(-1)).toMatchObject({ arenas: "4" });
});
