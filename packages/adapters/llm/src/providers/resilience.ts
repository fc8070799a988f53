/** How much is done for a reply, and when a provider is left alone. */
export type Resilience = {
  /** So many tries follow a first one that failed. */
  readonly moreTries: number;
  /** About how long the first wait between two tries is; the next is about twice as long. */
  readonly waitMs: number;
  /** The longest wait; a provider that asks for a longer one is not asked again. */
  readonly mostWaitMs: number;
  /** A provider is left alone when more than half of the last `window` tries failed, `leastTries` having been made. */
  readonly window: number;
  readonly leastTries: number;
  /** How long it is left alone, until one call tries it again. */
  readonly restMs: number;
};

/** Design values: two waits of about a second in all, and a breaker that five messages in vain open. */
export const RESILIENCE: Resilience = {
  moreTries: 2,
  waitMs: 500,
  mostWaitMs: 10_000,
  window: 30,
  leastTries: 15,
  restMs: 10_000,
};
