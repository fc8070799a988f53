import { FORM_WEIGHTS } from "../../src/chat/form-weights.ts";
import type { RecordQuestion } from "../../src/chat/records/asked-records.ts";
import { readRecordQuestion } from "../../src/chat/records/read-record-question.ts";
import { createFormJudge } from "../../src/chat/records/wording/form-judge.ts";
import { formOfQuestion } from "../../src/chat/records/wording/form-of-question.ts";
import { readInAnyWords } from "../../src/chat/records/wording/read-in-any-words.ts";
import { read } from "../../src/language/read.ts";
import type { ReadText } from "../../src/language/read-text.ts";
import { type FormQuestion, TODAY } from "./labelled-questions.ts";

const judgeForm = createFormJudge(FORM_WEIGHTS);

/** How many questions of records, and how many other texts, are read as they are meant: by the rules alone, and in any words. */
export function readAsMeant(questions: readonly FormQuestion[]): {
  readonly records: ReadAsMeant;
  readonly others: ReadAsMeant;
} {
  return {
    records: counted(questions.filter(({ form }) => form !== "none")),
    others: counted(questions.filter(({ form }) => form === "none")),
  };
}

export type ReadAsMeant = {
  readonly byRules: number;
  readonly inAnyWords: number;
  readonly of: number;
};

function counted(questions: readonly FormQuestion[]): ReadAsMeant {
  const context = { today: TODAY, before: null };
  const meant = (reader: (question: ReadText) => RecordQuestion | null) =>
    questions.filter(({ form, text }) => isMeant(reader(read(text)), form)).length;
  return {
    byRules: meant((question) => readRecordQuestion(question, context)),
    inAnyWords: meant((question) => readInAnyWords(question, context, judgeForm)),
    of: questions.length,
  };
}

function isMeant(question: RecordQuestion | null, form: FormQuestion["form"]): boolean {
  const found = question === null ? "none" : formOfQuestion(question);
  // What is planned is asked of a day or a week by one query.
  return found === (form === "plan_week" ? "plan_day" : form);
}
