import type { Token } from "../../language/read-text.ts";

/** As tokens have them: full-width marks are resolved. */
const CLAUSE_MARKS = new Set([
  ...[",", "、", ";", ":", "(", "\u2014", "\u2013", "|", "=", "·", "•"],
]);
const NUMBER = /^\d/;

/** Words that begin another clause. The choice of words is a design value. */
const CLAUSE_WORDS = new Set(
  "including and but so while whereas which though although however then plus versus vs with 但 而 所以 因此 不过 同时 并 和".split(
    " ",
  ),
);

/**
 * The clause of each token of a sentence: a new one begins at marks and words such as "but"; after brackets the one before
 * them goes on.
 */
export function clausesOf(tokens: readonly Token[]): readonly number[] {
  let [clause, last] = [0, 0];
  const outer: number[] = [];
  return tokens.map(({ text }, index) => {
    const isRange =
      NUMBER.test(tokens[index - 1]?.text ?? "") && NUMBER.test(tokens[index + 1]?.text ?? "");
    if (text === ")") {
      const inner = clause;
      clause = outer.pop() ?? clause;
      return inner;
    }
    const isSoFar = text === "so" && tokens[index + 1]?.text === "far";
    const begins = CLAUSE_MARKS.has(text) || (CLAUSE_WORDS.has(text) && !isSoFar);
    if (index > 0 && !isRange && begins) {
      if (text === "(") outer.push(clause);
      last += 1;
      clause = last;
    }
    return clause;
  });
}

/** Whether a token is a mark at which a clause begins. */
export function isClauseMark(token: Token | undefined): boolean {
  return token !== undefined && CLAUSE_MARKS.has(token.text);
}
