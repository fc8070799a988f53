import type { ReadText } from "../../../language/read-text.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import type { AskedRecords, RecordQuestion } from "../asked-records.ts";
import { readRecordQuestion } from "../read-record-question.ts";
import { readRecordWords } from "../record-reading.ts";
import type { JudgeForm } from "./form-judge.ts";
import { formOfQuestion } from "./form-of-question.ts";
import { inPlainWords } from "./in-plain-words.ts";
import type { RecordForm } from "./record-forms.ts";

type QuestionContext = { readonly today: LocalDate; readonly before: AskedRecords | null };

/**
 * How sure the judge has to be (0-1; design values, set on labelled questions): where the rules read nothing, where they leave
 * open what is asked for, where they read something else, and where nothing could be told but that it is not known.
 */
const SURE = { ofUnread: 0.5, ofOpen: 0.5, ofRead: 0.8, ofUntold: 0.9 } as const;

/**
 * The records that a question asks for, by the rules; and where they read nothing of it, too little, or what is very likely not
 * meant, by what the same would be in plain words. Null where it asks for none.
 */
export function readInAnyWords(
  question: ReadText,
  context: QuestionContext,
  judgeForm?: JudgeForm,
): RecordQuestion | null {
  const byRules = readRecordQuestion(question, context);
  if (judgeForm === undefined || leansOnBefore(question, context)) return byRules;
  const form = byRules === null ? "none" : formOfQuestion(byRules);
  // What goes on from the question before, or has no plain words, is known to the rules alone.
  if (form === undefined || form === "unrecorded" || isFollowUp(byRules)) return byRules;
  const plain = inPlainWords(question, context.today, judgeForm);
  if (plain === undefined || plain.chance < leastSure(form, byRules)) return byRules;
  // That somebody else is meant, or a time to come, is no more than a guess beside what was read.
  const isUntold = plain.question.kind !== "records";
  if (isUntold && (byRules !== null || plain.chance < SURE.ofUntold)) return byRules;
  return plain.form === form && !isOfEverything(byRules) ? byRules : plain.question;
}

/** "And that one?" behind another question is about what that was about. */
function leansOnBefore(question: ReadText, { today, before }: QuestionContext): boolean {
  if (before === null) return false;
  const { cues } = readRecordWords(question, today);
  return cues.has("opening") || cues.has("reference");
}

function leastSure(form: RecordForm | "open", byRules: RecordQuestion | null): number {
  if (byRules === null) return SURE.ofUnread;
  return form === "open" || isOfEverything(byRules) ? SURE.ofOpen : SURE.ofRead;
}

/** Neither a sport nor a period was read: "last week I swam, so what did I burn there?" names both beside the question. */
function isOfEverything(question: RecordQuestion | null): boolean {
  if (question?.kind !== "records" || !("period" in question.query)) return false;
  const { activity, period } = question.query;
  return activity === null && period.kind === "ever";
}

function isFollowUp(question: RecordQuestion | null): boolean {
  return question?.kind === "records" && question.isFollowUp === true;
}
