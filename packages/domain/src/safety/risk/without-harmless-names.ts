import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
} from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { readInSteps } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import type { Steps } from "../../shared/steps.ts";
import { HARMLESS_NAMES, type HarmlessName, WORDS_OF_MISUSE } from "./harmless-names.data.ts";

let finder: PhraseFinder<HarmlessName> | undefined;
let misuseFinder: PhraseFinder<true> | undefined;

/** Who reads it: the content check, or who looks for what a person has and takes. */
type Reader = "content_check" | "concepts";

/** A text with what names an illness or a doping agent by its words alone said by what it is: "I had my flu shot" as "I had my shot". */
export function* withoutHarmlessNames(text: ReadText, reader: Reader): Steps<ReadText> {
  const { source, words } = text;
  const found = harmlessNamesIn(text);
  if (found.length === 0) return text;
  const misused = new Set(sentencesOfMisuse(words));
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, values } of found) {
    const [name] = values;
    const [first, last] = [words[start], words[end - 1]];
    if (name === undefined || (name.isTaken === true && reader === "concepts")) continue;
    if (first === undefined || last === undefined) continue;
    if (name.isOfMedicine === true && misused.has(first.sentence)) continue;
    pieces.push(source.slice(from, first.start), ` ${name.instead} `);
    from = keptFrom(name, words.slice(start, end)) ?? last.end;
  }
  return pieces.length === 0 ? text : yield* readInSteps([...pieces, source.slice(from)].join(""));
}

/** Whether a text is about a vaccine or a season and no illness. */
export function isOfNoIllness(text: ReadText): boolean {
  return harmlessNamesIn(text).some(({ values: [name] }) => name?.isNoIllness === true);
}

function harmlessNamesIn({ words }: ReadText): readonly FoundPhrase<HarmlessName>[] {
  finder ??= createPhraseFinder(
    HARMLESS_NAMES.flatMap((name) => phrasesWith(name.phrases, name)),
    { within: "sentence" },
  );
  return finder.find(words);
}

function keptFrom({ keeps }: HarmlessName, words: readonly Token[]): number | undefined {
  if (keeps === "last") return words.at(-1)?.start;
  return keeps && words.find(({ value }) => value !== undefined)?.start;
}

function sentencesOfMisuse(words: readonly Token[]): readonly number[] {
  misuseFinder ??= createPhraseFinder(phrasesWith(WORDS_OF_MISUSE, true), { within: "sentence" });
  return misuseFinder.findAll(words).hits.flatMap(({ start }) => words[start]?.sentence ?? []);
}
