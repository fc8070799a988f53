/** The PostgreSQL server of a test run and the migrated database that test databases are copied from. */
export type TestServer = {
  readonly connectionString: string;
  readonly template: string;
  /** A role that may do with the tables of the template what the service has to. */
  readonly serviceRole: Role;
  /** What stands between tests and the server; absent where nothing does. */
  readonly pooler?: TestPooler;
};

type Role = { readonly name: string; readonly password: string };

/** The same connection string for another role. */
export function asRole(connectionString: string, { name, password }: Role): string {
  const url = new URL(connectionString);
  url.username = name;
  url.password = password;
  return url.href;
}

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
