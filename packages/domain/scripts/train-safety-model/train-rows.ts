import type { TextLanguage } from "../../src/language/text-language.ts";
import {
  bucketsOfRow,
  isLearnedLevel,
  ROW_NAMES,
  type RowName,
} from "../../src/safety/content-check/learned-model.ts";
import type { WeightRow } from "../../src/safety/learned/weight-row.ts";
import { isAtLeast } from "../../src/safety/risk-level.ts";
import { trainRow, withoutRareWords } from "../training/logistic-regression.ts";
import { mostTelling } from "../training/most-telling.ts";
import type { Example } from "./examples.ts";

/** Words of fewer texts are left out (design values). */
const LEAST_TEXTS: Readonly<Record<TextLanguage, number>> = { en: 3, zh: 2 };
/** So many words keep a weight: as many as the size of the weights bears (design value). */
const PLACES = 80_000;
const DECAY = 0.0005;
/** Short and plain texts are nearest to what people type, and few beside the talk: they count several times. */
const TIMES: Readonly<Record<string, number>> = { rules: 4, plain: 6, everyday: 6, messages: 6 };

/** The share of the features that is left out at each step of the training of levels (design value). */
const LEFT_OUT = 0.3;

export type Rows = ReadonlyMap<RowName, WeightRow<Float64Array>>;

/** One row of weights for each thing to tell. Deterministic. */
export function trainRows(
  all: readonly Example[],
  language: TextLanguage,
  names = ROW_NAMES,
): Rows {
  const examples = withoutRareWords(all, LEAST_TEXTS[language]).flatMap((example) =>
    Array<Example>(TIMES[example.text.set] ?? 1).fill(example),
  );
  const unsafe = examples.filter((example) => example.isUnsafe);
  const trained = names.map((name) => {
    const isMeant = (example: Example): boolean =>
      isLearnedLevel(name) ? isAtLeast(example.level ?? "safe", name) : example.flags[0] === name;
    const lessons = (isLearnedLevel(name) ? examples : unsafe).map((example) => ({
      features: example.features,
      isPositive: isMeant(example),
    }));
    const settings = isLearnedLevel(name) ? { leftOut: LEFT_OUT, decay: DECAY } : {};
    return [name, trainRow(lessons, bucketsOfRow(name), settings)] as const;
  });
  const levels = trained.filter(([name]) => isLearnedLevel(name));
  const telling = mostTelling(
    levels.map(([, row]) => row),
    all,
    PLACES,
  );
  const kept = levels.map(([name, row], index) => [name, telling[index] ?? row] as const);
  return new Map([...trained, ...kept]);
}
