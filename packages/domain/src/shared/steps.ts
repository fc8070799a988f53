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
