import type { TextLanguage } from "../../src/language/text-language.ts";
import { saysEnough, scoreAtLevel } from "../../src/safety/content-check/grade.ts";
import type {
  LearnedLevel,
  LearnedModelData,
  LearnedOutput,
} from "../../src/safety/content-check/learned-model.ts";
import { createNetwork, type Network, packNetwork } from "../../src/safety/learned/network.ts";
import { thresholdOf } from "../training/thresholds.ts";
import type { Example } from "./examples.ts";
import { trainModel } from "./train-model.ts";

/**
 * The texts of these writers set the thresholds: messages as people type them, by some who saw neither rules nor other texts. The
 * others were asked for danger that is told quietly or in fragments, and for harmless messages that look like it; they only teach.
 */
const JUDGING_WRITER = /^messages-(?:en-(?:[1-3]|22|25|26|27|32)|zh-(?:[1-3]|14|17))$/;
/** So many times weights are trained without some of the writers who judge. */
const FOLDS = 3;
/** Which share of their harmless messages, a good part of them written to look like danger, may be taken for it (design value). */
const FALSE_ALARMS = 0.03;
/** Which share of them may be taken for an emergency (design value). */
const FALSE_EMERGENCIES = 0.002;
/** Of medium and harmless texts that are taken for danger, how many may be taken for what has to be looked at today (design value). */
const RAISED_MEDIUM = 0.33;
/** Of those that have to be looked at today, how many may be taken for an emergency (design value). */
const RAISED_HIGH = 0.25;

/** A text with what each level is judged by, of weights that saw nothing of its writer. */
export type Judged = {
  readonly example: Example;
  readonly scores: Readonly<Record<LearnedLevel, number>>;
};

/** Every message of the set that judges, scored by weights that saw nothing of its writer. */
export function crossValidate(examples: readonly Example[], language: TextLanguage): Judged[] {
  const judging = examples.filter(({ text }) => JUDGING_WRITER.test(text.writer ?? ""));
  const writers = [...new Set(judging.map(({ text }) => text.writer))];
  return Array.from({ length: FOLDS }, (_, fold) => {
    const left = new Set(writers.filter((_writer, place) => place % FOLDS === fold));
    const others = examples.filter(({ text }) => !left.has(text.writer));
    const network = createNetwork(packNetwork(trainModel(others, language)));
    return judging
      .filter(({ text }) => left.has(text.writer))
      .map((example) => ({ example, scores: scoresOf(example, network) }));
  }).flat();
}

/** What each level is judged by; of a text that says too little to be weighed, nothing reaches any threshold. */
function scoresOf(
  { features, evidence, words }: Example,
  network: Network<LearnedOutput>,
): Judged["scores"] {
  const scores = network(features);
  const isWeighed = saysEnough(evidence, words);
  const at = (level: LearnedLevel): number =>
    isWeighed ? scoreAtLevel(level, scores) : Number.NEGATIVE_INFINITY;
  return { medium: at("medium"), high: at("high"), critical: at("critical") };
}

/** The thresholds that keep to the shares above: which texts are taken for danger, and how grave these are. */
export function thresholdsOf(judged: readonly Judged[]): LearnedModelData["thresholds"] {
  const at = (level: LearnedLevel, some: readonly Judged[]): number[] =>
    some.map(({ scores }) => scores[level]);
  const safe = judged.filter(({ example }) => !example.isUnsafe);
  const medium = thresholdOf(at("medium", safe), FALSE_ALARMS);
  const caught = judged.filter(
    ({ example, scores }) => scores.medium >= medium && example.evidence !== "none",
  );
  const meant = (level: LearnedLevel) => caught.filter(({ example }) => example.level === level);
  const alarms = caught.filter(({ example }) => !example.isUnsafe);
  const emergencies = (FALSE_EMERGENCIES * safe.length) / alarms.length;
  return {
    medium,
    high: thresholdOf(at("high", [...meant("medium"), ...alarms]), RAISED_MEDIUM),
    critical: Math.max(
      thresholdOf(at("critical", alarms), emergencies),
      thresholdOf(at("critical", meant("high")), RAISED_HIGH),
    ),
  };
}
