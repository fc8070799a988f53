import type { Connection, Submittable } from "pg";
import { serialize } from "pg-protocol";
import type {
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  RowDescriptionMessage,
} from "pg-protocol/dist/messages";
import { type AddRows, lazyRows, plainRows, type ReadValue } from "./described-rows.ts";
import { inForm, type RowForm } from "./record-texts.ts";
import { SCOPE_NAME, scopeMessages } from "./scope-messages.ts";

/** What makes the rows of the statements kept on one connection, by the statements' names. */
export type DescribedRows = Map<string, AddRows>;

/** Of a client of the driver: how the values of a type are read, and how an execution is begun. */
export type Executor = {
  getTypeParser(oid: number, format: "text"): ReadValue;
  query(execution: PreparedExecution): unknown;
};

/** What is executed. */
export type ExecutedStatement = {
  /** Undefined for one that no connection keeps. */
  readonly name: string | undefined;
  readonly text: string;
  /** Whose rows it may see; undefined where that has been said, or does not matter. */
  readonly scope: string | undefined;
  /** Whole unless it only reads. */
  readonly rowForm: RowForm;
};

/** The rows that a statement gave, and what PostgreSQL says that it did, such as `UPDATE 3`. */
export type Executed = { readonly rows: readonly unknown[]; readonly tag: string };

type Outcome = {
  readonly resolve: (executed: Executed) => void;
  readonly reject: (error: Error) => void;
};

const NO_ROWS = plainRows([]);
const EXECUTE = serialize.execute();
/** Ends the transaction of what was sent before it. */
export const SYNC: Buffer = serialize.sync();

/**
 * One execution of a statement, as `pg` lets queries of one's own be. All of it is sent in one piece. Under a name the statement
 * is parsed, and its columns are described, only the first time: both cost about as much as reading one row does. Lazy rows come
 * as one text each, or all as one, which is split here: to read as many texts as there are values would take several times as
 * long. Whose rows it may see is said in the same piece, before it: up to the end of the piece both are one transaction.
 */
export class PreparedExecution implements Submittable {
  readonly name: string;
  readonly text: string;
  /** Told once by the client of the driver, which wraps it to keep a limit of time. */
  callback: (error: Error | null, executed?: Executed) => void;
  readonly #scope: string | undefined;
  readonly #rowForm: RowForm;
  readonly #values: readonly (string | null)[];
  readonly #described: DescribedRows;
  readonly #executor: Executor;
  #behind: PreparedExecution | undefined;
  #isSent = false;
  #addRows: AddRows = NO_ROWS;
  readonly #rows: unknown[] = [];
  #tag = "";
  /** How many statements, of which the last is this one, have yet to be completed. */
  #incomplete: number;
  #failure: Error | undefined;

  constructor(
    { name, text, scope, rowForm }: ExecutedStatement,
    values: readonly (string | null)[],
    described: DescribedRows,
    executor: Executor,
    { resolve, reject }: Outcome,
  ) {
    this.name = name ?? "";
    this.text = text;
    this.#scope = scope;
    this.#incomplete = scope === undefined ? 1 : 2;
    this.#rowForm = rowForm;
    this.#values = values;
    this.#described = described;
    this.#executor = executor;
    this.callback = (error, executed = { rows: [], tag: "" }) =>
      error === null ? resolve(executed) : reject(error);
  }

  /** Has another one sent in the same piece, and executed after this one, whatever comes of this one. */
  sendBehind(execution: PreparedExecution): void {
    this.#behind = execution;
  }

  submit({ stream }: Connection): void {
    if (!this.#isSent && stream.writable) stream.write(Buffer.concat(this.#piece()));
  }

  #piece(): Buffer[] {
    this.#isSent = true;
    const messages = [...this.messages(), SYNC];
    return this.#behind === undefined ? messages : messages.concat(this.#behind.#piece());
  }

  /** What is sent of it, up to the end of its transaction. */
  messages(): Buffer[] {
    return [...this.#scopeMessages(), ...this.#statementMessages(), EXECUTE];
  }

  get isComplete(): boolean {
    return this.#incomplete === 0;
  }

  /** The driver takes what comes from now on for the answer to the next one. */
  #passOn(): void {
    const behind = this.#behind;
    this.#behind = undefined;
    if (behind !== undefined) this.#executor.query(behind);
  }

  #scopeMessages(): readonly Buffer[] {
    if (this.#scope === undefined) return [];
    const isKept = this.#isNamed && this.#described.has(SCOPE_NAME);
    return scopeMessages(this.#scope, this.#isNamed, isKept);
  }

  #statementMessages(): readonly Buffer[] {
    const { name, text } = this;
    const bind = serialize.bind({ statement: name, values: [...this.#values] });
    const addRows = this.#isNamed ? this.#described.get(name) : undefined;
    if (addRows !== undefined) {
      this.#addRows = addRows;
      return [bind];
    }
    const described = [serialize.parse({ name, text }), bind, serialize.describe({ type: "P" })];
    if (!this.#isNamed) return described;
    // A statement may be kept from a first execution that failed.
    const closed = serialize.close({ type: "S", name });
    if (this.#rowForm === "whole") return [closed, ...described];
    // What is sent gives texts; the statement itself is only asked what it would give.
    const asked = [serialize.parse({ text }), serialize.describe({ type: "S" })];
    const sent = serialize.parse({ name, text: inForm(this.#rowForm, text) });
    return [...asked, closed, sent, bind];
  }

  get #isNamed(): boolean {
    return this.name !== "";
  }

  handleRowDescription({ fields }: RowDescriptionMessage): void {
    const columns = fields.map(({ name, dataTypeID: oid }) => ({
      name,
      oid,
      read: this.#executor.getTypeParser(oid, "text"),
    }));
    const isLazy = this.#isNamed && this.#rowForm !== "whole";
    this.#addRows = isLazy ? lazyRows(this.name, columns) : plainRows(columns);
  }

  /** The statement that says whose rows may be seen gives none. */
  handleDataRow({ fields }: DataRowMessage): void {
    if (this.#failure !== undefined) return;
    try {
      this.#addRows(fields, this.#rows);
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  /** That of the statement itself is the last. */
  handleCommandComplete({ text }: CommandCompleteMessage): void {
    this.#tag = text;
    this.#incomplete -= 1;
  }

  handleEmptyQuery(): void {}

  handleReadyForQuery(): void {
    if (this.#isNamed) {
      this.#described.set(this.name, this.#addRows);
      if (this.#scope !== undefined) this.#described.set(SCOPE_NAME, NO_ROWS);
    }
    this.#passOn();
    this.callback(this.#failure ?? null, { rows: this.#rows, tag: this.#tag });
  }

  handleError(error: DatabaseError | Error): void {
    this.forgetDescription();
    this.#passOn();
    this.callback(error);
  }

  /** After a refusal the statement is parsed anew: its tables may have changed meanwhile. */
  forgetDescription(): void {
    this.#described.delete(this.name);
    this.#described.delete(SCOPE_NAME);
  }
}
