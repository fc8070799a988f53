import { healthTokens, SENTENCE_END } from "../policy/health-text.ts";
import type { FoundPhrase } from "../policy/phrase-index.ts";
import {
  findHealthPhrases,
  HEALTH_CONCEPTS,
  type HealthCue,
  type HealthPhrase,
  saysNothing,
} from "./concept-index.ts";
import { type EventTiming, readEventTiming } from "./event-timing.ts";
import type { HealthArea, HealthConcept } from "./health-concept.ts";

/** What one entry of a list in a profile was understood to say. */
export type ReadEntry =
  | { readonly kind: "nothing" }
  | { readonly kind: "unrecognised" }
  | { readonly kind: "family_history" }
  | { readonly kind: "recognised"; readonly concepts: readonly HealthConcept[] };

/** Symptoms that the content rules do not know; all others in free text are left to those rules. */
const SYMPTOMS_IN_FREE_TEXT: ReadonlySet<string> = new Set([
  "ankle_swelling",
  "breathless_lying_down",
  "calf_swelling",
  "claudication",
  "coughing_blood",
  "heart_murmur",
  "muscle_breakdown_sign",
]);

/** Whether these are present or over is told by the content rules, which know tenses. */
const ACUTE_CONDITIONS: ReadonlySet<string> = new Set(["acute_illness", "common_cold"]);

/** How many words beside a health word tell when it was. */
const TIME_REACH = 6;

/** Conditions that leave nothing behind once they are over. */
const HEALING_CONDITIONS: ReadonlySet<string> = new Set([
  "acute_illness",
  "common_cold",
  "concussion",
  "recent_surgery",
]);

const OPERATION_WITHOUT_DATE = conceptNamed("operation_without_date");
const RECENT_SURGERY = conceptNamed("recent_surgery");
const RECENT_EVENT = conceptNamed("recent_cardiovascular_event");
const HEALED_PROBLEM = conceptNamed("healed_problem");

function conceptNamed(code: string): HealthConcept {
  const concept = HEALTH_CONCEPTS.find((candidate) => candidate.code === code);
  if (concept === undefined) throw new Error(`The health concept ${code} is missing.`);
  return concept;
}

/** How many phrases back a word may deny something; keeps the time linear. */
const MAX_REACH = 40;

const ABBREVIATION = /^[a-z]{1,3}$/;

/**
 * Reads an entry such as "type 2 diabetes" or "左膝半月板损伤" of the list of `area`. What is denied ("no chest pain")
 * says nothing; what is not known is said to be unrecognised, never dropped.
 */
export function readHealthEntry(entry: string, area: HealthArea): ReadEntry {
  const tokens = healthTokens(entry);
  while (tokens.at(-1) === SENTENCE_END) tokens.pop();
  if (tokens.length === 0) return entry.trim() === "" ? { kind: "nothing" } : UNRECOGNISED;
  if (saysNothing(tokens)) return { kind: "nothing" };
  const found = findHealthPhrases(tokens);
  const named = found.flatMap((phrase, position) => {
    const concepts = conceptsOf(phrase, area);
    return concepts.length === 0 ? [] : [{ concepts, denied: isDenied(found, position) }];
  });
  if (named.length === 0) return UNRECOGNISED;
  const present = named.filter(({ denied }) => !denied).flatMap(({ concepts }) => concepts);
  if (present.length === 0) return { kind: "nothing" };
  const isAboutFamily = hasCue(found, "family") || hasCue(found, "other_person");
  return isAboutFamily && !hasCue(found, "self")
    ? { kind: "family_history" }
    : { kind: "recognised", concepts: inTime(present, readEventTiming(tokens)) };
}

const UNRECOGNISED = { kind: "unrecognised" } as const;

/**
 * The conditions, medicines and injuries that a person says to have in free text. Not counted: what is denied, asked
 * about in general, imagined, or said of somebody else.
 */
export function conceptsInText(text: string): readonly HealthConcept[] {
  const concepts = new Set<HealthConcept>();
  for (const sentence of sentencesOf(healthTokens(text))) {
    const found = findHealthPhrases(sentence);
    if ((hasCue(found, "other_person") || hasCue(found, "family")) && !hasCue(found, "self")) {
      continue;
    }
    for (const [position, phrase] of found.entries()) {
      if (isDenied(found, position) || isNotReal(found, position)) continue;
      if (isAbbreviation(phrase, sentence)) continue;
      const told = conceptsOf(phrase, undefined);
      if (told.length === 0) continue;
      const around = sentence.slice(
        Math.max(0, phrase.start - TIME_REACH),
        phrase.end + TIME_REACH,
      );
      for (const concept of inTime(told, readEventTiming(around))) concepts.add(concept);
    }
  }
  return [...concepts];
}

