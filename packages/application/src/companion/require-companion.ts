import { type Companion, DomainError } from "@health-exercise/domain";

/** @throws DomainError `companion_not_found` where there is none. */
export function requireCompanion(companion: Companion | null): Companion {
  if (companion === null) {
    throw new DomainError(
      "companion_not_found",
      "There is no companion yet. Make one with POST /api/companion/initialize; GET /api/companion/status makes one where the profile tells gender and age.",
    );
  }
  return companion;
}
