import type { KnowledgePassage } from "../../knowledge/knowledge-entry.ts";
import { readingOf } from "../../knowledge/passage-reading.ts";
import type { ReadText } from "../../language/read-text.ts";
import { bloodSugarIn } from "../../safety/content-check/blood-sugar.ts";
import { type Season, seasonIn } from "../question/named-season.ts";

const COLD = /零下|[冷冬雪冰]|\b(?:winter|snow|cold weather|in the cold)\b/u;
const HOT = /[热夏]|高温|\b(?:hot|heat|summer)\b/iu;

/** How short-sighted somebody is is told in 度 too. */
const EYES = /近视|散光|视力/u;

/**
 * The passages but for those that are headed by another level of blood sugar, or another season, than the question names: what to
 * do at 14 mmol/L says nothing to somebody who measured 5, and winter clothes nothing to somebody at 32 degrees.
 */
export function withoutOtherValues(
  passages: readonly KnowledgePassage[],
  query: ReadText,
): readonly KnowledgePassage[] {
  const sugar = bloodSugarIn(query);
  const season = seasonIn(query);
  if (sugar === undefined && season === undefined) return passages;
  return passages.filter((passage) => {
    const { title } = readingOf(passage);
    const headed = sugar && bloodSugarIn(title);
    const isOfOtherLevel = headed !== undefined && headed.level !== sugar?.level;
    const isOfEyes = season !== undefined && EYES.test(title.source) && !EYES.test(query.source);
    return !isOfOtherLevel && !isOfEyes && !isOfOtherSeason(title.source, season);
  });
}

function isOfOtherSeason(title: string, season: Season | undefined): boolean {
  if (season === undefined) return false;
  const [same, other] = season === "hot" ? [HOT, COLD] : [COLD, HOT];
  return other.test(title) && !same.test(title);
}
