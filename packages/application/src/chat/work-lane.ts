import type { Timer } from "@health-exercise/ports-runtime";

/** So many pieces of work go on at a time (design value): few enough that others get their turn at processor and database. */
const WIDTH = 4;

/**
 * Lets a few pieces of work go on at a time; the others wait in memory, first come, first served. Between two of them
 * the process looks after everything else, so that many messages at once do not hold up other requests.
 */
export class WorkLane {
  readonly #timer: Timer;
  readonly #waiting: (() => void)[] = [];
  #free = WIDTH;

  constructor(timer: Timer) {
    this.#timer = timer;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      void this.#timer.wait(0).then(() => this.#pass());
    }
  }

  #pass(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
