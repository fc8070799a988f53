import { CATEGORY_ID_BY_HEADING_CODE } from "./met/met-category.ts";

const CAPITALS = /[A-Z]+/gu;
const categoryIds: ReadonlySet<string> = new Set(Object.values(CATEGORY_ID_BY_HEADING_CODE));

/**
 * What types of sessions are compared by: "Running" is "running". Latin capitals alone are levelled, so that every database
 * does the same.
 */
export function typeKey(type: string): string {
  return type.replace(CAPITALS, (capitals) => capitals.toLowerCase());
}

/** Whether a session's type is the one asked for, in whatever case either is written. */
export function isSameType(type: string | null, asked: string): boolean {
  return type !== null && typeKey(type) === typeKey(asked);
}

/** Whether a type is a category of the catalogue: it says of a session what its name says, or less. */
export function isCategoryType(type: string): boolean {
  return categoryIds.has(typeKey(type));
}
