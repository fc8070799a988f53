import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import { textAt } from "../text-at.ts";
import type { FoundActivity } from "./read-record-activities.ts";
import { CHINESE_TITLES, TITLE_LEADS, TITLE_WORDS } from "./session-title.data.ts";

/** So many words stand before the kind of exercise in a name (design value). */
const MOST_WORDS = 3;
const titleWords = new Set(TITLE_WORDS.split(" "));
const leads = new Set(TITLE_LEADS.split(" "));
/** Before a name in Chinese. */
const CHINESE_LEADS = new Set(["我", "的", "次", "嘅", "嗰", "那"]);

let chinese: PhraseFinder<true> | undefined;

/** A kind of exercise with what a session may be called by it, where the words are a name: "my long run", 我的长跑. */
export function withTitle(found: FoundActivity, text: ReadText): FoundActivity {
  if (found.activity === null) return found;
  return text.words[found.end - 1]?.kind === "han"
    ? withChineseTitle(found, text)
    : withEnglishTitle(found, text);
}

function withEnglishTitle(found: FoundActivity, { words, source }: ReadText): FoundActivity {
  const { activity, end } = found;
  // Of several runs none is called so.
  const last = words[end - 1];
  if (activity === null || last === undefined || last.text !== last.singular) return found;
  let start = found.start;
  while (start > 0 && found.start - start < MOST_WORDS && titleWords.has(textAt(words, start - 1)))
    start -= 1;
  const isTitle = titleWords.has(textAt(words, start)) && end - start > 1;
  if (!isTitle || !leads.has(textAt(words, start - 1))) return found;
  const title = source.slice(words[start]?.start, last.end);
  return { start, end, activity: { ...activity, title } };
}

function withChineseTitle(found: FoundActivity, { words, source }: ReadText): FoundActivity {
  chinese ??= createPhraseFinder(phrasesWith(CHINESE_TITLES, true as const));
  const { activity, start, end } = found;
  const [title] = chinese.find(words.slice(start));
  const isNamed = title !== undefined && title.start === 0 && start + title.end >= end;
  if (activity === null || !isNamed || !CHINESE_LEADS.has(textAt(words, start - 1))) return found;
  const written = source.slice(words[start]?.start, words[start + title.end - 1]?.end);
  return { start, end: start + title.end, activity: { ...activity, title: written } };
}
