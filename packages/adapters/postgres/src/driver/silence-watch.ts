type Waiting = { readonly since: number; readonly giveUp: () => void };

/** How often it is looked whether the server has answered, as a part of the limit, and at most (ms). */
const LOOKS_PER_LIMIT = 10;
const LONGEST_PAUSE_MS = 1_000;

/**
 * Gives up statements that the server leaves without an answer. One timer watches them all: with one for each, as the driver
 * has them, V8 takes the rows of a statement for long-lived, and the process grows to several times its size.
 */
export class SilenceWatch {
  readonly #limitMs: number;
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;

  /** `limitMs`: 0 for no limit. */
  constructor(limitMs: number) {
    this.#limitMs = limitMs;
  }

  /** Waits for a statement; calls `giveUp` when the limit is over before its end. */
  async during<Result>(statement: Promise<Result>, giveUp: () => void): Promise<Result> {
    if (this.#limitMs === 0) return statement;
    const waiting = { since: performance.now(), giveUp };
    this.#waiting.add(waiting);
    this.#timer ??= this.#look();
    try {
      return await statement;
    } finally {
      this.#waiting.delete(waiting);
    }
  }

  #look(): NodeJS.Timeout {
    const pause = Math.min(this.#limitMs / LOOKS_PER_LIMIT, LONGEST_PAUSE_MS);
    return setInterval(() => {
      if (this.#waiting.size === 0) {
        clearInterval(this.#timer);
        this.#timer = undefined;
      }
      const latest = performance.now() - this.#limitMs;
      for (const waiting of this.#waiting) {
        if (waiting.since > latest) continue;
        this.#waiting.delete(waiting);
        waiting.giveUp();
      }
    }, pause).unref();
  }
}
