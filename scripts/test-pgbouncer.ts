import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Runs the database and the service suites through PgBouncer in transaction mode:
 *   npx -y pnpm test:pgbouncer [--program /usr/sbin/pgbouncer] [words of file names]
 * Versions before 1.21 cannot keep named statements: none are sent then.
 */
const USUAL_PLACES = ["/usr/sbin/pgbouncer", "/usr/local/bin/pgbouncer", "/usr/bin/pgbouncer"];

/** What these look at is a connection of the server that is theirs alone. */
const OF_ONE_SESSION: readonly string[] = [
  // Statements that a connection keeps, and its settings.
  "packages/adapters/postgres/test/database.database.test.ts",
  "packages/adapters/postgres/test/unnamed-statements.database.test.ts",
  "apps/api/test/service/named-statements.service.test.ts",
  // How many connections the server has, and for how long those of the reserve may work.
  "packages/adapters/postgres/test/reserve.database.test.ts",
];

const [flag, path, ...others] = process.argv.slice(2);
const isNamed = flag === "--program" && path !== undefined;
const words = isNamed ? others : process.argv.slice(2);
const program = isNamed ? path : USUAL_PLACES.find(isProgram);
if (program === undefined || !isProgram(program)) {
  console.error("There is no PgBouncer: install it, or say --program PATH.");
  process.exit(2);
}
const root = fileURLToPath(new URL("../", import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url)),
    ...["run", "--root", root, "--project", "database", "--project", "service"],
    ...OF_ONE_SESSION.flatMap((file) => ["--exclude", file]),
    ...words,
  ],
  { stdio: "inherit", env: { ...process.env, TEST_PGBOUNCER: program } },
);
process.exitCode = status ?? 1;

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
