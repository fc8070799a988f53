import {
  createPhraseFinder,
  type PhraseFinder,
  type ReadText,
} from "@health-exercise/domain/language";

/** How days of the week are written, Monday first. Design values. */
const WEEKDAY_PHRASES: readonly (readonly string[])[] = [
  "mon|monday|mondays 一",
  "tue|tues|tuesday|tuesdays 二",
  "wed|weds|wednesday|wednesdays 三",
  "thu|thur|thurs|thursday|thursdays 四",
  "fri|friday|fridays 五",
  "sat|saturday|saturdays 六",
  "sun|sunday|sundays 日|天",
].map((line) => {
  const [english = "", chinese = ""] = line.split(" ");
  return [
    `(${english})`,
    `(周|星期|礼拜)(${chinese})`,
    `(周|星期|礼拜)~(和|跟|同|与|、|)(${chinese})`,
  ];
});
const WEEKEND: readonly string[] = ["(weekend|weekends)", "周末"];
const SATURDAY = 6;
const SUNDAY = 7;

/** "一周一次" names no Monday. */
const BEFORE_NO_DAY: ReadonlySet<string> = new Set(["一", "每", "几", "两", "这"]);
const BEHIND_NO_DAY: ReadonlySet<string> = new Set(["次", "天", "练", "回", "节", "两", "三"]);

let finder: PhraseFinder<readonly number[]> | undefined;

/** The days of the week that a message names, in their order; Monday is 1. */
export function weekdaysIn({ words }: ReadText): readonly number[] {
  finder ??= createPhraseFinder(entries(), { compare: "text", within: "sentence" });
  const { hits } = finder.findAll(words);
  const isOfDay = (place: number) => hits.some(({ start, end }) => start <= place && place < end);
  const isAmount = ({ start, end }: { readonly start: number; readonly end: number }) =>
    words[start]?.kind === "han" &&
    ((!isOfDay(start - 1) &&
      (BEFORE_NO_DAY.has(words[start - 1]?.text ?? "") || words[start - 1]?.value !== undefined)) ||
      BEHIND_NO_DAY.has(words[end]?.text ?? ""));
  const days = hits.flatMap((hit) => (isAmount(hit) ? [] : hit.meaning));
  return [...new Set(days)].sort((left, right) => left - right);
}

function* entries(): Generator<readonly [string, readonly number[]]> {
  for (const [at, phrases] of WEEKDAY_PHRASES.entries())
    for (const phrase of phrases) yield [phrase, [at + 1]];
  for (const phrase of WEEKEND) yield [phrase, [SATURDAY, SUNDAY]];
}
