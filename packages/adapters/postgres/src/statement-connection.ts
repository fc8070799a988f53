import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import {
  type QueryResult as Answer,
  type Client,
  DatabaseError,
  type PoolClient,
  type QueryConfig,
} from "pg";
import {
  type DescribedColumns,
  PreparedExecution,
  type ScalarParameter,
} from "./prepared-execution.ts";
import type { SilenceWatch } from "./silence-watch.ts";

/** What is sent of a statement; under a name, each connection keeps it, and so parses and plans it once. */
export type SentStatement = Pick<CompiledQuery, "sql" | "parameters"> & { readonly name?: string };

/** A connection as Kysely sees it; statements that have a name are sent under it. */
export class StatementConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #sendsNames: boolean;
  readonly #described: DescribedColumns = new Map();
  readonly #silence: SilenceWatch;
  #isEnding = false;

  constructor(client: PoolClient, sendsNames: boolean, silence: SilenceWatch) {
    this.#client = client;
    this.#sendsNames = sendsNames;
    this.#silence = silence;
  }

  async executeQuery<Row>(query: SentStatement): Promise<QueryResult<Row>> {
    const { sql: text } = query;
    const values = query.parameters.map(asParameter);
    const name = this.#sendsNames ? query.name : undefined;
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

  #send(query: QueryConfig): Promise<Answer> {
    return this.#answerOf(this.#client.query(query));
  }

  #execute<Row>(
    statement: { readonly name: string; readonly text: string },
    values: readonly ScalarParameter[],
  ): Promise<Row[]> {
    const { promise, resolve, reject } = Promise.withResolvers<readonly unknown[]>();
    const outcome = { resolve, reject };
    this.#client.query(
      new PreparedExecution(statement, values, this.#described, this.#client, outcome),
    );
    return this.#answerOf(promise as Promise<Row[]>);
  }

  async #answerOf<Result>(answer: Promise<Result>): Promise<Result> {
    let isSilent = false;
    const giveUp = () => {
      isSilent = true;
      // While a statement waits, this does not: the answer may still come, and would be taken for that to another one.
      void (this.#client as unknown as Client).end();
    };
    try {
      return await this.#silence.during(answer, giveUp);
    } catch (error) {
      this.#isEnding ||= isSilent || endsConnection(error);
      throw isSilent ? new Error("PostgreSQL has not answered in time (timeout).") : error;
    }
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

/** Lost connections, shutdown of the server, and the time limit of idle transactions. */
function endsConnection(error: unknown): boolean {
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
