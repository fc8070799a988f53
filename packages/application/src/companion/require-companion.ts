import type { Companion } from "@health-exercise/domain/companion";
import { DomainError } from "@health-exercise/domain/user";

/** @throws DomainError `companion_not_found` where there is none. */
export function requireCompanion(companion: Companion | null): Companion {
  if (companion === null) {
    throw new DomainError("companion_not_found", "There is no companion yet.");
  }
  return companion;
}
