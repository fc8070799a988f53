import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
} from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { ChatTurn } from "../chat-message.ts";
import { isClearedBy } from "../matter/resolved-by.ts";
import { ASKING_WORDS, EXPLETIVES, OPENINGS, REFERENCES, TIMES } from "./follow-up.data.ts";
import { questionOf } from "./question.ts";
import { wordCount } from "./word-count.ts";

type FollowUpCue = "opening" | "reference" | "empty";

let cues: PhraseFinder<FollowUpCue> | undefined;

/** A message of more words says itself what it is about (design value). */
const LONGEST_GOING_ON = 9;
/** So many of the person's latest turns are tried (design value). */
const TURNS_BACK = 3;
/** How many telling words a question needs to be understood by itself; design values. */
const WORDS_NEEDED = { plain: 1, referring: 3, opening: 4 } as const;

/**
 * The person's last question that a follow-up leans on, without sentences that try to instruct the service; empty where
 * the question can be understood by itself.
 */
export function earlierQuestionOf(question: ReadText, history: readonly ChatTurn[]): ReadText {
  const isWhole = question.source === "" || standsAlone(question) || isClearedBy(question);
  return isWhole ? read("") : lastQuestionIn(history);
}

/** The words of a text that ask, go on or stand for something named before, by their places in `words`: they tell nothing. */
export function untellingWords({ words }: ReadText): ReadonlySet<number> {
  return placesOf(cuesIn(words));
}

/**
 * The person's last questions, the latest first, for a short message that seems to stand alone but of which nothing is
 * known: "how many should I do" goes on from one of them. None for a longer message.
 */
export function questionsBefore(
  question: ReadText,
  history: readonly ChatTurn[],
): readonly ReadText[] {
  if (question.source === "" || wordCount(question.words) > LONGEST_GOING_ON) return [];
  if (isClearedBy(question)) return [];
  return [...ownSinceCleared(history, TURNS_BACK)].map(questionOf).filter(standsAlone);
}

/** The person's last question that can be understood by itself; empty where there is none. */
export function lastQuestionIn(history: readonly ChatTurn[]): ReadText {
  for (const text of ownSinceCleared(history)) {
    const earlier = questionOf(text);
    if (standsAlone(earlier)) return earlier;
  }
  return read("");
}

/**
 * What the person said after a doctor found nothing, the latest first: what had been told until then is no longer asked about.
 * Nothing further back is read than is asked for.
 */
function* ownSinceCleared(
  history: readonly ChatTurn[],
  atMost = Number.POSITIVE_INFINITY,
): Generator<ReadText> {
  let told = 0;
  for (const { role, content } of history.toReversed()) {
    if (told >= atMost) return;
    if (role !== "user") continue;
    const text = read(content);
    if (isClearedBy(text)) return;
    told += 1;
    yield text;
  }
}

function cuesIn(words: ReadText["words"]): readonly FoundPhrase<FollowUpCue>[] {
  cues ??= createPhraseFinder<FollowUpCue>(
    [
      ...phrasesWith(OPENINGS, "opening" as const),
      ...phrasesWith(REFERENCES, "reference" as const),
      ...phrasesWith([...ASKING_WORDS, ...EXPLETIVES, ...TIMES], "empty" as const),
    ],
    { compare: "singular", within: "sentence" },
  );
  return cues.find(words);
}

function placesOf(found: readonly FoundPhrase<FollowUpCue>[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { start, end } of found) {
    for (let index = start; index < end; index += 1) places.add(index);
  }
  return places;
}

function standsAlone({ words }: ReadText): boolean {
  const found = cuesIn(words);
  const cued = placesOf(found);
  const telling = wordCount(words, (place) => !cued.has(place));
  return telling >= wordsNeeded(found.map(({ start, values }) => ({ start, cue: values[0] })));
}

function wordsNeeded(
  found: readonly { readonly start: number; readonly cue?: FollowUpCue | undefined }[],
): number {
  if (found.some(({ start, cue }) => start === 0 && cue === "opening")) return WORDS_NEEDED.opening;
  if (found.some(({ cue }) => cue === "reference")) return WORDS_NEEDED.referring;
  return WORDS_NEEDED.plain;
}
