import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Runs the database and the service suites on tables that are partitioned by user, as PostgreSQL has them in parts:
 *   npx -y pnpm test:partitions [words of file names]
 */
const PARTITIONS = "16";

/** What these look at is how the tables themselves are made, planned or backed up. */
const OF_PLAIN_TABLES: readonly string[] = [
  "packages/adapters/postgres/test/backup.database.test.ts",
  "packages/adapters/postgres/test/chat-plans.database.test.ts",
  "packages/adapters/postgres/test/own-data.database.test.ts",
  "packages/adapters/postgres/test/partitions.database.test.ts",
  "packages/adapters/postgres/test/query-plans.database.test.ts",
  "packages/adapters/postgres/test/row-security.database.test.ts",
  "packages/adapters/postgres/test/sport-changes.database.test.ts",
];

const { status } = spawnSync(
  process.execPath,
  [
    fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url)),
    ...["run", "--root", fileURLToPath(new URL("../", import.meta.url))],
    ...["--project", "database", "--project", "service"],
    ...OF_PLAIN_TABLES.flatMap((file) => ["--exclude", file]),
    ...process.argv.slice(2),
  ],
  { stdio: "inherit", env: { ...process.env, TEST_PARTITIONS: PARTITIONS } },
);
process.exitCode = status ?? 1;
