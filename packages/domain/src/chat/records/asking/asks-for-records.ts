import { ARTICLES } from "../articles.ts";
import type { Asked } from "../asked-records.ts";
import { isOnScreen } from "../kinds/matches.ts";
import { isOfSeveralSports, isOfSport } from "../kinds/of-sports.ts";
import { isOver } from "../periods/is-over.ts";
import { isOfAnything, isOfFirst } from "../rules/day-rules.ts";
import { lastOfSoMuch } from "../rules/last-of-so-much.ts";
import { isOfLeastTime } from "../rules/least-rules.ts";
import { STRETCH_CUES } from "../rules/measure-rules.ts";
import { MEASURED, SUMMED } from "../rules/measured.ts";
import { isOfMissedSessions } from "../rules/missed-sessions.ts";
import { isOfMost } from "../rules/most-rules.ts";
import { isOfMissedDays } from "../rules/rest-day-rules.ts";
import { isMeanByItself } from "../rules/session-mean.ts";
import { asksInFewWords } from "./in-few-words.ts";
import { isOfOtherMatters } from "./other-matters.ts";

/** What says how much a question is about the person's own records (design values, set on labelled questions). */
const WEIGHTS = {
  pastPeriod: 3,
  currentPeriod: 2,
  ever: 1,
  loosePeriod: 1,
  did: 2,
  done: 1,
  own: 1,
  measure: 2,
  standing: 2,
  sport: 2,
  exercise: 1,
  logged: 2,
  asked: 1,
  unexplained: -1.25,
  unexplainedInHeading: -2,
  figure: -3,
} as const;
const ENOUGH = 4;
/** Where it stands beside what tells something. */
const ENOUGH_OF_PART = 6;
/** One Chinese character. */
const LEAST_UNEXPLAINED = 0.5;
const MOST_BESIDE_STATEMENTS = 1;
/** The share of words that nothing explains. */
const MOST_UNEXPLAINED = 0.34;
/** Of longer questions nobody asks records. */
const MOST_WORDS = 40;

const GROUPS = ["groupDay", "groupWeek", "groupMonth", "groupSport"] as const;
/** What by itself tells that records are asked for. */
const STANDING = [
  "streak",
  "trend",
  "groupWeekday",
  "target",
  "note",
  "rating",
  "longest",
  "shortest",
  "slowest",
  "mostCalories",
  "last",
  "latestFew",
  "restDays",
  "idleDays",
  "plan",
  "gap",
  "share",
  "beginning",
] as const;

/** Whether a question asks for the person's own records. */
export function asksForRecords(written: Asked): boolean {
  const asked = withoutAmount(written);
  if (asked.length > MOST_WORDS || isOfOtherMatters(asked)) return false;
  if (
    isOnScreen(asked.question) &&
    asked.activities.every(({ activity }) => !activity?.families[0])
  )
    return false;
  if (asked.unexplained > mostUnexplained(asked)) return false;
  if (!isAnchored(asked) || !isAbout(asked)) return false;
  return evidenceOf(asked) >= (asked.isPart ? ENOUGH_OF_PART : ENOUGH);
}

/** "My last 30 minute run" names a session, and no figure of something else. */
function withoutAmount(asked: Asked): Asked {
  if (lastOfSoMuch(asked) === undefined) return asked;
  return { ...asked, unexplained: asked.unexplained - asked.figures, figures: 0 };
}

/** In a heading hardly any word, beside what tells something few, else some of them. */
function mostUnexplained({ isAsked, isPart, length }: Asked): number {
  if (!isAsked) return LEAST_UNEXPLAINED;
  return isPart ? MOST_BESIDE_STATEMENTS : length * MOST_UNEXPLAINED;
}

/** Whether something ties the question to the person or to a time that was. */
function isAnchored(asked: Asked): boolean {
  const { has, periods, activities, isOwn, unexplained } = asked;
  if (isOwn || periods.length > 0 || has("logged") || isOfSomeDays(asked)) return true;
  if ((has("last", "recently") && activities.length > 0) || has("latestFew")) return true;
  if (lastOfSoMuch(asked) !== undefined) return true;
  return unexplained <= LEAST_UNEXPLAINED && standsByItself(asked);
}

/** "每个周末跑步几次", "出差期间跑步几次", "do I run more on weekends or on weekdays". */
function isOfSomeDays(asked: Asked): boolean {
  const { has, weekdays, activities } = asked;
  const isTold = has("count") || (has("either") && has("more"));
  if (isOfMissedDays(asked) && (activities.length > 0 || has("own"))) return true;
  return (weekdays.length > 0 || has("ownTime")) && activities.length > 0 && isTold;
}

/** "Longest run?", "how long was the last swim?", "streak now?": nobody asks so of others. */
function standsByItself(asked: Asked): boolean {
  const { has, activities, isAsked, unexplained } = asked;
  const isWhole = unexplained === 0 && isAsked;
  if (has("streak") || (has("mostCalories") && has("single"))) return true;
  if (unexplained === 0 && (isOfBests(asked) || isOfMost(asked) || isOfFirstInChinese(asked)))
    return true;
  if (isOfAims(asked, isWhole) || asksInFewWords(asked)) return true;
  return activities.length > 0 && isOfSessions(asked);
}

/** What is missing to a target, what was missed, and what is planned. */
function isOfAims(asked: Asked, isWhole: boolean): boolean {
  const { has } = asked;
  if (has("target") && (has("missing") || (isWhole && has("did")))) return true;
  if (isOfMissedSessions(asked) && has("list") && asked.unexplained === 0) return true;
  return has("plan") && (has("list") || isWhole);
}

