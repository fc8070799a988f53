/** BM25: how soon further occurrences count less; how far longer fields count less (Robertson and Zaragoza 2009). */
const SATURATION = 2;
export const TEXT_LENGTH_NORM = 0.75;
export const TITLE_LENGTH_NORM = 0.5;
/** What stands in the title counts as often as this. */
export const TITLE_WEIGHT = 2;
/** How much two words count that stand side by side as in the query, against a word. */
export const NEIGHBOURS_WEIGHT = 0.15;
/** How much more a passage counts whose whole title is asked for. */
export const TITLE_COVERAGE_WEIGHT = 1;
/** How much more a passage counts that is asked for in just these words, or in the same plain ones, and how likely it answers them (design values). */
export const ASKED_FACTOR = { same: 3, plain: 2.2 } as const;
export const ASKED_RELEVANCE = { same: 0.99, plain: 0.97 } as const;
/** How much a concept counts, and how much each word that names it. */
export const CONCEPT_WEIGHT = 0.5;
export const NAMED_WORD_WEIGHT = 0.75;
/** How much who is asked about counts, of what any other concept does (design value). */
export const GROUP_SHARE = 0.6;
/** How much a number counts, of what any other word does (design value). */
export const NUMBER_SHARE = 0.35;
/** So many candidates are looked at more closely. */
export const CANDIDATES = 200;
/** So many passages are taken by closeness in meaning. */
export const SIMILAR_CANDIDATES = 100;
/** Reciprocal rank fusion: how little the first ranks differ (Cormack, Clarke and Buettcher 2009). */
export const FUSION_CONSTANT = 60;
/** A query's first words say what it is about; a longer one would only take longer. */
export const MAX_QUERY_UNITS = 64;

/** What a word tells that no passage has, of what the rarest could: it may be anything. The larger the corpus, the more that is. */
export const UNKNOWN_SHARE = 0.5;
/** Passages that are less likely than this to answer the query are left out. */
export const SCORE_THRESHOLD = 0.5;

/** A passage of a lower share of the highest rank is left out (design value). */
export const LEAST_OF_HIGHEST = 0.4;

/** What is known of how a passage answers a query. */
export type Answered = {
  /** The share of the query's information that the passage speaks of, 0-1. */
  readonly share: number;
  /** How much of a title, or of another way to ask for it, stands in the query, 0-1. */
  readonly title: number;
  /** How many of the query's words and concepts the passage has. */
  readonly units: number;
  /**
   * How many of the ways to ask for it are like the query, each counted by the cube of how much both have in common;
   * undefined where it has nothing but a title.
   */
  readonly alike: number | undefined;
};

/**
 * How likely a passage answers a query, 0-1: a logistic regression. Of passages that are given with questions that they
 * answer, its weights were fitted to such questions, each looked up without itself, alone and with small talk around it, and
 * to messages about something else. Those of passages with a title alone were fitted to the questions of the project's own set.
 */
export function relevanceOf({ share, title, units, alike }: Answered): number {
  const evidence =
    alike === undefined
      ? 6 * share + 4 * title + 4.7 * Math.log(1 + units) - 10.2
      : 4.25 * share + 2 * title + 2.9 * Math.cbrt(alike) + 4.2 * Math.log(1 + units) - 9.6;
  return 1 / (1 + Math.exp(-evidence));
}

/**
 * An entry that shares no word with a question is found from this chance on that it is meant. Its rank is this share of the
 * highest one, which counts as at least `leastHighest` (design values).
 */
export const MEANT = { chance: 0.02, rankShare: 0.05, leastHighest: 1 } as const;

/** How far the chance that an entry is meant tells in its rank, and what chance has what nobody judges (design values). */
const AGREEMENT = { power: 0.25, least: 0.001, unknown: 0.1 } as const;

/** The factor of a rank for the chance that the entry is meant; chosen by ways to ask that neither index nor judge had seen. */
export function agreementOf(chance: number = AGREEMENT.unknown): number {
  return (chance + AGREEMENT.least) ** AGREEMENT.power;
}

/** What is written for a special group answers a question that does not name the group only in part. */
export const OTHER_AUDIENCE_FACTOR = 0.8;
/** What is written for a condition that the question names answers it better than general advice. */
export const NAMED_CONDITION_FACTOR = 1.3;

/** How much a term tells that stands in so many of all passages (the inverse document frequency of BM25). */
export function informationOf(passages: number, total: number): number {
  return Math.log(1 + (total - passages + 0.5) / (passages + 0.5));
}

/** What so many occurrences count. */
export function saturated(count: number): number {
  return ((SATURATION + 1) * count) / (SATURATION + count);
}

/** From this share of the best rank on another subject makes the best one doubtful, and how soon, and how much at most. */
const DOUBT = { from: 0.65, steepness: 1.2, least: 0.61 } as const;

/**
 * How sure the best passage is, 0-1, by the rank of the second one as a share of its own. Fitted by eye to the questions of
 * the project's own set: of those found with a relevance of 0.97 or more, 141 of 149 are right where the second has less
 * than 0.85 of the best rank, and 18 of 27 where it has more.
 */
export function certaintyOf(shareOfBest: number): number {
  return Math.min(1, Math.max(DOUBT.least, 1 - DOUBT.steepness * (shareOfBest - DOUBT.from)));
}
