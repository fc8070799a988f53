import { read } from "../language/read.ts";
import type { LocalDate } from "../shared/local-date.ts";
import { matchActivity } from "../sport/met/match-activity.ts";
import type { Profile } from "../user/profile.ts";
import type { CheckContent } from "./content-check.ts";
import type { ExerciseLimits } from "./policy/exercise-limits.ts";
import { applyExercisePolicy } from "./policy/exercise-policy.ts";
import { assessRisk } from "./risk/assess-risk.ts";
import { type RiskProfile, riskProfileOf } from "./risk/risk-profile.ts";

/** What a person may do, as far as their profile tells. */
export type ExerciseAllowance = {
  /** What the assessment knows of them; empty without a profile. */
  readonly person: RiskProfile;
  readonly limits: ExerciseLimits;
  /** Whether the limits leave room for an activity, by a name of the catalogue or any other. */
  allows(activityName: string): boolean;
};

/** The allowance of a person on a day: the same assessment of risk bounds every advice of the service. */
export function exerciseAllowance(
  profile: Profile | null,
  today: LocalDate,
  checkContent: CheckContent,
): ExerciseAllowance {
  const person = profile === null ? {} : riskProfileOf(profile, today);
  const { limits } = assessRisk({ profile: person }, checkContent);
  return {
    person,
    limits,
    allows(name) {
      const match = matchActivity({ sportName: name }, "adult-2024");
      const activity = match.kind === "matched" ? match.activity : undefined;
      return applyExercisePolicy(limits, { texts: [read(name)], activity }).verdict !== "forbidden";
    },
  };
}
