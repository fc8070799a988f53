import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseEnv } from "node:util";
import { ConfigError } from "./config/config-error.ts";
import { type Config, parseConfig, readEnvironment } from "./config/parse-config.ts";

/**
 * The settings of this process, from its environment and, for what is not set there, from a file
 * `.env` in the working directory. Nothing else reads the environment.
 * @throws ConfigError naming every bad variable.
 */
export function loadConfig(): Config {
  const directory = process.cwd();
  const fromFile = readEnvironmentFile(join(directory, ".env"));
  const source = { ...fromFile, ...process.env };
  return parseConfig(readEnvironment(source), directory, source);
}

function readEnvironmentFile(file: string): NodeJS.Dict<string> {
  if (!existsSync(file)) return {};
  try {
    return parseEnv(readFileSync(file, "utf8"));
  } catch {
    throw new ConfigError([{ variable: ".env", message: "is there and cannot be read" }]);
  }
}
