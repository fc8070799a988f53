/**
 * Work that can be left off between two steps, so that others have their turn; each step says how many characters it has
 * read, which is what reading costs.
 */
export type Steps<Result> = Generator<number, Result, void>;

/** Takes all steps at once. */
export function finished<Result>(steps: Iterator<unknown, Result, void>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** What is made once, when it is first needed. */
export type MadeOnce<Made> = {
  /** At once. */
  now(): Made;
  /** Step by step, together with whoever else needs it meanwhile. */
  inSteps(): Steps<Made>;
};

/** What `make` gives, made when it is first needed; where that fails, whoever needs it next begins anew. */
export function madeOnce<Made>(make: () => Steps<Made>): MadeOnce<Made> {
  let made: { readonly value: Made } | undefined;
  let making: Steps<Made> | undefined;
  function* inSteps(): Steps<Made> {
    while (made === undefined) {
      making ??= make();
      const step = nextOf(making);
      if (step.done === true) made = { value: step.value };
      else yield step.value;
    }
    return made.value;
  }
  function nextOf(steps: Steps<Made>): IteratorResult<number, Made> {
    try {
      return steps.next();
    } catch (error) {
      making = undefined;
      throw error;
    }
  }
  return { now: () => finished(inSteps()), inSteps };
}
