import { healthTokens } from "../policy/health-text.ts";
import { createPhraseIndex, type PhraseIndex } from "../policy/phrase-index.ts";
import { CONDITIONS } from "./conditions.data.ts";
import type { HealthConcept } from "./health-concept.ts";
import {
  FAMILY_HISTORY,
  FILLERS,
  NEGATIONS,
  NOT_NEGATIONS,
  NOT_REAL,
  NOTHING,
  OTHER_PEOPLE,
  SELF,
} from "./health-cues.data.ts";
import { INJURIES } from "./injuries.data.ts";
import { MEDICATIONS } from "./medications.data.ts";
import { SYMPTOMS } from "./symptoms.data.ts";

/** Every condition, symptom, medicine and injury that is recognised. */
export const HEALTH_CONCEPTS: readonly HealthConcept[] = [
  ...CONDITIONS,
  ...SYMPTOMS,
  ...MEDICATIONS,
  ...INJURIES,
];

export type HealthCue =
  | "negation"
  | "no_negation"
  | "family"
  | "other_person"
  | "self"
  | "not_real"
  | "filler";

type Named = { readonly concept: HealthConcept; readonly onlyInLists: boolean };

/** What a phrase of a text means. */
export type HealthPhrase = Named | { readonly cue: HealthCue };

const CUES: readonly (readonly [phrases: string, cue: HealthCue])[] = [
  [NEGATIONS, "negation"],
  [NOT_NEGATIONS, "no_negation"],
  [FAMILY_HISTORY, "family"],
  [OTHER_PEOPLE, "other_person"],
  [SELF, "self"],
  [NOT_REAL, "not_real"],
  [FILLERS, "filler"],
];

let phrases: PhraseIndex<HealthPhrase> | undefined;
let nothing: ReadonlySet<string> | undefined;

/** The concepts and cues in the tokens of a text, in their order. */
export function findHealthPhrases(tokens: readonly string[]) {
  phrases ??= createPhraseIndex(listPhrases());
  return phrases.find(tokens);
}

/** Whether the whole entry of a list says that there is nothing to list. */
export function saysNothing(tokens: readonly string[]): boolean {
  nothing ??= new Set(NOTHING.split("|").map((phrase) => healthTokens(phrase).join(" ")));
  return nothing.has(tokens.join(" "));
}

function* listPhrases(): Generator<readonly [readonly string[], HealthPhrase]> {
  for (const concept of HEALTH_CONCEPTS) {
    yield* phrasesOf(concept.terms, { concept, onlyInLists: false });
    if (concept.listTerms !== undefined) {
      yield* phrasesOf(concept.listTerms, { concept, onlyInLists: true });
    }
  }
  for (const [words, cue] of CUES) yield* phrasesOf(words, { cue });
}

function* phrasesOf(
  words: string,
  meaning: HealthPhrase,
): Generator<readonly [readonly string[], HealthPhrase]> {
  for (const phrase of words.split("|")) yield [healthTokens(phrase), meaning];
}
