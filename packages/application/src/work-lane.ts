import type { Timer } from "@health-exercise/ports-runtime";

/** Few enough that others get their turn at processor and database (design value). */
const USUAL_WIDTH = 4;

/**
 * Lets a few pieces of work go on at a time, `width` of them; the others wait in memory, first come, first served, short
 * ones before all others. Between two of them the process looks after everything else, so that many at once do not hold
 * up other requests.
 */
export class WorkLane {
  readonly #timer: Timer;
  readonly #waiting: (() => void)[] = [];
  readonly #waitingShort: (() => void)[] = [];
  #free: number;

  constructor(timer: Timer, width: number = USUAL_WIDTH) {
    this.#timer = timer;
    this.#free = width;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#runAfter(this.#waiting, work);
  }

  /** For what takes a few milliseconds and somebody sees the result of at once. */
  async runShort<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#runAfter(this.#waitingShort, work);
  }

  async #runAfter<Result>(waiting: (() => void)[], work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      void this.#timer.wait(0).then(() => this.#pass());
    }
  }

  #pass(): void {
    const next = this.#waitingShort.shift() ?? this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
