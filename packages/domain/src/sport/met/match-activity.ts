import { type ActivityQualifiers, applyModifiers, chooseRow } from "./activity-row-choice.ts";
import { ACTIVITY_FAMILY_PREFIXES, ADULT_ACTIVITY_ROWS, CATEGORY_ACTIVITIES } from "./activity-rows.data.ts";
import { type ActivityReading, type NamedActivity, readActivity } from "./activity-reading.ts";
import { type ActivityText, readActivityText } from "./activity-text.ts";
import { findByDescription, searchDescriptions } from "./description-search.ts";
import type { MetActivity } from "./met-activity.ts";
import { CATEGORY_ID_BY_HEADING_CODE } from "./met-category.ts";
import { findMetActivity } from "./met-catalogue.ts";
import type { MetEditionId } from "./met-edition.ts";

/** What a person or a device wrote about an activity. */
export interface ActivityDescription {
  readonly sportName?: string;
  readonly exerciseType?: string;
}

/**
 * How an activity was found: by its code, by its published description, by a known name, as the general row of a
 * category, or by the words of its description.
 */
export type ActivityMatchedBy = "code" | "description" | "name" | "category" | "words";

/**
 * Why no activity was found: nothing was written; nothing known was named; only exercise in general was named; several
 * different activities were named; or the wheelchair table has no such activity.
 */
export type UnknownActivityReason =
  | "empty"
  | "not_recognised"
  | "too_general"
  | "several_activities"
  | "not_in_edition";

/** An activity found, with how surely (0 to 1) and by what. */
export interface MatchedActivity {
  readonly kind: "matched";
  /** Its `edition` says which table it comes from, which is not always the one asked for. */
  readonly activity: MetActivity;
  readonly confidence: number;
  readonly matchedBy: ActivityMatchedBy;
}

/** No activity found, and why. */
export interface UnknownActivity {
  readonly kind: "unknown";
  readonly reason: UnknownActivityReason;
}

/** The outcome of looking for an activity: found, or honestly unknown. */
export type ActivityMatch = MatchedActivity | UnknownActivity;

/** One text, read. */
interface Evidence {
  readonly text: ActivityText;
  readonly exact: Pick<MatchedActivity, "activity" | "matchedBy"> | undefined;
  /** The category whose id the text is, when it is one. */
  readonly categoryId: string | undefined;
  readonly reading: ActivityReading;
  /** Activities named with equal right; more than one family means that the text alone does not decide. */
  readonly candidates: readonly Candidate[];
}

interface Candidate {
  readonly activity: string;
  readonly family: string;
  readonly length: number;
  readonly rank: number;
  readonly matchedBy: ActivityMatchedBy;
}

const RANK = { category: 0, circumstance: 1, weak: 2, strong: 3 } as const;
/** A weak name counts when no more than this many unknown words stand beside it. */
const MAX_UNKNOWN_BESIDE_WEAK_NAME = 2;
const CONFIDENCE = { exact: 1, strong: 0.9, weak: 0.7, category: 0.6, words: 0.6 } as const;
/** What unknown words take from the confidence in a name, each and at most. */
const UNKNOWN_WORD_PENALTY = 0.05;
const MAX_UNKNOWN_WORD_PENALTY = 0.3;

/** The slowest speed that the adult table calls running. */
const SLOWEST_RUN_MPH = 4;
const PACE_ALONE: Candidate = {
  activity: "running",
  family: "running",
  length: 0,
  rank: RANK.circumstance,
  matchedBy: "name",
};

const CATEGORY_IDS: ReadonlySet<string> = new Set(Object.values(CATEGORY_ID_BY_HEADING_CODE));
const OTHER_EDITION: Readonly<Partial<Record<MetEditionId, MetEditionId>>> = { "older-adult-2024": "adult-2024" };

/**
 * Finds the row that a sport name and an exercise type describe, in English or Chinese, or says that it is not known.
 *
 * Both texts are evidence. An exact code or published description decides, the sport name's before the exercise type's.
 * Otherwise each text names activities by the longest known phrases. Of two texts that name activities of one family
 * (a run and a trail run) the narrower activity wins; of two that contradict each other the plainer name wins and, when
 * both are plain, the sport name, because a person wrote it about this very session. A text that names several
 * activities is decided by the other one or not at all. A category id such as `running` counts least: it stands for the
 * general row of the category. Speed, power, effort and place are taken from both texts, the sport name's first: speed
 * or power picks the row, else effort does. What no name explains is compared with the words of the descriptions.
 *
 * Where one name is shared by two sports the reading with the lower MET is taken: "football" is association football
 * (soccer), "hockey" is field hockey. "Workout" and the like are unknown (`too_general`), whereas "gym" is the row
 * "Health club exercise, general". In the older-adult edition an activity which that table lacks comes from the adult
 * table; the wheelchair edition never borrows. An activity that the adult table lacks (pickleball, wheelchair
 * activities) comes from the table that has it. `activity.edition` always tells.
 */
