import type { ReadText } from "../../language/read-text.ts";
import {
  type ActivityCandidate,
  type ActivityEvidence,
  categoryCandidates,
  NAME_RANK,
  readEvidence,
} from "./activity-evidence.ts";
import type {
  ActivityDescription,
  ActivityMatch,
  MatchedActivity,
  UnknownActivityReason,
} from "./activity-match.ts";
import { labelPhrases } from "./activity-phrases.ts";
import type { ActivityReading } from "./activity-reading.ts";
import { type ActivityQualifiers, applyModifiers, chooseRow } from "./activity-row-choice.ts";
import { CATEGORY_ACTIVITIES } from "./activity-rows.data.ts";
import { searchDescriptions } from "./description-search.ts";
import { type ExactActivity, findExactActivity } from "./exact-activity.ts";
import { otherReadings } from "./mend-label.ts";
import type { MetCategoryId } from "./met-category.ts";
import type { MetEditionId } from "./met-edition.ts";
import { readLabel } from "./read-label.ts";

/** What the two texts of a description say, whatever the edition. */
export interface ReadDescription {
  readonly name: ActivityEvidence | undefined;
  readonly type: ActivityEvidence | undefined;
}

const CONFIDENCE = { exact: 1, strong: 0.9, weak: 0.7, category: 0.6, words: 0.6 } as const;
/** What unknown words take from the confidence in a name, each and at most. */
const UNKNOWN_WORD_PENALTY = 0.05;
const MAX_UNKNOWN_WORD_PENALTY = 0.3;

/** Activities that say less than any other of their family, beside the general ones of the categories. */
const GENERAL_ACTIVITIES: readonly string[] = ["skiing", "swimming", "weight_training"];

/** The tables in which codes, descriptions and their words are looked up. */
const SEARCHED_EDITIONS: Readonly<Record<MetEditionId, readonly MetEditionId[]>> = {
  "adult-2024": ["adult-2024"],
  "older-adult-2024": ["older-adult-2024", "adult-2024"],
  "wheelchair-2024": ["wheelchair-2024"],
};

/**
 * Finds the row that a sport name and an exercise type describe, in English or Chinese, or says that it is not known.
 *
 * Both texts are evidence. An exact code or published description decides, the sport name's before the exercise type's.
 * Otherwise each text names activities by the longest known phrases. Of two texts that name activities of one family
 * (a run and a trail run) the narrower activity wins; of two that contradict each other the plainer name wins and, when
 * both are plain, the sport name, because a person wrote it about this very session. A text that names several
 * activities is decided by the other one or not at all. A category id such as `running` as the exercise type stands for
 * the general row of the category: it counts more than a vague name ("gym", "ride") and less than a plain one. Speed,
 * power, effort and place are taken from both texts, the sport name's first: speed or power picks the row, else effort
 * does. What no name explains is compared with the words of the descriptions.
 *
 * Where one name is shared by two sports the reading with the lower MET is taken: "football" is association football
 * (soccer), "hockey" is field hockey. "Workout" and the like are unknown (`too_general`), whereas "gym" is the row
 * "Health club exercise, general". In the older-adult edition an activity which that table lacks comes from the adult
 * table; the wheelchair edition never borrows. An activity that the adult table lacks (pickleball, wheelchair
 * activities) comes from the table that has it. `activity.edition` always tells.
 *
 * @example
 * ```ts
 * import { matchActivity } from "@health-exercise/domain/sport";
 * const match = matchActivity({ sportName: "Swimming laps, slow" }, "adult-2024");
 * console.log(match.kind === "matched" ? match.activity.met : match.reason); // 5.8
 * console.log(matchActivity({ sportName: "Workout" }, "adult-2024"));
 * // { kind: 'unknown', reason: 'too_general' }
 * ```
 */
export function matchActivity(
  description: ActivityDescription,
  edition: MetEditionId,
): ActivityMatch {
  return matchDescription(readDescription(description), edition);
}

/** Reads what a person or a device wrote about an activity, once for all editions. */
export function readDescription({ sportName, exerciseType }: ActivityDescription): ReadDescription {
  const [name, type] = [readLabel(sportName), readLabel(exerciseType)];
  return { name: name && readName(name), type: type && readType(type) };
}

/** What a name says as it stands, or, where it names nothing so, as it may have been meant. */
function readName(name: ReadText): ActivityEvidence {
  const asItStands = readEvidence(name, labelPhrases());
  if (asItStands.candidates.length > 0 || asItStands.reading.denied) return asItStands;
  for (const reading of otherReadings(name.source)) {
    const text = readLabel(reading);
    const evidence = text && readEvidence(text, labelPhrases());
    if (evidence !== undefined && evidence.candidates.length > 0) {
      return { ...evidence, text: asItStands.text };
    }
  }
  return asItStands;
}

/** `matchActivity` for a description that was read before. */
export function matchDescription(evidence: ReadDescription, edition: MetEditionId): ActivityMatch {
  const match = matchEvidence(evidence, edition);
  const categoryId = evidence.type?.categoryId;
  return match.kind === "unknown" && categoryId !== undefined ? { ...match, categoryId } : match;
}

