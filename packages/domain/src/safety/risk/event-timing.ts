import {
  CHINESE_ELAPSED,
  ELAPSED,
  EVENT_WORDS,
  HEALED_WORDS,
  LAST_YEAR_SURELY_LONG_AGO,
  LONG_AGO,
  LONG_AGO_DAYS,
  NOT_HEALED_WORDS,
  NUMBER_WORDS,
  OPERATION_WORDS,
  RECENT_DAYS,
  RECENT_WORDS,
  UNIT_DAYS,
  YEAR,
} from "./event-timing.data.ts";

/** When an event was, as far as the words around it tell. */
export type EventTiming = {
  readonly when: "recent" | "long_ago" | "unknown";
  /** It is said to be over. */
  readonly isHealed: boolean;
  readonly isOperation: boolean;
  /** Something that happened once, rather than a disease one has. */
  readonly isEvent: boolean;
};

const BESIDE_HAN = / (?=\p{Script=Han})|(?<=\p{Script=Han}) /gu;
/** How many days "a few" of a unit may be. */
const A_FEW = 4;

/** Reads from the words of an entry or sentence when it happened. */
export function readEventTiming(tokens: readonly string[]): EventTiming {
  const text = tokens.join(" ").replace(BESIDE_HAN, "");
  return {
    when: whenOf(text),
    isHealed: HEALED_WORDS.test(text) && !NOT_HEALED_WORDS.test(text),
    isOperation: OPERATION_WORDS.test(text),
    isEvent: EVENT_WORDS.test(text) || OPERATION_WORDS.test(text),
  };
}

/** What is said to be recent counts before what is said to be long ago: the cautious reading. */
function whenOf(text: string): EventTiming["when"] {
  const days = elapsedDays(text);
  if (RECENT_WORDS.test(text) || (days !== undefined && days <= RECENT_DAYS)) return "recent";
  const year = YEAR.exec(text)?.[0];
  const isLongAgo =
    LONG_AGO.test(text) ||
    (days !== undefined && days >= LONG_AGO_DAYS) ||
    (year !== undefined && Number(year) <= LAST_YEAR_SURELY_LONG_AGO);
  return isLongAgo ? "long_ago" : "unknown";
}

function elapsedDays(text: string): number | undefined {
  const found = ELAPSED.exec(text) ?? CHINESE_ELAPSED.exec(text);
  if (found === null) return undefined;
  const amount = (found[1] ?? found[3] ?? "").replace(/个$/u, "");
  const unit = found[2] ?? found[4] ?? "";
  const plain = Number(amount);
  const count = Number.isFinite(plain) ? plain : (NUMBER_WORDS[amount] ?? A_FEW);
  return count * (UNIT_DAYS[unit] ?? 1);
}
