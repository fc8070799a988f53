import { wholeAmount } from "../../language/amount.ts";
import { boundsOf } from "../../language/amount-bounds.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { readNumber } from "../../language/read-number.ts";
import type { Token } from "../../language/read-text.ts";
import type { Unit } from "../../language/units.data.ts";
import type { Figure, NamedActivity, Unplaced } from "./sentence-parts.ts";

/** A figure before it is known which clauses it belongs to. */
export type FoundFigure = Omit<Figure, "clause" | "reach">;

type Activities = readonly Unplaced<NamedActivity>[];
type IsFree = (place: number) => boolean;

const SESSIONS: Unit = { measure: "sessions", factor: 1 };
const COUNTERS = new Set([..."回趟遍场节次"]);
const SESSION_NOUNS = new Set(
  (
    "session sessions workout workouts time times class classes game games match matches training trainings outing " +
    "outings"
  ).split(" "),
);
/** Kinds of exercise that are counted by sessions, not by repetitions. */
const SESSION_PLURALS = new Set(
  "runs rides swims walks hikes jogs climbs rows skates paddles dances strolls".split(" "),
);
const ANY_PLURALS = new Set(["sessions", "workouts"]);
/** So many words may stand between a number and the exercise that it counts. */
const WORDS_BETWEEN = 2;
const BETWEEN = new Set(
  "more other different separate total full good great solid completed logged recorded".split(" "),
);
const LABEL_ENDS = new Set([":", "is", "are", "was", "were", "=", "-", "–"]);
const BEST_RATING = 5;
const RATING_ENDS = ["out of 5", "of 5", "/ 5", "stars", "star", "颗 星", "星", "分"].map((end) =>
  end.split(" "),
);
/** Before 一次 it counts nothing: 最长的一次, 上一次, 每一次. */
const BEFORE_ONCE = new Set([
  ..."的近上后每第这那有头单前任某新下另长久高好佳远快慢短多少强猛大低",
]);

let labels: PhraseFinder<"sessions" | "days"> | undefined;

/** The figures whose unit is exercise, a label or a scale: "5 badminton sessions", "number of runs: 8", "4 out of 5". */
export function countedFigures(
  tokens: readonly Token[],
  activities: Activities,
  isFree: IsFree,
): readonly FoundFigure[] {
  return [
    ...countsIn(tokens, activities, isFree),
    ...labelledIn(tokens, activities, isFree),
    ...ratingsIn(tokens, isFree),
  ];
}

/** 最长的一次, 上一次: not counted. */
export function isIdleOnce(tokens: readonly Token[], place: number): boolean {
  return tokens[place]?.text === "一" && BEFORE_ONCE.has(tokens[place - 1]?.text ?? "");
}

function countsIn(
  tokens: readonly Token[],
  activities: Activities,
  isFree: IsFree,
): readonly FoundFigure[] {
  const bounds = boundsOf(tokens);
  const found: FoundFigure[] = [];
  for (let place = 0; place < tokens.length; ) {
    const number = isFree(place) ? readNumber(tokens, place) : undefined;
    const isCount = Number.isInteger(number?.value) && !isIdleOnce(tokens, place);
    const unit = number && isCount ? countedAt(tokens, number.end, activities) : undefined;
    if (number !== undefined && unit !== undefined) {
      const places = { numberStart: place, end: unit.end };
      const { bound = "exact", start = place } = bounds.before(place) ?? {};
      const whole = wholeAmount(SESSIONS, number, places, "plain");
      const amount = { ...whole, numberEnd: number.end, bound, start };
      found.push({ amount, start, end: unit.end, counted: unit.counted });
    }
    place = unit?.end ?? number?.end ?? place + 1;
  }
  return found;
}

/** What a number counts that ends at a place: "badminton sessions", "hikes", 回. */
function countedAt(
  tokens: readonly Token[],
  after: number,
  activities: Activities,
): { readonly end: number; readonly counted: Figure["counted"] } | undefined {
  const text = (place: number) => tokens[place]?.text ?? "";
  if (COUNTERS.has(text(after))) return { end: after + 1, counted: undefined };
  let at = after;
  while (at < after + WORDS_BETWEEN && BETWEEN.has(text(at))) at += 1;
  const named = activities.find(({ start, activity }) => start === at && activity !== null);
  if (named === undefined) return undefined;
  const { end, activity: counted } = named;
  if (SESSION_NOUNS.has(text(end))) return { end: end + 1, counted };
  return SESSION_PLURALS.has(text(end - 1)) ? { end, counted } : undefined;
}

/** "Number of runs in October: 8", "active days last year: 62": what a number counts stands before it. */
function labelledIn(
  tokens: readonly Token[],
  activities: Activities,
  isFree: IsFree,
): readonly FoundFigure[] {
  const last = tokens.findLastIndex(({ kind }) => kind !== "mark");
  const number = isFree(last) ? readNumber(tokens, last) : undefined;
  if (number === undefined || !LABEL_ENDS.has(tokens[last - 1]?.text ?? "")) return [];
  // "The number of steps of your last run was 5,420."
  if (tokens.some(({ text }) => text === "steps")) return [];
  const found = countLabels().find(tokens.slice(0, last));
  const measure =
    found.find(({ start }) => isFree(start))?.values[0] ??
    (beginsCounted(tokens, activities) ? "sessions" : undefined);
  if (measure === undefined || !Number.isInteger(number.value)) return [];
  const places = { numberStart: last, end: number.end };
  const whole = wholeAmount({ measure, factor: 1 }, number, places, "plain");
  const named = activities.findLast(({ start, activity }) => start < last && activity !== null);
  const counted = measure === "sessions" ? (named?.activity ?? null) : undefined;
  return [
    { amount: { ...whole, bound: "exact", start: last }, start: last, end: number.end, counted },
  ];
}

/** Whether a sentence begins with exercise that is counted: "Yoga sessions", "Swims". */
function beginsCounted(tokens: readonly Token[], activities: Activities): boolean {
  const first = tokens.findIndex(({ kind }) => kind !== "mark");
  const named = activities.find(({ start }) => start === first);
  if (named === undefined) return false;
  const [last, next] = [tokens[named.end - 1]?.text ?? "", tokens[named.end]?.text ?? ""];
  return SESSION_PLURALS.has(last) || ANY_PLURALS.has(last) || ANY_PLURALS.has(next);
}

function countLabels(): PhraseFinder<"sessions" | "days"> {
  const counts = ["number of", "session count", "workout count"];
  labels ??= createPhraseFinder<"sessions" | "days">(
    [
      ...phrasesWith(counts, "sessions" as const),
      ...phrasesWith(["days", "天数"], "days" as const),
    ],
    { within: "sentence" },
  );
  return labels;
}

/** "4 out of 5", "4/5", "4 stars", 4分: of what they are the sentence says. */
function ratingsIn(tokens: readonly Token[], isFree: IsFree): readonly FoundFigure[] {
  return [...tokens.keys()].flatMap((start): readonly FoundFigure[] => {
    const number = isFree(start) ? readNumber(tokens, start) : undefined;
    if (number === undefined || number.value > BEST_RATING) return [];
    const scale = RATING_ENDS.find((words) =>
      words.every((word, index) => tokens[number.end + index]?.text === word),
    );
    if (scale === undefined) return [];
    const places = { numberStart: start, end: number.end };
    const whole = wholeAmount(SESSIONS, number, places, "plain");
    const amount = { ...whole, bound: "exact", start } as const;
    const end = number.end + scale.length;
    return [{ amount, start, end, counted: undefined, isRating: true }];
  });
}
