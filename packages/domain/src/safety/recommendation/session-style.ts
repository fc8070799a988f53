import type { ReadText } from "../../language/read-text.ts";
import type { MetActivity } from "../../sport/met/met-activity.ts";
import type { MetCategoryId } from "../../sport/met/met-category.ts";
import { activityKindsOf } from "../policy/activity-kinds.ts";
import { type SessionStyle, STYLE_BY_CATEGORY } from "./recommendation-texts.data.ts";

/** What a session of an activity looks like; an unknown one is treated as endurance unless its words say strength. */
export function sessionStyle(
  exerciseType: ReadText,
  activity: MetActivity | null,
  categoryId: MetCategoryId | null,
): SessionStyle {
  const isStrength = activityKindsOf([exerciseType], activity ?? undefined).includes(
    "heavy_lifting",
  );
  const style = categoryId === null ? undefined : STYLE_BY_CATEGORY[categoryId];
  if (style !== undefined && style !== "strength") return style;
  if (isStrength) return "strength";
  return activity?.intensity === "light" || activity?.intensity === "sedentary"
    ? "gentle"
    : "endurance";
}
