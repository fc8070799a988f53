import { languageOfMessage } from "../../../language/language-of-message.ts";
import { read } from "../../../language/read.ts";
import type { ReadText } from "../../../language/read-text.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import type { RecordQuestion } from "../asked-records.ts";
import { askingPart } from "../asking/asking-part.ts";
import { mendRecordWords } from "../mend-record-words.ts";
import { readRecordQuestion } from "../read-record-question.ts";
import { type Cue, type RecordReading, readRecordWords } from "../record-reading.ts";
import type { JudgeForm } from "./form-judge.ts";
import { plainQuestion } from "./plain-question.ts";
import type { RecordForm } from "./record-forms.ts";
import { slotsOf } from "./slots.ts";

/** What is the person's own, or was done, kept, aimed at or planned. */
const TIES = [
  "own",
  "logged",
  "did",
  "done",
  "streak",
  "target",
  "plan",
] as const satisfies readonly Cue[];

/** What a question was taken for, how sure that is (0-1), and what it asks then. */
type InPlainWords = {
  readonly form: RecordForm;
  readonly chance: number;
  readonly question: RecordQuestion;
};

/**
 * What a question about one's own records asks in plain words, by what it most likely wants to know; undefined where that is
 * nothing of the records, or where it says more than plain words would.
 */
export function inPlainWords(
  written: ReadText,
  today: LocalDate,
  judgeForm: JudgeForm,
): InPlainWords | undefined {
  // What only tells asks for nothing: "I hit my target this week!"
  if (askingPart(written, today) === undefined) return undefined;
  const reading = readRecordWords(written, today);
  const slots = isTied(reading) ? slotsOf(mendRecordWords(written), reading, today) : undefined;
  if (slots === undefined) return undefined;
  const language = languageOfMessage(written);
  const { form, chance } = judgeForm(written, today, language);
  // Of neither anything is told but that it is not known.
  if (form === "other_person" || form === "future")
    return { form, chance, question: { kind: form } };
  const text = plainQuestion(form, slots, language);
  const question = text && readRecordQuestion(read(text), { today, before: null });
  return question ? { form, chance, question } : undefined;
}

/** Whether anything but its wording says that somebody asks for records: exercise, or what is the person's own. */
function isTied({ activities, cues }: RecordReading): boolean {
  return activities.length > 0 || TIES.some((cue) => cues.has(cue));
}
