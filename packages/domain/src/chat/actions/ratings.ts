import type { Token } from "../../language/read-text.ts";
import type { SportFeedback } from "../../sport/sport-feedback.ts";
import { SPORT_LOG_LIMITS } from "../../sport/sport-log-limits.ts";
import { pointRatings } from "./point-ratings.ts";

const EXERTION_WORDS = new Set(["rpe", "exertion", "effort", "强度", "用力", "费力"]);
const OF_WORDS: readonly (readonly string[])[] = [["/"], ["out", "of"]];
const STARS = new Set(["star", "stars", "星", "颗"]);
/** Between a word for the effort and its number. */
const LINKS = new Set([
  "was",
  "is",
  "of",
  "a",
  "an",
  "=",
  ":",
  "about",
  "around",
  "是",
  "大概",
  "大约",
]);
const MOST_LINKS = 3;
/** "4 out of 5 runners" rates nothing. */
const COUNTED = ["people", "women", "men", "ers", "ors", "ons", "days", "weeks", "adults"];

/** Of "that one" and 一下 nothing is rated. */
const ONES = new Set(["one", "一"]);

type Rating = Pick<SportFeedback, "feelingRating" | "perceivedExertion">;

/** How hard a session was ("RPE 7", "8 out of 10") and how it felt ("4 out of 5", "4 stars"), where a message says it in numbers. */
export function ratingsIn(tokens: readonly Token[]): Rating {
  const points = pointRatings(tokens);
  let rating: Rating = {};
  for (const [place, { value }] of tokens.entries()) {
    if (value === undefined) continue;
    const scale = scaleBehind(tokens, place + 1);
    if (scale === 10 || namesExertion(tokens, place))
      rating = { perceivedExertion: value, ...rating };
    else if (scale === 5 || points.has(place)) rating = { feelingRating: value, ...rating };
  }
  return within(rating);
}

/**
 * How it felt, where a rating is asked for with nothing but one number of the scale of feelings: "rate my last run 4". A
 * number beyond that scale leaves open which is meant.
 */
export function bareRatingIn(tokens: readonly Token[], isTaken: (token: Token) => boolean): Rating {
  const [only, ...more] = tokens.filter(
    (token) => token.value !== undefined && !isTaken(token) && !ONES.has(token.text),
  );
  return only === undefined || more.length > 0 ? {} : within({ feelingRating: only.value });
}

/** The 10 of "7/10", "7 out of 10" and "7 of 10"; stars are of five. */
function scaleBehind(tokens: readonly Token[], place: number): number | undefined {
  if (STARS.has(tokens[place]?.text ?? "")) return 5;
  const words = OF_WORDS.find((each) =>
    each.every((word, at) => tokens[place + at]?.text === word),
  );
  if (words !== undefined) {
    const behind = tokens[place + words.length + 1]?.text ?? "";
    return COUNTED.some((ending) => behind.endsWith(ending))
      ? undefined
      : tokens[place + words.length]?.value;
  }
  // "4 of 5" is a rating where nothing is counted behind it.
  const isOf = tokens[place]?.text === "of" && (tokens[place + 2]?.kind ?? "mark") === "mark";
  return isOf ? tokens[place + 1]?.value : undefined;
}

function namesExertion(tokens: readonly Token[], place: number): boolean {
  let at = place - 1;
  while (at >= place - MOST_LINKS && LINKS.has(tokens[at]?.text ?? "")) at -= 1;
  const before = tokens[at]?.text ?? "";
  return EXERTION_WORDS.has(before) || EXERTION_WORDS.has(`${tokens[at - 1]?.text ?? ""}${before}`);
}

function within({ feelingRating, perceivedExertion }: Rating): Rating {
  const { feelingRating: feeling, perceivedExertion: exertion } = SPORT_LOG_LIMITS;
  const isFeeling =
    Number.isInteger(feelingRating) && isBetween(feelingRating, feeling.min, feeling.max);
  return {
    ...(isFeeling && { feelingRating }),
    ...(isBetween(perceivedExertion, exertion.min, exertion.max) && { perceivedExertion }),
  };
}

function isBetween(value: number | undefined, min: number, max: number): boolean {
  return value !== undefined && value >= min && value <= max;
}
