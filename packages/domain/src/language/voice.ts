import { createPhraseFinder, type PhraseFinder } from "./phrase-finder.ts";
import { phrasesWith } from "./phrases-with.ts";
import type { ReadText } from "./read-text.ts";
import { toldOnce } from "./told-once.ts";
import { CITING_WORDS, FICTION_WORDS, TEACHING_WORDS } from "./voice.data.ts";

/** In whose voice a sentence is written, and what for; nothing of it where a person tells of the own life. */
export type Voice = {
  /** It is asked or told for information. */
  readonly isTeaching: boolean;
  /** It, or a sentence beside it, is a story, a game, or something that is written for others to read. */
  readonly isFiction: boolean;
  /** What stands in it between quotation marks are words of somebody else. */
  readonly isCiting: boolean;
};

type Cue = "teaching" | "fiction" | "citing";

/** A story or a task is told of in the sentence before or after. */
const SENTENCES_AROUND = 1;

let finder: PhraseFinder<Cue> | undefined;

/** The voice of each sentence of a text. */
export const voicesOf = toldOnce(({ words, sentences }: ReadText): readonly Voice[] => {
  finder ??= createPhraseFinder<Cue>([
    ...phrasesWith(TEACHING_WORDS, "teaching" as const),
    ...phrasesWith(FICTION_WORDS, "fiction" as const),
    ...phrasesWith(CITING_WORDS, "citing" as const),
  ]);
  const marked: Record<Cue, Uint8Array> = {
    teaching: new Uint8Array(sentences.length),
    fiction: new Uint8Array(sentences.length),
    citing: new Uint8Array(sentences.length),
  };
  for (const { start, meaning } of finder.findAll(words).hits) {
    const sentence = words[start]?.sentence ?? 0;
    const around = meaning === "fiction" ? SENTENCES_AROUND : 0;
    marked[meaning].fill(1, Math.max(0, sentence - around), sentence + around + 1);
  }
  return sentences.map((_, sentence) => ({
    isTeaching: marked.teaching[sentence] === 1,
    isFiction: marked.fiction[sentence] === 1,
    isCiting: marked.citing[sentence] === 1,
  }));
});
