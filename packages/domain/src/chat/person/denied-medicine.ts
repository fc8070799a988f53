import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
} from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import { findHealthPhrases, type HealthPhrase } from "../../safety/risk/concept-index.ts";
import {
  BEFORE_MEDICINE,
  LEFT_OUT,
  LEFT_OUT_IN_CLAUSE,
  TAKEN_UNTIL_NOW,
  TAKES_NO,
} from "./denied-medicine.data.ts";

/** Medicines that somebody says not to take, and the words of a text that say so. */
type Denial = { readonly codes: readonly string[]; readonly start: number; readonly end: number };

/** How far around a denial something says that a dose was left out. */
type Extent = "sentence" | "clause";

const SEPARATING = /^[\s,.;:!，。；：！、]+/u;

let openings: PhraseFinder<true> | undefined;
let leftOut: PhraseFinder<Extent> | undefined;

/**
 * A text without the clause that says which medicines its writer does not take: "sauna?" of "no diuretics. sauna?". The text itself
 * where it says none, or nothing else; a dose that was left out stays.
 */
export const withoutDeniedMedicine = toldOnce((text: ReadText): ReadText => {
  const found = denialIn(text);
  if (found === undefined) return text;
  const { source, words } = text;
  const before = source.slice(0, words[found.start]?.start).trim();
  const after = source.slice(words[found.end - 1]?.end).replace(SEPARATING, "");
  const rest = read(`${before} ${after}`.trim());
  return rest.words.length === 0 ? text : rest;
});

/** The passages but for those that are headed by a medicine which the text says is not taken. */
export function withoutThoseOnDenied(
  passages: readonly KnowledgePassage[],
  text: ReadText,
): readonly KnowledgePassage[] {
  const codes = new Set(denialIn(text)?.codes);
  if (codes.size === 0) return passages;
  return passages.filter(
    (passage) => !medicinesIn(readingOf(passage).title).some((each) => isOneOf(each, codes)),
  );
}

const denialIn = toldOnce((text: ReadText): Denial | undefined => {
  const medicines = medicinesIn(text);
  if (medicines.length === 0) return undefined;
  openings ??= createPhraseFinder(phrasesWith(TAKES_NO, true as const), { within: "sentence" });
  const { words } = text;
  for (const { start, end } of openings.find(words)) {
    const denied = medicines.filter((each) => isRightBehind(text, end, each));
    const last = denied.at(-1);
    if (last === undefined) continue;
    if (isLeftOut(text, start, last.end)) continue;
    return { codes: denied.flatMap(codesOf), start, end: last.end };
  }
  return undefined;
});

/** Whether a denial, up to the end of what it names, only says that a dose was left out. */
function isLeftOut({ words }: ReadText, start: number, end: number): boolean {
  leftOut ??= createPhraseFinder<Extent>(
    [
      ...phrasesWith<Extent>(LEFT_OUT, "sentence"),
      ...phrasesWith<Extent>(LEFT_OUT_IN_CLAUSE, "clause"),
    ],
    { within: "sentence" },
  );
  const { sentence, clause } = words[start] ?? {};
  const within = words.filter((word) => word.sentence === sentence);
  const { hits } = leftOut.findAll(within);
  const isFound = hits.some(
    (hit) => hit.meaning === "sentence" || within[hit.start]?.clause === clause,
  );
  return isFound || TAKEN_UNTIL_NOW.has(words[end]?.text ?? "");
}

/** Whether nothing but filling words and other medicines stand between. */
function isRightBehind(
  text: ReadText,
  from: number,
  { start }: FoundPhrase<HealthPhrase>,
): boolean {
  if (start < from || text.words[start]?.sentence !== text.words[from - 1]?.sentence) return false;
  const others = medicinesIn(text);
  return text.words.slice(from, start).every(({ text: word }, at) => {
    const place = from + at;
    const isMedicine = others.some((each) => each.start <= place && place < each.end);
    return isMedicine || BEFORE_MEDICINE.has(word);
  });
}

const medicinesIn = toldOnce((text: ReadText): readonly FoundPhrase<HealthPhrase>[] =>
  findHealthPhrases(text).filter((found) => codesOf(found).length > 0),
);

function codesOf({ values }: FoundPhrase<HealthPhrase>): readonly string[] {
  return values.flatMap((value) =>
    "concept" in value && value.concept.area === "medication" && value.namedIn === "anywhere"
      ? [value.concept.code]
      : [],
  );
}

function isOneOf(found: FoundPhrase<HealthPhrase>, codes: ReadonlySet<string>): boolean {
  return codesOf(found).some((code) => codes.has(code));
}
