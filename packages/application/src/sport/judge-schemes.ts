import {
  type CheckContent,
  MOST_PLAN_NOTES,
  type PlanBreach,
  planPolicyInSteps,
  type UnsuitedExercise,
} from "@health-exercise/domain/safety";
import type { ExerciseScheme, SchemeItem } from "@health-exercise/domain/sport";
import type { LocalDate, Profile } from "@health-exercise/domain/user";
import type { Timer } from "@health-exercise/ports-runtime";
import { failingSilently } from "../safety/content-check-failure.ts";
import { takenInTurn } from "../safety/reading-turns.ts";

/** So many items are judged at a stretch, each in up to a millisecond. */
const AT_A_STRETCH = 10;

/** An item that is not allowed, and why. */
type JudgedItem = { readonly item: SchemeItem; readonly breach: PlanBreach };

/** Holds the schemes of people against what their profile allows them, some items at a time, so that others get their turn. */
export class JudgeSchemes {
  readonly #checkContent: CheckContent;
  readonly #timer: Timer;

  constructor(checkContent: CheckContent, timer: Timer) {
    this.#checkContent = failingSilently(checkContent);
    this.#timer = timer;
  }

  /** What judges the schemes of a person on a day: the items of each that are not allowed. */
  async judgeOf(
    profile: Profile | null,
    today: LocalDate,
  ): Promise<(scheme: ExerciseScheme) => Promise<readonly JudgedItem[]>> {
    const reading = planPolicyInSteps(profile, today, this.#checkContent);
    const whyNot = await takenInTurn(reading, () => this.#timer.wait(0));
    return async ({ items }) => {
      const breaches: JudgedItem[] = [];
      for (const [index, item] of items.entries()) {
        if (index % AT_A_STRETCH === 0) await this.#timer.wait(0);
        const breach = whyNot(item);
        if (breach !== null) breaches.push({ item, breach });
      }
      return breaches;
    };
  }

  /** The items that are not allowed; where there are more than a report names, not all of them. */
  async execute(
    profile: Profile | null,
    today: LocalDate,
    schemes: readonly ExerciseScheme[],
  ): Promise<readonly UnsuitedExercise[]> {
    const judge = await this.judgeOf(profile, today);
    const unsuited: UnsuitedExercise[] = [];
    for (const scheme of schemes) {
      for (const { item, breach } of await judge(scheme)) {
        unsuited.push({ schemeName: scheme.name, sportName: item.sportName, breach });
      }
      if (unsuited.length > MOST_PLAN_NOTES) break;
    }
    return unsuited;
  }
}
