import type { CommandContext } from "./command-context.ts";
import { CommandError, EXIT_CODES, failureOf } from "./command-error.ts";
import type { RunCommand } from "./program/command-parts.ts";
import { createProgram } from "./program.ts";

/** Where a command is called. */
export type CommandCall = {
  /** Writes a line to standard output. */
  readonly print: (line: string) => void;
  /** Writes a line to standard error. */
  readonly tell: (line: string) => void;
  /** What a command works with, made when it has been understood. @throws ConfigError. */
  readonly openContext: () => Promise<Omit<CommandContext, "say">>;
  /** Keeps what only a log can tell. */
  readonly logUnexpected: (error: unknown) => Promise<void>;
  /** Whether an error only says that a request to stop was followed. */
  readonly isStop: (error: unknown) => boolean;
};

const interruption = new CommandError("interrupted", "Interrupted before it was done.");

/** Carries out the command in `words`; gives the exit code. What it needs is loaded when it is known. */
export async function carryOut(
  words: readonly string[],
  { print, tell, openContext, logUnexpected, isStop }: CommandCall,
): Promise<number> {
  let isIncomplete = false;
  const run: RunCommand = async (command, { json = false }) => {
    const context = { ...(await openContext()), say: tell };
    const { text, json: content, failure, standardOutputIsTaken = false } = await command(context);
    isIncomplete = failure !== undefined;
    const write = standardOutputIsTaken ? tell : print;
    write(json ? JSON.stringify({ ...content, error: failure }) : printable(text));
  };
  const program = createProgram(run, (text) => tell(printable(text.replace(/\n$/, ""))));
  try {
    await program.parseAsync(words, { from: "user" });
    return isIncomplete ? EXIT_CODES.failure : EXIT_CODES.ok;
  } catch (error) {
    const failure = failureOf(isStop(error) ? interruption : error);
    if (failure.exitCode === EXIT_CODES.ok) return EXIT_CODES.ok;
    const { code, message } = failure;
    if (failure.isUnexpected) await logUnexpected(error);
    if (words.includes("--json"))
      print(JSON.stringify({ error: { code, message: printable(message) } }));
    else if (!failure.isTold) tell(message);
    return failure.exitCode;
  }
}

/** The text without what a terminal would take for an order: a message may quote what was typed. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "\uFFFD");
}
