/** A row of `rate_limit`; `expire` is a time in milliseconds since 1970. */
export type RateLimitTable = {
  readonly key: string;
  readonly points: number;
  readonly expire: number | null;
};

export const RATE_LIMIT_COLUMNS = [
  "key",
  "points",
  "expire",
] as const satisfies readonly (keyof RateLimitTable)[];
