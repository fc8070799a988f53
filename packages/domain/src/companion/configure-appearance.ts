import type { Profile } from "../user/profile.ts";
import { ageGroupOf, ageOfPerson } from "./age-group.ts";
import { appearanceFor } from "./appearance-for.ts";
import { type Companion, changeLook } from "./companion.ts";
import { companionGenderOf } from "./companion-gender.ts";

/**
 * The companion with the looks that are chosen automatically: by the gender and the age that the profile tells, else by
 * the companion's own, and by how active the person says they are. Everything else of the companion stays.
 */
export function configureAppearance(companion: Companion, profile: Profile, now: Date): Companion {
  const ageYears = ageOfPerson(profile, now);
  const appearance = appearanceFor({
    gender: profile.gender === null ? companion.gender : companionGenderOf(profile.gender),
    ageGroup: ageYears === null ? companion.ageGroup : ageGroupOf(ageYears),
    activityLevel: profile.activityLevel,
  });
  return changeLook(companion, { appearance, position: {} }, now);
}
