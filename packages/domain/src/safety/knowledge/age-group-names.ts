import type { AudienceAgeGroup } from "./knowledge-entry.ts";

const UNDER_5 =
  /\b(?:toddlers?|infants?|bab(?:y|ies)|preschool|(?:under|below) (?:5|five)|1 to 4 years)\b|幼儿|婴儿|5岁以下|1至4岁/i;
const CHILD = /\b(?:child|children|kids?|adolescents?|teen(?:s|agers?)?)\b|儿童|青少年|孩子/i;
const OLDER_ADULT = /\b(?:older|elderly|seniors?)\b|老年|老人|65岁/i;

/** The age group that a sentence speaks of; adults where it names none. */
export function ageGroupNamedIn(text: string): AudienceAgeGroup {
  if (UNDER_5.test(text)) return "under_5";
  if (CHILD.test(text)) return "child";
  return OLDER_ADULT.test(text) ? "older_adult" : "adult";
}
