export const EMOTIONS = ["energetic", "happy", "calm", "tired", "unwell"] as const;
/** How a companion feels, from best to worst. */
export type Emotion = (typeof EMOTIONS)[number];

/** From which score on each emotion holds (design values). */
const FROM_SCORE: readonly (readonly [number, Emotion])[] = [
  [85, "energetic"],
  [70, "happy"],
  [50, "calm"],
  [30, "tired"],
];

/**
 * The emotion that a health score gives. It depends on the score alone, so that neither time nor a pause, an illness
 * or missing data can lower it.
 *
 * @example
 * ```ts
 * import { emotionOf } from "@health-exercise/domain/companion";
 * console.log(emotionOf(85), emotionOf(84.9), emotionOf(0)); // energetic happy unwell
 * ```
 */
export function emotionOf(healthScore: number): Emotion {
  return FROM_SCORE.find(([from]) => healthScore >= from)?.[1] ?? "unwell";
}
