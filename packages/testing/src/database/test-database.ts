import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";
import { asRole, databaseOn, type TestServer, throughPooler } from "./test-server.ts";

type DatabaseUsage = {
  readonly connectionString: string;
  readonly namedStatements: boolean;
  readonly sessionSettings: boolean;
};

/** A database of its own for a test file. */
export type TestDatabase = {
  /** Of the owner, to the server itself. */
  readonly connectionString: string;
  /** How a service connects: in a role that owns nothing, and by way of the pooler, where one stands between. */
  readonly usage: DatabaseUsage;
  /** The same in the role of the owner. */
  readonly ownerUsage: DatabaseUsage;
  /** What a service is set to. */
  readonly environment: Readonly<Record<string, string>>;
  /** Drops it, ending connections that are still open. */
  drop(): Promise<void>;
};

/** A fresh database with all migrations; with `migrated: false` an empty one. */
export async function createTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const { connectionString: server, template, pooler, serviceRole } = testServer();
  const name = `test_${randomBytes(8).toString("hex")}`;
  const source = migrated ? template : "template0";
  await run(server, `create database ${name} template ${source}`);
  const connectionString = databaseOn(server, name);
  const ownerUsage = {
    connectionString: throughPooler(connectionString, pooler),
    namedStatements: pooler?.keepsNamedStatements ?? true,
    sessionSettings: pooler === undefined,
  };
  const usage = {
    ...ownerUsage,
    connectionString: asRole(ownerUsage.connectionString, serviceRole),
  };
  return {
    connectionString,
    usage,
    ownerUsage,
    environment: {
      DATABASE_URL: usage.connectionString,
      DATABASE_NAMED_STATEMENTS: usage.namedStatements ? "on" : "off",
      DATABASE_SESSION_SETTINGS: usage.sessionSettings ? "on" : "off",
    },
    drop: () => run(server, `drop database ${name} with (force)`),
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
