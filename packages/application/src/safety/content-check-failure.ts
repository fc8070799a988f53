import { type CheckContent, checkInSteps } from "@health-exercise/domain/safety";
import { finished } from "@health-exercise/domain/user";

/** The content check threw; says by its name what, and nothing that the error could quote. */
class ContentCheckFailed extends Error {
  override readonly name = "ContentCheckFailed";

  constructor(error: unknown) {
    super(`The content check threw ${error instanceof Error ? error.name : `a ${typeof error}`}.`);
  }
}

/** The same check; where it fails, the error is one that may be logged, since its own may quote the text. */
export function failingSilently(checkContent: CheckContent): CheckContent {
  const inSteps: NonNullable<CheckContent["inSteps"]> = function* (...checked) {
    try {
      return yield* checkInSteps(checkContent, ...checked);
    } catch (error) {
      throw new ContentCheckFailed(error);
    }
  };
  return Object.assign((...checked: Parameters<CheckContent>) => finished(inSteps(...checked)), {
    inSteps,
  });
}
