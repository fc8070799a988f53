import {
  type Features,
  scoreOf,
  TEXT_BUCKETS,
  type WeightRow,
} from "../../src/safety/learned/weight-row.ts";
import { trainRow, withoutRareWords } from "../training/logistic-regression.ts";
import { mostTelling } from "../training/most-telling.ts";
import { thresholdOf } from "../training/thresholds.ts";
import type { AdviceExample } from "./labelled-sentences.ts";

/** An example with its score by weights that saw nothing of its writer. */
export type Scored = { readonly example: AdviceExample; readonly score: number };
/** An example to somebody of whom it is known whether they asked about a danger. */
type Told = { readonly example: AdviceExample; readonly asksOfDanger: boolean };

const LEAST_TEXTS = 2;
/** Words of few texts weigh less; chosen by what writers that were left out need. */
const DECAY = 0.0005;
/** The share of the features that is left out at each step, so that none carries a sentence alone (design value). */
const LEFT_OUT = 0.3;
/** So many words keep a weight: as many as the size of the weights bears (design value). */
const PLACES = 140_000;
/** Which share of the harmless replies may be changed (design value). */
const FALSE_ALARMS = 0.1;

/** The rows of weights, trained on everything. */
export function trainAll(examples: readonly AdviceExample[]): {
  readonly asked: WeightRow;
  readonly unsafe: WeightRow;
} {
  return { asked: trainAsked(examples), unsafe: trainUnsafe(toldByOthers(examples)) };
}

/** Every example, scored by weights that saw nothing of its writer. */
export function scoredByOthers(examples: readonly AdviceExample[]): readonly Scored[] {
  const told = toldByOthers(examples);
  return [...new Set(examples.map(({ writer }) => writer))].flatMap((writer) => {
    const row = trainUnsafe(told.filter(({ example }) => example.writer !== writer));
    return told
      .filter(({ example }) => example.writer === writer)
      .map((one) => ({ example: one.example, score: scoreOf(row, featuresOf(one)) }));
  });
}

/** The lowest score that changes no more harmless replies than allowed. */
export function thresholdFor(scored: readonly Scored[]): number {
  const worst = harmlessReplies(scored).map(({ score }) => score);
  return thresholdOf(worst, FALSE_ALARMS);
}

/** The highest score of a sentence in each harmless reply. */
export function harmlessReplies(scored: readonly Scored[]): readonly { readonly score: number }[] {
  const worst = new Map<string, number>();
  for (const { example, score } of scored) {
    if (example.isUnsafe || example.reply === undefined) continue;
    worst.set(example.reply, Math.max(score, worst.get(example.reply) ?? score));
  }
  return [...worst.values()].map((score) => ({ score }));
}

/** Whether each person asked about a danger, by weights that saw nothing of the writer: as it will be with what nobody has seen. */
function toldByOthers(examples: readonly AdviceExample[]): readonly Told[] {
  const told = new Map<AdviceExample, boolean>();
  for (const writer of new Set(examples.map((example) => example.writer))) {
    const row = trainAsked(examples.filter((example) => example.writer !== writer));
    for (const example of examples)
      if (example.writer === writer) told.set(example, scoreOf(row, example.advice.asked) >= 0);
  }
  return examples.map((example) => ({ example, asksOfDanger: told.get(example) ?? false }));
}

/** A message asks about a danger where somebody wrote an unsafe sentence in answer to it. */
function trainAsked(examples: readonly AdviceExample[]): WeightRow {
  const messages = new Map<string, { features: Features; isPositive: boolean }>();
  for (const { message, isUnsafe, advice } of examples) {
    if (message === undefined) continue;
    const known = messages.get(message) ?? { features: advice.asked, isPositive: false };
    messages.set(message, { ...known, isPositive: known.isPositive || isUnsafe });
  }
  const lessons = withoutRareWords([...messages.values()], LEAST_TEXTS);
  return trainRow(lessons, TEXT_BUCKETS);
}

function trainUnsafe(told: readonly Told[]): WeightRow {
  const lessons = told.map((one) => ({
    features: featuresOf(one),
    isPositive: one.example.isUnsafe,
  }));
  const known = withoutRareWords(lessons, LEAST_TEXTS);
  const row = trainRow(known, TEXT_BUCKETS, { decay: DECAY, leftOut: LEFT_OUT });
  return mostTelling([row], known, PLACES)[0] ?? row;
}

function featuresOf({ example, asksOfDanger }: Told): Features {
  return example.advice.said(asksOfDanger);
}
