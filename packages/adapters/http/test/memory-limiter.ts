import type { RateLimiter } from "@health-exercise/ports-runtime";

/** Allows `limit` hits of every key; tells which keys were hit, and which of them forgotten. */
export function memoryLimiter(limit: number): RateLimiter & {
  readonly keys: string[];
  readonly forgotten: string[];
  readonly points: number[];
} {
  const keys: string[] = [];
  const points: number[] = [];
  const forgotten: string[] = [];
  return {
    keys,
    forgotten,
    points,
    forget: async (key) => {
      forgotten.push(key);
    },
    hit: async (key, cost = 1) => {
      keys.push(key);
      points.push(cost);
      const hits = keys.filter((each) => each === key).length;
      return {
        allowed: hits <= limit,
        limit,
        remaining: Math.max(0, limit - hits),
        resetSeconds: 7,
      };
    },
  };
}
