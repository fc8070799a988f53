import type { Profile } from "../user/profile.ts";
import { ageGroupOf, ageOfPerson } from "./age-group.ts";
import type { Appearance } from "./appearance.ts";
import { appearanceFor } from "./appearance-for.ts";
import { KEPT_CHOICES } from "./appearance-rules.data.ts";
import { type Companion, changeLook } from "./companion.ts";
import { companionGenderOf } from "./companion-gender.ts";

/**
 * The companion with the looks that are chosen automatically: by the gender and the age that the profile tells, else by
 * the companion's own, and by how active the person says they are. Everything else of the companion stays, and of its
 * looks what no rule chooses: skin tone and body shape, aids such as a wheelchair, and what is worn for one's faith.
 */
export function configureAppearance(companion: Companion, profile: Profile, now: Date): Companion {
  const ageYears = ageOfPerson(profile, now);
  const appearance = appearanceFor({
    gender: profile.gender === null ? companion.gender : companionGenderOf(profile.gender),
    ageGroup: ageYears === null ? companion.ageGroup : ageGroupOf(ageYears),
    activityLevel: profile.activityLevel,
  });
  return changeLook(
    companion,
    { appearance: keeping(companion.appearance, appearance), position: {} },
    now,
  );
}

function keeping(worn: Appearance, chosen: Appearance): Appearance {
  return {
    ...chosen,
    skinTone: worn.skinTone,
    bodyShape: worn.bodyShape,
    hairStyle: KEPT_CHOICES.hairStyle.includes(worn.hairStyle) ? worn.hairStyle : chosen.hairStyle,
    accessory: KEPT_CHOICES.accessory.includes(worn.accessory) ? worn.accessory : chosen.accessory,
  };
}
