import type { ReadText } from "../../language/read-text.ts";
import type { ExerciseLimits } from "../../safety/policy/exercise-limits.ts";
import { applyExercisePolicy, type PolicyFinding } from "../../safety/policy/exercise-policy.ts";
import { activitiesIn } from "./activity-in.ts";
import { distinctFindings } from "./distinct-findings.ts";

/** What a person's limits say about the activities that a question names; nothing where it names none or nothing limits them. */
export function cautionsFor(question: ReadText, limits: ExerciseLimits): readonly PolicyFinding[] {
  if (limits.limits.length === 0) return [];
  const named = [undefined, ...activitiesIn(question)];
  return distinctFindings(
    named.flatMap((activity) => {
      const texts = activity === undefined ? [question] : [];
      return applyExercisePolicy(limits, { texts, activity }).findings;
    }),
  );
}
