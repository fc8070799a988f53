import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import type { RecordAmountMetric, RecordPeriod } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords, RecordAsk } from "../asked-records.ts";
import { STRETCH_CUES } from "./measure-rules.ts";
import { OF_ALL_SESSIONS } from "./other-asks.ts";
import { scopeOf } from "./query-scope.ts";

/** Ask how often something is done in general. */
const HABITS: readonly string[] = [
  "how (often|frequently|regularly) do i",
  "(隔|)(多久|几耐|几日|几天)(才|会|就|)(跑|游|骑|走|打|练|做|去|行|运动|锻炼|健身)(一|)(次|回|趟|场)",
];

let habits: PhraseFinder<true> | undefined;

type Found = Omit<AskedRecords, "kind">;
type MeanAsk = Extract<RecordAsk, "a_day" | "a_week" | "a_month">;

const UNITS = [
  ["a_week", "eachWeek", /\ba week\b|一 (?:个 )?(?:周|星 期|礼 拜)/u],
  ["a_month", "eachMonth", /\ba month\b|一 个 月/u],
  ["a_day", "eachDay", /\ba day\b|一 [天日]/u],
] as const;
/** What has a mean of its own, or is of one session. */
const OTHER_MEANS = [
  "each",
  "heart_rate",
  "pace",
  "steps",
  "climb",
  "rating",
  "last",
  "compare",
  "bound",
  "most",
  ...OF_ALL_SESSIONS,
] as const;
const A_WEEK =
  /\b(?:a|per) (?:week|month|day)\b|[每一] (?:个 )?(?:周|星 期|礼 拜|月)|[每一] [天日]/u;
const WAYS = /(?:几|多少|几多)(?:公里|千米|英里|远)/u;
const DAYS = /(?:几|多少|几多)[天日]/u;
const TIMES = /(?:几|多少|几多)(?:分钟|个?小时|个?钟|时间)|多久|几耐|minute|hour/u;
const WAS = new Set(["was"]);
const EARLIEST = new Set(["earliest", "早", "先"]);
/** Of which there is a first session. */
const LONG_PERIODS: ReadonlySet<RecordPeriod["kind"]> = new Set(["year", "month", "range", "ever"]);
const EVER: RecordPeriod = { kind: "ever" };

/** "How many runs a week do I average?": what is done is told by the day, and divided by the time. */
export function askedMean(asked: Asked): Found | undefined {
  const ask = meanUnitIn(asked);
  return ask && byDay(asked, meanMetric(asked, ask), ask);
}

/** Of how much time a mean is asked for. */
export function meanUnitIn(asked: Asked): MeanAsk | undefined {
  const { has, weekdays } = asked;
  if (isOfHabit(asked)) return "a_week";
  const isOfMean = has("average") || isOfManyTimes(asked);
  if (!isOfMean || has(...OTHER_MEANS) || weekdays.length > 0) return undefined;
  const text = beyondPeriods(asked).join(" ");
  return UNITS.find(([, cue, one]) => has(cue) || one.test(text))?.[0];
}

/** "How many times a week did I run in May?", 五月每周跑了几次: of more time than that. */
function isOfManyTimes(asked: Asked): boolean {
  const { has, periods, activities } = asked;
  // Pills and cups are counted by the day as well.
  if (activities.length === 0 && !has("distance", "minutes")) return false;
  // 每周跑了几次 says by itself that it was counted.
  const isCounted = has("did", "done") && has("count", "distance", "minutes", "days");
  if (!isCounted && !has("rate")) return false;
  const isLong = periods.some(
    ({ period }) => period !== "future" && LONG_PERIODS.has(period.kind) && period.kind !== "ever",
  );
  return isLong && A_WEEK.test(beyondPeriods(asked).join(" "));
}

/** "How often do I swim?", 我多久游一次泳: of no time that is named. */
function isOfHabit({ question, periods, has, weekdays, activities, isOwn }: Asked): boolean {
  if (!isOwn || activities.length === 0 || periods.length + weekdays.length > 0) return false;
  if (has(...OTHER_MEANS, "did", "need", "future", "plan", "recently")) return false;
  habits ??= createPhraseFinder(phrasesWith(HABITS, true as const), { within: "sentence" });
  return habits.find(question.words).length > 0;
}

/** The words that name no days: "last month" is no "a month". */
function beyondPeriods({ question, periods }: Asked): readonly string[] {
  return question.words
    .filter((_, place) => !periods.some(({ start, end }) => start <= place && place < end))
    .map(({ text }) => text);
}

