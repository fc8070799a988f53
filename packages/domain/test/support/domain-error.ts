import { DomainError } from "../../src/shared/domain-error.ts";

/** The domain error that `act` throws; anything else fails the test. */
export function domainErrorOf(act: () => unknown): DomainError {
  try {
    act();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error("Nothing was thrown.");
}
