/** How a number is bounded by the words beside it: `about` rounds either way, `nearly` from below, `over` and `under` only name a bound. */
export type Bound = "exact" | "about" | "nearly" | "over" | "under";

/** A bound with the phrases that say it, in the notation of `readPhrase`. The choice of words is a design value. */
export type BoundWords = { readonly bound: Bound; readonly words: readonly string[] };

export const BOUNDS_BEFORE: readonly BoundWords[] = [
  {
    bound: "about",
    words: [
      "about",
      "around",
      "roughly",
      "approximately",
      "approx",
      "approx.",
      "\\~",
      "≈",
      "circa",
      "an estimated",
      "some",
      "just about",
      "约",
      "大约",
      "大概",
      "差不多",
      "约为",
      "约等于",
      "估计",
    ],
  },
  {
    bound: "nearly",
    words: [
      "nearly",
      "almost",
      "just under",
      "close to",
      "just shy of",
      "将近",
      "接近",
      "近",
      "快要",
    ],
  },
  {
    bound: "over",
    words: [
      "over",
      "more than",
      "at least",
      "just over",
      "well over",
      "a good",
      "a solid",
      "a little over",
      "above",
      "upwards of",
      "exceeding",
      "超过",
      "超过了",
      "多于",
      "至少",
      "不少于",
      "逾",
    ],
  },
  {
    bound: "under",
    words: [
      "under",
      "less than",
      "below",
      "up to",
      "at most",
      "no more than",
      "fewer than",
      "不到",
      "少于",
      "不足",
      "至多",
      "最多",
      "不超过",
    ],
  },
];

export const BOUNDS_AFTER: readonly BoundWords[] = [
  {
    bound: "about",
    words: ["左右", "上下", "or so"],
  },
  {
    bound: "over",
    words: ["多", "余", "以上", "plus", "\\+", "or more", "及以上"],
  },
  {
    bound: "under",
    words: ["以内", "以下", "or less"],
  },
];
