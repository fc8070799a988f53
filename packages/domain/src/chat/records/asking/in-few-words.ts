import type { Asked } from "../asked-records.ts";
import { isOfFirst, meanUnitIn } from "../rules/day-rules.ts";
import { isHeadingOfLeast } from "../rules/least-rules.ts";
import { STRETCH_CUES } from "../rules/measure-rules.ts";
import { isMeanByItself } from "../rules/session-mean.ts";

/** What is of a usual amount, of a race, or of more than the sessions that were. */
const OF_ANYBODY = [
  "rate",
  "average",
  "usual",
  "each",
  "eachDay",
  "eachWeek",
  "eachMonth",
  "calories",
  "metMinutes",
  "restDays",
  "groupWeekday",
  ...STRETCH_CUES,
] as const;
/** "How many games in a match?" is asked of a game, and "total body" is a kind of training. */
const OF_THE_KIND = new Set(
  "a an the in for per each every week day month body gym 周 天 日".split(" "),
);
/** "How many types of runs?", 瑜伽总共要练几次. */
const OTHER_WISHES = new Set("type types kind kinds sort sorts 要 该 得 需 才 种".split(" "));
const TOTALS = new Set(["总", "数"]);
/** A question of so few words is asked of oneself (design value). */
const SHORT = 4;
const WAS = new Set(["了", "过", "咗"]);

/** Whether a question of few words asks for what was done, and by whom goes without saying. */
export function asksInFewWords(asked: Asked): boolean {
  return (
    asksForWholeOfKind(asked) ||
    asksForMost(asked) ||
    asksForKinds(asked) ||
    asksForPart(asked) ||
    asksForBeginning(asked) ||
    asksForBound(asked) ||
    isHeadingOfLeast(asked) ||
    isMeanByItself(asked) ||
    asksForListOrMean(asked)
  );
}

/** "从什么时候开始游泳的" */
function asksForBeginning(asked: Asked): boolean {
  return asked.has("beginning") && isOfFirst(asked);
}

/** "List all swims", "average number of workouts per month". */
function asksForListOrMean({ has, activities, unexplained }: Asked): boolean {
  if (unexplained > 0) return false;
  const isOfMean = has("average") && has("eachWeek", "eachMonth") && has("count", "plural");
  const isOfList = has("list") && has("plural") && !has("plan", "kind");
  return isOfMean || (isOfList && activities.some(({ activity }) => activity !== null));
}

/** "How many sessions over 90 minutes?" */
function asksForBound({ has, unexplained }: Asked): boolean {
  return unexplained === 0 && has("bound") && has("count") && has("plural");
}

/** "哪天运动最多" is of what was done, and "哪天运动最好" is not. */
function asksForMost({ has, question, activities, isAsked }: Asked): boolean {
  if (!has("most") || !has("groupDay", "groupWeek", "groupMonth")) return false;
  return isAsked && activities.length > 0 && question.words.at(-1)?.text === "多";
}

/** "How many different sports?", "各种运动各做了几次". */
function asksForKinds({ has, question, length, unexplained }: Asked): boolean {
  if (unexplained > 0) return false;
  const isDone = question.words.some(({ text }) => WAS.has(text));
  return (has("howManyKinds") && length <= SHORT) || (has("eachSport") && has("count") && isDone);
}

/** "平均每周跑几次" and "跑步占几成" leave out whose. */
function asksForPart(asked: Asked): boolean {
  const { has, activities, question } = asked;
  const isChinese = question.words.some(({ kind }) => kind === "han");
  const isSport = activities.some(({ activity }) => activity !== null);
  return isSport && isChinese && (has("share") || meanUnitIn(asked) !== undefined);
}

/** "How many yoga sessions?", "total runs", 一共跑了几次步: a kind is counted of all that was done. */
function asksForWholeOfKind({ has, activities, question, periods }: Asked): boolean {
  const isSport = activities.some(({ activity }) => activity !== null);
  if (!isSport || periods.length > 0 || has(...OF_ANYBODY)) return false;
  const some = (words: ReadonlySet<string>) => question.words.some(({ text }) => words.has(text));
  const isTotal = has("total");
  if (some(OTHER_WISHES) || (!isTotal && some(OF_THE_KIND))) return false;
  if (has("count") && (isTotal || has("plural") || some(WAS) || some(TOTALS))) return true;
  if (has("minutes", "distance", "days") && (isTotal || some(TOTALS))) return true;
  return isTotal && has("plural") && !some(OF_THE_KIND);
}
