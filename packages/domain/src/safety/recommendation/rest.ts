import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { MetActivity } from "../../sport/met/met-activity.ts";
import { findMetActivity } from "../../sport/met/met-catalogue.ts";
import { REST_NAMES } from "./rest-names.data.ts";
import { REST_CATEGORIES, REST_ROWS } from "./rest-rows.data.ts";

/** Codes of the table for older adults are those of the adult table with two more digits. */
const ADULT_CODE_LENGTH = 5;

let rowsByName: ReadonlyMap<string, string> | undefined;

/** Whether an activity is rest and no exercise: by its effort, or by what it is whatever its effort. */
export function isRest(activity: MetActivity | null): boolean {
  if (activity === null) return false;
  const { categoryId, code, intensity } = activity;
  return (
    intensity === "sedentary" ||
    REST_CATEGORIES.has(categoryId) ||
    REST_ROWS.has(code.slice(0, ADULT_CODE_LENGTH))
  );
}

/** The rest that a text as a whole is a name of. */
export function restNamedBy(text: ReadText): MetActivity | undefined {
  rowsByName ??= new Map(
    Object.entries(REST_NAMES).flatMap(([code, names]) =>
      names.split("|").map((name) => [nameKey(read(name)), code] as const),
    ),
  );
  const code = rowsByName.get(nameKey(text));
  return code === undefined ? undefined : findMetActivity(code, "adult-2024");
}

function nameKey({ words }: ReadText): string {
  return words.map(({ text }) => text).join(" ");
}
