import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import { type QueryResult as Answer, DatabaseError, type PoolClient, type QueryConfig } from "pg";
import {
  type DescribedColumns,
  PreparedExecution,
  type ScalarParameter,
} from "./prepared-execution.ts";

/** A statement that each connection keeps under a name, and so parses and plans once. */
export type NamedQuery = CompiledQuery & { readonly name: string };

/** A connection as Kysely sees it; statements that have a name are sent under it. */
export class StatementConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #sendsNames: boolean;
  readonly #described: DescribedColumns = new Map();
  #isEnding = false;

  constructor(client: PoolClient, sendsNames: boolean) {
    this.#client = client;
    this.#sendsNames = sendsNames;
  }

  async executeQuery<Row>(query: CompiledQuery | NamedQuery): Promise<QueryResult<Row>> {
    const { sql: text } = query;
    const values = query.parameters.map(asParameter);
    const name = this.#sendsNames && "name" in query ? query.name : undefined;
    if (name !== undefined && values.every(isScalar)) {
      return { rows: await this.#execute<Row>({ name, text }, values) };
    }
    const { command, rowCount, rows } = await this.#send({
      text,
      values,
      ...(name !== undefined && { name }),
    });
    return CHANGING.has(command) && rowCount !== null
      ? { rows, numAffectedRows: BigInt(rowCount) }
      : { rows };
  }

  /** Gives what PostgreSQL says that it did. */
  async command(text: string): Promise<string> {
    return (await this.#send({ text })).command;
  }

  async #send(query: QueryConfig): Promise<Answer> {
    try {
      return await this.#client.query(query);
    } catch (error) {
      this.#isEnding ||= endsConnection(error);
      throw error;
    }
  }

  #execute<Row>(
    statement: { readonly name: string; readonly text: string },
    values: readonly ScalarParameter[],
  ): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        this.#isEnding ||= endsConnection(error);
        reject(error);
      };
      const outcome = {
        resolve: (rows: readonly unknown[]) => resolve(rows as Row[]),
        reject: fail,
      };
      this.#client.query(
        new PreparedExecution(statement, values, this.#described, this.#client, outcome),
      );
    });
  }

  streamQuery(): never {
    throw new Error("Rows are read a page at a time, not streamed.");
  }

  /** Keeps the connection from being used again. */
  discard(): void {
    this.#isEnding = true;
  }

  /** A connection that the server is ending would fail the next one who gets it before its end has been seen. */
  release(): void {
    this.#client.release(this.#isEnding);
  }
}

/** The commands whose rows Kysely counts. */
const CHANGING: ReadonlySet<string> = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

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
function isScalar(value: unknown): value is ScalarParameter {
  return value === null || SCALARS.has(typeof value);
}

const SCALARS: ReadonlySet<string> = new Set(["string", "number", "boolean", "bigint"]);

function asParameter(value: unknown): unknown {
  if (!(value instanceof Date)) return value;
  if (value.getTime() < YEAR_1) return "-infinity";
  return value.getTime() >= YEAR_10000 ? "infinity" : value.toISOString();
}
