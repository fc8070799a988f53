import { execFile } from "node:child_process";

/** A program to run, and as whom when not as ourselves. */
export interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

/** How a program ended. */
export interface ProgramResult {
  readonly succeeded: boolean;
  readonly timedOut: boolean;
  readonly output: string;
  /** The line of its standard error that most likely says what is wrong. */
  readonly complaint: string;
}

// Nothing of our own environment is passed on: it holds secrets that the server must not know.
const environment = {
  PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
  LC_ALL: "C",
  TZ: "UTC",
};

/** Runs a program to its end, or kills it after `timeoutMs`; never rejects. */
export function runProgram(
  command: Command,
  cwd: string,
  timeoutMs: number,
): Promise<ProgramResult> {
  const { file, args, ...user } = command;
  const options = {
    ...user,
    cwd,
    env: environment,
    timeout: Math.max(1, Math.ceil(timeoutMs)),
    killSignal: "SIGKILL" as const,
    windowsHide: true,
  };
  return new Promise((resolve) => {
    execFile(file, args, options, (error, output, errors) => {
      const lines = errors.trim().split("\n");
      const complaint =
        lines.find((line) => /error|fatal/i.test(line)) || lines.at(-1) || error?.message || "";
      resolve({ succeeded: error === null, timedOut: error?.killed === true, output, complaint });
    });
  });
}
