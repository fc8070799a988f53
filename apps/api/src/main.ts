import module from "node:module";
import process from "node:process";

const OLDEST_NODE = [22, 22] as const;

// Before anything else is loaded: an older Node would end with a riddle.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  process.stderr.write(
    `The service needs Node ${OLDEST_NODE.join(".")} or later; this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}
const { beginWithBoundedMemory } = await import("./bounded-memory.ts");
beginWithBoundedMemory();
// What is compiled is kept in a temporary directory for the next start; without it a start takes longer.
module.enableCompileCache();
const isBuilt = !import.meta.url.endsWith(".ts");
if (process.env["NODE_ENV"] === "production" && !isBuilt) {
  const { preparedBuild } = await import("./prepared-build.ts");
  const build = preparedBuild();
  // It runs until somebody stops it, and ends the process.
  if (build !== undefined) await import(build.href);
}
const { runService } = await import("./service/run-service.ts");
process.exit(await runService());
