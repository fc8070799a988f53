import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning, phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { MEDICATIONS } from "../../safety/risk/medications.data.ts";
import { readHealthEntry } from "../../safety/risk/read-health-entry.ts";
import {
  NOT_PLAIN_KINDS,
  NOT_PLAIN_NAMES,
  PLAIN_MEDICINES,
  PLAIN_WORDS,
  type PlainCue,
  TAKEN_AT_WILL,
} from "./plain-advice-words.data.ts";

/** Where each cue of plain advice stands in some words: the ends of its finds, by where they begin. */
export type PlainPlaces = ReadonlyMap<PlainCue, ReadonlyMap<number, readonly number[]>>;

let finder: PhraseFinder<PlainCue> | undefined;

function built(): PhraseFinder<PlainCue> {
  const named = MEDICATIONS.filter(({ code }) => !NOT_PLAIN_KINDS.has(code))
    .flatMap(({ terms }) => terms)
    .filter((term) => !NOT_PLAIN_NAMES.has(term));
  finder ??= createPhraseFinder<PlainCue>(
    [
      ...phrasesByMeaning<keyof typeof PLAIN_WORDS>(PLAIN_WORDS),
      ...phrasesWith([...named, ...PLAIN_MEDICINES], "medicine" as const),
    ],
    { compare: "singular" },
  );
  return finder;
}

/** The cues of plain advice in words. */
export function plainPlaces(words: readonly Token[]): PlainPlaces {
  const places = new Map<PlainCue, Map<number, number[]>>();
  for (const { meaning, start, end } of built().findAll(words).hits) {
    const known = places.get(meaning) ?? new Map<number, number[]>();
    known.set(start, [...(known.get(start) ?? []), end]);
    places.set(meaning, known);
  }
  return places;
}

/** Whether a text names a medicine. */
export function namesMedicine({ words }: ReadText): boolean {
  return plainPlaces(words).has("medicine");
}

/**
 * Whether an entry in somebody's list of medicines is one that was prescribed, or may be: neither "none", nor a supplement, a
 * painkiller or what somebody else takes.
 */
export function isTakenMedicine(entry: string): boolean {
  const text = read(entry);
  const places = plainPlaces(text.words);
  if (places.has("medicine")) return readHealthEntry(text, "medication").kind !== "nothing";
  const told = readHealthEntry(text, "medication");
  if (told.kind === "unrecognised") return !places.has("supplement");
  if (told.kind !== "recognised" || places.has("supplement")) return false;
  return told.concepts.some(({ code }) => !TAKEN_AT_WILL.has(code));
}
