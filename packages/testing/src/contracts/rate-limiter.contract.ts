import { randomUUID } from "node:crypto";
import type { RateLimiter } from "@health-exercise/ports-runtime";
import { describe, expect, it } from "vitest";

/** The window is long enough for a slow machine to make a handful of hits, and short enough to be waited for. */
export const CONTRACT_RATE_LIMIT = { limit: 3, windowSeconds: 5 } as const;

/** `makeLimiter` gives a limiter of `CONTRACT_RATE_LIMIT`; all that it gives share their counts. */
export function describeRateLimiter(name: string, makeLimiter: () => RateLimiter): void {
  describe(`${name}: rate limiter`, () => {
    it("allows as many hits as the limit says, then none, until the window ends", async () => {
      const [one, other, key] = [makeLimiter(), makeLimiter(), randomUUID()];
      const states = [];
      for (const limiter of [one, other, one, other, one]) states.push(await limiter.hit(key));
      expect(states.map(({ allowed, remaining }) => [allowed, remaining])).toEqual([
        [true, 2],
        [true, 1],
        [true, 0],
        [false, 0],
        [false, 0],
      ]);
      for (const state of states) {
        expect(state.limit).toBe(CONTRACT_RATE_LIMIT.limit);
        expect(state.resetSeconds).toBeGreaterThanOrEqual(1);
        expect(state.resetSeconds).toBeLessThanOrEqual(CONTRACT_RATE_LIMIT.windowSeconds);
      }
      await new Promise((resolve) =>
        setTimeout(resolve, CONTRACT_RATE_LIMIT.windowSeconds * 1_000 + 100),
      );
      expect(await one.hit(key)).toMatchObject({ allowed: true, remaining: 2 });
      expect(await other.hit(key)).toMatchObject({ allowed: true, remaining: 1 });
    });

    it("counts a hit of several points as many times", async () => {
      const [limiter, key] = [makeLimiter(), randomUUID()];
      expect(await limiter.hit(key, 2)).toMatchObject({ allowed: true, remaining: 1 });
      expect(await limiter.hit(key, 2)).toMatchObject({ allowed: false, remaining: 0 });
    });

    it("counts each key for itself", async () => {
      const limiter = makeLimiter();
      const key = randomUUID();
      for (let hit = 0; hit < 4; hit += 1) await limiter.hit(key);
      expect(await limiter.hit(randomUUID())).toMatchObject({ allowed: true, remaining: 2 });
    });

    it("begins anew with a key that was forgotten, and with no other", async () => {
      const [one, other, key, another] = [makeLimiter(), makeLimiter(), randomUUID(), randomUUID()];
      await one.hit(another);
      for (let hit = 0; hit < 4; hit += 1) await one.hit(key);
      await one.forget(key);
      expect(await one.hit(key)).toMatchObject({ allowed: true, remaining: 2 });
      expect(await other.hit(key)).toMatchObject({ allowed: true, remaining: 1 });
      expect(await one.hit(another)).toMatchObject({ allowed: true, remaining: 1 });
    });

    it("forgets a key that was never hit", async () => {
      await makeLimiter().forget(randomUUID());
    });
  });
}
