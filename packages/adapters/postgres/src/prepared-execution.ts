import type { Connection, Submittable } from "pg";
import { serialize } from "pg-protocol";
import type {
  DatabaseError,
  DataRowMessage,
  RowDescriptionMessage,
} from "pg-protocol/dist/messages";

/** What a statement's parameter may be to be sent by `PreparedExecution`. */
export type ScalarParameter = string | number | boolean | bigint | null;

type Column = { readonly name: string; readonly read: (text: string) => unknown };

/** The columns that the statements kept on one connection give, by the statements' names. */
export type DescribedColumns = Map<string, readonly Column[]>;

/** How the values of a type are read. */
export type ValueReaders = {
  getTypeParser(oid: number, format: "text"): (text: string) => unknown;
};

type Outcome = {
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (error: Error) => void;
};

const EXECUTE_AND_SYNC = Buffer.concat([serialize.execute(), serialize.sync()]);

/**
 * One execution of a statement that the connection keeps under a name, as `pg` lets queries of one's own be. All of it is
 * sent in one piece; the statement is parsed, and its columns are described, only the first time: both cost about as much
 * as reading one row does.
 */
export class PreparedExecution implements Submittable {
  readonly name: string;
  readonly text: string;
  /** Told once by the client of the driver, which wraps it to keep a limit of time. */
  callback: (error: Error | null, rows?: readonly unknown[]) => void;
  readonly #values: readonly ScalarParameter[];
  readonly #described: DescribedColumns;
  readonly #readers: ValueReaders;
  #columns: readonly Column[] = [];
  readonly #rows: unknown[] = [];
  #failure: Error | undefined;

  constructor(
    { name, text }: { readonly name: string; readonly text: string },
    values: readonly ScalarParameter[],
    described: DescribedColumns,
    readers: ValueReaders,
    { resolve, reject }: Outcome,
  ) {
    this.name = name;
    this.text = text;
    this.#values = values;
    this.#described = described;
    this.#readers = readers;
    this.callback = (error, rows = []) => (error === null ? resolve(rows) : reject(error));
  }

  submit({ stream }: Connection): void {
    const { name, text } = this;
    const bind = serialize.bind({ statement: name, values: this.#values.map(asText) });
    const columns = this.#described.get(name);
    if (columns !== undefined) this.#columns = columns;
    const messages =
      columns === undefined
        ? [
            // A statement may be kept from a first execution that failed.
            serialize.close({ type: "S", name }),
            serialize.parse({ name, text }),
            bind,
            serialize.describe({ type: "P" }),
            EXECUTE_AND_SYNC,
          ]
        : [bind, EXECUTE_AND_SYNC];
    if (stream.writable) stream.write(Buffer.concat(messages));
  }

  handleRowDescription({ fields }: RowDescriptionMessage): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      read: this.#readers.getTypeParser(dataTypeID, "text"),
    }));
  }

  handleDataRow({ fields }: DataRowMessage): void {
    if (this.#failure !== undefined) return;
    try {
      this.#rows.push(rowOf(this.#columns, fields));
    } catch (error) {
      this.#failure = error as Error;
    }
  }

  handleCommandComplete(): void {}

  handleEmptyQuery(): void {}

  handleReadyForQuery(): void {
    this.#described.set(this.name, this.#columns);
    this.callback(this.#failure ?? null, this.#rows);
  }

  /** After a refusal the statement is parsed anew: its tables may have changed meanwhile. */
  handleError(error: DatabaseError | Error): void {
    this.#described.delete(this.name);
    this.callback(error);
  }
}

function asText(value: ScalarParameter): string | null {
  return value === null ? null : String(value);
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): unknown {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) {
    const { name, read } = columns[index] as Column;
    const text = fields[index] as string | null;
    row[name] = text === null ? null : read(text);
  }
  return row;
}
