import type { Amount } from "../../language/amount.ts";
import type { Token } from "../../language/read-text.ts";
import type { Unit } from "../../language/units.data.ts";
import type { ClaimMeaning, ClaimReading } from "./number-claim.ts";

/** Of a pace that is told without its distance: that is a kilometer, or a mile. */
const BARE_PACE: Unit = { measure: "pace", factor: 1 };
const KILOMETERS_PER_MILE = 1.609344;
const SECONDS_PER_MINUTE = 60;
const PACE_WORDS = new Set(["pace", "速"]);
/** Between a pace and its figure: "at" would make a time of day of it. */
const BETWEEN = new Set(
  "was is of around about today yesterday this morning average : 是 为 约 大 了".split(" "),
);
/** The last of these, but for words that make the figure a rough one. */
const BEING = new Set(["was", "is", "of", ":", "是", "为"]);
const ROUGHLY = new Set(["around", "about", "约", "大"]);
const MOST_BETWEEN = 4;

/** "Your pace was 5:24", 配速是5分24秒: minutes and seconds after a word of pace are one. */
export function withBarePace(amount: Amount, tokens: readonly Token[]): Amount {
  const { measure, form, low, high, start } = amount;
  const isClock = form === "clock";
  const isTime = isClock || (measure === "minutes" && form === "combined" && amount.step < 1);
  if (!isTime || !isAfterPace(start, tokens)) return amount;
  const factor = isClock ? 1 / SECONDS_PER_MINUTE : 1;
  const said = { low: low * factor, high: high * factor, step: 1 / SECONDS_PER_MINUTE };
  return { ...amount, ...said, measure: "pace", unit: BARE_PACE, form: "combined" };
}

function isAfterPace(start: number, tokens: readonly Token[]): boolean {
  let at = start - 1;
  while (at >= start - MOST_BETWEEN && ROUGHLY.has(tokens[at]?.text ?? "")) at -= 1;
  if (!BEING.has(tokens[at]?.text ?? "")) return false;
  while (at >= start - MOST_BETWEEN && BETWEEN.has(tokens[at]?.text ?? "")) at -= 1;
  const { text = "" } = tokens[at] ?? {};
  return PACE_WORDS.has(text) && (text !== "速" || tokens[at - 1]?.text === "配");
}

/** What a figure means; where it is a pace without its distance, right by the mile as well. */
export function byMileAsWell(
  { unit }: Amount,
  meaning: ClaimMeaning | undefined,
): ClaimMeaning | undefined {
  if (unit !== BARE_PACE || meaning?.kind !== "records") return meaning;
  const others = meaning.others ?? [];
  return { ...meaning, others: [...others, ...[...meaning.readings, ...others].map(byMile)] };
}

function byMile(reading: ClaimReading): ClaimReading {
  return {
    ...reading,
    values: (facts) => reading.values(facts)?.map((value) => value * KILOMETERS_PER_MILE),
  };
}
