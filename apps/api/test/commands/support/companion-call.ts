import type { Logger } from "@health-exercise/ports-runtime";
import { carryOut } from "../../../src/commands/carry-out.ts";
import { parseConfig, readEnvironment } from "../../../src/config/parse-config.ts";

const silent: Logger = { info: () => {}, warn: () => {}, error: () => {} };
const { signal } = new AbortController();

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
    openContext: async () => {
      const config = parseConfig(readEnvironment(settings), process.cwd(), settings);
      return { config, logger: silent, signal };
    },
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
