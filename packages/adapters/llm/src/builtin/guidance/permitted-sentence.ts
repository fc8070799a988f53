import { adviceBreakingLimits } from "@health-exercise/domain/chat";
import type { KnowledgePassage } from "@health-exercise/domain/knowledge";
import { type ReadText, read, toldOnce } from "@health-exercise/domain/language";
import { applyExercisePolicy, type ExerciseLimits } from "@health-exercise/domain/safety";
import { cueFinder, kindsOf } from "../cues.ts";
import { EFFORT_CUES, WARNING_CUES } from "../question-cues.data.ts";

const warningCues = cueFinder(WARNING_CUES);
const effortCues = cueFinder(EFFORT_CUES);

/** Whether a sentence warns of something or sends to a professional. */
export const warns = toldOnce((sentence: ReadText): boolean => warningCues(sentence).length > 0);

/** What is written for people who have something: it says itself what they can do. */
const FOR_THE_LIMITED: ReadonlySet<string> = new Set(["pain", "injury", "condition", "pregnancy"]);

/** What is written on a complaint or the way back: its title names what brings that on, and no activity that the whole is about. */
const ON_COMPLAINTS: ReadonlySet<string> = new Set([
  ...["aches", "symptoms", "illness", "pelvic_floor", "achilles", "surgery", "after_surgery"],
  ...["rehabilitation", "postpartum", "return_to_exercise", "return_to_sport"],
]);
/** ... unless it tells how an exercise is done. */
const ON_EXERCISES: ReadonlySet<string> = new Set(["technique", "exercise_technique"]);

/**
 * Whether a sentence of a passage may be quoted to a person of these limits: where they forbid an activity or an effort
 * that it speaks of, or that the whole passage is about, only if it warns, or if the passage is on what limits people.
 */
export function isPermitted(
  sentence: ReadText,
  { title, topics }: Pick<KnowledgePassage, "title" | "topics">,
  limits: ExerciseLimits,
): boolean {
  if (adviceBreakingLimits(sentence, limits).length > 0) return false;
  if (topics.some((topic) => FOR_THE_LIMITED.has(topic))) return true;
  const isOnComplaint =
    topics.some((topic) => ON_COMPLAINTS.has(topic)) &&
    !topics.some((topic) => ON_EXERCISES.has(topic));
  const spoken = isOnComplaint ? [sentence] : [sentence, read(title)];
  return warns(sentence) || spoken.every((text) => !forbids(limits, text));
}

/** Of what may be told to somebody who is not to exercise for now: why they rest and how they come back, and what is no exercise. */
const FOR_THE_RESTING: ReadonlySet<string> = new Set([
  ...FOR_THE_LIMITED,
  ...["illness", "surgery", "return_to_exercise", "postpartum", "symptoms", "medication"],
  ...["first_aid", "skin", "stomach", "gut", "eyes", "periods", "heart", "soreness", "fatigue"],
  ...["nutrition", "hydration", "sleep", "mental_health", "work", "foot_care", "hands"],
]);

/** Whether a passage may be told to somebody who is not to exercise for now. */
export function isForTheResting({
  topics,
  audience,
}: Pick<KnowledgePassage, "topics" | "audience">): boolean {
  return audience.conditions.length > 0 || topics.some((topic) => FOR_THE_RESTING.has(topic));
}

function forbids(limits: ExerciseLimits, text: ReadText): boolean {
  const { findings } = applyExercisePolicy(limits, { texts: [text] });
  return findings.some(({ effect }) => effect === "forbidden") || exceedsIntensity(text, limits);
}

function exceedsIntensity(sentence: ReadText, { maxIntensity }: ExerciseLimits): boolean {
  if (maxIntensity === "vigorous") return false;
  const efforts = kindsOf(effortCues(sentence));
  return efforts.has("vigorous") || (maxIntensity !== "moderate" && efforts.has("moderate"));
}
