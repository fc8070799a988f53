import { stepsAbove } from "../../safety/policy/exercise-intensity.ts";
import type { ExerciseLimits } from "../../safety/policy/exercise-limits.ts";
import { applyExercisePolicy } from "../../safety/policy/exercise-policy.ts";
import { SPARED_LOADS } from "./spared-loads.data.ts";
import type { WorkoutExercise, WorkoutLoad, WorkoutPart } from "./workout-exercise.ts";
import type { WorkoutWish } from "./workout-wish.ts";

/** With fewer that raise no caution, those that do are taken too (design value). */
const ENOUGH = 3;

/** The exercises for these parts that the person has the means for and may do, in the order in which they are taken. */
export function exercisesFor(
  parts: readonly WorkoutPart[],
  wish: WorkoutWish,
  limits: ExerciseLimits,
  library: readonly WorkoutExercise[],
): { readonly exercises: readonly WorkoutExercise[]; readonly isAdapted: boolean } {
  const wished = library.filter((each) => isWished(each, parts, wish));
  const spared = new Set(limits.limits.flatMap((limit) => SPARED_LOADS[limit] ?? []));
  const judged = wished.map((exercise) => ({
    exercise,
    verdict: verdictOn(exercise, spared, limits),
  }));
  const allowed = judged.filter(({ verdict }) => verdict === "allowed");
  const usable =
    allowed.length >= ENOUGH ? allowed : judged.filter(({ verdict }) => verdict !== "forbidden");
  const exercises = inTurn(
    parts,
    byMeans(
      usable.map(({ exercise }) => exercise),
      wish,
    ),
    wish.variant,
  );
  return { exercises, isAdapted: usable.length < wished.length };
}

function isWished(
  { name, parts: trained, needs, loads, isAdvanced }: WorkoutExercise,
  parts: readonly WorkoutPart[],
  { equipment, spared, avoided, level }: WorkoutWish,
): boolean {
  const isAvoided = [...avoided].some((word) => name.en.toLowerCase().includes(word));
  const isAtHand = needs === undefined || equipment.has(needs) || equipment.has("gym");
  const isKnown = isAdvanced === undefined || level === "hard";
  return (
    isAtHand &&
    isKnown &&
    !isAvoided &&
    trained.some((part) => parts.includes(part)) &&
    !loads.some((load) => spared.has(load))
  );
}

function verdictOn(
  { effort, loads, kinds = [] }: WorkoutExercise,
  spared: ReadonlySet<WorkoutLoad>,
  limits: ExerciseLimits,
): "allowed" | "caution" | "forbidden" {
  if (stepsAbove(effort, limits.maxIntensity) > 0) return "forbidden";
  const { findings } = applyExercisePolicy(limits, { texts: [], kinds });
  if (findings.some(({ effect }) => effect === "forbidden")) return "forbidden";
  const isLoaded = loads.some((load) => spared.has(load));
  return isLoaded || findings.length > 0 ? "caution" : "allowed";
}

/** What uses the equipment comes first, of what is gentle the light ones. */
function byMeans(
  exercises: readonly WorkoutExercise[],
  { equipment, level }: WorkoutWish,
): readonly WorkoutExercise[] {
  const rankOf = ({ needs, effort, isAdvanced }: WorkoutExercise) =>
    (equipment.size > 0 && needs === undefined ? 2 : 0) +
    (level === "gentle" && effort !== "light" ? 1 : 0) +
    (level === "hard" && isAdvanced !== true ? 1 : 0) +
    // In a gym its machines come before what is at home too.
    (equipment.has("gym") && needs !== undefined && needs !== "gym" ? 1 : 0);
  return exercises.toSorted((left, right) => rankOf(left) - rankOf(right));
}

/** One of each part by turns; another session begins further on. */
function inTurn(
  parts: readonly WorkoutPart[],
  exercises: readonly WorkoutExercise[],
  variant: number,
): readonly WorkoutExercise[] {
  const ofParts = parts.map((part) => {
    const own = exercises.filter(({ parts: trained }) => trained.includes(part));
    const from = own.length === 0 ? 0 : (variant * 2) % own.length;
    return [...own.slice(from), ...own.slice(0, from)];
  });
  const most = Math.max(0, ...ofParts.map(({ length }) => length));
  const turns = Array.from({ length: most }, (_, turn) =>
    ofParts.flatMap((own) => own[turn] ?? []),
  );
  return [...new Set(turns.flat())];
}
