import { once } from "node:events";
import { openEmbeddedPostgres } from "../../src/embedded-postgres.ts";

// Uses the server until told to release it: node user-program.ts <dataDir> <startupTimeoutMs>
const [dataDir = "", startupTimeoutMs = ""] = process.argv.slice(2);
process.on("SIGINT", () => process.stdout.write("interrupted\n"));
try {
  const postgres = await openEmbeddedPostgres({
    dataDir,
    startupTimeoutMs: Number(startupTimeoutMs),
  });
  process.stdout.write(`${postgres.connectionString}\n`);
  await once(process.stdin, "data");
  await postgres.release();
  process.stdin.destroy();
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
  process.exitCode = 1;
}
