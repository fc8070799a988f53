import { figureValue } from "../../../language/numeral-value.ts";
import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import { simplifiedText } from "../../../language/simplified-character.ts";
import type { HoursOfDay, RecordQuery } from "../../../sport/records/record-query.ts";
import { HOURS_OF_PARTS, PARTS_OF_DAY } from "./hours-of-day.data.ts";

type PartOfDay = keyof typeof PARTS_OF_DAY;

const MINUTES_PER_HOUR = 60;
const MIDNIGHT = 24 * MINUTES_PER_HOUR;
const NOON = 12;
/** "Before 7am", "after 8:30 pm". */
const BY_CLOCK = /\b(before|after) (\d{1,2})(?:[:.](\d{2}))? ?(am|pm)\b/iu;
/** "早上7点前", "晚上8点后". */
const BY_CHINESE_CLOCK =
  /(早上|上午|下午|晚上|)(\d{1,2}|[一二两三四五六七八九十]{1,3})点(半|)(?:钟|)(?:之|以|)(前|后)/u;
/** Any other hour of a clock: "at 7 am", "早上7点到9点". */
const CLOCK = /\d ?(?:am|pm)\b|\d点/iu;

let finder: PhraseFinder<PartOfDay> | undefined;

/**
 * The hours to which a question is narrowed: "did I run on Saturday night?", "今年早上跑步几次", "before 7am"; of two parts of a
 * day, and of other hours of a clock, none can be told.
 */
export function hoursIn({ source: written, words }: ReadText): HoursOfDay | "several" | undefined {
  const source = simplifiedText(written);
  const clock = hoursByClock(source);
  if (clock !== undefined) return clock;
  if (CLOCK.test(source)) return "several";
  finder ??= createPhraseFinder(phrasesByMeaning<PartOfDay>(PARTS_OF_DAY), { within: "sentence" });
  const { hits } = finder.findAll(words);
  const [part, ...others] = new Set(
    hits
      .filter((hit) => words[hit.start]?.quoted !== true && !hits.some((other) => isIn(hit, other)))
      .map(({ meaning }) => meaning),
  );
  if (part === undefined) return undefined;
  if (others.length > 0) return "several";
  const [from, until] = HOURS_OF_PARTS[part];
  return { from: from * MINUTES_PER_HOUR, until: until * MINUTES_PER_HOUR };
}

/** "Noon" in "before noon". */
function isIn(hit: PhraseHit<PartOfDay>, { start, end }: PhraseHit<PartOfDay>): boolean {
  return start <= hit.start && hit.end <= end && end - start > hit.end - hit.start;
}

/** A query of the sessions that begin in these hours; undefined where it is none of sessions. */
export function withinHours(query: RecordQuery, hours: HoursOfDay): RecordQuery | undefined {
  if (!("period" in query) || query.metric === "goals") return undefined;
  if (query.metric.startsWith("fastest_")) return undefined;
  if ("comparison" in query && query.comparison !== null) return undefined;
  return { ...query, period: { ...query.period, hours } };
}

function hoursByClock(source: string): HoursOfDay | "several" | undefined {
  const english = BY_CLOCK.exec(source);
  if (english !== null) {
    const [, side = "", hour = "", minute = "0", half = ""] = english;
    const hours = (Number(hour) % NOON) + (half.toLowerCase() === "pm" ? NOON : 0);
    return onOneSide(hours * MINUTES_PER_HOUR + Number(minute), side.toLowerCase() === "before");
  }
  const chinese = BY_CHINESE_CLOCK.exec(source);
  if (chinese === null) return undefined;
  const [, part = "", hour = "", half = "", side = ""] = chinese;
  const number = figureValue(hour);
  const isLate = part === "晚上" || (part === "下午" && number < NOON);
  const hours = number + (isLate && number <= NOON ? NOON : 0);
  const minute = hours * MINUTES_PER_HOUR + (half === "" ? 0 : MINUTES_PER_HOUR / 2);
  return onOneSide(minute, side === "前");
}

/** Nothing begins before midnight of the same day, or after it has ended. */
function onOneSide(minute: number, isBefore: boolean): HoursOfDay | "several" {
  if (isBefore ? minute === 0 || minute > MIDNIGHT : minute >= MIDNIGHT) return "several";
  return isBefore ? { from: 0, until: minute } : { from: minute, until: MIDNIGHT };
}
