import type { Amount } from "../../language/amount.ts";
import { boundsOf } from "../../language/amount-bounds.ts";
import { readAmounts } from "../../language/read-amounts.ts";
import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import { readMinutesAndSeconds } from "../../language/spelled-amounts.ts";
import type { Unit } from "../../language/units.data.ts";

const MINUTES: Unit = { measure: "minutes", factor: 1 };
const HOURS_MINUTES_SECONDS = /^(\d{1,2}):([0-5]\d):([0-5]\d)$/;
const MINUTES_PER_HOUR = 60;
const SECONDS_PER_MINUTE = 60;
/** Between minutes and seconds in words. */
const JOINS = new Set(["and", ",", "零"]);
const SECONDS = new Set(["s", "sec", "secs", "second", "seconds", "秒"]);
/** Before a time of day. */
const BEFORE_CLOCKS = new Set(["at", "by", "from", "until", "till", "around"]);
const HALVES_OF_DAYS = new Set(["am", "pm"]);

type Found = { readonly minutes: number; readonly start: number; readonly end: number };

/** Times as a stopwatch tells them, to the second: "24:31", "1:58:20", "24 minutes and 31 seconds", 24分31秒; no paces. */
export function stopwatchTimes(tokens: readonly Token[]): readonly Amount[] {
  const amounts = readAmounts(tokens);
  const paces = amounts.filter(({ measure }) => measure === "pace" || measure === "speed");
  const bounds = boundsOf(tokens);
  const times: Amount[] = [];
  for (let place = 0; place < tokens.length; place += 1) {
    const found = timeAt(tokens, place, amounts);
    if (found === undefined) continue;
    place = found.end - 1;
    const isPace = paces.some(
      ({ numberStart, end }) => numberStart < found.end && found.start < end,
    );
    const lead = bounds.before(found.start);
    if (isPace || isOfDay(tokens, found, lead?.start)) continue;
    times.push({
      ...{ measure: "minutes", unit: MINUTES, low: found.minutes, high: found.minutes },
      ...{ step: 1 / SECONDS_PER_MINUTE, form: "stopwatch", isAttributive: false },
      ...{ bound: lead?.bound ?? "exact", start: lead?.start ?? found.start },
      ...{ numberStart: found.start, numberEnd: found.end, end: found.end },
    });
  }
  return times;
}

function timeAt(
  tokens: readonly Token[],
  place: number,
  amounts: readonly Amount[],
): Found | undefined {
  const [, ...parts] = HOURS_MINUTES_SECONDS.exec(tokens[place]?.text ?? "") ?? [];
  const [hours, minutes = 0, seconds = 0] = parts.map(Number);
  if (hours !== undefined) {
    const all = hours * MINUTES_PER_HOUR + minutes + seconds / SECONDS_PER_MINUTE;
    return { minutes: all, start: place, end: place + 1 };
  }
  return withSeconds(tokens, place, amounts) ?? shortTime(tokens, place);
}

function shortTime(tokens: readonly Token[], place: number): Found | undefined {
  const short = readMinutesAndSeconds(tokens, place);
  return short && { ...short, start: place };
}

/** "24 minutes and 31 seconds", "1 h 58 min 20 s", 1小时58分20秒: a time in minutes with the seconds after it. */
function withSeconds(
  tokens: readonly Token[],
  place: number,
  amounts: readonly Amount[],
): Found | undefined {
  const time = amounts.find(
    ({ measure, numberStart, unit, low, high }) =>
      measure === "minutes" && numberStart === place && unit.factor >= 1 && low === high,
  );
  if (time === undefined) return undefined;
  // Its seconds may have been read with it.
  if (time.form === "combined" && time.step < 1)
    return { minutes: time.low, start: place, end: time.end };
  const at = time.end + (JOINS.has(tokens[time.end]?.text ?? "") ? 1 : 0);
  const seconds = readNumber(tokens, at);
  if (seconds === undefined || seconds.value >= SECONDS_PER_MINUTE) return undefined;
  if (!SECONDS.has(tokens[seconds.end]?.text ?? "")) {
    const rest = time.unit.factor > 1 ? shortTime(tokens, at) : undefined;
    return rest && { minutes: time.low + rest.minutes, start: place, end: rest.end };
  }
  const minutes = time.low + seconds.value / SECONDS_PER_MINUTE;
  return { minutes, start: place, end: seconds.end + 1 };
}

/** "At 7:30", "7:30 pm". */
function isOfDay(tokens: readonly Token[], { start, end }: Found, lead = start): boolean {
  const isClock =
    BEFORE_CLOCKS.has(tokens[lead - 1]?.text ?? "") && tokens[start]?.text.length === 4;
  return isClock || HALVES_OF_DAYS.has(tokens[end]?.text ?? "");
}
