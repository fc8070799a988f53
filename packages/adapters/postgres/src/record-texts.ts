const QUOTE = 34;

/** A quote or a backslash within a quoted value, each of which is written twice. */
const DOUBLED = /(["\\])\1/g;

/** A statement that reads, so that each of its rows comes as one text. None of its columns may be called `one_text`. */
export function asOneText(statement: string): string {
  return `select one_text::text from (${statement}) as one_text`;
}

/** The texts of the values of a row that PostgreSQL has written as one, such as `(7,,"Morning run")`; it has a value at least. */
export function textsOfRecord(record: string): readonly (string | null)[] {
  const texts: (string | null)[] = [];
  const bracket = record.length - 1;
  for (let at = 1; ; ) {
    let end: number;
    if (record.charCodeAt(at) === QUOTE) {
      const quote = closingQuote(record, at + 1);
      texts.push(unescaped(record.slice(at + 1, quote)));
      end = quote + 1;
    } else {
      const comma = record.indexOf(",", at);
      end = comma === -1 ? bracket : comma;
      texts.push(end === at ? null : record.slice(at, end));
    }
    if (end === bracket) return texts;
    at = end + 1;
  }
}

/** Of the quotes within a value, each is followed by another. */
function closingQuote(record: string, start: number): number {
  let end = record.indexOf('"', start);
  while (record.charCodeAt(end + 1) === QUOTE) end = record.indexOf('"', end + 2);
  return end;
}

function unescaped(text: string): string {
  return text.includes('"') || text.includes("\\") ? text.replaceAll(DOUBLED, "$1") : text;
}
