import type { WordSpan } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import { QUESTION_OPENINGS } from "./question-openings.data.ts";

const HAN = /^\p{Script=Han}/u;

let finder: PhraseFinder<true> | undefined;

/**
 * What a text says beside plain questions, sentence by sentence; nothing of sentences that ask none, or only ask. "I have chest
 * pain, how many calories should I eat?" speaks mostly of meals, and its first half alone of nothing but danger.
 */
export function partsBesideQuestions(words: readonly Token[]): readonly WordSpan[] {
  finder ??= createPhraseFinder(phrasesWith(QUESTION_OPENINGS, true as const));
  const isAsked = new Uint8Array(words.length);
  const asking = new Set<number>();
  for (const { start } of finder.find(words)) {
    const clause = words[start]?.clause;
    let from = start;
    if (HAN.test(words[start]?.text ?? "")) while (words[from - 1]?.clause === clause) from -= 1;
    for (let at = from; words[at]?.clause === clause; at += 1) isAsked[at] = 1;
    asking.add(words[start]?.sentence ?? 0);
  }
  const parts: WordSpan[] = [];
  let start = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const isOneWithLast =
      words[at]?.sentence === words[at - 1]?.sentence && isAsked[at] === isAsked[at - 1];
    if (isOneWithLast) continue;
    if (isAsked[start] === 0 && asking.has(words[start]?.sentence ?? 0))
      parts.push({ start, end: at });
    start = at;
  }
  return parts;
}