export function matchActivity(description: ActivityDescription, edition: MetEditionId): ActivityMatch {
  const name = readEvidence(description.sportName, edition);
  const type = readEvidence(description.exerciseType, edition);
  if (name === undefined && type === undefined) return { kind: "unknown", reason: "empty" };
  const exact = chooseExact(name, type);
  if (exact !== undefined) return { kind: "matched", ...exact, confidence: CONFIDENCE.exact };
  const candidate = chooseCandidate(name?.candidates ?? [], type?.candidates ?? []);
  if (candidate === undefined) return searchByWords(name, type, edition);
  const qualifiers = mergeQualifiers(name?.reading, type?.reading);
  const refined = applyModifiers(candidate.activity, qualifiers.modifiers, edition);
  const activity = chooseRow(refined, qualifiers, edition);
  if (activity === undefined) return { kind: "unknown", reason: "not_in_edition" };
  return { kind: "matched", activity, confidence: confidenceIn(candidate, name, type), matchedBy: candidate.matchedBy };
}

function readEvidence(written: string | undefined, edition: MetEditionId): Evidence | undefined {
  if (written === undefined) return undefined;
  const text = readActivityText(written);
  if (text.tokens.length === 0) return undefined;
  const categoryId = text.words.join("_");
  const reading = readActivity(text);
  return {
    text,
    exact: findExact(written, text, edition),
    categoryId: CATEGORY_IDS.has(categoryId) ? categoryId : undefined,
    reading,
    candidates: CATEGORY_IDS.has(categoryId) ? categoryCandidates(categoryId) : namedCandidates(reading),
  };
}

function findExact(written: string, text: ActivityText, edition: MetEditionId): Evidence["exact"] {
  for (const table of [edition, OTHER_EDITION[edition]]) {
    if (table === undefined) continue;
    const byCode = findMetActivity(written.trim(), table);
    if (byCode !== undefined) return { activity: byCode, matchedBy: "code" };
    const byDescription = findByDescription(text, table);
    if (byDescription !== undefined) return { activity: byDescription, matchedBy: "description" };
  }
  return undefined;
}

function categoryCandidates(categoryId: string): Candidate[] {
  const activity = CATEGORY_ACTIVITIES[categoryId];
  if (activity === undefined) return [];
  return [{ activity, family: familyOf(activity), length: 0, rank: RANK.category, matchedBy: "category" }];
}

/** The activities of the strongest kind that the text names, one for each family: the longest name. */
function namedCandidates(reading: ActivityReading): Candidate[] {
  const { named, unknownTokens } = reading;
  const levels: readonly (readonly [number, (name: NamedActivity) => boolean])[] = [
    [RANK.strong, (name) => name.strength === "strong" && !name.setting],
    [RANK.weak, (name) => name.strength === "weak" && !name.setting && unknownTokens <= MAX_UNKNOWN_BESIDE_WEAK_NAME],
    [RANK.weak, (name) => name.strength === "alone" && !name.setting && unknownTokens === 0],
    [RANK.circumstance, (name) => name.setting && unknownTokens === 0],
  ];
  for (const [rank, counts] of levels) {
    const counted = named.filter(counts);
    if (counted.length > 0) return longestByFamily(counted, rank);
  }
  return isRunningPace(reading) ? [PACE_ALONE] : [];
}

/** Minutes per kilometre or mile and nothing else: no other sport is timed so, at the speed of a run. */
function isRunningPace({ isPace, speedMph, named, unknownTokens }: ActivityReading): boolean {
  return isPace === true && named.length === 0 && unknownTokens === 0 && (speedMph ?? 0) >= SLOWEST_RUN_MPH;
}

