import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { databaseOn } from "./test-server.ts";

/** A database of its own for a test file. */
export type TestDatabase = {
  readonly connectionString: string;
  /** Drops it, ending connections that are still open. */
  drop(): Promise<void>;
};

/** A fresh database with all migrations; with `migrated: false` an empty one. */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const { connectionString, template } = inject("testServer");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const source = migrated ? template : "template0";
  await run(connectionString, `create database ${name} template ${source}`);
  return {
    connectionString: databaseOn(connectionString, name),
    drop: () => run(connectionString, `drop database ${name} with (force)`),
  };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
