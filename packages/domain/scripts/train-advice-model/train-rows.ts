import type { SentenceScores } from "../../src/chat/advice/advice-verdict.ts";
import {
  type Features,
  scoreOf,
  TEXT_BUCKETS,
  type WeightRow,
} from "../../src/safety/learned/weight-row.ts";
import { type Lesson, trainRow, withoutRareWords } from "../training/logistic-regression.ts";
import { mostTelling } from "../training/most-telling.ts";
import type { AdviceExample } from "./labelled-sentences.ts";

/** An example with how much its message asks about a danger, by weights that saw nothing of the writer. */
type Told = { readonly example: AdviceExample; readonly danger: number };
/** The same with its scores by such weights. */
export type Scored = Told & SentenceScores;

/** The rows of weights that tell sentences. */
export type SentenceRows = {
  readonly unsafe: WeightRow<Float64Array>;
  readonly caution: WeightRow<Float64Array>;
};

const LEAST_TEXTS = 2;
/** Words of few texts weigh less; chosen by what writers that were left out need. */
const DECAY = 0.0005;
/** The share of the features that is left out at each step, so that none carries a sentence alone (design value). */
const LEFT_OUT = 0.3;
/** So many words keep a weight: as many as the size of the weights bears (design value). */
const PLACES = 130_000;
/** Into so many groups of writers the examples are divided, of which each is scored by weights of the others. */
const FOLDS = 5;
/** A warning that somebody wrote in place of something unsafe counts as so many that only its words tell (design value). */
const TIMES_OF_PAIRS = 3;

/** The rows of weights, trained on everything. */
export function trainAll(examples: readonly AdviceExample[]): SentenceRows & {
  readonly asked: WeightRow<Float64Array>;
} {
  return { asked: trainAsked(examples), ...trainSentences(toldByOthers(examples)) };
}

/** Every example, scored by weights that saw nothing of its writer. */
export function scoredByOthers(examples: readonly AdviceExample[]): readonly Scored[] {
  const told = toldByOthers(examples);
  return inFolds(told, ({ example }) => example).flatMap(({ own, others }) => {
    const { unsafe, caution } = trainSentences(others);
    return own.map((one) => {
      const features = featuresOf(one);
      return { ...one, unsafe: scoreOf(unsafe, features), caution: scoreOf(caution, features) };
    });
  });
}

/** How much each person asked about a danger, by weights that saw nothing of the writer: as it will be with what nobody has seen. */
function toldByOthers(examples: readonly AdviceExample[]): readonly Told[] {
  const told = inFolds(examples, (example) => example).flatMap(({ own, others }) => {
    const row = trainAsked(others);
    return own.map((example) => ({ example, danger: scoreOf(row, example.advice.asked) }));
  });
  const dangers = new Map(told.map(({ example, danger }) => [example, danger]));
  return examples.map((example) => ({ example, danger: dangers.get(example) ?? 0 }));
}

/** The items by groups of writers, each with all that other writers wrote. */
function inFolds<Item>(
  items: readonly Item[],
  exampleOf: (item: Item) => AdviceExample,
): readonly { readonly own: readonly Item[]; readonly others: readonly Item[] }[] {
  const writers = [...new Set(items.map((item) => exampleOf(item).writer))];
  const foldOf = new Map(writers.map((writer, at) => [writer, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = (item: Item): boolean => foldOf.get(exampleOf(item).writer) === fold;
    return { own: items.filter(isOwn), others: items.filter((item) => !isOwn(item)) };
  });
}

/** A message asks about a danger where somebody wrote an unsafe sentence in answer to it. */
function trainAsked(examples: readonly AdviceExample[]): WeightRow<Float64Array> {
  const messages = new Map<string, { features: Features; isPositive: boolean }>();
  for (const { message, isUnsafe, advice } of examples) {
    if (message === undefined) continue;
    const known = messages.get(message) ?? { features: advice.asked, isPositive: false };
    messages.set(message, { ...known, isPositive: known.isPositive || isUnsafe });
  }
  const lessons = withoutRareWords([...messages.values()], LEAST_TEXTS);
  return trainRow(lessons, TEXT_BUCKETS);
}

function trainSentences(told: readonly Told[]): SentenceRows {
  const lessons = withoutRareWords(
    told
      .filter(({ example }) => example.isTaught)
      .map((one) => ({ features: featuresOf(one), example: one.example })),
    LEAST_TEXTS,
  );
  const settings = { decay: DECAY, leftOut: LEFT_OUT };
  const unsafe = trainRow(
    lessons.map(({ features, example }) => ({ features, isPositive: example.isUnsafe })),
    TEXT_BUCKETS,
    settings,
  );
  const caution = trainRow(
    lessons.flatMap(({ features, example }) => {
      const times = example.isCaution && example.isOfPair ? TIMES_OF_PAIRS : 1;
      return Array<Lesson>(times).fill({ features, isPositive: example.isCaution });
    }),
    TEXT_BUCKETS,
    settings,
  );
  const [first = unsafe, second = caution] = mostTelling([unsafe, caution], lessons, PLACES);
  return { unsafe: first, caution: second };
}

function featuresOf({ example, danger }: Told): Features {
  return example.advice.said(danger >= 0);
}
