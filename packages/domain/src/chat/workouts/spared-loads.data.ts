/** Which loads a session spares for whom each limit holds, beside what the policy of exercise forbids (design values). */
import type { ExerciseLimit } from "../../safety/policy/exercise-limit.ts";
import type { WorkoutLoad } from "./workout-exercise.ts";

export const SPARED_LOADS: Readonly<Partial<Record<ExerciseLimit, readonly WorkoutLoad[]>>> = {
  lower_limb_injury: ["knee", "kneeling", "ankle", "hip", "jumping"],
  shoulder_injury: ["shoulder"],
  hand_injury: ["wrist"],
  back_injury: ["back", "jumping"],
  chronic_back_pain: ["back"],
  neck_injury: ["neck", "shoulder", "jumping"],
  head_injury: ["jumping"],
  osteoporosis: ["back", "jumping"],
  hernia: ["back"],
  severe_obesity: ["jumping", "kneeling"],
  poor_balance: ["ankle", "jumping"],
  older_adult: ["jumping"],
  pregnancy: ["jumping"],
};
