import { type Companion, initializeCompanion } from "@health-exercise/domain/companion";
import { aCompanionId, aUserId } from "./an-id.ts";

/** A companion as first stored, of somebody of 35, with a score of 60. */
export function aCompanion(facts: Partial<Companion> = {}): Companion {
  const identity = { id: aCompanionId(), userId: facts.userId ?? aUserId() };
  const begun = initializeCompanion(
    identity,
    { gender: "neutral", ageYears: 35 },
    new Date("2026-01-05T08:00:00.000Z"),
  );
  return { ...begun, ...facts };
}
