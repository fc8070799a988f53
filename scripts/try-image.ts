/**
 * Builds the image, starts it beside a PostgreSQL as a cluster would (no root, no capability, nothing to be written), uses it
 * and stops it:
 *   npx -y pnpm deploy:image [--engine podman] [--ca FILE]
 * Needs Docker or Podman and an image `postgres:18-alpine`; `--ca` where TLS is inspected on the way to the npm registry.
 */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const BASE = "debian:bookworm-slim";
const IMAGE = "companion";
const NAMES = { network: "companion-try", database: "companion-try-db", service: "companion-try" };
const MOST_MIB = 200;
const PATIENCE_MS = 60_000;

const { values } = parseArgs({
  options: { engine: { type: "string", default: "docker" }, ca: { type: "string" } },
});
const root = fileURLToPath(new URL("../", import.meta.url));

build();
try {
  const port = start();
  const readyMs = await untilReady(port);
  use(port);
  const stopMs = stop();
  const mebibytes = (sizeOf(IMAGE) - sizeOf(BASE)) / 2 ** 20;
  console.log(`ready after ${readyMs} ms, stopped after ${stopMs} ms`);
  console.log(`${mebibytes.toFixed(0)} MiB on top of ${BASE}`);
  if (mebibytes > MOST_MIB) throw new Error(`The image may have ${MOST_MIB} MiB.`);
} finally {
  remove();
}

function engine(...words: readonly string[]): string {
  const stdio = ["ignore", "pipe", "ignore"] as const;
  return execFileSync(values.engine, words, { encoding: "utf8", stdio: [...stdio] }).trim();
}

function build(): void {
  const secret = values.ca === undefined ? [] : ["--secret", `id=ca,src=${values.ca}`];
  // Podman's own format has no health checks.
  const format = values.engine === "podman" ? ["--format", "docker"] : [];
  execFileSync(values.engine, ["build", ...format, ...secret, "--tag", IMAGE, root], {
    stdio: "inherit",
  });
}

/** Returns the port of this machine. */
function start(): string {
  const password = randomBytes(24).toString("hex");
  engine("network", "create", NAMES.network);
  engine(
    ...["run", "--detach", "--name", NAMES.database, "--network", NAMES.network],
    ...["--env", `POSTGRES_PASSWORD=${password}`, "postgres:18-alpine"],
  );
  const url = `postgresql://postgres:${password}@${NAMES.database}:5432/postgres`;
  engine(
    ...["run", "--detach", "--name", NAMES.service, "--network", NAMES.network],
    ...["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"],
    ...["--security-opt", "no-new-privileges", "--publish", "127.0.0.1::3000"],
    ...["--env", `DATABASE_URL=${url}`, "--env", `JWT_SECRET=${randomBytes(32).toString("hex")}`],
    IMAGE,
  );
  return engine("port", NAMES.service, "3000/tcp").split(":").at(-1) ?? "";
}

async function untilReady(port: string): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < PATIENCE_MS) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return Date.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not ready after ${PATIENCE_MS} ms:\n${engine("logs", NAMES.service)}`);
}

function use(port: string): void {
  const inside = (...words: readonly string[]) => engine("exec", NAMES.service, ...words);
  if (inside("id", "-u") === "0") throw new Error("The service runs as root.");
  const user = JSON.parse(inside("companion", "user", "create", "--json").split("\n").at(-1) ?? "");
  inside("companion", "token", "issue", "--user", user.id);
  const health = engine("inspect", "--format", "{{json .Config.Healthcheck.Test}}", NAMES.service);
  const [, ...check]: readonly string[] = JSON.parse(health);
  inside(...check);
  console.log(`used as ${inside("id")} at port ${port}`);
}

function stop(): number {
  const began = Date.now();
  engine("stop", NAMES.service);
  const code = engine("inspect", "--format", "{{.State.ExitCode}}", NAMES.service);
  if (code !== "0") throw new Error(`It ended with ${code}:\n${engine("logs", NAMES.service)}`);
  return Date.now() - began;
}

function sizeOf(image: string): number {
  return Number(engine("image", "inspect", "--format", "{{.Size}}", image));
}

function remove(): void {
  for (const words of [
    ["rm", "--force", NAMES.service, NAMES.database],
    ["network", "rm", NAMES.network],
  ]) {
    try {
      engine(...words);
    } catch {
      // It was not made.
    }
  }
}
