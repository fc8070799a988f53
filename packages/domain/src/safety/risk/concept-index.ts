import { ABSENCES, NO_NEGATIONS } from "../../language/denial.data.ts";
import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
  type PhraseHit,
} from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { CONDITIONS } from "./conditions.data.ts";
import type { HealthConcept } from "./health-concept.ts";
import {
  DENIED_AFTER,
  FILLERS,
  HEALTH_NEGATIONS,
  NO_HEALTH_NEGATIONS,
  NOT_REAL,
  NOTHING,
  NOTHING_SIGNS,
} from "./health-cues.data.ts";
import { INJURIES } from "./injuries.data.ts";
import { MEDICATIONS } from "./medications.data.ts";
import { SYMPTOMS } from "./symptoms.data.ts";
import { WARNING_SIGNS } from "./warning-signs.data.ts";

/** Every condition, symptom, medicine and injury that is recognised. */
export const HEALTH_CONCEPTS: readonly HealthConcept[] = [
  ...CONDITIONS,
  ...SYMPTOMS,
  ...WARNING_SIGNS,
  ...MEDICATIONS,
  ...INJURIES,
];

export type HealthCue = "negation" | "no_negation" | "denied_after" | "not_real" | "filler";

/** Where a phrase names a concept: anywhere, in the list of its own area, or in any list. */
type NamedIn = "anywhere" | "own_list" | "any_list";

/** What a phrase of a text means: a concept, which some name in the lists of a profile only, or a cue. */
export type HealthPhrase =
  | { readonly concept: HealthConcept; readonly namedIn: NamedIn }
  | { readonly cue: HealthCue };

let finder: PhraseFinder<HealthPhrase> | undefined;
let nothing: ReadonlySet<string> | undefined;

/** The concepts and cues in the words of a text, in their order. */
export function findHealthPhrases({ words }: ReadText): readonly FoundPhrase<HealthPhrase>[] {
  finder ??= createPhraseFinder(listPhrases(), { compare: "singular", within: "sentence" });
  return longestOf(finder.findAll(words).hits.filter((hit) => !isTornApart(hit, words)));
}

/** Whether a phrase names a concept of which so much is so. */
export function namesConcept(
  { values }: Pick<FoundPhrase<HealthPhrase>, "values">,
  isMeant: (concept: HealthConcept) => boolean,
): boolean {
  return values.some((value) => "concept" in value && isMeant(value.concept));
}

/** The longest phrase from each place on, none inside another. */
function longestOf(hits: readonly PhraseHit<HealthPhrase>[]): readonly FoundPhrase<HealthPhrase>[] {
  const phrases: FoundPhrase<HealthPhrase>[] = [];
  for (const { meaning, start, end } of hits) {
    const last = phrases.at(-1);
    if (last === undefined || start >= last.end) phrases.push({ start, end, values: [meaning] });
    else if (last.start === start && end > last.end)
      phrases[phrases.length - 1] = { start, end, values: [meaning] };
    else if (last.start === start && end === last.end && !last.values.includes(meaning))
      phrases[phrases.length - 1] = { ...last, values: [...last.values, meaning] };
  }
  return phrases;
}

/**
 * Whether a comma tears a phrase apart: "diabetes, type 2" is one name, but "ketones and vomiting, blood sugar 20" tells
 * of no vomited blood.
 */
function isTornApart(
  { meaning, start, end }: PhraseHit<HealthPhrase>,
  words: readonly Token[],
): boolean {
  if (words[start]?.clause === words[end - 1]?.clause) return false;
  if (!("concept" in meaning)) return true;
  return meaning.concept.area !== "condition" && meaning.concept.overCommas !== true;
}

/** Whether the whole entry of a list says that there is nothing to list. */
export function saysNothing({ source, words }: ReadText): boolean {
  if ([...source].every((sign) => NOTHING_SIGNS.has(sign))) return true;
  nothing ??= new Set(NOTHING.map((phrase) => comparedForm(read(phrase).words)));
  return nothing.has(comparedForm(words));
}

/** The concept of a code. @throws Error where there is none: a mistake in the data. */
export function conceptNamed(code: string): HealthConcept {
  const concept = HEALTH_CONCEPTS.find((candidate) => candidate.code === code);
  if (concept === undefined) throw new Error(`The health concept ${code} is missing.`);
  return concept;
}

function comparedForm(words: readonly Token[]): string {
  return words.map(({ singular }) => singular).join(" ");
}

function listPhrases(): readonly (readonly [phrase: string, meaning: HealthPhrase])[] {
  return [
    ...HEALTH_CONCEPTS.flatMap((concept) => [
      ...phrasesWith(concept.terms, { concept, namedIn: "anywhere" as const }),
      ...phrasesWith(concept.listTerms ?? [], { concept, namedIn: "own_list" as const }),
      ...phrasesWith(concept.entryTerms ?? [], { concept, namedIn: "any_list" as const }),
    ]),
    ...phrasesWith([...ABSENCES, ...HEALTH_NEGATIONS], { cue: "negation" as const }),
    ...phrasesWith([...NO_NEGATIONS, ...NO_HEALTH_NEGATIONS], { cue: "no_negation" as const }),
    ...phrasesWith(DENIED_AFTER, { cue: "denied_after" as const }),
    ...phrasesWith(NOT_REAL, { cue: "not_real" as const }),
    ...phrasesWith(FILLERS, { cue: "filler" as const }),
  ];
}
