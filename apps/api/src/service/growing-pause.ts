import { setTimeout } from "node:timers/promises";

/** So soon after a change is looked what there is to do (design value). */
const LEAST_MS = 1_000;
/** So long at most after a change that another process has made (design value). */
const MOST_MS = 5_000;

/** Resolves after so many milliseconds, or when `signal` is aborted. */
type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** The pauses of something that looks again and again: longer while there is nothing, short again after a change in this process. */
export class GrowingPause {
  readonly #wait: Wait;
  #nextMs = LEAST_MS;
  #isWoken = false;
  #wake: () => void = () => {};

  constructor(wait: Wait = waitFor) {
    this.#wait = wait;
  }

  /** Something was changed: what is done about it begins soon. */
  wake(): void {
    // Most changes come while it is awake, and telling it takes longer than it should.
    if (this.#isWoken) return;
    this.#isWoken = true;
    this.#wake();
  }

  /** Resolves when it is time to look again, or `signal` is aborted; `isIdle`: the last look found nothing. */
  async pass(isIdle: boolean, signal: AbortSignal): Promise<void> {
    if (!isIdle) this.#nextMs = LEAST_MS;
    const longer = new AbortController();
    this.#wake = () => longer.abort();
    await this.#wait(LEAST_MS, signal);
    const restMs = this.#nextMs - LEAST_MS;
    if (restMs > 0 && !this.#isWoken) {
      await this.#wait(restMs, AbortSignal.any([signal, longer.signal]));
      // What woke it may not be committed yet.
      if (this.#isWoken) await this.#wait(LEAST_MS, signal);
    }
    this.#nextMs = this.#isWoken ? LEAST_MS : Math.min(this.#nextMs * 2, MOST_MS);
    this.#isWoken = false;
  }
}

async function waitFor(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined);
}
