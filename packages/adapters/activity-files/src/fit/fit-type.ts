import { getFitSportName, getFitSubSportName } from "fit-file-parser/profile";
import { SILENT_SUB_SPORTS, SUB_SPORT_WORDS, VARIANT_SUB_SPORTS } from "./fit-sports.data.ts";

const SILENT = new Set(SILENT_SUB_SPORTS);
const VARIANTS = new Set(VARIANT_SUB_SPORTS);

/** The type of an activity by the numbers of its sport and sub sport: `running`, `trail_running`, `indoor_cycling`. */
export function fitTypeOf(
  sportNumber: number | null,
  subSportNumber: number | null,
): string | null {
  const named = getFitSportName(sportNumber);
  const sport = named === "generic" || named === "all" ? null : named;
  const subSport = getFitSubSportName(subSportNumber);
  if (subSport === null || SILENT.has(subSport)) return sport;
  const word = SUB_SPORT_WORDS[subSport];
  const isVariant = word !== undefined || VARIANTS.has(subSport);
  return isVariant && sport !== null ? `${word ?? subSport}_${sport}` : subSport;
}
