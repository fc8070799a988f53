/** How much goes on at a time in one process. */
export type LaneLimits = {
  readonly width: number;
  readonly perPerson: number;
  /** Of all persons; beyond that some are refused. */
  readonly mostWaiting: number;
  /** When those who are refused are told to try again: about as long as a piece of work takes. */
  readonly retryAfterSeconds: number;
};

/**
 * The steps that larger work consists of: few enough that others get their turn at processor and database. They belong to
 * requests that were let in, so that none is refused in the middle; nobody has them all (design values).
 */
export const STEPS_OF_WORK: LaneLimits = {
  width: 4,
  perPerson: 2,
  mostWaiting: Number.POSITIVE_INFINITY,
  retryAfterSeconds: 5,
};

/** What is done as a whole, each kind in a lane of its own, because it takes seconds (design values). */
export const LANES = {
  /** As many as a provider is asked at a time by default; their steps wait for each other. */
  chat: { width: 200, perPerson: 2, retryAfterSeconds: 5 },
  import: { width: 4, perPerson: 1, retryAfterSeconds: 15 },
  /** Wide, because a slow reader holds a place and little else. */
  export: { width: 16, perPerson: 1, retryAfterSeconds: 10 },
  /** Pieces of long texts: everything else has its turn between any two of them. */
  reading: { width: 1, perPerson: 1, retryAfterSeconds: 5 },
} as const satisfies Readonly<Record<string, Omit<LaneLimits, "mostWaiting">>>;
