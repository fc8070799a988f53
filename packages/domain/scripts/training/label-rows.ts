import { createHash } from "node:crypto";
import { type Features, scoreOf, type WeightRow } from "../../src/safety/learned/weight-row.ts";
import { trainRow, withoutRareWords } from "./logistic-regression.ts";

/** A text with the one label that it has, as a judge of labels sees it. */
export type Labelled<Label extends string> = {
  readonly label: Label;
  readonly features: Features;
};

/** A row of weights for each label. */
export type LabelRows<Label extends string> = readonly (readonly [
  Label,
  WeightRow<Float64Array>,
])[];

/** Words of fewer texts say little about others. */
const LEAST_TEXTS = 2;
const PARTS = 5;

/** Trains a row for each label against all others. Deterministic. */
export function trainLabelRows<Label extends string>(
  examples: readonly Labelled<Label>[],
  labels: readonly Label[],
  buckets: number,
): LabelRows<Label> {
  const telling = withoutRareWords(examples, LEAST_TEXTS);
  return labels.map((label) => {
    const lessons = telling.map(({ features, label: own }) => ({
      features,
      isPositive: own === label,
    }));
    return [label, trainRow(lessons, buckets)] as const;
  });
}

/** The likeliest label. */
export function judgedLabel<Label extends string>(
  rows: LabelRows<Label>,
  features: Features,
): Label {
  const scores = rows.map(([label, row]) => [label, scoreOf(row, features)] as const);
  return scores.reduce((best, each) => (each[1] > best[1] ? each : best))[0];
}

/** How many texts of each label are told by what was trained on the others, a line each. */
export function crossValidated<Label extends string>(
  examples: readonly Labelled<Label>[],
  labels: readonly Label[],
  buckets: number,
): readonly string[] {
  const right = new Map<Label, number>();
  for (let part = 0; part < PARTS; part += 1) {
    const rows = trainLabelRows(
      examples.filter((_, index) => index % PARTS !== part),
      labels,
      buckets,
    );
    for (const { label, features } of examples.filter((_, index) => index % PARTS === part))
      if (judgedLabel(rows, features) === label) right.set(label, (right.get(label) ?? 0) + 1);
  }
  return labels.map((label) => {
    const all = examples.filter((example) => example.label === label).length;
    return `  ${label}: ${right.get(label) ?? 0} of ${all}`;
  });
}

/** Changes with whatever the weights depend on: texts, their labels, reading and features. */
export function fingerprintOfLabelled(examples: readonly Labelled<string>[]): string {
  const hash = createHash("sha256");
  for (const { label, features } of examples)
    hash.update(`${label} ${features.text.join()} ${features.named.join()}\n`);
  return hash.digest("hex");
}
