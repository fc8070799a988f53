import type { CompiledQuery, DatabaseConnection, QueryResult } from "kysely";
import {
  type QueryResult as Answer,
  type Client,
  DatabaseError,
  type PoolClient,
  type QueryConfig,
} from "pg";
import { currentSubject } from "../caller.ts";
import { isOutage } from "../outage.ts";
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

/** One whose parameters are written down as PostgreSQL reads them. */
export type WrittenStatement = SentStatement & { readonly parameters: readonly (string | null)[] };

export function written(query: SentStatement): WrittenStatement {
  return { ...query, parameters: query.parameters.map(parameterText) };
}

/** Whose rows a statement may see that is sent at this moment; nobody's where it is empty. */
export function scopeOf({ scope }: SentStatement): string {
  return scope ?? currentSubject() ?? "";
}

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
      const { execution, executed } = this.#prepare(written(query), this.#scopeFor(query));
      this.#client.query(execution);
      return this.#answerOf(executed);
    };
    const { during } = this.#sending;
    const { rows, tag } = await (during?.(summaryOf(query.sql), execute) ?? execute());
    return { rows: rows as Row[], ...affectedBy(tag) };
  }

  /** Sends statements in one piece, of which each is a transaction of its own. */
  executeTogether(queries: readonly WrittenStatement[]): readonly Promise<Executed>[] {
    const all = queries.map((query) => this.#prepare(query, this.#scopeFor(query)));
    for (const [index, { execution }] of all.entries()) {
      const behind = all[index + 1]?.execution;
      if (behind !== undefined) execution.sendBehind(behind);
    }
    if (all[0] !== undefined) this.#client.query(all[0].execution);
    // The server begins with each when it has done the one before, and is given its time from then on.
    let before: Promise<unknown> | undefined;
    return all.map(({ executed }) => {
      const answer = this.#answerOf(executed, before);
      before = answer.catch(() => undefined);
      return answer;
    });
  }

  /** Sends statements in one piece that is one transaction; where one of them is refused, each is sent again as one of its own. */
  executeInOne(queries: readonly WrittenStatement[]): readonly Promise<Executed>[] {
    if (queries.length === 1) return this.executeTogether(queries);
    // What is said of whose rows one may see would hold for the next one too.
    const { sendsScopes } = this.#sending;
    const all = queries.map((query) =>
      this.#prepare(query, sendsScopes ? scopeOf(query) : undefined),
    );
    const limit = this.#prepare(LOCK_LIMIT, undefined);
    const attempt = Promise.withResolvers<void>();
    const inOne = new ExecutionsInOne(
      [limit, ...all].map(({ execution }) => execution),
      attempt,
    );
    this.#client.query(inOne);
    const again = this.#answerOf(attempt.promise).catch((error) => {
      if (!isRefusal(error)) throw error;
      return this.#executeLast(queries, inOne.done - 1);
    });
    return all.map(({ executed }, index) => again.then((answers) => answers?.[index] ?? executed));
  }

  /** Whoever has to wait for the one of this index has waited for all others. */
  #executeLast(queries: readonly WrittenStatement[], last: number): readonly Promise<Executed>[] {
    const order = [...queries.keys()].filter((index) => index !== last);
    if (last in queries) order.push(last);
    const answers = this.executeTogether(order.map((index) => queries[index] as WrittenStatement));
    return queries.map((_, index) => answers[order.indexOf(index)] as Promise<Executed>);
  }

  /** Begins or ends a transaction. Gives what PostgreSQL says that it did. */
  async command(text: string): Promise<string> {
    this.#isInTransaction = text.startsWith("start");
    this.#scope = undefined;
    return (await this.#send({ text })).command;
  }

  /** What has to be said of whose rows the statement may see, if anything. */
  #scopeFor(query: SentStatement): string | undefined {
    if (!this.#sending.sendsScopes) return undefined;
    if (SAVEPOINTS.test(query.sql)) {
      // What was said since then is undone with the rest.
      this.#scope = undefined;
      return undefined;
    }
    const wanted = scopeOf(query);
    if (!this.#isInTransaction) return wanted === "" ? undefined : wanted;
    if (wanted === this.#scope) return undefined;
    this.#scope = wanted;
    return wanted;
  }

  #send(query: QueryConfig): Promise<Answer> {
    return this.#answerOf(this.#client.query(query));
  }

  #prepare(query: WrittenStatement, scope: string | undefined) {
    const statement = {
      name: this.#sending.sendsNames ? query.name : undefined,
      text: query.sql,
      scope,
      rowForm: query.rowForm ?? "whole",
    };
    const { promise: executed, ...outcome } = Promise.withResolvers<Executed>();
    const { parameters } = query;
    return {
      execution: new PreparedExecution(
        statement,
        parameters,
        this.#described,
        this.#client,
        outcome,
      ),
      executed,
    };
  }

  /** Waits for the server, which begins with it when `before` has settled. */
  async #answerOf<Result>(answer: Promise<Result>, before?: Promise<unknown>): Promise<Result> {
    if (before !== undefined) {
      // It may fail with the connection meanwhile.
      answer.catch(() => undefined);
      await before;
    }
    let isSilent = false;
    const giveUp = () => {
      isSilent = true;
      // The answer may still come, and would be taken for that to another one. The driver alone would say goodbye in some cases,
      // and wait for a server that does not speak.
      const client = this.#client as unknown as Client;
      void client.end();
      client.connection.stream.destroy();
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

/** How long one of many in a transaction waits for a lock before all are done alone (design value). Gives no row. */
const LOCK_LIMIT: WrittenStatement = {
  name: "hec_lock_limit",
  sql: "select where set_config('lock_timeout', '50ms', true) is null",
  parameters: [],
};

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

/** Nothing can be said of what was done where the connection was lost, or is ending. */
const ENDINGS = /^(?:25P0[34]|40003|XX)/;

function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !isOutage(error) && !ENDINGS.test(error.code ?? "");
}
