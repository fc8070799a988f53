/**
 * Trains the judge of what a question about one's own records asks for on labelled questions (`data-record-forms/README.md`) and
 * writes its weights. Deterministic. `--check` only counts how many of the questions held out are read as
 * they are meant, with the weights as they are.
 */
import { FORM_BUCKETS } from "../src/chat/records/wording/form-features.ts";
import { RECORD_FORMS } from "../src/chat/records/wording/record-forms.ts";
import { TEXT_LANGUAGES } from "../src/language/text-language.ts";
import { readFormExamples, readFormQuestions } from "./train-record-forms/labelled-questions.ts";
import { readAsMeant } from "./train-record-forms/read-as-meant.ts";
import { fingerprintOfLabelled, trainLabelRows } from "./training/label-rows.ts";
import { writeLabelWeights } from "./training/label-weights-file.ts";
import { packRowsByPlace } from "./training/packed-rows.ts";

const NAMES = { en: "ENGLISH_FORM_WEIGHTS", zh: "CHINESE_FORM_WEIGHTS" } as const;
/** So often each question is learned from (design value). */
const TIMES = 4;
/** Weights of fewer steps are left out: they are most of them, and the questions held out are told as well without them. */
const LEAST_STEPS = 6;

for (const language of TEXT_LANGUAGES) {
  if (process.argv.includes("--check")) {
    const { records, others } = readAsMeant(readFormQuestions(language, "held-out"));
    console.log(
      `${language}, held out, as meant by the rules alone and in any words: ${records.byRules} and ${records.inAnyWords} of ${records.of} questions of records,`,
      `${others.byRules} and ${others.inAnyWords} of ${others.of} others`,
    );
    continue;
  }
  const examples = readFormExamples(language);
  // Messages that ask nothing of the records are many more here than among those of which it is asked.
  const lessons = examples.flatMap((each) =>
    each.label === "none" ? [each] : Array.from({ length: TIMES }, () => each),
  );
  writeLabelWeights(
    {
      file: new URL(`../src/chat/records/wording/weights-${language}.data.ts`, import.meta.url),
      name: NAMES[language],
      type: "FormModelData",
      typeFrom: "./form-judge.ts",
      script: "train-record-forms.ts",
    },
    {
      trainedOn: fingerprintOfLabelled(examples),
      rows: packRowsByPlace(trainLabelRows(lessons, RECORD_FORMS, FORM_BUCKETS), LEAST_STEPS),
    },
  );
}
