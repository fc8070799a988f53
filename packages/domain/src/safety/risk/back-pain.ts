import { ABSENCES, NO_NEGATIONS } from "../../language/denial.data.ts";
import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
} from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import {
  BACK_OPERATION_WORDS,
  DENIED_BETWEEN,
  FRESH_WORDS,
  LASTING_WORDS,
  LIST_WORDS,
  NO_SIGN_WORDS,
  OTHER_CAUSE_WORDS,
  PAST_DAYS,
  PRESSED_NERVE_WORDS,
} from "./back-pain.data.ts";
import { conceptNamed } from "./concept-index.ts";
import type { EventTiming } from "./event-timing.ts";
import { type FoundFactor, factorOf } from "./found-factor.ts";
import type { HealthConcept } from "./health-concept.ts";

/** Pain in the back, however it is named. */
const BACK_PAIN: ReadonlySet<string> = new Set([
  "back_injury",
  "chronic_back_pain",
  "operated_back",
]);

type Cue =
  | "lasting"
  | "past_day"
  | "fresh"
  | "operated"
  | "pressed_nerve"
  | "other_cause"
  | "denial"
  | "between"
  | "nothing";

/** Told of the same person, these make a long-lasting pain one that has to be looked at first. */
const OTHER_CAUSES: ReadonlySet<string> = new Set([
  "acute_illness",
  "bone_metastases",
  "cancer",
  "fracture",
  "numbness_or_tingling",
  "spinal_cord_injury",
  "unexplained_weight_loss",
]);

/** Below this age (years) the guideline does not speak, and pain that lasts is looked at first. */
const FROM_YEARS = 16;

/** So many phrases in a row one word denies; keeps the time linear. */
const MAX_DENIED = 20;

let finder: PhraseFinder<Cue> | undefined;

/** The concepts with pain in the back as the words around it tell it. */
export function withBackPainRead(
  concepts: readonly HealthConcept[],
  words: readonly Token[],
  timing: EventTiming,
): readonly HealthConcept[] {
  if (!concepts.some(({ code }) => BACK_PAIN.has(code))) return concepts;
  const problem = backProblem(words, timing);
  return concepts.map((concept) => (BACK_PAIN.has(concept.code) ? problem : concept));
}

/** What a pain in the back is, by the words around it: without any of them it is taken for a fresh one. */
function backProblem(words: readonly Token[], { when, isOperation }: EventTiming): HealthConcept {
  finder ??= createPhraseFinder<Cue>(
    [
      ...phrasesWith<Cue>(LASTING_WORDS, "lasting"),
      ...phrasesWith<Cue>(PAST_DAYS, "past_day"),
      ...phrasesWith<Cue>(FRESH_WORDS, "fresh"),
      ...phrasesWith<Cue>(BACK_OPERATION_WORDS, "operated"),
      ...phrasesWith<Cue>(PRESSED_NERVE_WORDS, "pressed_nerve"),
      ...phrasesWith<Cue>(OTHER_CAUSE_WORDS, "other_cause"),
      ...phrasesWith<Cue>(ABSENCES, "denial"),
      ...phrasesWith<Cue>(DENIED_BETWEEN, "between"),
      ...phrasesWith<Cue>([...NO_SIGN_WORDS, ...NO_NEGATIONS], "nothing"),
    ],
    { compare: "singular", within: "sentence" },
  );
  const found = finder.find(words);
  const isList = words.some(({ text }) => LIST_WORDS.includes(text));
  const cues = new Set(
    found.flatMap(({ values }, at) => (isDenied(words, found, at, isList) ? [] : values)),
  );
  if (cues.has("pressed_nerve")) return conceptNamed("back_pain_emergency");
  if (cues.has("other_cause")) return conceptNamed("back_pain_warning_sign");
  if (isOperation || cues.has("operated")) return conceptNamed("operated_back");
  const isFresh = when === "recent" || cues.has("fresh");
  return conceptNamed(cues.has("lasting") && !isFresh ? "chronic_back_pain" : "back_injury");
}

/**
 * Whether a phrase is said not to be so. Only a word that stands right before, or before other phrases of this kind,
 * denies it: "I cannot sleep and have a fever" must not lose the fever. Over a comma it denies what is in a list.
 */
function isDenied(
  words: readonly Token[],
  found: readonly FoundPhrase<Cue>[],
  at: number,
  isList: boolean,
): boolean {
  for (let index = at; index > Math.max(0, at - MAX_DENIED); index -= 1) {
    const [before, after] = [found[index - 1], found[index]];
    if (before === undefined || before.end !== after?.start) return false;
    const [last, first] = [words[before.end - 1], words[after.start]];
    if (last?.sentence !== first?.sentence) return false;
    if (last?.clause !== first?.clause && !isList) return false;
    if (before.values.includes("denial")) return true;
    if (before.values.includes("nothing")) return false;
  }
  return false;
}

/** The factors, with long-lasting back pain as one to be looked at where another cause is told or the person is a child. */
export function withBackPainWeighed(
  factors: readonly FoundFactor[],
  age: number | undefined,
): readonly FoundFactor[] {
  const isChild = age !== undefined && age < FROM_YEARS;
  if (!isChild && !factors.some(({ code }) => OTHER_CAUSES.has(code))) return factors;
  return factors.map((factor) =>
    factor.code === "chronic_back_pain"
      ? {
          ...factorOf(conceptNamed("back_pain_warning_sign"), factor.origin),
          evidence: factor.evidence,
        }
      : factor,
  );
}
