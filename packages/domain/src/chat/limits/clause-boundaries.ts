const CLAUSE_MARKS = new Set([",", ";", ":", "(", ")", "\u2014", "\u2013", "-", "|"]);
const CLAUSE_WORDS = new Set(["but", "so", "however", "但", "但是"]);

/** Whether a clause of a recommendation ends at a mark or word. */
export function isBoundary(text: string): boolean {
  return CLAUSE_MARKS.has(text) || isClauseWord(text);
}

/** Whether a word begins a clause that may say the opposite. */
export function isClauseWord(text: string): boolean {
  return CLAUSE_WORDS.has(text);
}
