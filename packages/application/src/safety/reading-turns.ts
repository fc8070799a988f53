import { finished, type Steps } from "@health-exercise/domain/user";
import type { Turn, WorkLane } from "../work-lane.ts";

/** So many characters are read at a stretch: some milliseconds of work (design value). */
const AT_A_STRETCH = 4_000;

/**
 * Reads long texts piece by piece, in turn with others who do, so that nobody's text holds up the process. Short ones are
 * read at once: they take no longer than waiting would.
 */
export class ReadingTurns {
  readonly #lane: WorkLane;

  /** `lane`: one piece at a time. */
  constructor(lane: WorkLane) {
    this.#lane = lane;
  }

  /** What comes of `steps`, which read about so many characters. @throws as the lane does, and what a step throws. */
  async finish<Result>(turn: Turn, characters: number, steps: Steps<Result>): Promise<Result> {
    if (characters <= AT_A_STRETCH) return finished(steps);
    for (;;) {
      const taken = await this.#lane.run(turn, async () => stretchOf(steps));
      if (taken.done === true) return taken.value;
    }
  }

  /** One piece that cannot be divided, of the reading of so many characters. */
  piece<Result>(turn: Turn, characters: number, work: () => Promise<Result>): Promise<Result> {
    return characters <= AT_A_STRETCH ? work() : this.#lane.run(turn, work);
  }
}

/** What comes of `steps` of somebody whose turn it is: everything else passes between two stretches of them. */
export async function takenInTurn<Result>(
  steps: Steps<Result>,
  letPass: () => Promise<void>,
): Promise<Result> {
  for (;;) {
    const taken = stretchOf(steps);
    if (taken.done === true) return taken.value;
    await letPass();
  }
}

function stretchOf<Result>(steps: Steps<Result>): IteratorResult<number, Result> {
  let characters = 0;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step;
    characters += step.value;
    if (characters >= AT_A_STRETCH) return step;
  }
}
