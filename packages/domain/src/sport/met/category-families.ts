import { familyOf } from "./activity-evidence.ts";
import { ADULT_ACTIVITY_ROWS, CATEGORY_ACTIVITIES } from "./activity-rows.data.ts";
import { listMetActivities } from "./met-catalogue.ts";
import { CATEGORY_ID_BY_HEADING_CODE } from "./met-category.ts";

/** With how many digits the code of a row tells its heading. */
const HEADING_DIGITS = 2;

const headings: Readonly<Record<string, string>> = CATEGORY_ID_BY_HEADING_CODE;

/** The families of the activities of a category, as names and as rows of the adult table. */
export function familiesOfCategory(categoryId: string): readonly string[] {
  const rows = listMetActivities("adult-2024").filter((row) => row.categoryId === categoryId);
  const named = Object.entries(ADULT_ACTIVITY_ROWS).filter(
    ([, { code }]) => headings[code?.slice(0, HEADING_DIGITS) ?? ""] === categoryId,
  );
  const general = CATEGORY_ACTIVITIES[categoryId];
  const activities = [
    ...(general === undefined ? [] : [general]),
    ...named.map(([activity]) => activity),
    ...rows.map(({ code }) => code),
  ];
  return [...new Set(activities.map(familyOf))];
}
