/**
 * How the rows of a statement come: `whole`, as objects; `lazy`, as objects that read a value whenever it is asked for; `page`,
 * the same, all of them in one text. Rows by the thousand are better read one after the other.
 */
export type RowForm = "whole" | "lazy" | "page";

/** A statement that reads, so that its rows come in this form. None of its columns may be called `one_text`. */
export function inForm(form: RowForm, statement: string): string {
  switch (form) {
    case "whole":
      return statement;
    case "lazy":
      return `select one_text::text from (${statement}) as one_text`;
    case "page":
      // The texts are joined in the order in which the statement gives its rows: nothing else stands between.
      return `select string_agg(one_text::text, '') from (${statement}) as one_text`;
  }
}

const QUOTE = 34;

/** A quote or a backslash within a quoted value, each of which is written twice. */
const DOUBLED = /(["\\])\1/g;

/**
 * Reads the texts of the values of rows that PostgreSQL has written one behind the other, such as `(7,,"Morning run")(8,t,Walk)`.
 * A row has a value at least.
 */
export class RecordTexts {
  readonly #records: string;
  #at = 0;

  constructor(records: string) {
    this.#records = records;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#records.length;
  }

  /** Those of the next row, which has so many. @throws Error where there are not so many. */
  next(columns: number): readonly (string | null)[] {
    const texts: (string | null)[] = [];
    this.#at += 1;
    for (let column = 1; column <= columns; column += 1) {
      texts.push(this.#value(column === columns ? ")" : ","));
      this.#at += 1;
    }
    return texts;
  }

  /** Only a quoted value holds what may stand behind one. */
  #value(behind: string): string | null {
    const records = this.#records;
    const start = this.#at;
    if (records.charCodeAt(start) === QUOTE) {
      const quote = closingQuote(records, start + 1);
      this.#at = quote + 1;
      return unescaped(records.slice(start + 1, quote));
    }
    const end = placeOf(behind, records, start);
    this.#at = end;
    return end === start ? null : records.slice(start, end);
  }
}

/** Of the quotes within a value, each is followed by another. */
function closingQuote(record: string, start: number): number {
  let end = placeOf('"', record, start);
  while (record.charCodeAt(end + 1) === QUOTE) end = placeOf('"', record, end + 2);
  return end;
}

function placeOf(mark: string, records: string, start: number): number {
  const place = records.indexOf(mark, start);
  if (place === -1) throw new Error("A row has not the columns of its statement.");
  return place;
}

function unescaped(text: string): string {
  return text.includes('"') || text.includes("\\") ? text.replaceAll(DOUBLED, "$1") : text;
}
