import type { SchemeItem } from "./exercise-scheme.ts";
import {
  type ActivityCandidate,
  type ActivityEvidence,
  NAME_RANK,
} from "./met/activity-evidence.ts";
import type { ActivityMatch, MatchedActivity } from "./met/activity-match.ts";
import { BROADER_SPORTS, CATCH_ALL_ACTIVITIES } from "./met/broader-kinds.data.ts";
import {
  categoryOfMatch,
  matchActivity,
  matchDescription,
  type ReadDescription,
  readDescription,
} from "./met/match-activity.ts";
import type { MetEditionId } from "./met/met-edition.ts";
import { sportOf } from "./met/sport-of.ts";
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

/**
 * What the MET catalogue knows of a session from its name and type, in the tables for adults and older adults. A type was chosen, a
 * name is free: where they are plainly of different categories the type alone counts, since "Swim before work" may be a ride.
 */
export function cataloguedSession(
  session: { readonly sportName: string; readonly exerciseType: string | null },
  statedMet?: number,
): Pick<SportLog, "mets" | "matchedCategoryId"> {
  return catalogued(session, describedBy, statedMet);
}

/** The same of a recording: what its device was set to counts before its title, as far as both name an activity. */
export function cataloguedRecording(
  type: string | null,
  title: string | null,
): Pick<SportLog, "mets" | "matchedCategoryId"> {
  return catalogued({ sportName: type ?? title ?? "", exerciseType: type && title }, bothOf);
}

type Described = Parameters<typeof cataloguedSession>[0];

function catalogued(
  session: Described,
  read: typeof describedBy,
  statedMet?: number,
): Pick<SportLog, "mets" | "matchedCategoryId"> {
  const { mets, categoryId } = catalogueEntryOf(session, read);
  const stated = statedMet === undefined ? null : Math.round(statedMet * HUNDREDTHS) / HUNDREDTHS;
  return { mets: { stated, ...mets }, matchedCategoryId: categoryId };
}

function catalogueEntryOf(session: Described, read: typeof describedBy): CatalogueEntry {
  const key = JSON.stringify([session.sportName, session.exerciseType, read === bothOf]);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const words = read(session);
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

function bothOf({ sportName, exerciseType }: Described): ReadDescription {
  return readDescription({ sportName, ...(exerciseType !== null && { exerciseType }) });
}

function describedBy(session: Described): ReadDescription {
  const both = bothOf(session);
  return typeContradicts(both) ? { ...both, name: undefined } : both;
}

/**
 * Whether a type that means one activity stands beside a plain name of another category. A type that is a whole list of sports, or
 * training of any kind, contradicts no name, nor one whose narrower activity was named, nor anything done in a wheelchair.
 */
function typeContradicts({ name, type }: ReadDescription): boolean {
  const named = soleCandidate(name);
  const typed = soleCandidate(type);
  if (named?.rank !== NAME_RANK.strong || typed === undefined) return false;
  if (isCatchAll(typed) || isNarrower(named, typed)) return false;
  const ofName = matchDescription({ name, type: undefined }, "adult-2024");
  const ofType = matchDescription({ name: undefined, type }, "adult-2024");
  if (ofName.kind !== "matched" || ofType.kind !== "matched") return false;
  const isWheeled = ofName.activity.edition === "wheelchair-2024";
  return !isWheeled && ofName.activity.categoryId !== ofType.activity.categoryId;
}

function soleCandidate(evidence: ActivityEvidence | undefined): ActivityCandidate | undefined {
  const [first, ...others] = evidence?.candidates ?? [];
  return others.length === 0 ? first : undefined;
}

function isCatchAll({ activity, family }: ActivityCandidate): boolean {
  return CATCH_ALL_ACTIVITIES.includes(activity) || CATCH_ALL_ACTIVITIES.includes(family);
}

/** Whether the name says only more closely what the type says. */
function isNarrower(named: ActivityCandidate, typed: ActivityCandidate): boolean {
  if (named.family === typed.family) return true;
  const broader = BROADER_SPORTS[named.activity] ?? BROADER_SPORTS[named.family];
  return broader?.includes(sportOf(typed.activity)) === true;
}

/** Whether what was found comes from another table than the one that was asked for. */
function isBorrowed(match: ActivityMatch, asked: MetEditionId): match is MatchedActivity {
  return match.kind === "matched" && match.activity.edition !== asked;
}

/** Whether the catalogue has the exercise that an item of a scheme names, or the category that is its type. */
export function isKnownExercise(item: Pick<SchemeItem, "sportName" | "exerciseType">): boolean {
  return categoryOfMatch(matchActivity(item, "adult-2024")) !== undefined;
}
