/**
 * Trains the judge of what a question about one's own records asks for on labelled questions (`data-record-forms/README.md`) and
 * writes its weights. Deterministic. `--check` only measures, by cross-validation over parts, and on the questions held out.
 */
import { writeFileSync } from "node:fs";
import { FORM_BUCKETS } from "../src/chat/records/wording/form-features.ts";
import type { FormModelData } from "../src/chat/records/wording/form-judge.ts";
import { RECORD_FORMS } from "../src/chat/records/wording/record-forms.ts";
import { TEXT_LANGUAGES } from "../src/language/text-language.ts";
import { readFormExamples, readFormQuestions } from "./train-record-forms/labelled-questions.ts";
import {
  crossValidated,
  fingerprintOfLabelled,
  judgedLabel,
  trainLabelRows,
} from "./training/label-rows.ts";
import { packedRowsText, packRowsByPlace } from "./training/packed-rows.ts";

const NAMES = { en: "ENGLISH_FORM_WEIGHTS", zh: "CHINESE_FORM_WEIGHTS" } as const;
/** So often each question is learned from (design value). */
const TIMES = 4;
/** Weights of fewer steps are left out: they are most of them, and the questions held out are told as well without them. */
const LEAST_STEPS = 6;

for (const language of TEXT_LANGUAGES) {
  const examples = readFormExamples(language);
  // Messages that ask nothing of the records are many more here than among those of which it is asked.
  const lessons = examples.flatMap((each) =>
    each.label === "none" ? [each] : Array.from({ length: TIMES }, () => each),
  );
  if (process.argv.includes("--check")) {
    const heldOut = readFormQuestions(language, "held-out");
    const rows = trainLabelRows(lessons, RECORD_FORMS, FORM_BUCKETS);
    const known = heldOut.filter(({ label, features }) => judgedLabel(rows, features) === label);
    console.log(
      `${language}, of questions not seen:`,
      ...crossValidated(examples, RECORD_FORMS, FORM_BUCKETS).map((line) => `\n${line}`),
      `\n  held out: ${known.length} of ${heldOut.length}`,
    );
    continue;
  }
  const data: FormModelData = {
    trainedOn: fingerprintOfLabelled(examples),
    rows: packRowsByPlace(trainLabelRows(lessons, RECORD_FORMS, FORM_BUCKETS), LEAST_STEPS),
  };
  const file = new URL(`../src/chat/records/wording/weights-${language}.data.ts`, import.meta.url);
  writeFileSync(
    file,
    `import type { FormModelData } from "./form-judge.ts";

/** Written by \`scripts/train-record-forms.ts\`; not to be edited by hand. */
export const ${NAMES[language]}: FormModelData = {
  trainedOn: "${data.trainedOn}",
  rows:
${packedRowsText(data.rows)}
};
`,
  );
}
