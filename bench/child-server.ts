import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BenchDatabase } from "./database.ts";

/** A server in a process of its own. */
export type ChildServer = AsyncDisposable & {
  readonly name: string;
  readonly url: string;
};

type Settings = Readonly<Record<string, string>>;

/** Starts the service on this database, without limits of rate and quiet; `settings` come on top. */
export function startService(
  database: BenchDatabase,
  jwtSecret: string,
  settings: Settings = {},
  name = "service",
): Promise<ChildServer> {
  return startChildServer(name, "../apps/api/src/main.ts", database.directory, {
    ...serverSettings({ connectionString: database.serviceConnectionString }, jwtSecret),
    ...settings,
  });
}

/** What every server that is measured is told. */
export function serverSettings(
  { connectionString }: Pick<BenchDatabase, "connectionString">,
  jwtSecret: string,
): Settings {
  return {
    DATABASE_URL: connectionString,
    JWT_SECRET: jwtSecret,
    PORT: "0",
    RATE_LIMIT: "off",
    LOG_LEVEL: "warn",
  };
}

/** Starts the program `file` (relative to this one) and waits until it says where its API is. */
export async function startChildServer(
  name: string,
  file: string,
  directory: string,
  settings: Settings,
): Promise<ChildServer> {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ["--conditions=@health-exercise/source", program], {
    cwd: directory,
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const url = await announcedUrl(name, child);
  return {
    name,
    url,
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await exit;
    },
  };
}

function announcedUrl(name: string, child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const url = /^\s*API\s+(http:\S+)/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once("exit", () => reject(new Error(`The ${name} server ended:\n${output}`)));
  });
}
