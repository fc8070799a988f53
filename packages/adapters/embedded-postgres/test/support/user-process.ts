import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { PATIENCE_MS } from "./temporary-directory.ts";

/** Another process that uses the server of the directory. */
export interface UserProcess {
  readonly child: ChildProcess;
  /** The connection string, or the sentence that says why there is none. */
  readonly answer: Promise<string>;
  /** Resolves once it has met an interrupt. */
  interrupted(): Promise<void>;
  release(): Promise<void>;
  kill(): Promise<void>;
}

const program = fileURLToPath(new URL("user-program.ts", import.meta.url));

/** What the program says of an interrupt. */
const INTERRUPTED = "interrupted";

/** Starts a process that opens the server and keeps it until released or killed. */
export function startUserProcess(
  dataDir: string,
  options: { uid?: number; gid?: number; env?: NodeJS.ProcessEnv; detached?: boolean } = {},
): UserProcess {
  const child = spawn(process.execPath, [program, dataDir, String(PATIENCE_MS)], {
    ...options,
    cwd: "/",
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const exited = once(child, "exit");
  const lines = createInterface(child.stdout);
  const interrupted = new Promise<void>((resolve) => {
    lines.on("line", (line) => line === INTERRUPTED && resolve());
  });
  const answer = once(lines, "line").then(([line]) => String(line));
  return {
    child,
    answer,
    interrupted: () => interrupted,
    release: async () => {
      child.stdin.write("release\n");
      await exited;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
