import type { Appearance, AppearanceBasis } from "./appearance.ts";
import {
  APPEARANCE_RULES,
  type AppearanceRule,
  DEFAULT_APPEARANCE,
} from "./appearance-rules.data.ts";

/**
 * The looks that are chosen for somebody who has not chosen: the hair style by gender, the hair colour and the outfit
 * by age group, the outfit and the accessory by how active they are. Nothing else is read, never a weight, a height, a
 * condition or where somebody comes from; skin tone and body shape are not guessed and are the same for everybody.
 */
export function appearanceFor(basis: AppearanceBasis): Appearance {
  let appearance = DEFAULT_APPEARANCE;
  for (const rule of APPEARANCE_RULES) {
    if (isFor(rule, basis)) appearance = { ...appearance, ...rule.choose };
  }
  return appearance;
}

function isFor(rule: AppearanceRule, basis: AppearanceBasis): boolean {
  const { gender, ageGroup, activityLevel } = rule.for;
  return (
    (gender?.includes(basis.gender) ?? true) &&
    (ageGroup?.includes(basis.ageGroup) ?? true) &&
    (activityLevel?.includes(basis.activityLevel) ?? true)
  );
}
