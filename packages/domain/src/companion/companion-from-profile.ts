import type { Profile } from "../user/profile.ts";
import { ageOfPerson } from "./age-group.ts";
import { type Companion, type CompanionIdentity, initializeCompanion } from "./companion.ts";
import { companionGenderOf } from "./companion-gender.ts";

/**
 * The companion that is made for somebody who never asked for one, from what their profile tells; null unless that is
 * their gender and their age. More years than the ages served give the oldest group.
 */
export function companionFromProfile(
  identity: CompanionIdentity,
  profile: Profile,
  now: Date,
): Companion | null {
  const { gender, activityLevel } = profile;
  const ageYears = ageOfPerson(profile, now);
  if (gender === null || ageYears === null) return null;
  const origin = { gender: companionGenderOf(gender), ageYears, activityLevel };
  return initializeCompanion(identity, origin, now);
}
