import { randomBytes } from "node:crypto";
import { databaseOn, type TestServer } from "@health-exercise/testing/database";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrateUp } from "../../src/migrate.ts";
import { grantRights } from "../../src/rights.ts";
import { partitionByUser } from "./partition-by-user.ts";
import { poolerOfEnvironment } from "./start-pooler.ts";
import { startTestServer } from "./start-test-server.ts";

type RunningServer = { readonly server: TestServer; stop(): Promise<void> };

/** The projects of a run load this file each for itself, and share the server that the first of them starts. */
const shared = globalThis as { testServer?: { projects: number; running: Promise<RunningServer> } };

/** Gives the tests a server with a migrated database to copy; the last project to end stops it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testServer ??= { projects: 0, running: start() };
  const { testServer } = shared;
  testServer.projects += 1;
  const { server, stop } = await testServer.running;
  project.provide("testServer", server);
  return async () => {
    testServer.projects -= 1;
    if (testServer.projects > 0) return;
    delete shared.testServer;
    await stop();
  };
}

async function start(): Promise<RunningServer> {
  const { kind, connectionString, stop } = await startTestServer();
  process.stdout.write(`PostgreSQL for tests: ${kind}\n`);
  const template = `template_${randomBytes(8).toString("hex")}`;
  await run(connectionString, `create database ${template} template template0`);
  const serviceRole = {
    name: `service_${randomBytes(8).toString("hex")}`,
    password: randomBytes(8).toString("hex"),
  };
  await run(
    connectionString,
    `create role ${serviceRole.name} login noinherit password '${serviceRole.password}'`,
  );
  const owner = { connectionString: databaseOn(connectionString, template) };
  await migrateUp(owner);
  const partitions = Number(process.env["TEST_PARTITIONS"] ?? 0);
  if (partitions > 0) await partitionByUser(owner.connectionString, partitions);
  await grantRights(owner, serviceRole.name);
  const pooler = await poolerOfEnvironment(connectionString, serviceRole);
  return {
    server: { connectionString, template, serviceRole, ...(pooler && { pooler: pooler.pooler }) },
    stop: async () => {
      await pooler?.stop();
      await run(connectionString, `drop database ${template} with (force)`);
      await run(connectionString, `drop role ${serviceRole.name}`);
      await stop();
    },
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
