import {
  type CheckContent,
  MOST_PLAN_NOTES,
  planPolicy,
  type UnsuitedExercise,
} from "@health-exercise/domain/safety";
import type { ExerciseScheme } from "@health-exercise/domain/sport";
import type { LocalDate, Profile } from "@health-exercise/domain/user";
import type { Timer } from "@health-exercise/ports-runtime";
import { failingSilently } from "../safety/content-check-failure.ts";

/** Holds the schemes of people against what their profile allows them, one scheme at a time, so that others get their turn. */
export class JudgeSchemes {
  readonly #checkContent: CheckContent;
  readonly #timer: Timer;

  constructor(checkContent: CheckContent, timer: Timer) {
    this.#checkContent = failingSilently(checkContent);
    this.#timer = timer;
  }

  /** What judges the items of a person's schemes on a day. */
  policyFor(profile: Profile | null, today: LocalDate): ReturnType<typeof planPolicy> {
    return planPolicy(profile, today, this.#checkContent);
  }

  /** The items that are not allowed: at most one more than a report names. */
  async execute(
    profile: Profile | null,
    today: LocalDate,
    schemes: readonly ExerciseScheme[],
  ): Promise<readonly UnsuitedExercise[]> {
    const whyNot = this.policyFor(profile, today);
    const unsuited: UnsuitedExercise[] = [];
    for (const { name: schemeName, items } of schemes) {
      for (const item of items) {
        const breach = whyNot(item);
        if (breach !== null) unsuited.push({ schemeName, sportName: item.sportName, breach });
      }
      if (unsuited.length > MOST_PLAN_NOTES) break;
      await this.#timer.wait(0);
    }
    return unsuited;
  }
}
