import { readFileSync } from "node:fs";
import { readRecordQuestion } from "../../src/chat/records/read-record-question.ts";
import { formFeatures } from "../../src/chat/records/wording/form-features.ts";
import { RECORD_FORMS, type RecordForm } from "../../src/chat/records/wording/record-forms.ts";
import { read } from "../../src/language/read.ts";
import type { TextLanguage } from "../../src/language/text-language.ts";
import type { LocalDate } from "../../src/shared/local-date.ts";
import { readIntentMessages } from "../train-intent-model/labelled-messages.ts";
import type { Labelled } from "../training/label-rows.ts";
import { labelledLines } from "../training/labelled-lines.ts";

/** A question with what it asks for. */
export type FormQuestion = { readonly form: RecordForm; readonly text: string };

/** Which day it is when the questions are asked: names of months and weekdays are of days before. */
export const TODAY = "2026-11-22" as LocalDate;

/** What the judge is trained on: questions with their forms, and messages of every other kind, which have none. @throws Error naming a line that has no form. */
export function readFormExamples(language: TextLanguage): readonly Labelled<RecordForm>[] {
  const others = readIntentMessages(language)
    .filter(({ label }) => label !== "records")
    .map(({ text }) => exampleOf("none", text, language));
  const questions = generalQuestions(language).map((text) => exampleOf("none", text, language));
  const asked = readFormQuestions(language, "questions").map(({ form, text }) =>
    exampleOf(form, text, language),
  );
  return [...asked, ...others, ...questions];
}

/** Questions about exercise and health in general, and what people say to a companion; what is clearly of records is left out. */
function generalQuestions(language: TextLanguage): readonly string[] {
  const texts = ["questions", "companion"].flatMap((set) => {
    const file = new URL(`../../data-safety/${set}-${language}.jsonl`, import.meta.url);
    const lines = readFileSync(file, "utf8").trim().split("\n");
    return lines.map((line) => (JSON.parse(line) as { readonly text: string }).text);
  });
  return texts.filter(
    (text) => readRecordQuestion(read(text), { today: TODAY, before: null }) === null,
  );
}

/** Questions with their forms; those held out only measure. @throws Error naming a line that has no form. */
export function readFormQuestions(
  language: TextLanguage,
  set: "questions" | "held-out",
): readonly FormQuestion[] {
  const file = new URL(`../../data-record-forms/${set}-${language}.tsv`, import.meta.url);
  return labelledLines(file, RECORD_FORMS).map(({ label: form, text }) => ({ form, text }));
}

function exampleOf(
  label: RecordForm,
  question: string,
  language: TextLanguage,
): Labelled<RecordForm> {
  return { label, features: formFeatures(read(question), TODAY, language) };
}
