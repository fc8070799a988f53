import type { RateLimiters } from "@health-exercise/adapter-http";
import type { RateLimiter } from "@health-exercise/ports-runtime";

type UseCase<Input extends unknown[], Output> = {
  execute(...input: Input): Promise<Output>;
};

/** A use case that tells of each outcome. */
export function watched<Input extends unknown[], Output>(
  useCase: UseCase<Input, Output>,
  tell: (output: Output, input: NoInfer<Input>) => void,
): UseCase<Input, Output> {
  return {
    async execute(...input) {
      const output = await useCase.execute(...input);
      tell(output, input);
      return output;
    },
  };
}

type TellLimit = (kind: string, outcome: "refused" | "failed", count?: number) => void;

/** Limits that tell when they refuse and when they fail; each kind by its own name. */
export function watchedLimiters(limiters: RateLimiters, tell: TellLimit): RateLimiters {
  const entries = Object.entries(limiters).map(([name, limiter]) => {
    const kind = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    if (limiter === undefined) return [name, limiter];
    // A series that begins with its first event hides that one from every rate.
    for (const outcome of ["refused", "failed"] as const) tell(kind, outcome, 0);
    return [name, watchedLimiter(limiter, kind, tell)];
  });
  return Object.fromEntries(entries);
}

function watchedLimiter(limiter: RateLimiter, kind: string, tell: TellLimit): RateLimiter {
  return {
    async hit(...asked) {
      try {
        const state = await limiter.hit(...asked);
        if (!state.allowed) tell(kind, "refused");
        return state;
      } catch (error) {
        tell(kind, "failed");
        throw error;
      }
    },
    forget: (...asked) => limiter.forget(...asked),
  };
}
