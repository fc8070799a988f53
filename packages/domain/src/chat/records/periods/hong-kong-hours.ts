import type { Token } from "../../../language/read-text.ts";

const MINUTES_PER_HOUR = 60;
const HALF = 0.5;
const MEASURE_WORDS = new Set(["个", "粒"]);
/** Before "个钟" without a number: an hour, or a whole one. */
const ONE_WORDS = new Set(["成", "咗", "左", "了", "足"]);

const HOUR_WORDS = new Set(["小时", "钟头"]);

/** "個半小時", "個半鐘頭". */
function oneAndAHalf(text: (at: number) => string, at: number) {
  return HOUR_WORDS.has(text(at) + text(at + 1))
    ? { value: (1 + HALF) * MINUTES_PER_HOUR, end: at + 2 }
    : undefined;
}

/**
 * A length in hours as it is said in Cantonese, that begins at a place: "一個鐘", "兩個半鐘", "半個鐘", "個半鐘", "行咗個鐘";
 * undefined where there is none. 鐘頭 and 分鐘 are read elsewhere.
 */
export function hongKongHoursAt(
  tokens: readonly Token[],
  place: number,
): { readonly value: number; readonly end: number } | undefined {
  const text = (at: number) => tokens[at]?.text ?? "";
  const hours = (value: number, end: number) =>
    text(end) === "钟" && text(end + 1) !== "头"
      ? { value: value * MINUTES_PER_HOUR, end: end + 1 }
      : undefined;
  if (text(place) === "半" && MEASURE_WORDS.has(text(place + 1))) return hours(HALF, place + 2);
  const number = tokens[place]?.value;
  if (number !== undefined && MEASURE_WORDS.has(text(place + 1)))
    return text(place + 2) === "半" ? hours(number + HALF, place + 3) : hours(number, place + 2);
  if (!MEASURE_WORDS.has(text(place)) || tokens[place - 1]?.value !== undefined) return undefined;
  if (text(place + 1) === "半") return hours(1 + HALF, place + 2) ?? oneAndAHalf(text, place + 2);
  return ONE_WORDS.has(text(place - 1)) ? hours(1, place + 1) : undefined;
}
