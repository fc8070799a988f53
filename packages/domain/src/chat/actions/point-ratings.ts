import type { Token } from "../../language/read-text.ts";

/** Points are given of five or of ten. */
const MOST_POINTS = 10;
/** Of so many points a bare number is one of the usual five (design value). */
const USUAL_POINTS = 5;
const POINT = "分";
/** Behind it, what makes of points a length of time. */
const OF_TIME = new Set(["钟", "半", "多", "之", "零"]);
const GIVING = new Set(["给", "打", "评", "俾", "畀", "比", "值"]);
/** Beside a number of points that stands alone. */
const FILLERS = new Set(
  "我个它佢了到就只是大概约最多勉强吧啦喇啊嘅的呢给打评俾畀比值自己觉得".split(""),
);
/** Who says how it was goes on with points. */
const FEELING = new Set("累爽棒好太很难苦轻松酸痛疼赞差糟烂顺攰劲舒服开心喜欢感觉".split(""));

/**
 * The places of numbers of points, by which Chinese rates ("打4分", "…，心情好一点，4分"), among tokens: a few points that
 * are given, or that stand alone in a clause behind a length or how it felt, are no minutes.
 */
export function pointRatings(tokens: readonly Token[]): ReadonlySet<number> {
  const places = [...tokens.keys()].filter((place) => isOfPoints(tokens, place));
  return new Set(places.filter((place) => isGiven(tokens, place) || isAloneBehind(tokens, place)));
}

function isOfPoints(tokens: readonly Token[], place: number): boolean {
  const value = tokens[place]?.value;
  if (value === undefined || tokens[place + 1]?.text !== POINT) return false;
  const behind = tokens[place + 2];
  if (behind?.value !== undefined || OF_TIME.has(behind?.text ?? "")) return false;
  return Number.isInteger(value) && value >= 1 && value <= MOST_POINTS;
}

function isGiven(tokens: readonly Token[], place: number): boolean {
  let at = place - 1;
  while (tokens[at]?.text === "个" || tokens[at]?.text === "了" || tokens[at]?.text === "到")
    at -= 1;
  return GIVING.has(tokens[at]?.text ?? "");
}

function isAloneBehind(tokens: readonly Token[], place: number): boolean {
  if ((tokens[place]?.value ?? 0) > USUAL_POINTS) return false;
  const isBeside = (at: number) => at === place || at === place + 1;
  const from = tokens.findLastIndex(({ kind }, at) => at < place && kind === "mark") + 1;
  const next = tokens.findIndex(({ kind }, at) => at > place && kind === "mark");
  const clause = tokens.slice(from, next < 0 ? tokens.length : next);
  const isAlone = clause.every(({ text }, at) => isBeside(from + at) || FILLERS.has(text));
  const before = tokens.slice(0, from);
  return isAlone && before.some(({ text, value }) => value !== undefined || FEELING.has(text));
}
