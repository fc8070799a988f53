import { enableCompileCache } from "node:module";
import process from "node:process";
import { carryOut, printable } from "./commands/carry-out.ts";
import { EXIT_CODES } from "./commands/command-error.ts";
import { ignoreBrokenOutput } from "./service/broken-output.ts";
import { isStopped, stopRequests } from "./service/stop-requests.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const tell = (line: string) => process.stderr.write(`${line}\n`);

// What is compiled is kept in a temporary directory for the next command.
enableCompileCache();
ignoreBrokenOutput();
const requests = stopRequests();
const exitCode = await carryOut(process.argv.slice(2), {
  print,
  tell,
  openContext,
  logUnexpected: async (error) => (await openLogger()).error("command_failed", error),
  isStop: (error) => isStopped(requests, error),
});
await written();
process.exit(exitCode === EXIT_CODES.ok ? requests.exitCode() : exitCode);

async function openContext() {
  const logger = await openLogger();
  requests.logTo(logger);
  const { loadConfig } = await import("./config.ts");
  const { asProblem } = await import("./config/misspelt-settings.ts");
  const config = loadConfig();
  for (const { variable, message } of config.misspelt.map(asProblem)) {
    tell(printable(`${variable} ${message}`));
  }
  return { config, logger, signal: requests.signal };
}

async function openLogger() {
  const { PinoLogger } = await import("@health-exercise/adapter-runtime");
  return new PinoLogger({ level: "warn", output: "stderr" });
}

/** Waits until a slow reader has got everything; the exit would cut the rest off. */
function written(): Promise<void> {
  return new Promise((resolve) => process.stdout.write("", () => resolve()));
}
