import type { ReadText } from "@health-exercise/domain/language";

/** After a number: what it counts. */
const UNITS = {
  minutes: [
    [/^(?:min|mins|minute|minutes|m|分|分钟)$/u, 1],
    [/^(?:hour|hours|hr|hrs|h|小时|钟头)$/u, 60],
  ],
  weeks: [
    [/^(?:week|weeks|wk|wks|周|星期|礼拜)$/u, 1],
    [/^(?:month|months|月)$/u, 4],
  ],
  times: [[/^(?:times|days|day|x|sessions|次|天|练)$/u, 1]],
} as const;
const HALF_HOUR =
  /half an hour|half hour|half-hour|半个?(?:小时|小時|钟头|鐘頭|鐘)|半個(?:小時|鐘)/iu;
const ONE_HOUR = /\b(?:an|one|full|whole) hour\b|一个?(?:小时|钟头)|一個?(?:小時|鐘頭|鐘)/iu;
const TENS_OF_MINUTES = /十(?:几|來|来|多)(?:分)/u;
const WORDS: Readonly<Record<string, number>> = { once: 1, twice: 2 };
const SMALL_WORDS: ReadonlySet<string> = new Set(["个", "來", "来", "-"]);

/** The first amount of a kind in a message: minutes of a session, weeks of a plan, times a week; null where it tells none. */
export function amountIn({ words, source }: ReadText, kind: keyof typeof UNITS): number | null {
  for (const [at, { value }] of words.entries()) {
    const word = words[at];
    if (kind === "times" && word !== undefined && WORDS[word.text] !== undefined)
      return WORDS[word.text] ?? null;
    if (value === undefined || words[at + 1]?.value !== undefined) continue;
    const skipped = SMALL_WORDS.has(words[at + 1]?.text ?? "") ? 1 : 0;
    const next = words[at + 1 + skipped]?.text ?? "";
    const two = `${next}${words[at + 2 + skipped]?.text ?? ""}`;
    for (const [unit, factor] of UNITS[kind])
      if (unit.test(next) || unit.test(two)) return value * factor;
  }
  if (kind !== "minutes") return null;
  if (HALF_HOUR.test(source)) return 30;
  if (ONE_HOUR.test(source)) return 60;
  return TENS_OF_MINUTES.test(source) ? 15 : null;
}
