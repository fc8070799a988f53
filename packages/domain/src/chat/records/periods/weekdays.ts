import type { Token } from "../../../language/read-text.ts";
import { toldOnce } from "../../../language/told-once.ts";
import { DAYS_PER_WEEK } from "../../../shared/durations.ts";
import { textAt } from "../text-at.ts";
import { isBetween } from "./calendar-days.ts";
import { WEEKDAY_BY_NAME } from "./calendar-names.ts";
import { DAY_SIGNS, WEEK_SIGNS } from "./period-words.data.ts";

type Words = readonly Token[];

/** A day of the week of which all are meant, by the words from `start` up to `end`; 1 is Monday. */
export type FoundWeekday = {
  readonly start: number;
  readonly end: number;
  readonly weekday: number;
};

const EVERY = new Set(["every", "each", "any"]);
const BEFORE_SEVERAL = new Set(["many", "all", "most", "of", "only", "and", "or", "which"]);
/** "How many Friday workouts" asks of all Fridays. */
const SEVERAL_SESSIONS = new Set(
  "runs jogs walks swims rides hikes workouts sessions games matches classes lessons".split(" "),
);
/** Saturday and Sunday; Monday is 1. */
export const WEEKEND = [6, 7];
const WORKING_DAYS = [1, 2, 3, 4, 5];
const DAYS_TOGETHER: ReadonlyMap<string, readonly number[]> = new Map([
  ["weekends", WEEKEND],
  ["wkends", WEEKEND],
  ["wknds", WEEKEND],
  ["weekdays", WORKING_DAYS],
]);
const CHINESE_TOGETHER: readonly (readonly [signs: readonly string[], days: readonly number[]])[] =
  [
    [["工", "作", "日"], WORKING_DAYS],
    [["平", "日"], WORKING_DAYS],
  ];
/** Before these days or behind them: which of them it was, or which of two. */
const CHOSEN = new Set("which what 哪 or vs versus and than 还 定 比 和 跟 与 同".split(" "));
const WHICH = new Set(["which", "what"]);
const ONE_WEEKEND = new Set(["weekend", "wkend", "wknd"]);
const WORKING_NAMES = new Set(["weekdays", "weekday", "workdays", "during"]);
const BEHIND_HABITS = new Set(
  "or and in this last usually most since lately so ever over for".split(" "),
);
const BEFORE_CHINESE: readonly (readonly string[])[] = [
  ["每", "个"],
  ["每", "逢"],
  ["每"],
  ["逢"],
  ["几", "个"],
  ["多", "少", "个"],
  ["几", "多", "个"],
  ["所", "有"],
  ["哪", "个"],
  ["哪", "些"],
  ["边", "个"],
  ["边", "啲"],
];
const COUNTED_ALL = new Set(["many", "all", "total"]);
/** "每周三次" is how often. */
const COUNTED = new Set("次 回 天 日 趟 节 场 个 小 分 组 遍 堂 公 千 到 至".split(" "));

/** The days of the week of which a text means all: "on Mondays", "every Friday", "how many Saturdays", "每个周六". */
export const weekdaysIn = toldOnce((words: Words): readonly FoundWeekday[] =>
  words.flatMap(
    (_, place) =>
      togetherAt(words, place) ?? englishAt(words, place) ?? chineseAt(words, place) ?? [],
  ),
);

/** Whether a day of the week that is named at a place is no single day. */
export function isOfWeekdays(words: Words, place: number): boolean {
  return weekdaysIn(words).some(({ start, end }) => start <= place && place < end);
}

/** "Weekends", "weekend runs", "weekdays", "工作日". */
function togetherAt(words: Words, start: number): readonly FoundWeekday[] | undefined {
  const chinese = CHINESE_TOGETHER.find(([signs]) => standsAt(signs, words, start));
  const end = start + (chinese?.[0].length ?? 1);
  if (isChosen(words, start, end)) return undefined;
  if (chinese !== undefined) return each(chinese[1], start, end);
  const isOfSessions =
    textAt(words, start) === "weekend" &&
    textAt(words, start - 1) !== "the" &&
    SEVERAL_SESSIONS.has(textAt(words, start + 1));
  const isOneOfThem = WHICH.has(textAt(words, start - 1)) && ONE_WEEKEND.has(textAt(words, start));
  const days = isOfSessions || isOneOfThem ? WEEKEND : DAYS_TOGETHER.get(textAt(words, start));
  return days === undefined ? undefined : each(days, start, end);
}

/** "Weekends or weekdays?", and not "which weekends did I skip". */
function isChosen(words: Words, start: number, end: number): boolean {
  const lead = textAt(words, start - 1);
  if (CHOSEN.has(textAt(words, end))) return true;
  const isOfSome = WHICH.has(lead) && words.every(({ text }) => !WORKING_NAMES.has(text));
  return CHOSEN.has(lead) && !isOfSome;
}

/** Each of those days, by the same words. */
function each(days: readonly number[], start: number, end: number): readonly FoundWeekday[] {
  return days.map((weekday) => ({ start, end, weekday }));
}

function englishAt(words: Words, at: number): FoundWeekday | undefined {
  const weekday = WEEKDAY_BY_NAME.get(textAt(words, at));
  if (weekday === undefined) return undefined;
  const before = words[at - 1];
  const lead = before?.text ?? "";
  if (EVERY.has(lead)) return { start: at - 1, end: at + 1, weekday };
  if (SEVERAL_SESSIONS.has(textAt(words, at + 1)) && COUNTED_ALL.has(lead))
    return { start: at, end: at + 1, weekday };
  if (!textAt(words, at).endsWith("days")) return undefined;
  const isCounted = before?.kind === "number";
  // "My mondays run" is that of a Monday.
  const isOn = lead === "on" && isHabit(words, at);
  return BEFORE_SEVERAL.has(lead) || isCounted || isOn
    ? { start: at, end: at + 1, weekday }
    : undefined;
}

function isHabit(words: Words, at: number): boolean {
  const next = words[at + 1];
  if (next === undefined || BEHIND_HABITS.has(next.text)) return true;
  return next.clause !== words[at]?.clause;
}

function chineseAt(
  words: Words,
  start: number,
): FoundWeekday | readonly FoundWeekday[] | undefined {
  const lead = BEFORE_CHINESE.find((signs) => standsAt(signs, words, start));
  if (lead === undefined) return undefined;
  const at = start + lead.length;
  const sign = WEEK_SIGNS.find((signs) => standsAt(signs, words, at));
  if (sign === undefined) return undefined;
  const end = at + sign.length;
  if (textAt(words, end) === "末") return each(WEEKEND, at, end + 1);
  const weekday = DAY_SIGNS.has(textAt(words, end)) ? DAYS_PER_WEEK : words[end]?.value;
  if (!isBetween(weekday, 1, DAYS_PER_WEEK) || COUNTED.has(textAt(words, end + 1)))
    return undefined;
  return { start: at, end: end + 1, weekday };
}

function standsAt(signs: readonly string[], words: Words, at: number): boolean {
  return signs.every((each, index) => textAt(words, at + index) === each);
}
