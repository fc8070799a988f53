import { ABSENCES, NO_NEGATIONS } from "../../language/denial.data.ts";
import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
} from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { CONDITIONS } from "./conditions.data.ts";
import type { HealthConcept } from "./health-concept.ts";
import {
  FILLERS,
  HEALTH_NEGATIONS,
  NO_HEALTH_NEGATIONS,
  NOT_REAL,
  NOTHING,
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

export type HealthCue = "negation" | "no_negation" | "not_real" | "filler";

/** What a phrase of a text means: a concept, which some name in the lists of a profile only, or a cue. */
export type HealthPhrase =
  | { readonly concept: HealthConcept; readonly onlyInLists: boolean }
  | { readonly cue: HealthCue };

let finder: PhraseFinder<HealthPhrase> | undefined;
let nothing: ReadonlySet<string> | undefined;

/** The concepts and cues in the words of a text, in their order. */
export function findHealthPhrases({ words }: ReadText): readonly FoundPhrase<HealthPhrase>[] {
  finder ??= createPhraseFinder(listPhrases(), { compare: "singular", within: "sentence" });
  return finder.find(words);
}

/** Whether the whole entry of a list says that there is nothing to list. */
export function saysNothing({ words }: ReadText): boolean {
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
      ...phrasesWith(concept.terms, { concept, onlyInLists: false }),
      ...phrasesWith(concept.listTerms ?? [], { concept, onlyInLists: true }),
    ]),
    ...phrasesWith([...ABSENCES, ...HEALTH_NEGATIONS], { cue: "negation" as const }),
    ...phrasesWith([...NO_NEGATIONS, ...NO_HEALTH_NEGATIONS], { cue: "no_negation" as const }),
    ...phrasesWith(NOT_REAL, { cue: "not_real" as const }),
    ...phrasesWith(FILLERS, { cue: "filler" as const }),
  ];
}
