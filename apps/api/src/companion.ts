import { enableCompileCache } from "node:module";
import process from "node:process";
import { CommandError, EXIT_CODES, failureOf } from "./commands/command-error.ts";
import type { RunCommand } from "./commands/program/command-parts.ts";
import { createProgram } from "./commands/program.ts";
import { ignoreBrokenOutput } from "./service/broken-output.ts";
import { isStopped, stopRequests } from "./service/stop-requests.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const tell = (line: string) => process.stderr.write(`${line}\n`);
const interruption = new CommandError("interrupted", "Interrupted before it was done.");

// What is compiled is kept in a temporary directory for the next command.
enableCompileCache();
ignoreBrokenOutput();
const exitCode = await main(process.argv.slice(2));
await written();
process.exit(exitCode);

/** Carries out the command in `words`; gives the exit code. What it needs is loaded when it is known. */
async function main(words: readonly string[]): Promise<number> {
  const requests = stopRequests();
  let isIncomplete = false;
  const run: RunCommand = async (command, { json = false }) => {
    const logger = await openLogger();
    requests.logTo(logger);
    const { loadConfig } = await import("./config.ts");
    const { asProblem } = await import("./config/misspelt-settings.ts");
    const config = loadConfig();
    for (const { variable, message } of config.misspelt.map(asProblem)) {
      tell(printable(`${variable} ${message}`));
    }
    const context = { config, logger, say: tell, signal: requests.signal };
    const { text, json: content, failure, standardOutputIsTaken = false } = await command(context);
    isIncomplete = failure !== undefined;
    const write = standardOutputIsTaken ? tell : print;
    write(json ? JSON.stringify({ ...content, error: failure }) : printable(text));
  };
  try {
    await createProgram(run, (text) => process.stderr.write(printable(text))).parseAsync(words, {
      from: "user",
    });
    return isIncomplete ? EXIT_CODES.failure : requests.exitCode();
  } catch (error) {
    const failure = failureOf(isStopped(requests, error) ? interruption : error);
    if (failure.exitCode === EXIT_CODES.ok) return EXIT_CODES.ok;
    const { code, message } = failure;
    if (failure.isUnexpected) (await openLogger()).error("command_failed", error);
    if (words.includes("--json"))
      print(JSON.stringify({ error: { code, message: printable(message) } }));
    else if (!failure.isTold) tell(message);
    return failure.exitCode;
  }
}

async function openLogger() {
  const { PinoLogger } = await import("@health-exercise/adapter-runtime");
  return new PinoLogger({ level: "warn", output: "stderr" });
}

/** Waits until a slow reader has got everything; the exit would cut the rest off. */
function written(): Promise<void> {
  return new Promise((resolve) => process.stdout.write("", () => resolve()));
}

/** The text without what a terminal would take for an order: a message may quote what was typed. */
function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "\uFFFD");
}
