import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { preparedBuild } from "../../src/prepared-build.ts";

/** Where Node keeps what it compiled of our sources, so that the next process need not. */
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));

type Program = "main" | "companion";

type Settings = Readonly<Record<string, string>>;

/** A directory for one test file; the server in it may run as another user and has to get through. */
export function temporaryDirectory(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "companion-service-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A program of ours as a child process, with its output so far. */
export type Child = {
  readonly process: ChildProcess;
  stdout(): string;
  stderr(): string;
  /** Resolves with the exit code (null after a signal). */
  readonly exit: Promise<number | null>;
  /** Resolves with the match once the standard output has one; rejects when the process ends without. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
};

const BUILD = preparedBuild();

export const sourceOf = (program: Program) =>
  fileURLToPath(new URL(`../../src/${program}.ts`, import.meta.url));

/** As the service is run in production: loading it takes a quarter of the computing that its sources take. */
export const builtFileOf = (program: Program) =>
  BUILD === undefined ? sourceOf(program) : fileURLToPath(new URL(`${program}.js`, BUILD));

/** Runs a program of ours in `directory` with these settings and no others. */
export function run(
  program: Program,
  directory: string,
  settings: Settings,
  words: readonly string[] = [],
  file = builtFileOf(program),
): Child {
  const child = spawn(process.execPath, ["--conditions=@health-exercise/source", file, ...words], {
    cwd: directory,
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: COMPILED,
      // As long as a busy machine needs.
      STARTUP_TIMEOUT_MS: "300000",
      RECOVERY_TIMEOUT_MS: "300000",
      // It takes longer than most tests need the service.
      WARM_UP: "off",
      ...settings,
    },
  });
  let stdout = "";
  let stderr = "";
  const listeners = new Set<() => void>();
  child.stdout.setEncoding("utf8").on("data", (text) => {
    stdout += text;
    for (const listener of listeners) listener();
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  const exit = new Promise<number | null>((resolve) => child.on("close", resolve));
  return {
    process: child,
    stdout: () => stdout,
    stderr: () => stderr,
    exit,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(stdout);
          if (match !== null) resolve(match);
          return match !== null;
        };
        listeners.add(look);
        if (!look()) void exit.then(() => look() || reject(new Error(stdout + stderr)));
      }),
  };
}

/** Runs a command of the companion to its end. */
export async function companion(directory: string, settings: Settings, ...words: string[]) {
  const child = run("companion", directory, settings, words);
  const code = await child.exit;
  const lines = child.stdout().trimEnd().split("\n");
  return {
    code,
    stdout: child.stdout(),
    stderr: child.stderr(),
    lastLine: lines.at(-1) ?? "",
    json: () => JSON.parse(lines.at(-1) ?? ""),
  };
}
