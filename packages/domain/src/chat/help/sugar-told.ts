import { readNumber } from "../../language/read-number.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import {
  BLOOD_SUGAR_LIMITS,
  MILLIGRAMS_PER_MILLIMOLE,
} from "../../safety/content-check/blood-sugar.data.ts";
import { COME_UP_TO } from "./sugar-back.data.ts";

const UNITS =
  "min mins minute minutes h hour hours g gram grams ml km k mile miles tablet tablets year years time times x " +
  "分 分钟 小时 个 克 毫升 公里 片 颗 粒 次 岁 型";
/** What is counted or measured in these is no blood sugar. */
const OTHER_UNITS: ReadonlySet<string> = new Set(UNITS.split(" "));
/** What stands before a number that was not measured now. */
const NOT_MEASURED: ReadonlySet<string> = new Set(
  "type until till above over below under for in was from 到 等 过 超过 低于 型".split(" "),
);
/** What may stand behind a sugar in its clause: anything else is what is counted. */
const BEHIND_SUGARS: ReadonlySet<string> = new Set(
  "now again still mmol mg and but so then after atm rn can could may should ok is 了 现 而 依 还 但 可 毫".split(
    " ",
  ),
);
/** Who tells of these counts what was eaten, or somebody's years. */
const OF_OTHERS: ReadonlySet<string> = new Set(
  "ate eat eaten eating took take taken drank drink drunk had have son daughter kid boy girl 吃 喝 食 饮".split(
    " ",
  ),
);
/** A longer message tells of a sugar in words that the check knows (design value, in words). */
const LONGEST = 16;

/** How a sugar that is told after a low one stands: still low, or back; undefined where none is told. */
export function sugarToldIn({ words }: ReadText): "low" | "back" | undefined {
  if (words.length > LONGEST) return undefined;
  for (let at = 0; at < words.length; at += 1) {
    const number = words[at]?.value === undefined ? undefined : numberAt(words, at);
    if (number === undefined) continue;
    const millimoles = isOther(words, at, number.end) ? undefined : millimolesOf(number.value);
    if (millimoles !== undefined && millimoles <= MOST_BACK)
      return millimoles < LEAST_BACK ? "low" : "back";
    at = number.end - 1;
  }
  return undefined;
}

/** Whether a number in a message is of something else than a sugar of now. */
function isOther(words: readonly Token[], start: number, end: number): boolean {
  const { clause } = words[start] as Token;
  const next = words[end];
  const isCounted = next !== undefined && next.clause === clause && !BEHIND_SUGARS.has(next.text);
  return (
    isCounted ||
    OTHER_UNITS.has(next?.text ?? "") ||
    isOfAnotherTime(words, start) ||
    words.slice(0, start).some((word) => word.clause === clause && OF_OTHERS.has(word.text))
  );
}

/** "Type 1", "until 5", "it was 3.4"; 恢复到6.2 is of now. */
function isOfAnotherTime(words: readonly Token[], start: number): boolean {
  const lead = words[start - 1]?.text ?? "";
  if (lead === "到" && COME_UP_TO.has(words[start - 2]?.text ?? "")) return false;
  return NOT_MEASURED.has(lead);
}

/** Above this sugar nobody is told that all is well, in mmol/L; source: Riddell et al., "Exercise management in type 1 diabetes", 2017. */
const MOST_BACK = 10;
/** From this sugar on a low one is over, in mmol/L; source: National Health Service (England), "Low blood sugar (hypoglycaemia)", 2023. */
const LEAST_BACK = 4;

/** A number in digits or words; 五点二 is 5.2. */
function numberAt(words: readonly Token[], at: number) {
  const number = readNumber(words, at);
  if (number === undefined || words[number.end]?.text !== "点") return number;
  const tenths = readNumber(words, number.end + 1);
  if (tenths === undefined || tenths.value > 9) return number;
  return { value: number.value + tenths.value / 10, end: tenths.end };
}

function millimolesOf(value: number): number | undefined {
  const { high, leastMilligrams, mostMilligrams } = BLOOD_SUGAR_LIMITS;
  if (value > 1 && value <= high) return value;
  const millimoles = value / MILLIGRAMS_PER_MILLIMOLE;
  const isMilligrams = value >= leastMilligrams && value <= mostMilligrams && millimoles <= high;
  return isMilligrams ? millimoles : undefined;
}
