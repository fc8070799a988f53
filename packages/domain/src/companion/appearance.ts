import { definedOf } from "../shared/defined-of.ts";
import type { ActivityLevel } from "../user/profile.ts";
import type { AgeGroup } from "./age-group.ts";
import type { APPEARANCE_VALUES } from "./appearance.data.ts";
import type { CompanionGender } from "./companion-gender.ts";

/** What a companion looks like. `headscarf` and `turban` are hair styles, because they stand in the place of hair. */
export type Appearance = {
  readonly [Field in keyof typeof APPEARANCE_VALUES]: (typeof APPEARANCE_VALUES)[Field][number];
};

/** What a caller wants to change in the looks; an absent field stays. */
export type AppearanceChanges = {
  readonly [Field in keyof Appearance]?: Appearance[Field] | undefined;
};

/** All that an automatic choice of looks may know of a person; null is "not told". */
export type AppearanceBasis = {
  readonly gender: CompanionGender;
  readonly ageGroup: AgeGroup;
  readonly activityLevel: ActivityLevel | null;
};

/** The looks after `changes`. */
export function changeAppearance(appearance: Appearance, changes: AppearanceChanges): Appearance {
  return { ...appearance, ...definedOf(changes) };
}
