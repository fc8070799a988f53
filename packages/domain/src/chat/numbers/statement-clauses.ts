import type { Token } from "../../language/read-text.ts";
import { CLAUSE_WORDS } from "./role-words.data.ts";

/** As tokens have them: full-width marks are resolved. */
const CLAUSE_MARKS = new Set([
  ...[",", "、", ";", ":", "(", ")", "\u2014", "\u2013", "|", "=", "·", "•"],
]);
const NUMBER = /^\d/;

let clauseWords: ReadonlySet<string> | undefined;

/** The clause of each token of a sentence: a new one begins at marks and words such as "but". */
export function clausesOf(tokens: readonly Token[]): readonly number[] {
  let clause = 0;
  return tokens.map(({ text }, index) => {
    const isRange =
      NUMBER.test(tokens[index - 1]?.text ?? "") && NUMBER.test(tokens[index + 1]?.text ?? "");
    if (index > 0 && !isRange && (CLAUSE_MARKS.has(text) || isClauseWord(text))) clause += 1;
    return clause;
  });
}

/** Whether a token is a mark at which a clause begins. */
export function isClauseMark(token: Token | undefined): boolean {
  return token !== undefined && CLAUSE_MARKS.has(token.text);
}

function isClauseWord(text: string): boolean {
  clauseWords ??= new Set(CLAUSE_WORDS);
  return clauseWords.has(text);
}
