/** The lowest threshold at which no more than this share of the scores of harmless texts is reached or passed. */
export function thresholdOf(harmlessScores: readonly number[], falseAlarms: number): number {
  const scores = [...harmlessScores].sort((left, right) => right - left);
  const allowed = Math.floor(falseAlarms * scores.length);
  return Math.ceil(((scores[allowed] ?? 0) + 1e-9) * 100) / 100;
}
