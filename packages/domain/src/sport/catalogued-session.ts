import type { SchemeItem } from "./exercise-scheme.ts";
import type { ActivityMatch, MatchedActivity } from "./met/activity-match.ts";
import {
  categoryOfMatch,
  matchActivity,
  matchDescription,
  readDescription,
} from "./met/match-activity.ts";
import type { MetEditionId } from "./met/met-edition.ts";
import type { SessionMets, SportLog } from "./sport-log.ts";

const HUNDREDTHS = 100;

/** What the tables know of a name and a type. */
type CatalogueEntry = {
  readonly mets: Omit<SessionMets, "stated">;
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
  const { mets, categoryId } = catalogueEntryOf(session);
  const stated = statedMet === undefined ? null : Math.round(statedMet * HUNDREDTHS) / HUNDREDTHS;
  return { mets: { stated, ...mets }, matchedCategoryId: categoryId };
}

function catalogueEntryOf({
  sportName,
  exerciseType,
}: Parameters<typeof cataloguedSession>[0]): CatalogueEntry {
  const key = JSON.stringify([sportName, exerciseType]);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const words = readDescription(describedBy(sportName, exerciseType));
  const adult = matchDescription(words, "adult-2024");
  const olderAdult = matchDescription(words, "older-adult-2024");
  const entry = {
    mets: {
      adult: adult.kind === "matched" ? adult.activity.met : null,
      olderAdult: olderAdult.kind === "matched" ? olderAdult.activity.met : null,
      ...(isBorrowed(adult, "adult-2024") && { adultEdition: adult.activity.edition }),
      ...(isBorrowed(olderAdult, "older-adult-2024") && {
        olderAdultEdition: olderAdult.activity.edition,
      }),
    },
    categoryId: categoryOfMatch(adult) ?? null,
  };
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(key, entry);
  return entry;
}

/**
 * What a session is called. A type was chosen, a name is free: where they are of different categories the type alone counts,
 * since "Swim before work" may be a ride.
 */
function describedBy(
  sportName: string,
  exerciseType: string | null,
): Parameters<typeof readDescription>[0] {
  if (exerciseType === null) return { sportName };
  const both = { sportName, exerciseType };
  const typeAlone = { sportName: "", exerciseType };
  const ofType = categoryOfMatch(matchActivity(typeAlone, "adult-2024"));
  const isOther = ofType !== categoryOfMatch(matchActivity(both, "adult-2024"));
  return ofType !== undefined && isOther ? typeAlone : both;
}

/** Whether what was found comes from another table than the one that was asked for. */
function isBorrowed(match: ActivityMatch, asked: MetEditionId): match is MatchedActivity {
  return match.kind === "matched" && match.activity.edition !== asked;
}

/** Whether the catalogue has the exercise that an item of a scheme names, or the category that is its type. */
export function isKnownExercise(item: Pick<SchemeItem, "sportName" | "exerciseType">): boolean {
  return categoryOfMatch(matchActivity(item, "adult-2024")) !== undefined;
}
