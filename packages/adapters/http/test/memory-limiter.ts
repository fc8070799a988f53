import type { RateLimiter } from "@health-exercise/ports-runtime";

/** Allows `limit` hits of every key. */
export function memoryLimiter(limit: number): RateLimiter & { readonly keys: string[] } {
  const keys: string[] = [];
  return {
    keys,
    hit: async (key) => {
      keys.push(key);
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
