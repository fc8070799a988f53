import { textsOfRecord } from "./record-texts.ts";

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

/** Makes rows of their texts. */
export type MakeRow = (texts: Texts) => unknown;

/** Plain objects. */
export function plainRows(columns: readonly Column[]): MakeRow {
  return (texts) => {
    const row: Record<string, unknown> = {};
    for (const [index, { name, read }] of columns.entries()) {
      const text = texts[index] ?? null;
      row[name] = text === null ? null : read(text);
    }
    return row;
  };
}

type KeptRows = { readonly signature: string; readonly make: MakeRow };

const kept = new Map<string, KeptRows>();

/**
 * Objects of a class that the statement has for itself, which read a value whenever it is asked for: of long lists, an object
 * that is put together column by column takes longer to make than to fetch. All connections share the class, so that
 * whoever uses the rows meets one shape. They are made of one text for each row.
 */
export function lazyRows(statement: string, columns: readonly Column[]): MakeRow {
  const signature = columns.map(({ name, oid }) => `${name} ${oid}`).join();
  const known = kept.get(statement);
  if (known?.signature === signature) return known.make;
  const make = rowsOfClass(columns);
  kept.set(statement, { signature, make });
  return make;
}

/** Under what an object keeps its texts: no column is called so. */
const TEXTS = Symbol("texts");

function rowsOfClass(columns: readonly Column[]): MakeRow {
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
  return ([record]) => new Row(textsOfRecord(record as string));
}
