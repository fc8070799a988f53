import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { BY_HOW_MUCH } from "./difference-again.data.ts";

/** More words than these ask for something else (design value). */
const MOST_WORDS = 5;

let finder: PhraseFinder<true> | undefined;

/** "By how much?" behind two amounts is told with them. */
export function differenceAgain(asked: Asked, before: AskedRecords): AskedRecords | undefined {
  const { question, length, periods, activities, unexplained } = asked;
  const { query } = before;
  if (!("comparison" in query) || query.comparison === null) return undefined;
  if (query.comparison.with !== "period" && query.comparison.with !== "activity") return undefined;
  if (length > MOST_WORDS || periods.length + activities.length > 0 || unexplained > 0)
    return undefined;
  finder ??= createPhraseFinder(phrasesWith(BY_HOW_MUCH, true as const));
  return finder.find(question.words).length > 0 ? { ...before, ask: "value" } : undefined;
}
