import type { MetActivity } from "./met-activity.ts";
import type { MetCategoryId } from "./met-category.ts";

/** What a person or a device wrote about an activity. */
export interface ActivityDescription {
  readonly sportName?: string;
  readonly exerciseType?: string;
}

/**
 * How an activity was found: by its code, by its published description, by a known name, as the general row of a
 * category, or by the words of its description.
 */
export type ActivityMatchedBy = "code" | "description" | "name" | "category" | "words";

/**
 * Why no activity was found: nothing was written; nothing known was named; only exercise in general was named; several
 * different activities were named; or the wheelchair table has no such activity.
 */
export type UnknownActivityReason =
  | "empty"
  | "not_recognised"
  | "too_general"
  | "several_activities"
  | "not_in_edition";

/** An activity found, with how surely (0 to 1) and by what. */
export interface MatchedActivity {
  readonly kind: "matched";
  /** Its `edition` says which table it comes from, which is not always the one asked for. */
  readonly activity: MetActivity;
  readonly confidence: number;
  readonly matchedBy: ActivityMatchedBy;
}

/** No activity found, and why. */
export interface UnknownActivity {
  readonly kind: "unknown";
  readonly reason: UnknownActivityReason;
  /** The category that the exercise type is the id of, of which all is known but how hard it is. */
  readonly categoryId?: MetCategoryId;
}

/** The outcome of looking for an activity: found, or said to be unknown. */
export type ActivityMatch = MatchedActivity | UnknownActivity;
