import { ARTICLES } from "../articles.ts";
import type { Asked } from "../asked-records.ts";

const MEANS = new Set(["average", "avg", "mean", "均"]);

/** Whether something is asked of a sport that only sessions of one's own tell. */
export function isOfSport(asked: Asked): boolean {
  const { has, activities } = asked;
  if (activities.every(({ activity }) => activity === null)) return false;
  if (has("farthest", "fastest", "slowest", "shortest", "mostCalories")) return true;
  if (has("most") && has("groupDay", "groupWeek", "groupMonth", "calories")) return true;
  if (has("heart_rate") && has("most") && has("single")) return true;
  // "How many runs over 6k?"
  if (has("bound") && has("count", "plural")) return true;
  if (has("heart_rate") && isOfMean(asked)) return true;
  return (has("total") && has("distance", "climb")) || (has("average", "each") && has("minutes"));
}

/** "Average heart rate on parkrun", but not "the average heart rate in running" of everybody. */
function isOfMean(asked: Asked): boolean {
  const some = (texts: ReadonlySet<string>) =>
    asked.question.words.some(({ text }) => texts.has(text));
  return some(MEANS) && !some(ARTICLES) && !asked.has("usual");
}

/** Whether several sports are held against each other: "太极同行山边个时间长啲" leaves out whose. */
export function isOfSeveralSports(asked: Asked): boolean {
  const { has, activities } = asked;
  const isOfTime = has("minutes", "count") || /时 ?间/u.test(textOf(asked));
  const sports = activities.filter(({ activity }) => activity !== null);
  return sports.length > 1 && isOfTime && has("more", "longest", "most");
}

function textOf({ question }: Asked): string {
  return question.words.map(({ text }) => text).join(" ");
}
