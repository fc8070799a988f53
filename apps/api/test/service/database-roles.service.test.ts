import { randomBytes } from "node:crypto";
import { createDatabase } from "@health-exercise/adapter-postgres";
import type { Logger } from "@health-exercise/ports-runtime";
import { createTestDatabase, type TestDatabase } from "@health-exercise/testing/database";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RUN } from "../support/sport-logs.ts";
import { startTestService } from "../support/test-service.ts";

let database: TestDatabase;
const warned: unknown[] = [];
const logger: Logger = {
  info: () => {},
  warn: (event, facts) => void warned.push({ event, ...facts }),
  error: () => {},
};
const output = { logger, say: () => {} };
const OF_ROLE = {
  event: "unsafe_setting",
  name: "database_role_owns_tables",
  variable: "DATABASE_URL",
};

beforeEach(async () => {
  warned.length = 0;
  database = await createTestDatabase({ migrated: false });
});
afterEach(() => database.drop());

/** Stores something as somebody, and finds it again. */
async function use(settings: Record<string, string>, shared = database): Promise<void> {
  const service = await startTestService(settings, shared, output);
  const ana = await service.person({ weight_kg: 60 });
  expect((await ana.post("/api/sport/log", RUN)).status).toBe(201);
  expect((await ana.get("/api/sport/logs")).body.total).toBe(1);
  await service.stop();
}

describe("the roles of the database", () => {
  it("may be two: the owner migrates and gives the other its rights, who then works alone", async () => {
    await use({ DATABASE_OWNER_URL: database.ownerUsage.connectionString });
    await use({});
    expect(warned).not.toContainEqual(OF_ROLE);
  });

  it("may be one, and that it owns the tables is warned of", async () => {
    const { ownerUsage } = database;
    const settings = { DATABASE_URL: ownerUsage.connectionString };
    await use(settings, { ...database, usage: ownerUsage });
    expect(warned).toContainEqual(OF_ROLE);
  });

  it("are told of where the one that is there may not migrate", async () => {
    await expect(startTestService({}, database, output)).rejects.toThrow(
      /could not be migrated: the role in DATABASE_URL may not do it\. Name the owner of the tables in DATABASE_OWNER_URL/,
    );
  });

  it("are told of where the owner who is named is none, also when there is nothing to migrate", async () => {
    await use({ DATABASE_OWNER_URL: database.ownerUsage.connectionString });
    const admin = createDatabase({ connectionString: database.connectionString });
    const role = `late_${randomBytes(6).toString("hex")}`;
    await admin.pool.query(`create role ${role} login password 'late'`);
    try {
      // It may see that the database is migrated, and nothing else.
      await admin.pool.query(`grant select on kysely_migration to ${role}`);
      const url = new URL(database.connectionString);
      [url.username, url.password] = [role, "late"];
      const late = {
        DATABASE_URL: url.href,
        DATABASE_NAMED_STATEMENTS: "on",
        DATABASE_SESSION_SETTINGS: "on",
      };
      await expect(startTestService(late, database, output)).rejects.toThrow(
        `The role ${role} in DATABASE_URL has no rights on the tables`,
      );
      const wrong = { ...late, DATABASE_OWNER_URL: database.usage.connectionString };
      await expect(startTestService(wrong, database, output)).rejects.toThrow(
        /the role in DATABASE_OWNER_URL does not own the tables/,
      );
      const right = { ...late, DATABASE_OWNER_URL: database.connectionString };
      await (await startTestService(right, database, output)).stop();
    } finally {
      await admin.pool.query(`drop owned by ${role}`);
      await admin.pool.query(`drop role ${role}`);
      await admin.close();
    }
  });
});
