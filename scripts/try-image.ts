/**
 * Builds the image, starts it beside a PostgreSQL as a cluster would (no root, no capability, nothing to be written), uses it
 * and stops it:
 *   npx -y pnpm deploy:image [--engine podman] [--ca FILE]
 * Needs Docker or Podman and an image `postgres:18-alpine`; `--ca` where TLS is inspected on the way to the npm registry.
 */
import { parseArgs } from "node:util";
import { freePort } from "../bench/free-port.ts";
import { type Containers, startContainers, tokenOfNewUser } from "./image/containers.ts";
import { BASE, buildImage, engineOf, imageMebibytes } from "./image/engine.ts";

const NAME = "companion-try";
const MOST_MIB = 200;

const { values } = parseArgs({
  options: { engine: { type: "string", default: "docker" }, ca: { type: "string" } },
});
const engine = engineOf(values.engine);

buildImage(engine, values.ca);
const containers = await startContainers(engine, NAME);
try {
  const readyMs = await containers.start(NAME, await freePort());
  await use(containers);
  const stopMs = await containers.stop(NAME);
  const mebibytes = await imageMebibytes(engine);
  console.log(`ready after ${readyMs} ms, stopped after ${stopMs} ms`);
  console.log(`${mebibytes.toFixed(0)} MiB on top of ${BASE}`);
  if (mebibytes > MOST_MIB) throw new Error(`The image may have ${MOST_MIB} MiB.`);
} finally {
  await containers.remove();
}

async function use(containers: Containers): Promise<void> {
  if ((await containers.inside(NAME, "id", "-u")) === "0")
    throw new Error("The service runs as root.");
  await tokenOfNewUser(containers, NAME);
  const health = await engine.run("inspect", "--format", "{{json .Config.Healthcheck.Test}}", NAME);
  const [, ...check]: readonly string[] = JSON.parse(health);
  await containers.inside(NAME, ...check);
  console.log(`used as ${await containers.inside(NAME, "id")}`);
}
