import type { WorkoutEquipment, WorkoutLoad } from "./workout-exercise.ts";
import type { WorkoutKind } from "./workout-kinds.ts";

/** What somebody wishes for as a session. */
export type WorkoutWish = {
  readonly kind: WorkoutKind;
  /** How long it is to take; null where nothing is told. */
  readonly minutes: number | null;
  readonly equipment: ReadonlySet<WorkoutEquipment>;
  readonly spared: ReadonlySet<WorkoutLoad>;
  /** Words of the English names of exercises that are to be left out: "lunge". */
  readonly avoided: ReadonlySet<string>;
  readonly level: "gentle" | "usual" | "hard";
  /** How many others were given before: another begins with other exercises. */
  readonly variant: number;
};
