import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { databaseOn, type TestServer } from "./test-server.ts";

/** A database of its own for a test file. */
export type TestDatabase = {
  readonly connectionString: string;
  /** Drops it, ending connections that are still open. */
  drop(): Promise<void>;
};

/** A fresh database with all migrations; with `migrated: false` an empty one. */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const { connectionString, template } = testServer();
  const name = `test_${randomBytes(8).toString("hex")}`;
  const source = migrated ? template : "template0";
  await run(connectionString, `create database ${name} template ${source}`);
  return {
    connectionString: databaseOn(connectionString, name),
    drop: () => run(connectionString, `drop database ${name} with (force)`),
  };
}

function testServer(): TestServer {
  const server: TestServer | undefined = inject("testServer");
  if (server !== undefined) return server;
  throw new Error(
    "No server was provided for tests: in this project only files named *.database.test.ts and *.service.test.ts have one.",
  );
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
