import type { PhraseFinder } from "../../language/phrase-finder.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { PhraseMeaning } from "./activity-phrases.ts";
import { type ActivityReading, type NamedActivity, readActivity } from "./activity-reading.ts";
import {
  ACTIVITY_FAMILY_PREFIXES,
  ADULT_ACTIVITY_ROWS,
  CATEGORY_ACTIVITIES,
} from "./activity-rows.data.ts";
import { CATEGORY_ID_BY_HEADING_CODE, type MetCategoryId } from "./met-category.ts";

/**
 * How much a name counts, the least first: only the place or occasion of an activity, a weak name, the id of a
 * category, a plain name.
 */
export const NAME_RANK = { circumstance: 0, weak: 1, category: 2, strong: 3 } as const;

/** An activity that a text may mean. */
export interface ActivityCandidate {
  /** Key of the row tables, or an adult code. */
  readonly activity: string;
  /** Activities of one family do not contradict each other. */
  readonly family: string;
  /** How many characters of the text name it. */
  readonly length: number;
  readonly rank: number;
}

/** What one text says, whatever the edition. */
export interface ActivityEvidence {
  readonly text: ReadText;
  /** The category whose id the text is, when it is one. */
  readonly categoryId: MetCategoryId | undefined;
  readonly reading: ActivityReading;
  /** One for each family named with equal right; of more than one the text alone does not decide. */
  readonly candidates: readonly ActivityCandidate[];
}

/** A weak name counts when no more than this many unknown words stand beside it. */
const MAX_UNKNOWN_BESIDE_WEAK_NAME = 2;
/** What stands between activities that are told one after the other. */
const JOINING_WORDS: ReadonlySet<string> = new Set([
  ..."and or then plus & + , / ; 、 ， ； 和 与 及 加 跟 或 然".split(" "),
]);
const WALKING = "walking";
/** They stand for whole categories, of which another name in the text says the part. */
const GENERAL_ACTIVITIES: ReadonlySet<string> = new Set([
  "home_repair",
  "housework",
  "yard_work",
  "02060",
]);
/** The slowest speed that the adult table calls running. */
const SLOWEST_RUN_MPH = 4;
const PACE_ALONE: ActivityCandidate = {
  activity: "running",
  family: "running",
  length: 0,
  rank: NAME_RANK.circumstance,
};

/** In words. */
const LONGEST_CATEGORY_ID = 3;
/** In digits; the other tables have codes of their own, whose beginnings mean something else. */
const ADULT_CODE_LENGTH = 5;

let categoryIds: ReadonlyMap<string, MetCategoryId> | undefined;

/** What a text says, by the phrases that count in any text unless others are given. */
export function readEvidence(
  text: ReadText,
  phrases?: PhraseFinder<PhraseMeaning>,
): ActivityEvidence {
  const reading = readActivity(text, phrases);
  return {
    text,
    categoryId: categoryIdIn(text),
    reading,
    candidates: namedCandidates(reading, text),
  };
}

function categoryIdIn({ words }: ReadText): MetCategoryId | undefined {
  if (words.length > LONGEST_CATEGORY_ID) return undefined;
  const id = words.map(({ text }) => text).join("_");
  categoryIds ??= new Map(Object.values(CATEGORY_ID_BY_HEADING_CODE).map((each) => [each, each]));
  return categoryIds.get(id);
}

/** The general activity of the category, for a text that is a category id and is meant as one. */
export function categoryCandidates({
  categoryId,
  candidates,
}: ActivityEvidence): readonly ActivityCandidate[] {
  if (categoryId === undefined) return candidates;
  const activity = CATEGORY_ACTIVITIES[categoryId];
  if (activity === undefined) return [];
  return [{ activity, family: familyOf(activity), length: 0, rank: NAME_RANK.category }];
}

/** The activities of the strongest kind that the text names. */
function namedCandidates(reading: ActivityReading, text: ReadText): readonly ActivityCandidate[] {
  const { named, unknownWords } = reading;
  const weakCounts = unknownWords <= MAX_UNKNOWN_BESIDE_WEAK_NAME;
  const nothingElse = unknownWords === 0;
  const levels: readonly (readonly [number, (name: NamedActivity) => boolean])[] = [
    [NAME_RANK.strong, (name) => name.strength === "strong" && !name.setting],
    [NAME_RANK.weak, (name) => name.strength === "weak" && !name.setting && weakCounts],
    [NAME_RANK.weak, (name) => name.strength === "alone" && !name.setting && nothingElse],
    [NAME_RANK.circumstance, (name) => name.setting && nothingElse],
  ];
  for (const [rank, counts] of levels) {
    const counted = named.filter(counts);
    if (counted.length > 0) return oneOfCompound(longestByFamily(counted, rank), text);
  }
  return isRunningPace(reading) ? [PACE_ALONE] : [];
}

/** Minutes per kilometre or mile and nothing else: no other sport is timed so, at the speed of a run. */
function isRunningPace({ isPace, speedMph, named, unknownWords }: ActivityReading): boolean {
  const fastEnough = speedMph !== undefined && speedMph >= SLOWEST_RUN_MPH;
  return isPace === true && fastEnough && named.length === 0 && unknownWords === 0;
}

type PlacedCandidate = ActivityCandidate & { readonly start: number };

function longestByFamily(
  named: readonly NamedActivity[],
  rank: number,
): readonly PlacedCandidate[] {
  const byFamily = new Map<string, PlacedCandidate>();
  for (const { activity, length, start } of named) {
    const family = familyOf(activity);
    const known = byFamily.get(family);
    if (known === undefined || length > known.length) {
      byFamily.set(family, { activity, family, length, rank, start });
    }
  }
  return [...byFamily.values()];
}

/**
 * Several activities in one breath are one that was named by several words: "snowshoe hike", "taekwondo sparring". Of such the
 * first counts, one that says more than walking or a whole category if there is one. Where they are told one after the other, all are meant.
 */
function oneOfCompound(
  candidates: readonly PlacedCandidate[],
  { words, tokens }: ReadText,
): readonly ActivityCandidate[] {
  if (candidates.length < 2) return candidates;
  const places = candidates.map(({ start }) => words[start]?.start ?? 0);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const isJoined = tokens.some(
    ({ text, start }) => start > first && start < last && JOINING_WORDS.has(text),
  );
  if (isJoined) return candidates;
  const more = candidates.filter(
    ({ activity, family }) => family !== WALKING && !GENERAL_ACTIVITIES.has(activity),
  );
  const [chosen] = more.toSorted((left, right) => left.start - right.start);
  return chosen === undefined
    ? candidates
    : [{ ...chosen, rank: Math.min(chosen.rank, NAME_RANK.weak) }];
}

/** The family of an activity: a run and a trail run are of one. */
export function familyOf(activity: string): string {
  const code = ADULT_ACTIVITY_ROWS[activity]?.code ?? activity;
  const own = ACTIVITY_FAMILY_PREFIXES[code];
  if (own !== undefined || code.length !== ADULT_CODE_LENGTH) return own ?? activity;
  for (let length = code.length; length >= 2; length -= 1) {
    const family = ACTIVITY_FAMILY_PREFIXES[code.slice(0, length)];
    if (family !== undefined) return family;
  }
  return activity;
}
