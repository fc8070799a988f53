import { HEALTH_MESSAGES } from "../messages/catalogues.ts";
import { say } from "../messages/say.ts";
import { lowerIntensity } from "../safety/policy/exercise-intensity.ts";
import type { HealthRecommendation } from "./health-recommendation.ts";
import { RECOMMENDATION_ROWS, RECOMMENDATION_RULES } from "./health-recommendations.data.ts";
import { type RecommendedPerson, reasonsHeld } from "./recommendation-reasons.ts";
import { recommendationStage } from "./recommendation-stage.ts";

/**
 * What would do a person good now, most important first: care and rest before all else, never an effort above the
 * safety limits, and never a reproach.
 */
export function healthRecommendations(person: RecommendedPerson): readonly HealthRecommendation[] {
  const { profile, records, allowance, told, locale } = person;
  const { limits } = allowance;
  const stage = recommendationStage(limits, profile?.pauses ?? [], records.today, told.isDanger);
  const held = reasonsHeld(person);
  return RECOMMENDATION_ROWS.flatMap((row): HealthRecommendation[] => {
    const figures = held[row.reason.code];
    if (figures === null || !row.stages.includes(stage)) return [];
    if (row.activity !== undefined && !allowance.allows(row.activity)) return [];
    return [
      {
        code: row.code,
        text: say(HEALTH_MESSAGES, locale, row.text, figures),
        intensity:
          row.intensity === null ? null : lowerIntensity(row.intensity, limits.maxIntensity),
        reason: {
          code: row.reason.code,
          text: say(HEALTH_MESSAGES, locale, row.reason.text, figures),
        },
        source: row.source,
      },
    ];
  }).slice(0, RECOMMENDATION_RULES.maxRecommendations);
}
