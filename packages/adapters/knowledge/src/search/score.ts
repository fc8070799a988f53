/** How much a term tells when it stands in a field. */
export const FIELD_WEIGHTS = { title: 1, summary: 0.9, topics: 0.85, text: 0.8 } as const;
export type IndexedField = keyof typeof FIELD_WEIGHTS;

/** What a word tells that no entry has, in the unit of `informationOf`: most of a telling one. */
export const UNKNOWN_INFORMATION = 3;
/** A query must tell at least this much that a passage answers: "exercise" alone finds nothing. */
export const LEAST_INFORMATION = 1.2;
/** Passages that answer less of the query are left out. */
export const SCORE_THRESHOLD = 0.45;

/** How much a term tells that stands in `documents` of `total` entries (the inverse document frequency of BM25). */
export function informationOf(documents: number, total: number): number {
  return Math.log(1 + (total - documents + 0.5) / (documents + 0.5));
}

/** What is written for a special group answers a question that does not name the group only in part. */
export const OTHER_AUDIENCE_FACTOR = 0.8;
