import type { Token } from "../../language/read-text.ts";

/** The cells of a row of a table: what stands between its bars. */
export function cellsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const cells: Token[][] = [];
  for (const token of tokens) {
    if (token.kind === "mark" && token.text === "|") cells.push([]);
    else cells.at(-1)?.push(token);
  }
  // Behind the last bar stands nothing.
  return cells.at(-1)?.length === 0 ? cells.slice(0, -1) : cells;
}

/** A cell with what its row and its column are called, as one sentence: "Minutes: This week: 95". */
export function labelledCell(
  first: readonly Token[],
  second: readonly Token[],
  cell: readonly Token[],
): readonly Token[] {
  const colon = colonBefore(cell);
  return [...first, colon, ...second, colon, ...cell].map((token) => ({ ...token, sentence: 0 }));
}

function colonBefore([token]: readonly Token[]): Token {
  const start = token?.start ?? 0;
  const text = ":";
  return {
    ...{ kind: "mark", text, singular: text, stem: text, value: undefined },
    ...{ start, end: start, sentence: 0, clause: 0, quoted: false },
  };
}