/** In Chinese the words for how often also say of what: 每周跑多少公里. */
function meanMetric(asked: Asked, ask: MeanAsk): RecordAmountMetric {
  const { has } = asked;
  if (isOfHabit(asked)) return "sessions";
  const text = beyondPeriods(asked).join("");
  if (has("distance", "far") || WAYS.test(text)) return "distance_m";
  if (has("metMinutes")) return "met_minutes";
  if (has("calories")) return "calories";
  // "How many minutes a day" is of no days.
  if (ask !== "a_day" && (has("days") || DAYS.test(text))) return "active_days";
  return has("minutes") || TIMES.test(text) ? "minutes" : "sessions";
}

/** "What was my longest break between runs?" */
export function askedGap(asked: Asked): Found | undefined {
  if (!asked.has("gap") || asked.has("streak")) return undefined;
  const { activity, period } = scopeOf(asked);
  // The time without running is one between runs.
  const query = { metric: "sessions", activity: activity?.except ?? activity, period } as const;
  return { query: { ...query, grouping: "day", comparison: null }, ask: "gap" };
}

/** "When did I first swim?" */
export function askedFirst(asked: Asked): Found | undefined {
  return isOfFirst(asked) ? byDay(asked, "sessions", "first") : undefined;
}

/** Whether it asks for the day of the first session of a kind. */
export function isOfFirst(asked: Asked): boolean {
  const { has, activities, unexplained } = asked;
  if (has("future", "plan", "goal", "target")) return false;
  if (has("beginning") && unexplained === 0) return activities.length > 0 || has("logged");
  if (isHeadingOfFirst(asked) || isOfOwnFirst(asked)) return true;
  return has("firstTime") && has("when") && activities.length > 0 && !has("bound", ...STRETCH_CUES);
}

/** "First parkrun in 2026", 今年第一次行山; 今天第一次跑步 tells something. */
function isHeadingOfFirst({ has, activities, periods, unexplained }: Asked): boolean {
  const isOfDays = has("minutes", "distance", "far", "pace", "heart_rate", "last", "yesNo");
  const isLong =
    periods.length > 0 &&
    periods.every(({ period }) => period !== "future" && LONG_PERIODS.has(period.kind));
  return has("firstTime") && isLong && activities.length > 0 && unexplained === 0 && !isOfDays;
}

/** "What was my first workout?", 我最早的一次跑步; "my first run!" tells something. */
function isOfOwnFirst(asked: Asked): boolean {
  const { has, question, isAsked, isOwn, activities, unexplained } = asked;
  if (!has("firstTime") || !isOwn || activities.length === 0 || unexplained > 0) return false;
  if (has("minutes", "distance", "far", "pace", "heart_rate", "last", "yesNo", "bound"))
    return false;
  const some = (texts: ReadonlySet<string>) => question.words.some(({ text }) => texts.has(text));
  return (isAsked && some(WAS)) || (some(EARLIEST) && !has("most", "longest"));
}

/** "How many different sports have I done?" */
export function askedKinds(asked: Asked): Found | undefined {
  const isOfSport = asked.activities.some(({ activity }) => activity !== null);
  if (!asked.has("howManyKinds") || isOfSport) return undefined;
  const scope = { activity: null, period: scopeOf(asked).period };
  const query = { metric: "sessions", ...scope, grouping: "sport", comparison: null } as const;
  return { query, ask: "kinds" };
}

/** "What percentage of my sessions were runs?" */
export function askedShare(asked: Asked): Found | undefined {
  const { has } = asked;
  const scope = scopeOf(asked);
  if (!has("share") || has("goal", "target") || scope.activity === null) return undefined;
  const isOfTime = has("minutes") || beyondPeriods(asked).join("").includes("时间");
  const metric = has("distance") ? "distance_m" : isOfTime ? "minutes" : "sessions";
  return { query: { metric, ...scope, grouping: null, comparison: { with: "all" } }, ask: "share" };
}

/** "Did I do anything yesterday?": whether, and what. */
export function askedAnything(asked: Asked): Found | undefined {
  if (!isOfAnything(asked)) return undefined;
  return { query: { metric: "list", ...scopeOf(asked) }, ask: "whether" };
}

/** Whether it asks for anything at all of days that were, and says no more. */
export function isOfAnything({ has, periods, unexplained, activities }: Asked): boolean {
  if (has("count", "days", "minutes", "calories", "distance")) return false;
  const isTimed = periods.some(({ period }) => period !== "future" && period.kind !== "ever");
  const isOfAll = activities.every(({ activity }) => activity === null);
  return has("anything") && isTimed && isOfAll && unexplained === 0;
}

function byDay(asked: Asked, metric: RecordAmountMetric, ask: RecordAsk): Found {
  const { activity, period } = scopeOf(asked, EVER);
  return { query: { metric, activity, period, grouping: "day", comparison: null }, ask };
}
