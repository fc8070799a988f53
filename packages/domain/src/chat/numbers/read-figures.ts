import type { Amount } from "../../language/amount.ts";
import { readAmounts } from "../../language/read-amounts.ts";
import type { Token } from "../../language/read-text.ts";
import type { Measure } from "../../language/units.data.ts";
import { withBarePace } from "./bare-pace.ts";
import { countedFigures, type FoundFigure, isIdleOnce } from "./counted-figures.ts";
import type { Figure, NamedActivity, NamedPeriod, Unplaced } from "./sentence-parts.ts";

/** Of what there are records. */
const RECORDED: ReadonlySet<Measure> = new Set<Measure>([
  ...(["minutes", "days", "period", "sessions", "energy", "met", "metMinutes", "percent"] as const),
  ...(["weight", "height", "pulse", "distance", "pace", "speed"] as const),
]);
const COUNTED: ReadonlySet<Measure> = new Set<Measure>(["sessions", "days"]);
const MINUTES_PER_HOUR = 60;
/** From so many tokens on, quotation marks quote a source; fewer only stress a word (design value). */
const QUOTATION_TOKENS = 5;
const AFTER_FACTORS = new Set("your the more less as higher lower body longer faster".split(" "));
const BEFORE_OTHERS = new Set("x × * every these those 每 那 这 第".split(" "));
const BEFORE_WAYS = new Set(
  "a an the first next last fastest best another per every each 速 时 每 第 最".split(" "),
);
const AFTER_WAYS = new Set(
  "run runs race races ride rides walk walks swim hike loop route course time pace mark / 的 赛 跑".split(
    " ",
  ),
);
const TWO_DIGITS = /^\d{2}$/;
const SUMMING = new Set("add adds added adding sum sums came comes come".split(" "));

/** The figures of a sentence that records could tell: amounts, and counts of some kind of exercise. */
export function readFigures(
  tokens: readonly Token[],
  periods: readonly Unplaced<NamedPeriod>[],
  activities: readonly Unplaced<NamedActivity>[],
): readonly FoundFigure[] {
  const quoted = quotedPlaces(tokens);
  const isTaken = (place: number) =>
    quoted.has(place) || periods.some(({ start, end }) => start <= place && place < end);
  const amounts = readAmounts(tokens, isTaken)
    .map((amount) => withBarePace(amount, tokens))
    .filter((amount) => isRecorded(amount) && !isOther(amount, tokens) && !isWay(amount, tokens))
    .map((amount) => withMinutes(withoutIdleBound(amount, tokens), tokens));
  const isFree = (place: number) =>
    !isTaken(place) && !amounts.some(({ start, end }) => start <= place && place < end);
  const figures = amounts.map((amount) => ({
    ...{ amount, start: amount.start, end: amount.end },
    counted: countedBy(amount, activities),
  }));
  return [...figures, ...countedFigures(tokens, activities, isFree)].sort(
    (left, right) => left.start - right.start,
  );
}

/** Nobody is told seconds of the records, nor halves but of hours, nor parts of sessions and days. */
function isRecorded({ measure, unit, form, low, high }: Amount): boolean {
  if (form === "half" && unit.factor !== MINUTES_PER_HOUR) return false;
  const isWhole = Number.isInteger(low) && Number.isInteger(high);
  if (COUNTED.has(measure) && !isWhole) return false;
  return measure === "minutes" ? unit.factor >= 1 : RECORDED.has(measure);
}

/** "1.6 times your weight", "4 x 20 minutes", "every 20 minutes", "those 5 minutes", 最长的一次. */
function isOther(amount: Amount, tokens: readonly Token[]): boolean {
  const { measure, start, end, numberStart } = amount;
  const isFactor = measure === "sessions" && AFTER_FACTORS.has(tokens[end]?.text ?? "");
  const isOnce = measure === "sessions" && isIdleOnce(tokens, numberStart);
  return isFactor || isOnce || BEFORE_OTHERS.has(tokens[start - 1]?.text ?? "");
}

/** "A 5 km run", "your fastest 5k", "the first 10 km", 时速25公里: a distance that names something. */
function isWay(
  { measure, isAttributive, start, numberEnd, end }: Amount,
  tokens: readonly Token[],
) {
  if (measure !== "distance") return false;
  const [before, unit, after] = [start - 1, numberEnd, end].map((at) => tokens[at]?.text ?? "");
  const isShare = before === "the" && tokens[start - 2]?.text === "of";
  const isNamed = BEFORE_WAYS.has(before ?? "") && !isShare;
  return isAttributive || unit === "k" || isNamed || AFTER_WAYS.has(after ?? "");
}

/** "Added up to 95 minutes" is no bound. */
function withoutIdleBound(amount: Amount, tokens: readonly Token[]): Amount {
  const isSum = amount.bound === "under" && SUMMING.has(tokens[amount.start - 1]?.text ?? "");
  return isSum ? { ...amount, bound: "exact", start: amount.numberStart } : amount;
}

/** "2 h 40": hours with minutes that have no unit. */
function withMinutes(amount: Amount, tokens: readonly Token[]): Amount {
  const { measure, unit, form, end, low, high } = amount;
  const { text = "", value = MINUTES_PER_HOUR } = tokens[end] ?? {};
  const isHours = measure === "minutes" && unit.factor === MINUTES_PER_HOUR && form === "plain";
  const isMinutes = TWO_DIGITS.test(text) && value < MINUTES_PER_HOUR;
  if (!isHours || !isMinutes || low !== high) return amount;
  const said = { low: low + value, high: low + value, step: 1, end: end + 1 };
  return { ...amount, ...said, unit: { measure, factor: 1 }, form: "combined" };
}

/** "8 runs", 3次跑步: the kind of exercise that the unit of a count names. */
function countedBy(
  { measure, numberEnd, end }: Amount,
  activities: readonly Unplaced<NamedActivity>[],
): Figure["counted"] {
  if (measure !== "sessions") return undefined;
  const named = activities.filter((each) => each.start >= numberEnd && each.start < end);
  return (named.find(({ activity }) => activity !== null) ?? named[0])?.activity;
}

function quotedPlaces(tokens: readonly Token[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let start = 0; start < tokens.length; ) {
    let end = start;
    while (tokens[end]?.quoted === true) end += 1;
    if (end - start >= QUOTATION_TOKENS) for (let at = start; at < end; at += 1) places.add(at);
    start = end + 1;
  }
  return places;
}
