import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { readRecordActivities } from "../records/kinds/read-record-activities.ts";
import { MAY_I, NOTHING_TOLD } from "./bare-question.data.ts";

let finder: PhraseFinder<"may" | "nothing"> | undefined;

/** Whether a message asks nothing but whether the person may exercise: "can I walk tomorrow", 那我可以去跑步吗. */
export function asksOnlyWhetherToExercise(question: ReadText): boolean {
  finder ??= createPhraseFinder<"may" | "nothing">(
    phrasesByMeaning<"may" | "nothing">({ may: MAY_I, nothing: NOTHING_TOLD }),
    { within: "sentence" },
  );
  const { hits } = finder.findAll(question.words);
  if (!hits.some(({ meaning }) => meaning === "may")) return false;
  const known = [...hits, ...readRecordActivities(question)];
  return question.words.every((_, at) => known.some(({ start, end }) => start <= at && at < end));
}
