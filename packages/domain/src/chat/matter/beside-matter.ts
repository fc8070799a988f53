import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { AidTopic } from "../help/aid-topics.data.ts";
import { aidTopicsIn } from "../help/aid-topics-in.ts";
import { readRecordActivities } from "../records/kinds/read-record-activities.ts";
import { TALK_CUES } from "./beside-cues.data.ts";
import type { OpenMatter } from "./open-matter.ts";

/** What is eaten, drunk or taken makes nobody exercise. */
const BESIDE: ReadonlySet<AidTopic> = new Set(["food", "drink", "medicine"]);

let talk: PhraseFinder<true> | undefined;

/** Whether a question while a complaint is open, and no emergency, is for what makes nobody exercise: food, drink, a medicine, or plain talk. */
export function asksBesideMatter(question: ReadText, open: OpenMatter | null): boolean {
  if (open === null || open.help !== undefined) return false;
  if (open.matter !== "medical" && open.matter !== "injury") return false;
  const topics = aidTopicsIn(question);
  const isOfExercise = topics.includes("exercise") || readRecordActivities(question).length > 0;
  return !isOfExercise && (topics.some((topic) => BESIDE.has(topic)) || isTalk(question));
}

function isTalk({ words }: ReadText): boolean {
  talk ??= createPhraseFinder(phrasesWith(TALK_CUES, true as const), { within: "sentence" });
  return talk.find(words).length > 0;
}
