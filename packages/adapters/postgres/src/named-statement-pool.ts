import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";
import { statementName } from "./statement-names.ts";

/** The pool as Kysely sees it; every statement is sent under its name, so that a connection parses and plans it once. */
export function namedStatementPool(pool: Pool): PostgresPool {
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? new NamedStatementClient(client);
      wrapped.set(client, known);
      return known;
    },
  };
}

class NamedStatementClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #isEnding = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query(cursor: never): never;
  async query(text: string, parameters: readonly unknown[] = []): Promise<unknown> {
    const name = statementName(text);
    const values = parameters.map(asParameter);
    try {
      return await this.#client.query(
        name === undefined ? { text, values } : { name, text, values },
      );
    } catch (error) {
      this.#isEnding ||= endsConnection(error);
      throw error;
    }
  }

  /** A connection that the server is ending would fail the next one who gets it before its end has been seen. */
  release(destroy = false): void {
    this.#client.release(destroy || this.#isEnding);
  }
}

/** What the driver says when PostgreSQL was silent beyond the limit: its answer may still come, to another statement. */
const SILENT = "Query read timeout";

/** Lost connections, shutdown of the server, its silence, and the time limit of idle transactions. */
function endsConnection(error: unknown): boolean {
  if (error instanceof Error && error.message === SILENT) return true;
  return error instanceof DatabaseError && /^(?:08|57P|25P03)/.test(error.code ?? "");
}

const YEAR_1 = Date.parse("0001-01-01T00:00:00.000Z");
const YEAR_10000 = Date.parse("+010000-01-01T00:00:00.000Z");

/**
 * The driver would write instants in the time zone of this process, whose historic offsets can have seconds.
 * Years that PostgreSQL does not read lie before or after everything that is stored.
 */
function asParameter(value: unknown): unknown {
  if (!(value instanceof Date)) return value;
  if (value.getTime() < YEAR_1) return "-infinity";
  return value.getTime() >= YEAR_10000 ? "infinity" : value.toISOString();
}
