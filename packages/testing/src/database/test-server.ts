/** The PostgreSQL server of a test run and the migrated database that test databases are copied from. */
export type TestServer = {
  readonly connectionString: string;
  readonly template: string;
  /** What stands between tests and the server; absent where nothing does. */
  readonly pooler?: TestPooler;
};

/** A pooler in transaction mode. */
export type TestPooler = {
  /** Host and port. */
  readonly address: string;
  readonly keepsNamedStatements: boolean;
};

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The same connection string by way of the pooler, where there is one. */
export function throughPooler(connectionString: string, pooler: TestPooler | undefined): string {
  if (pooler === undefined) return connectionString;
  const url = new URL(connectionString);
  url.host = pooler.address;
  return url.href;
}

/** The connection string of another database on the same server. */
export function databaseOn(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}
