import { randomBytes } from "node:crypto";
import { databaseOn } from "@health-exercise/testing";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrateUp } from "../../src/migrate.ts";
import { startTestServer } from "./start-test-server.ts";

/** Starts one server for the whole run and makes the migrated database that test files copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.stdout.write(`PostgreSQL for tests: ${server.kind}\n`);
  const template = `template_${randomBytes(8).toString("hex")}`;
  await run(server.connectionString, `create database ${template} template template0`);
  await migrateUp({ connectionString: databaseOn(server.connectionString, template) });
  project.provide("testServer", { connectionString: server.connectionString, template });
  return async () => {
    await run(server.connectionString, `drop database ${template} with (force)`);
    await server.stop();
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
