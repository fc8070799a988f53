import type { SchemeItem } from "./exercise-scheme.ts";
import { matchActivity, matchDescription, readDescription } from "./met/match-activity.ts";
import type { SportLog } from "./sport-log.ts";

const HUNDREDTHS = 100;

/** What the tables know of a name and a type. */
type CatalogueEntry = {
  readonly adult: number | null;
  readonly olderAdult: number | null;
  readonly categoryId: SportLog["matchedCategoryId"];
};

/** People name their sessions alike, and reading a name is the costliest part of recording one. */
const MOST_REMEMBERED = 2_000;
const remembered = new Map<string, CatalogueEntry>();

/** What the MET catalogue knows of a session from its name and type, in the tables for adults and older adults. */
export function cataloguedSession(
  session: { readonly sportName: string; readonly exerciseType: string | null },
  statedMet?: number,
): Pick<SportLog, "mets" | "matchedCategoryId"> {
  const { adult, olderAdult, categoryId } = catalogueEntryOf(session);
  const stated = statedMet === undefined ? null : Math.round(statedMet * HUNDREDTHS) / HUNDREDTHS;
  return { mets: { stated, adult, olderAdult }, matchedCategoryId: categoryId };
}

function catalogueEntryOf({
  sportName,
  exerciseType,
}: Parameters<typeof cataloguedSession>[0]): CatalogueEntry {
  const key = JSON.stringify([sportName, exerciseType]);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const words = readDescription({ sportName, ...(exerciseType !== null && { exerciseType }) });
  const adult = matchDescription(words, "adult-2024");
  const olderAdult = matchDescription(words, "older-adult-2024");
  const entry = {
    adult: adult.kind === "matched" ? adult.activity.met : null,
    olderAdult: olderAdult.kind === "matched" ? olderAdult.activity.met : null,
    categoryId: adult.kind === "matched" ? adult.activity.categoryId : null,
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, entry);
  return entry;
}

/** Whether the catalogue has the exercise that an item of a scheme names. */
export function isKnownExercise(item: Pick<SchemeItem, "sportName" | "exerciseType">): boolean {
  return matchActivity(item, "adult-2024").kind === "matched";
}
