/** What a caller has left after a hit. */
export type RateLimitState = {
  readonly allowed: boolean;
  /** Hits allowed in a window. */
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the window ends. */
  readonly resetSeconds: number;
};

/** Counts hits by key, shared by all processes of the service. */
export interface RateLimiter {
  /** A hit counts as so many `points`, one by default. */
  hit(key: string, points?: number): Promise<RateLimitState>;
  /** Takes back all hits of a key: nothing is kept of it. */
  forget(key: string): Promise<void>;
}
