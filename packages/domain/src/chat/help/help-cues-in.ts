import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { HELP_CUES, type HelpCue, OTHER_WORDS, WRITER_WORDS } from "./help-kinds.data.ts";

let finder: PhraseFinder<HelpCue> | undefined;
let writer: ReadonlySet<string> | undefined;
let others: ReadonlySet<string> | undefined;

/** What the words of a message say of the help it needs; the writer, who writes, is never taken for unresponsive. */
export function helpCuesIn({ words }: ReadText): ReadonlySet<HelpCue> {
  finder ??= createPhraseFinder<HelpCue>(phrasesByMeaning<HelpCue>(HELP_CUES), {
    within: "sentence",
  });
  const found = finder
    .findAll(words)
    .hits.filter(({ meaning, start }) => meaning !== "unresponsive" || !isOfWriter(words, start));
  return new Set(found.map(({ meaning }) => meaning));
}

/** Whether the nearest person named before a place, in its sentence, is the writer. */
function isOfWriter(words: readonly Token[], start: number): boolean {
  writer ??= new Set(WRITER_WORDS);
  others ??= new Set(OTHER_WORDS);
  const { sentence } = words[start] ?? { sentence: 0 };
  for (let at = start - 1; words[at]?.sentence === sentence; at -= 1) {
    const text = words[at]?.singular ?? "";
    if (others.has(text)) return false;
    if (writer.has(text)) return true;
  }
  return false;
}
