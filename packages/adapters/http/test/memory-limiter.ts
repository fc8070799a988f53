import type { RateLimiter } from "@health-exercise/ports-runtime";

/** Allows `limit` hits of every key; tells which keys were hit, and which of them forgotten. */
export function memoryLimiter(
  limit: number,
): RateLimiter & { readonly keys: string[]; readonly forgotten: string[] } {
  const keys: string[] = [];
  const forgotten: string[] = [];
  return {
    keys,
    forgotten,
    forget: async (key) => {
      forgotten.push(key);
    },
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
