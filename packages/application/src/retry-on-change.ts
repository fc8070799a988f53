import { DomainError } from "@health-exercise/domain/user";

/** Of so many changes at the same moment each takes effect, because one succeeds in every round. */
const ATTEMPTS = 25;

/**
 * Runs a read-and-replace again when another change came in between, so that none is lost.
 * @throws DomainError `changed_meanwhile` when the record keeps changing.
 */
export async function retryOnChange<Result>(
  readAndReplace: () => Promise<Result>,
  attempts: number = ATTEMPTS,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readAndReplace();
    } catch (error) {
      const mayRetry = error instanceof DomainError && error.code === "changed_meanwhile";
      if (!mayRetry || attempt === attempts) throw error;
    }
  }
}
