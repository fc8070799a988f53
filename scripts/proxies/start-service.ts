import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../apps/api/src/main.ts", import.meta.url));

/** The service with a database of its own, as behind one proxy. */
export async function startService(directory: string) {
  const child = spawn(process.execPath, ["--conditions=@health-exercise/source", MAIN], {
    cwd: directory,
    env: {
      ...process.env,
      DATA_DIR: join(directory, "data"),
      PORT: "0",
      TRUST_PROXY: "1",
      DEVELOPMENT_MODE: "true",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = { port: 0, token: "" };
  for await (const line of createInterface(child.stdout)) {
    said.port = Number(/API\s+http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1] ?? said.port);
    said.token = /Bearer ([\w.-]+)/.exec(line)?.[1] ?? said.token;
    if (line.startsWith("Press Ctrl-C")) break;
  }
  if (said.port === 0 || said.token === "") throw new Error("The service has not started.");
  return {
    ...said,
    async stop() {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}
