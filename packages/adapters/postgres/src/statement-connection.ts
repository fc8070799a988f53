import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import {
  type QueryResult as Answer,
  type Client,
  DatabaseError,
  type PoolClient,
  type QueryConfig,
} from "pg";
import { currentSubject } from "./caller.ts";
import { ExecutionsInOne } from "./executions-in-one.ts";
import { parameterText } from "./parameter-text.ts";
import { type DescribedRows, type Executed, PreparedExecution } from "./prepared-execution.ts";
import type { RowForm } from "./record-texts.ts";
import type { SilenceWatch } from "./silence-watch.ts";
import { summaryOf } from "./statement-summary.ts";

/** What is sent of a statement; under a name, each connection keeps it, and so parses and plans it once. */
export type SentStatement = Pick<CompiledQuery, "sql" | "parameters"> & {
  readonly name?: string;
  /** Whose rows it may see; by default those of whom the request is about. */
  readonly scope?: string;
  /** Whole where absent. */
  readonly rowForm?: RowForm;
};

/** How a connection sends statements; may change while it is open. */
export type Sending = {
  /** False: every statement is parsed each time, and no connection keeps any. */
  readonly sendsNames: boolean;
  /** False where PostgreSQL keeps no rows from the role: then nothing is said of whose rows may be seen. */
  readonly sendsScopes: boolean;
  /** Told of each statement, by what a person calls it; nobody is where absent. */
  readonly during?: DuringStatement | undefined;
};

/** Watches `work`, which is a statement. */
export type DuringStatement = <Result>(
  summary: string,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Does `work`, which executes a statement, as whoever watches statements wants it. */
export function during(
  { during }: Sending,
  { sql }: SentStatement,
  work: () => Promise<Executed>,
): Promise<Executed> {
  return during === undefined ? work() : during(summaryOf(sql), work);
}

/** A connection as Kysely sees it; statements that have a name are sent under it. */
export class StatementConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #sending: Sending;
  readonly #described: DescribedRows = new Map();
  readonly #silence: SilenceWatch;
  #isInTransaction = false;
  /** What was said in this transaction of whose rows may be seen. */
  #scope: string | undefined;
  #isEnding = false;

  constructor(client: PoolClient, sending: Sending, silence: SilenceWatch) {
    this.#client = client;
    this.#sending = sending;
    this.#silence = silence;
  }

  async executeQuery<Row>(query: SentStatement): Promise<QueryResult<Row>> {
    const execute = () => {
      const { execution, answer } = this.#executionOf(query, this.#scopeFor(query));
      this.#client.query(execution);
      return answer;
    };
    const { rows, tag } = await during(this.#sending, query, execute);
    return { rows: rows as Row[], ...affectedBy(tag) };
  }

  /** Sends statements in one piece, of which each is a transaction of its own. */
  executeTogether(queries: readonly SentStatement[]): readonly Promise<Executed>[] {
    const all = queries.map((query) => this.#executionOf(query, this.#scopeFor(query)));
    for (const [index, { execution }] of all.entries()) {
      const behind = all[index + 1]?.execution;
      if (behind !== undefined) execution.sendBehind(behind);
    }
    if (all[0] !== undefined) this.#client.query(all[0].execution);
    return all.map(({ answer }) => answer);
  }

  /** Sends statements in one piece that is one transaction; where one of them fails, each is sent again as one of its own. */
  executeInOne(queries: readonly SentStatement[]): readonly Promise<Executed>[] {
    if (queries.length === 1) return this.executeTogether(queries);
    // What is said of whose rows one may see would hold for the next one too.
    const all = queries.map((query) => this.#executionOf(query, this.#ownScopeOf(query)));
    const againEach = () => {
      const again = this.executeTogether(queries);
      for (const [index, { outcome }] of all.entries()) {
        again[index]?.then(outcome.resolve, outcome.reject);
      }
    };
    const executions = all.map(({ execution }) => execution);
    this.#client.query(new ExecutionsInOne(executions, againEach));
    return all.map(({ answer }) => answer);
  }

  /** Begins or ends a transaction. Gives what PostgreSQL says that it did. */
  async command(text: string): Promise<string> {
    this.#isInTransaction = text.startsWith("start");
    this.#scope = undefined;
    return (await this.#send({ text })).command;
  }

  /** What has to be said of whose rows the statement may see, if anything. */
  #scopeFor({ sql: text, scope }: SentStatement): string | undefined {
    if (!this.#sending.sendsScopes) return undefined;
    if (SAVEPOINTS.test(text)) {
      // What was said since then is undone with the rest.
      this.#scope = undefined;
      return undefined;
    }
    const wanted = scope ?? currentSubject() ?? "";
    if (!this.#isInTransaction) return wanted === "" ? undefined : wanted;
    if (wanted === this.#scope) return undefined;
    this.#scope = wanted;
    return wanted;
  }

  #ownScopeOf({ scope }: SentStatement): string | undefined {
    return this.#sending.sendsScopes ? (scope ?? currentSubject() ?? "") : undefined;
  }

  #send(query: QueryConfig): Promise<Answer> {
    return this.#answerOf(this.#client.query(query));
  }

  #executionOf(query: SentStatement, scope: string | undefined) {
    const statement = {
      name: this.#sending.sendsNames ? query.name : undefined,
      text: query.sql,
      scope,
      rowForm: query.rowForm ?? "whole",
    };
    const { promise, resolve, reject } = Promise.withResolvers<Executed>();
    const values = query.parameters.map(parameterText);
    const outcome = { resolve, reject };
    return {
      execution: new PreparedExecution(statement, values, this.#described, this.#client, outcome),
      outcome,
      answer: this.#answerOf(promise),
    };
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

/** Statements that belong to the transaction, and see no rows. */
const SAVEPOINTS = /^(?:savepoint|release|rollback)\b/;

/** The commands whose rows Kysely counts. */
const CHANGING = /^(?:INSERT|UPDATE|DELETE|MERGE)\b.* (\d+)$/;

function affectedBy(tag: string): { readonly numAffectedRows?: bigint } {
  const count = CHANGING.exec(tag)?.[1];
  return count === undefined ? {} : { numAffectedRows: BigInt(count) };
}

/** Lost connections, shutdown of the server, and the time limit of idle transactions. */
function endsConnection(error: unknown): boolean {
  return error instanceof DatabaseError && /^(?:08|57P|25P03)/.test(error.code ?? "");
}
