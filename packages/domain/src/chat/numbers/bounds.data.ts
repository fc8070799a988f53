/** How a figure is bounded by the words beside it; phrases separated by `|`. */

/** `about` rounds either way, `nearly` from below, `over` and `under` only name a bound. */
export type Bound = "exact" | "about" | "nearly" | "over" | "under";

export const BOUND_BEFORE: readonly (readonly [words: string, bound: Bound])[] = [
  ["about|around|roughly|approximately|approx|approx.|~|≈|circa|an estimated|some|just about|约|大约|大概|差不多|约为|约等于|估计", "about"],
  ["nearly|almost|just under|close to|just shy of|将近|接近|近|快要", "nearly"],
  ["over|more than|at least|just over|well over|a little over|above|upwards of|exceeding|超过|超过了|多于|至少|不少于|逾", "over"],
  ["under|less than|below|up to|at most|no more than|fewer than|不到|少于|不足|至多|最多|不超过", "under"],
];

export const BOUND_AFTER: readonly (readonly [words: string, bound: Bound])[] = [
  ["左右|上下|or so", "about"],
  ["多|余|以上|plus|+|or more|及以上", "over"],
  ["以内|以下|or less", "under"],
];
