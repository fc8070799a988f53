import type { ReadText } from "../../language/read-text.ts";
import type { AidTopic } from "../help/aid-topics.data.ts";
import { aidTopicsIn } from "../help/aid-topics-in.ts";
import { readRecordActivities } from "../records/read-record-activities.ts";
import type { OpenMatter } from "./open-matter.ts";

/** What is eaten, drunk or taken makes nobody exercise. */
const BESIDE: ReadonlySet<AidTopic> = new Set(["food", "drink", "medicine"]);

/** Whether a question while a complaint is open, and no emergency, is for what makes nobody exercise: food, drink, a medicine. */
export function asksBesideMatter(question: ReadText, open: OpenMatter | null): boolean {
  if (open === null || open.help !== undefined) return false;
  if (open.matter !== "medical" && open.matter !== "injury") return false;
  const topics = aidTopicsIn(question);
  const isOfExercise = topics.includes("exercise") || readRecordActivities(question).length > 0;
  return !isOfExercise && topics.some((topic) => BESIDE.has(topic));
}
