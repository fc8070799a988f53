import type { SchemeItem } from "./exercise-scheme.ts";
import { matchActivity, matchDescription, readDescription } from "./met/match-activity.ts";
import type { SportLog } from "./sport-log.ts";

const HUNDREDTHS = 100;

/** What the MET catalogue knows of a session from its name and type, in the tables for adults and older adults. */
export function cataloguedSession(
  session: { readonly sportName: string; readonly exerciseType: string | null },
  statedMet?: number,
): Pick<SportLog, "mets" | "matchedCategoryId"> {
  const words = readDescription({
    sportName: session.sportName,
    ...(session.exerciseType !== null && { exerciseType: session.exerciseType }),
  });
  const adult = matchDescription(words, "adult-2024");
  const olderAdult = matchDescription(words, "older-adult-2024");
  return {
    mets: {
      stated: statedMet === undefined ? null : Math.round(statedMet * HUNDREDTHS) / HUNDREDTHS,
      adult: adult.kind === "matched" ? adult.activity.met : null,
      olderAdult: olderAdult.kind === "matched" ? olderAdult.activity.met : null,
    },
    matchedCategoryId: adult.kind === "matched" ? adult.activity.categoryId : null,
  };
}

/** Whether the catalogue has the exercise that an item of a scheme names. */
export function isKnownExercise(item: Pick<SchemeItem, "sportName" | "exerciseType">): boolean {
  return matchActivity(item, "adult-2024").kind === "matched";
}