/** The category that a description is known to be of, with or without an activity of it. */
export function categoryOfMatch(match: ActivityMatch): MetCategoryId | undefined {
  return match.kind === "matched" ? match.activity.categoryId : match.categoryId;
}

function matchEvidence(evidence: ReadDescription, edition: MetEditionId): ActivityMatch {
  const editions = SEARCHED_EDITIONS[edition];
  if (evidence.name === undefined && evidence.type === undefined) return unknown("empty");
  const exact = chooseExact(evidence, editions);
  if (exact !== undefined) return { kind: "matched", ...exact, confidence: CONFIDENCE.exact };
  const candidate = chooseCandidate(evidence);
  if (candidate === undefined) return searchByWords(evidence, editions);
  const qualifiers = mergeQualifiers(evidence.name?.reading, evidence.type?.reading);
  const refined = applyModifiers(candidate.activity, qualifiers.modifiers, edition);
  const activity = chooseRow(refined, qualifiers, edition);
  if (activity === undefined) return unknown("not_in_edition");
  const matchedBy = candidate.rank === NAME_RANK.category ? "category" : "name";
  return { kind: "matched", activity, confidence: confidenceIn(candidate, evidence), matchedBy };
}

function unknown(reason: UnknownActivityReason): ActivityMatch {
  return { kind: "unknown", reason };
}

function readType(exerciseType: ReadText): ActivityEvidence {
  const type = readEvidence(exerciseType, labelPhrases());
  return { ...type, candidates: categoryCandidates(type) };
}

function chooseExact(
  { name, type }: ReadDescription,
  editions: readonly MetEditionId[],
): ExactActivity | undefined {
  const exact = name && findExactActivity(name.text, editions);
  if (exact !== undefined || type === undefined || type.categoryId !== undefined) return exact;
  return findExactActivity(type.text, editions);
}

function chooseCandidate({ name, type }: ReadDescription): ActivityCandidate | undefined {
  const names = name?.candidates ?? [];
  const types = type?.candidates ?? [];
  const onlyType = types.length === 1 ? types[0] : undefined;
  const [first] = names;
  if (first === undefined) return onlyType;
  const agreeing = types.find(({ family }) =>
    names.some((candidate) => candidate.family === family),
  );
  const outranking = onlyType !== undefined && onlyType.rank > first.rank ? onlyType : undefined;
  if (names.length > 1) {
    return names.find(({ family }) => family === agreeing?.family) ?? outranking;
  }
  if (agreeing === undefined) return outranking ?? first;
  return isGeneral(first) && !isGeneral(agreeing) ? agreeing : first;
}

/** Whether an activity says less than any other of its family. */
function isGeneral({ activity }: ActivityCandidate): boolean {
  return (
    GENERAL_ACTIVITIES.includes(activity) || Object.values(CATEGORY_ACTIVITIES).includes(activity)
  );
}

function mergeQualifiers(
  name: ActivityReading | undefined,
  type: ActivityReading | undefined,
): ActivityQualifiers {
  const speedMph = name?.speedMph ?? type?.speedMph;
  const watts = name?.watts ?? type?.watts;
  return {
    efforts: [...(name?.efforts ?? []), ...(type?.efforts ?? [])],
    modifiers: [...(name?.modifiers ?? []), ...(type?.modifiers ?? [])],
    ...(speedMph !== undefined && { speedMph }),
    ...(watts !== undefined && { watts }),
  };
}

function confidenceIn(candidate: ActivityCandidate, { name, type }: ReadDescription): number {
  if (candidate.rank === NAME_RANK.category) return CONFIDENCE.category;
  const source = name?.candidates.includes(candidate) === true ? name : type;
  const other = source === name ? type : name;
  const confirmed = other?.candidates.some(({ family }) => family === candidate.family) === true;
  if (confirmed) return CONFIDENCE.strong;
  const unknownWords = source?.reading.unknownWords ?? 0;
  const penalty = Math.min(unknownWords * UNKNOWN_WORD_PENALTY, MAX_UNKNOWN_WORD_PENALTY);
  const base = candidate.rank === NAME_RANK.strong ? CONFIDENCE.strong : CONFIDENCE.weak;
  return roundToHundredths(base - penalty);
}

function searchByWords(
  evidence: ReadDescription,
  editions: readonly MetEditionId[],
): ActivityMatch {
  const texts = [evidence.name, evidence.type].filter((text) => text !== undefined);
  if (texts.some(({ candidates }) => candidates.length > 1)) return unknown("several_activities");
  for (const { text, reading } of texts) {
    if (reading.named.length > 0 || reading.denied) continue;
    const found = findByWords(text, editions, evidence.type?.categoryId);
    if (found !== undefined) return found;
  }
  const general = texts.some(
    ({ reading, categoryId }) => reading.general || categoryId !== undefined,
  );
  return unknown(general ? "too_general" : "not_recognised");
}

function findByWords(
  text: ActivityEvidence["text"],
  editions: readonly MetEditionId[],
  categoryId: string | undefined,
): MatchedActivity | undefined {
  for (const edition of editions) {
    const found = searchDescriptions(text, edition, categoryId);
    if (found === undefined) continue;
    const confidence = roundToHundredths(CONFIDENCE.words * found.share);
    return { kind: "matched", activity: found.row, confidence, matchedBy: "words" };
  }
  return undefined;
}

function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
