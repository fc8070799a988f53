import { emptyProfile, type Profile } from "@health-exercise/domain/user";
import { aUserId } from "./an-id.ts";

/** A profile as first stored, of somebody who told nothing but `facts`. */
export function aProfile(facts: Partial<Profile> = {}): Profile {
  return {
    ...emptyProfile(facts.userId ?? aUserId(), new Date("2026-01-05T08:00:00.000Z")),
    revision: 1,
    ...facts,
  };
}
