import type { ReadText, Token } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import { readEvidence } from "../../sport/met/activity-evidence.ts";
import { matchDescription } from "../../sport/met/match-activity.ts";
import type { MetActivity } from "../../sport/met/met-activity.ts";
import type { MetEditionId } from "../../sport/met/met-edition.ts";
import { partOfSentence } from "./part-of-sentence.ts";

/** From here on an activity is taken as named (design value). */
const CONFIDENT = 0.7;
const CLAUSE_MARKS = new Set([...",;:.!?。、"]);
const CLAUSE_WORDS = new Set(["and", "or", "和", "或"]);

/** The activities of the adult table that a text, or a part of one, names, clause by clause, at least so surely. */
export function activitiesIn(text: ReadText, leastConfidence = CONFIDENT): readonly MetActivity[] {
  return activitiesOfAdults(text, leastConfidence);
}

/** The activities of a table that a text names, clause by clause, at least so surely. */
export function activitiesOfEdition(
  text: ReadText,
  leastConfidence: number,
  edition: MetEditionId,
): readonly MetActivity[] {
  return clausesOf(text.tokens).flatMap((tokens) => {
    const name = readEvidence(partOfSentence(text, tokens));
    const match = matchDescription({ name, type: undefined }, edition);
    const isNamed =
      match.kind === "matched" &&
      match.matchedBy !== "words" &&
      match.confidence >= leastConfidence;
    return isNamed ? [match.activity] : [];
  });
}

const activitiesOfAdults = toldOnce((text: ReadText, leastConfidence: number) =>
  activitiesOfEdition(text, leastConfidence, "adult-2024"),
);

function clausesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const clauses: Token[][] = [[]];
  let sentence = tokens[0]?.sentence;
  for (const token of tokens) {
    const isMark = token.kind === "mark" && CLAUSE_MARKS.has(token.text);
    const isEnd = isMark || CLAUSE_WORDS.has(token.text);
    if (isEnd || token.sentence !== sentence) clauses.push([]);
    sentence = token.sentence;
    if (!isEnd) clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.some(({ kind }) => kind !== "mark"));
}
