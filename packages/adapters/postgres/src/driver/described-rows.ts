import { RecordTexts } from "./record-texts.ts";

/** A column as a statement gives it, and how its values are read. */
export type Column = {
  readonly name: string;
  /** Of its type. */
  readonly oid: number;
  readonly read: ReadValue;
};

export type ReadValue = (text: string) => unknown;

/** The values of a row as PostgreSQL writes them. */
type Texts = readonly (string | null)[];

/** Makes rows of texts that have come, and puts them behind those that are there. */
export type AddRows = (texts: Texts, rows: unknown[]) => void;

/** Plain objects. */
export function plainRows(columns: readonly Column[]): AddRows {
  return (texts, rows) => {
    const row: Record<string, unknown> = {};
    for (const [index, { name, read }] of columns.entries()) {
      const text = texts[index] ?? null;
      row[name] = text === null ? null : read(text);
    }
    rows.push(row);
  };
}

type KeptRows = { readonly signature: string; readonly add: AddRows };

const kept = new Map<string, KeptRows>();

/**
 * Objects of a class that the statement has for itself, which read a value whenever it is asked for: of long lists, an object
 * that is put together column by column takes longer to make than to fetch. All connections share the class, so that
 * whoever uses the rows meets one shape. They are made of one text for each row, or for all.
 */
export function lazyRows(statement: string, columns: readonly Column[]): AddRows {
  const signature = columns.map(({ name, oid }) => `${name} ${oid}`).join();
  const known = kept.get(statement);
  if (known?.signature === signature) return known.add;
  const add = rowsOfClass(columns);
  kept.set(statement, { signature, add });
  return add;
}

/** Under what an object keeps its texts: no column is called so. */
const TEXTS = Symbol("texts");

function rowsOfClass(columns: readonly Column[]): AddRows {
  class Row {
    readonly [TEXTS]: Texts;

    constructor(texts: Texts) {
      this[TEXTS] = texts;
    }
  }
  for (const [index, { name, read }] of columns.entries()) {
    Object.defineProperty(Row.prototype, name, {
      get(this: Row) {
        const text = this[TEXTS][index] ?? null;
        return text === null ? null : read(text);
      },
    });
  }
  return ([records], rows) => {
    const texts = new RecordTexts(records ?? "");
    while (!texts.isAtEnd) rows.push(new Row(texts.next(columns.length)));
  };
}
