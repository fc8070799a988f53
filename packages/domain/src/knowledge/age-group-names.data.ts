/** How sentences name the ages of people, as phrases (`readPhrase`). Groups: World Health Organization, 2020; words: design values. */
import type { AudienceAgeGroup } from "./knowledge-entry.ts";

/** The first group that is named counts; adults are meant where none is. */
export const AGE_GROUP_NAMES: readonly (readonly [
  group: AudienceAgeGroup,
  names: readonly string[],
])[] = [
  [
    "under_5",
    [
      "toddler",
      "infant",
      "baby",
      "preschool",
      "(under|below) <5-5>",
      "<1-1> to <4-4> year",
      "幼儿",
      "婴儿",
      "<5-5>岁以下",
      "<1-1>至<4-4>岁",
    ],
  ],
  ["child", ["child", "kid", "adolescent", "teen", "teenager", "儿童", "青少年", "孩子"]],
  ["older_adult", ["older", "elderly", "senior", "老年", "老人", "<65-65>岁"]],
];
