import type { Logger } from "@health-exercise/ports-runtime";
import { carryOut } from "../../../src/commands/carry-out.ts";
import type { CommandContext } from "../../../src/commands/command-context.ts";
import { parseConfig, readEnvironment } from "../../../src/config/parse-config.ts";

const silent: Logger = { info: () => {}, warn: () => {}, error: () => {} };
const { signal } = new AbortController();

/** What commands work with in this process. */
export function contextOf(settings: Readonly<Record<string, string>>): Omit<CommandContext, "say"> {
  const config = parseConfig(readEnvironment(settings), process.cwd(), settings);
  return { config, logger: silent, signal };
}

/** A command of the companion in this process, which saves the start of one. */
export async function companionCall(
  settings: Readonly<Record<string, string>>,
  words: readonly string[],
) {
  let stdout = "";
  let stderr = "";
  const code = await carryOut(words, {
    print: (line) => {
      stdout += `${line}\n`;
    },
    tell: (line) => {
      stderr += `${line}\n`;
    },
    openContext: async () => contextOf(settings),
    logUnexpected: (error) => Promise.reject(error),
    isStop: () => false,
  });
  return {
    code,
    stdout,
    stderr,
    json: () => JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? ""),
  };
}
