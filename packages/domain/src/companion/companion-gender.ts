import type { Gender } from "../user/profile.ts";

export const COMPANION_GENDERS = ["male", "female", "neutral"] as const;
export type CompanionGender = (typeof COMPANION_GENDERS)[number];

/** The gender of the companion of a person; a person's `other` gives a neutral one. */
export function companionGenderOf(gender: Gender | CompanionGender): CompanionGender {
  return gender === "other" ? "neutral" : gender;
}
