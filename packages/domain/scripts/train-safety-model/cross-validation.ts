import type { TextLanguage } from "../../src/language/text-language.ts";
import { scoreAtLevel } from "../../src/safety/content-check/grade.ts";
import {
  LEARNED_LEVELS,
  type LearnedLevel,
  type LearnedModelData,
} from "../../src/safety/content-check/learned-model.ts";
import { scoreOf } from "../../src/safety/learned/weight-row.ts";
import { thresholdOf } from "../training/thresholds.ts";
import type { Example } from "./examples.ts";
import { trainRows } from "./train-rows.ts";

/** The writers are left out in so many parts. */
const PARTS = 5;
/** Which share of the safe texts, most of them written to mislead, may be taken for danger (design value). */
const FALSE_ALARMS = 0.05;
/**
 * So much more is asked than these texts need, since nobody who labels texts thinks of all that people say; in Chinese, where
 * others' harmless texts score higher than these foretell, more (design values).
 */
const CAUTION: Readonly<Record<TextLanguage, number>> = { en: 0.2, zh: 0.4 };
/** Which share of them may be taken for an emergency (design value). */
const FALSE_EMERGENCIES = 0.003;
/** Of texts of a level that are taken for danger, how many may be taken for the next level (design values). */
const RAISED: Readonly<Record<"medium" | "high", number>> = { medium: 0.25, high: 0.14 };

/** A text with what each level is judged by, of weights that saw nothing of its writer. */
export type Judged = {
  readonly example: Example;
  readonly scores: Readonly<Record<LearnedLevel, number>>;
};

/** Every text, scored by weights that saw nothing of its writer. */
export function crossValidate(examples: readonly Example[], language: TextLanguage): Judged[] {
  const writers = [...new Set(examples.map(writerOf))];
  const judged: Judged[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const left = new Set(writers.filter((_, index) => index % PARTS === part));
    const others = examples.filter((example) => !left.has(writerOf(example)));
    const rows = trainRows(others, language, LEARNED_LEVELS);
    for (const example of examples) {
      if (!left.has(writerOf(example))) continue;
      const ofRow = (level: LearnedLevel): number => {
        const row = rows.get(level);
        return row === undefined ? 0 : scoreOf(row, example.features);
      };
      const at = (level: LearnedLevel): number => scoreAtLevel(level, ofRow);
      const scores = { medium: at("medium"), high: at("high"), critical: at("critical") };
      judged.push({ example, scores });
    }
  }
  return judged;
}

/** Texts without a writer's name are of one and the same, and too many to be left out at once. */
function writerOf({ text }: Example): string {
  return text.writer ?? `own ${Number(text.id.slice(-1)) % 2}`;
}

/** The thresholds that keep to the shares above: which texts are taken for danger, and how grave these are. */
export function thresholdsOf(
  judged: readonly Judged[],
  language: TextLanguage,
): LearnedModelData["thresholds"] {
  const at = (level: LearnedLevel, some: readonly Judged[]): number[] =>
    some.map(({ scores }) => scores[level]);
  const safe = judged.filter(({ example }) => !example.isUnsafe);
  const medium = thresholdOf(at("medium", safe), FALSE_ALARMS);
  const caught = judged.filter(
    ({ example, scores }) => scores.medium >= medium && example.features.hasConcept,
  );
  const meant = (level: LearnedLevel) => caught.filter(({ example }) => example.level === level);
  const alarms = caught.filter(({ example }) => !example.isUnsafe);
  const emergencies = (FALSE_EMERGENCIES * safe.length) / alarms.length;
  return {
    medium: Number((medium + CAUTION[language]).toFixed(2)),
    high: thresholdOf(at("high", meant("medium")), RAISED.medium),
    critical: Math.max(
      thresholdOf(at("critical", alarms), emergencies),
      thresholdOf(at("critical", meant("high")), RAISED.high),
    ),
  };
}