/** Which leaves out whose: 最早的一次训练是什么时候. */
function isOfFirstInChinese(asked: Asked): boolean {
  const isChinese = asked.question.words.some(({ kind }) => kind === "han");
  return isChinese && asked.isAsked && asked.has("when") && isOfFirst(asked);
}

/** "PR for 5 km?", "which week had the highest mileage?", "goal progress". */
function isOfBests(asked: Asked): boolean {
  const { has, isAsked } = asked;
  if (has("farthest") || (has("fastest", "personalBest") && has(...STRETCH_CUES, "distance")))
    return true;
  if (has("goal") && (isAsked || has("progress", "missing"))) return true;
  return isOfDistances(asked) || isOfPaces(asked);
}

function isOfDistances({ has, isAsked, activities }: Asked): boolean {
  if (has("distance") && has("total", "missing", "eachWeek", "eachMonth")) return true;
  if (has("distance") && has("most") && has(...GROUPS)) return true;
  // "Have you ever run 10 km?" in Chinese leaves out who.
  return has(...STRETCH_CUES) && has("did", "yesNo") && isAsked && activities.length === 0;
}

/** "The average pace", and that over 5 km, is that of everybody. */
function isOfPaces({ has, question }: Asked): boolean {
  if (has("pace") && has("trend")) return true;
  const isOfAll = has(...STRETCH_CUES) || question.words.some(({ text }) => ARTICLES.has(text));
  return has("pace", "distance") && has("average", "each", "recently", "usual") && !isOfAll;
}

function isOfSessions(asked: Asked): boolean {
  const { has, isAsked } = asked;
  if (has("done", "did") && isMeasured(asked) && isAsked) return true;
  if (has("last", "longest", "trend", "groupWeekday", "since", "idleDays", "gap")) return true;
  return isOfSport(asked) || isOfSeveralSports(asked);
}

/** Whether it is about something that records hold. */
function isAbout(asked: Asked): boolean {
  const { has, activities, isAsked, periods } = asked;
  if (isMeasured(asked) || (has("logged") && has("own")) || isOfFirst(asked)) return true;
  if (isOfAnything(asked) || isOfMissedDays(asked) || isOfMissedSessions(asked)) return true;
  const isSession = activities.length > 0 || has("logged");
  if (has("when") && isSession && has("did", "done", "recently")) return true;
  return isAsked && isSession && (has("did", "done") || periods.length > 0);
}

/** Whether something is named that can be told of sessions. */
function isMeasured({ has, activities, isOwn, periods }: Asked): boolean {
  const isOfSessions = isOwn || activities.length > 0 || has("last", "logged");
  return (
    (has("howItIs", "rating") && isOfSessions) ||
    (has("groupWeekday") && (activities.length > 0 || has("most", "leastOf"))) ||
    (has("either") && activities.length > 1) ||
    (has("bound") && activities.length > 0 && periods.length > 0) ||
    has(
      ...SUMMED,
      "list",
      "total",
      "most",
      "compare",
      "more",
      "since",
      "last",
      "plural",
      ...GROUPS,
    ) ||
    has("far", "streak", "trend", "target", "note", "longest", "mostCalories", "plan") ||
    has(...MEASURED, "farthest", "fastest", "slowest", "shortest", "personalBest", "goal") ||
    has("latestFew", "restDays", "idleDays", "except", "gap", "share", "howManyKinds")
  );
}

function evidenceOf(asked: Asked): number {
  const { has, activities, isAsked, unexplained, figures } = asked;
  const isSport = activities.some(({ activity }) => activity !== null);
  const found: readonly (readonly [isFound: boolean, weight: number])[] = [
    [has("did"), WEIGHTS.did],
    [has("done") && !has("did"), WEIGHTS.done],
    [has("own"), WEIGHTS.own],
    [isMeasured(asked), WEIGHTS.measure],
    [
      has(...STANDING, "distance", "pace", "steps", "climb", "farthest", "fastest") ||
        (has("personalBest") && has(...STRETCH_CUES)) ||
        isOfMost(asked) ||
        isOfLeastTime(asked) ||
        isMeanByItself(asked) ||
        isOfMissedSessions(asked) ||
        isOfFirst(asked),
      WEIGHTS.standing,
    ],
    [isSport, WEIGHTS.sport],
    [!isSport && activities.length > 0, WEIGHTS.exercise],
    [has("logged"), WEIGHTS.logged],
    [isAsked, WEIGHTS.asked],
  ];
  const perWord = isAsked ? WEIGHTS.unexplained : WEIGHTS.unexplainedInHeading;
  const start = timeWeight(asked) + unexplained * perWord + figures * WEIGHTS.figure;
  return found.reduce((sum, [isFound, weight]) => (isFound ? sum + weight : sum), start);
}

function timeWeight(asked: Asked): number {
  const { periods } = asked;
  if (periods.length === 0)
    return asked.has("recently") || isOfSomeDays(asked) ? WEIGHTS.currentPeriod : 0;
  const isNamed = periods.some(
    ({ isLoose, period }) => isLoose !== true && isOver(period, asked.today),
  );
  if (isNamed) return WEIGHTS.pastPeriod;
  if (periods.every(({ isLoose }) => isLoose === true)) return WEIGHTS.loosePeriod;
  const isEver = periods.every(({ period }) => period !== "future" && period.kind === "ever");
  return isEver ? WEIGHTS.ever : WEIGHTS.currentPeriod;
}