/**
 * The concepts as their time tells: a recent event of heart or brain or a recent operation forbids what an old one
 * allows, and what has healed, or happened to bones and muscles more than a year ago, no longer limits.
 */
function inTime(
  concepts: readonly HealthConcept[],
  { when, isHealed, isOperation, isEvent }: EventTiming,
): readonly HealthConcept[] {
  const isRecent = when === "recent";
  const read = concepts.map((concept) => {
    if (concept.code === OPERATION_WITHOUT_DATE.code) {
      return isRecent ? RECENT_SURGERY : when === "long_ago" ? HEALED_PROBLEM : concept;
    }
    if (isRecent && isEvent && isCardiovascular(concept)) return RECENT_EVENT;
    const isOver = !isRecent && (isHealed || when === "long_ago");
    return isOver && canHeal(concept) ? HEALED_PROBLEM : concept;
  });
  const kept = isRecent ? [...concepts.filter(isCardiovascular), ...read] : read;
  return [...new Set(isRecent && isOperation ? [...kept, RECENT_SURGERY] : kept)];
}

function isCardiovascular({ disease }: HealthConcept): boolean {
  return disease === "cardiovascular";
}

function canHeal({ area, code }: HealthConcept): boolean {
  return area === "injury" || HEALING_CONDITIONS.has(code);
}

function conceptsOf(
  { values }: FoundPhrase<HealthPhrase>,
  area: HealthArea | undefined,
): readonly HealthConcept[] {
  const named = values.flatMap((value) => {
    if (!("concept" in value)) return [];
    const { concept, onlyInLists } = value;
    if (onlyInLists && concept.area !== area) return [];
    return area === undefined && isLeftToContentRules(concept) ? [] : [concept];
  });
  const ofArea = named.filter((concept) => concept.area === area);
  return ofArea.length > 0 ? ofArea : named;
}

function isLeftToContentRules({ code, area }: HealthConcept): boolean {
  return ACUTE_CONDITIONS.has(code) || (area === "symptom" && !SYMPTOMS_IN_FREE_TEXT.has(code));
}

function isDenied(found: readonly FoundPhrase<HealthPhrase>[], position: number): boolean {
  return hasCueBefore(found, position, "negation");
}

function isNotReal(found: readonly FoundPhrase<HealthPhrase>[], position: number): boolean {
  const next = found[position + 1];
  const isFollowed = next !== undefined && next.start === found[position]?.end;
  return hasCueBefore(found, position, "not_real") || (isFollowed && cueOf(next) === "not_real");
}

/** Whether the cue stands before the phrase, with nothing but fillers and other health words between. */
function hasCueBefore(
  found: readonly FoundPhrase<HealthPhrase>[],
  position: number,
  wanted: HealthCue,
): boolean {
  let start = found[position]?.start;
  for (let index = position - 1; index >= position - MAX_REACH; index -= 1) {
    const phrase = found[index];
    if (phrase === undefined || phrase.end !== start) return false;
    const cue = cueOf(phrase);
    if (cue === wanted) return true;
    if (cue !== undefined && cue !== "filler") return false;
    start = phrase.start;
  }
  return false;
}

function isAbbreviation(
  { start, end }: FoundPhrase<HealthPhrase>,
  tokens: readonly string[],
): boolean {
  return end - start === 1 && ABBREVIATION.test(tokens[start] ?? "");
}

function cueOf({ values }: FoundPhrase<HealthPhrase>): HealthCue | undefined {
  for (const value of values) if ("cue" in value) return value.cue;
  return undefined;
}

function hasCue(found: readonly FoundPhrase<HealthPhrase>[], cue: HealthCue): boolean {
  return found.some(({ values }) => values.some((value) => "cue" in value && value.cue === cue));
}

function sentencesOf(tokens: readonly string[]): string[][] {
  const sentences: string[][] = [[]];
  for (const token of tokens) {
    if (token === SENTENCE_END) sentences.push([]);
    else sentences.at(-1)?.push(token);
  }
  return sentences;
}
