import { folded, KIND, start, withText } from "../../../src/language/features/feature-hash.ts";
import { read } from "../../../src/language/read.ts";
import { ADVICE_CONCEPTS } from "../../../src/safety/content-check/advice.data.ts";
import type { ConceptHit, FoundConcepts } from "../../../src/safety/content-check/concept-hit.ts";
import { CONCEPTS } from "../../../src/safety/content-check/concepts.ts";
import type { ContentRule } from "../../../src/safety/content-check/content-rule.ts";
import {
  EVERYDAY_CONCEPTS,
  PASSING_CONCEPTS,
} from "../../../src/safety/content-check/evidence.data.ts";
import { IDIOM } from "../../../src/safety/content-check/idioms.ts";
import {
  type ContentCheckWeights,
  LEARNED_OUTPUTS,
  type LearnedOutput,
} from "../../../src/safety/content-check/learned-model.ts";
import { packNetwork } from "../../../src/safety/learned/network.ts";
import { aNetwork } from "../learned/a-network.ts";

/** What each word weighs in outputs; a single Chinese character is one too. */
type WordWeights = Readonly<Record<string, Readonly<Partial<Record<LearnedOutput, number>>>>>;

const SCALE = 1000;
const HAN = /^\p{Script=Han}$/u;

/** Words that are known to be so grave, in weights that nobody trained. */
const WORDS: WordWeights = {
  mild: { medium: 1 },
  ouch: { medium: 5, cardiac_symptom: 5 },
  argh: { medium: 5, high: 5, overtraining: 5 },
  boom: { medium: 5, high: 5, critical: 23, self_harm: 5 },
  bang: { medium: 5, high: 5, critical: 23, cardiac_symptom: 5 },
  疼: { medium: 5, high: 5, poisoning: 5 },
};

const THRESHOLDS = { medium: 100, high: 100, critical: 2000 };

/** Weights by which a word alone tells how grave a text is; both languages know the same words. */
export const MADE_UP_WEIGHTS = madeUpWeights(SCALE, THRESHOLDS);
/** The same where nothing is beyond doubt. */
export const DOUBTFUL_WEIGHTS = madeUpWeights(0.1, { medium: 0.01, high: 0.01, critical: 0.2 });

function madeUpWeights(scale: number, thresholds: typeof THRESHOLDS): ContentCheckWeights {
  const words = Object.entries(WORDS).map(
    ([word, weights]) =>
      [
        bucketOfWord(word),
        LEARNED_OUTPUTS.map((output) => scale * (weights[output] ?? 0)),
      ] as const,
  );
  const network = packNetwork(aNetwork(LEARNED_OUTPUTS, words));
  const model = { trainedOn: "", thresholds, network };
  return { en: model, zh: model };
}

function bucketOfWord(word: string): number {
  const kind = HAN.test(word) ? KIND.character : KIND.word;
  return folded(withText(start(kind), word), 1 << 20);
}

const concepts = Object.entries(CONCEPTS);
const isOfAdvice = (id: string) => Object.hasOwn(ADVICE_CONCEPTS, id);

const NO_SIGNS = [...EVERYDAY_CONCEPTS, ...PASSING_CONCEPTS, IDIOM];

/** A concept of each kind: it is a sign, it is a setting, it is no sign by itself, it is spoken of every day or in passing, it is an idiom, it is one of advice. */
export const A_CONCEPT = {
  telling: concepts.findIndex(
    ([id, { setting, neutral }]) =>
      setting !== true && neutral !== true && !NO_SIGNS.includes(id) && !isOfAdvice(id),
  ),
  everyday: concepts.findIndex(([id]) => EVERYDAY_CONCEPTS.includes(id)),
  passing: concepts.findIndex(([id]) => PASSING_CONCEPTS.includes(id)),
  setting: concepts.findIndex(([, { setting }]) => setting === true),
  neutral: concepts.findIndex(([, { neutral }]) => neutral === true),
  idiom: concepts.findIndex(([id]) => id === IDIOM),
  ofAdvice: concepts.findIndex(([id, { setting }]) => setting !== true && isOfAdvice(id)),
} as const;

/** The name of a concept. */
export const nameOf = (concept: number): string => concepts[concept]?.[0] ?? "";

/** A text in which these concepts were found: at a word, meant so. */
export function aText(
  source: string,
  ...hits: readonly (readonly [concept: number, at: number, reading?: number])[]
): FoundConcepts {
  const finds: ConceptHit[][] = concepts.map(() => []);
  for (const [concept, at, reading = 0] of hits)
    finds[concept]?.push({ start: at, end: at + 1, sentence: 0, clause: 0, reading });
  return { text: read(source), finds, manners: [], steps: 0 };
}

/** A rule that was found to hold. */
export function aHoldingRule(changes: Partial<ContentRule> = {}): ContentRule {
  return {
    id: "a-rule",
    flag: "dehydration_or_heat",
    level: "low",
    warning: "heat",
    source: "acsm",
    when: [],
    scope: "sentence",
    examples: { match: [], pass: [] },
    ...changes,
  };
}
