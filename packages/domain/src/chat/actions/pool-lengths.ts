import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import type { SessionAmount } from "./session-amount.ts";

/** What a length is one of: "a 25m pool", "a 400m track", 25米池. */
const COURSES = new Set(["pool", "pools", "track", "lane", "池", "塘", "道"]);
/** Between the length of a pool and its name. */
const BEFORE_COURSES = new Set([
  ...["swimming", "long", "indoor", "outdoor", "running"],
  ...["的", "嘅", "长", "泳", "游", "标", "准", "跑"],
]);
const LAPS = new Set(["length", "lengths", "lap", "laps", "趟", "圈", "程", "塘"]);
const BACK_AND_FORTH: readonly string[] = ["来", "回"];
/** Between their number and what is counted. */
const MEASURE_WORDS = new Set(["个", "full"]);
const MOST_BETWEEN = 3;
/** Before the length of one of several: "10 x 100 m". */
const TIMES = new Set(["x", "×", "*"]);

/**
 * How far somebody went who tells of lengths of a pool or rounds of a track: so many times its length. The length of a pool
 * is no way by itself.
 */
export function withCourses(
  amounts: readonly SessionAmount[],
  tokens: readonly Token[],
  words: readonly Token[],
): readonly SessionAmount[] {
  return amounts.flatMap((amount) => {
    if (amount.measure !== "distance") return [amount];
    const isCourse = isOfCourse(words, amount.end);
    const count = isCourse ? lapsIn(tokens, amount.sentence) : timesBefore(words, amount.start);
    if (count === undefined) return isCourse ? [] : [amount];
    const written = `${count} × ${amount.written}`;
    return [{ ...amount, value: count * amount.value, written }];
  });
}

function isOfCourse(words: readonly Token[], end: number): boolean {
  let at = end;
  while (at < end + MOST_BETWEEN && BEFORE_COURSES.has(words[at]?.text ?? "")) at += 1;
  return COURSES.has(words[at]?.text ?? "");
}

/** How many lengths a sentence tells of; there and back are two. */
function lapsIn(tokens: readonly Token[], sentence: number): number | undefined {
  for (let place = 0; place < tokens.length; place += 1) {
    if (tokens[place]?.sentence !== sentence) continue;
    const number = readNumber(tokens, place);
    if (number === undefined || number.value <= 0) continue;
    const at = number.end + (MEASURE_WORDS.has(tokens[number.end]?.text ?? "") ? 1 : 0);
    if (LAPS.has(tokens[at]?.text ?? "")) return number.value;
    if (BACK_AND_FORTH.every((sign, index) => tokens[at + index]?.text === sign))
      return 2 * number.value;
  }
  return undefined;
}

function timesBefore(words: readonly Token[], start: number): number | undefined {
  const count = words[start - 2]?.value;
  return TIMES.has(words[start - 1]?.text ?? "") && count !== undefined && count > 0
    ? count
    : undefined;
}