function longestByFamily(named: readonly NamedActivity[], rank: number): Candidate[] {
  const byFamily = new Map<string, Candidate>();
  for (const { activity, length } of named) {
    const family = familyOf(activity);
    const known = byFamily.get(family);
    if (known === undefined || length > known.length) {
      byFamily.set(family, { activity, family, length, rank, matchedBy: "name" });
    }
  }
  return [...byFamily.values()];
}

function familyOf(activity: string): string {
  const code = ADULT_ACTIVITY_ROWS[activity]?.code ?? activity;
  for (let length = code.length; length >= 2; length -= 1) {
    const family = ACTIVITY_FAMILY_PREFIXES[code.slice(0, length)];
    if (family !== undefined) return family;
  }
  return activity;
}

function chooseExact(name: Evidence | undefined, type: Evidence | undefined): Evidence["exact"] {
  // A category id that happens to be a description too ("running") must not overrule what the sport name says.
  const typeDecides = type?.categoryId === undefined || (name?.candidates.length ?? 0) === 0;
  return name?.exact ?? (typeDecides ? type?.exact : undefined);
}

function chooseCandidate(names: readonly Candidate[], types: readonly Candidate[]): Candidate | undefined {
  const [name] = names;
  const [type] = types;
  if (name === undefined) return types.length === 1 ? type : undefined;
  if (names.length > 1) {
    const shared = names.find((candidate) => types.some(({ family }) => family === candidate.family));
    return shared ?? (types.length === 1 && type !== undefined && type.rank > name.rank ? type : undefined);
  }
  if (type === undefined) return name;
  const agreeing = types.find(({ family }) => family === name.family);
  if (agreeing !== undefined) return isGeneral(name) && !isGeneral(agreeing) ? agreeing : name;
  return types.length === 1 && type.rank > name.rank ? type : name;
}

/** Whether it is the general activity of its category, which says less than any other of the family. */
function isGeneral({ activity, rank }: Candidate): boolean {
  return rank === RANK.category || GENERAL_ACTIVITIES.has(activity);
}

const GENERAL_ACTIVITIES: ReadonlySet<string> = new Set([
  ...Object.values(CATEGORY_ACTIVITIES),
  "skiing",
  "swimming",
  "weight_training",
]);

function mergeQualifiers(name: ActivityReading | undefined, type: ActivityReading | undefined): ActivityQualifiers {
  const speedMph = name?.speedMph ?? type?.speedMph;
  const watts = name?.watts ?? type?.watts;
  return {
    efforts: [...(name?.efforts ?? []), ...(type?.efforts ?? [])],
    modifiers: [...(name?.modifiers ?? []), ...(type?.modifiers ?? [])],
    ...(speedMph !== undefined && { speedMph }),
    ...(watts !== undefined && { watts }),
  };
}

function confidenceIn(candidate: Candidate, name: Evidence | undefined, type: Evidence | undefined): number {
  if (candidate.rank === RANK.category) return CONFIDENCE.category;
  const source = name?.candidates.includes(candidate) === true ? name : type;
  const other = source === name ? type : name;
  if (other?.candidates.some(({ family }) => family === candidate.family) === true) return CONFIDENCE.strong;
  const penalty = Math.min((source?.reading.unknownTokens ?? 0) * UNKNOWN_WORD_PENALTY, MAX_UNKNOWN_WORD_PENALTY);
  const base = candidate.rank === RANK.strong ? CONFIDENCE.strong : CONFIDENCE.weak;
  return Math.round((base - penalty) * 100) / 100;
}

function searchByWords(
  name: Evidence | undefined,
  type: Evidence | undefined,
  edition: MetEditionId,
): ActivityMatch {
  const several = [name, type].some((evidence) => (evidence?.candidates.length ?? 0) > 1);
  if (several) return { kind: "unknown", reason: "several_activities" };
  for (const evidence of [name, type]) {
    if (evidence === undefined || evidence.reading.named.length > 0 || evidence.reading.denied) continue;
    for (const table of [edition, OTHER_EDITION[edition]]) {
      if (table === undefined) continue;
      const found = searchDescriptions(evidence.text, table, type?.categoryId);
      if (found === undefined) continue;
      const confidence = Math.round(CONFIDENCE.words * found.share * 100) / 100;
      return { kind: "matched", activity: found.row, confidence, matchedBy: "words" };
    }
  }
  const general = [name, type].some((evidence) => evidence?.reading.general === true || evidence?.categoryId !== undefined);
  return { kind: "unknown", reason: general ? "too_general" : "not_recognised" };
}
