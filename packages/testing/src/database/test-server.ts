/** The PostgreSQL server of a test run and the migrated database that test databases are copied from. */
export type TestServer = {
  readonly connectionString: string;
  readonly template: string;
};

declare module "vitest" {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The connection string of another database on the same server. */
export function databaseOn(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}
