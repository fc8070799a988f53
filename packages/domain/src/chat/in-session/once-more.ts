import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import {
  ASKING_BEFORE,
  ASKS_OF_IT,
  ASKS_ONCE_MORE,
  ASKS_WHETHER,
  BEGINS_ASKING,
} from "./follow-up-cues.data.ts";

type Cue = "once_more" | "of_it" | "asking" | "whether" | "begins";

/** In the middle of a sentence they tell of a time or a person: "my knee hurts when I run". */
const SUBORDINATING: ReadonlySet<string> = new Set([
  "when",
  "where",
  "who",
  "which",
  "what",
  "how",
]);
const QUESTION_END = /[?？呢]\s*$/u;
const QUESTION_MARK = /[?？]\s*$/u;

let finder: PhraseFinder<Cue> | undefined;

/** Whether a message may ask the question before once more, of something else. */
export function asksOnceMore(text: ReadText): boolean {
  return opensOnceMore(text) || begins(text, "of_it") || QUESTION_END.test(text.source);
}

/** Whether it says so by what it begins with: "and", "what about", 那. */
export function opensOnceMore(text: ReadText): boolean {
  return begins(text, "once_more");
}

/** Whether a message has any word that asks, or ends as a question. */
export function asks(text: ReadText): boolean {
  return QUESTION_END.test(text.source) || has(text, "asking");
}

/** Whether a message asks if something is all right. */
export function asksWhether(text: ReadText): boolean {
  return has(text, "whether");
}

/** Whether a message asks by its mark or by how one of its clauses begins: "my back is sore" does not. */
export function isQuestion(text: ReadText): boolean {
  if (QUESTION_MARK.test(text.source)) return true;
  const { words } = text;
  return cuesIn(text).some(
    ({ meaning, start }) =>
      meaning === "begins" && (words[start]?.kind === "han" || beginsClause(text, start)),
  );
}

function beginsClause({ source, words }: ReadText, place: number): boolean {
  const [before, word] = [words[place - 1], words[place]];
  if (before === undefined || before.sentence !== word?.sentence) return true;
  if (before.clause === word.clause) return false;
  return !SUBORDINATING.has(word.text) || source.slice(before.end, word.start).trim() !== "";
}

function begins(text: ReadText, cue: Cue): boolean {
  return cuesIn(text).some(({ meaning, start }) => meaning === cue && start === 0);
}

function has(text: ReadText, cue: Cue): boolean {
  return cuesIn(text).some(({ meaning }) => meaning === cue);
}

function cuesIn({ words }: ReadText) {
  finder ??= createPhraseFinder<Cue>(
    phrasesByMeaning<Cue>({
      once_more: ASKS_ONCE_MORE,
      of_it: ASKS_OF_IT,
      asking: ASKING_BEFORE,
      whether: ASKS_WHETHER,
      begins: BEGINS_ASKING,
    }),
    { within: "sentence" },
  );
  return finder.findAll(words).hits;
}
