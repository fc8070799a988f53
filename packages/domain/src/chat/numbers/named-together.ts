import type { Place, SentenceReading } from "./sentence-parts.ts";
import { isPast } from "./statement-evidence.ts";

/** What joins two names in a list; of those in between a comma does, where the last two are joined by such a word. */
const JOINERS = new Set([..."和与及跟同加、", "and", "&", "plus", "以及", "\\+", "+"]);
const BETWEEN = new Set([
  ...", in on at the your a my during both of also some any also from".split(" "),
  ..."以还有上是在你您的了，共",
]);

/**
 * The names that are listed with one of `found`, in order: "February, March and April", 跑步和骑车. What stands between has
 * no figure and no other word.
 */
export function listedWith<Found extends Place>(
  found: Found,
  all: readonly Found[],
  { tokens }: SentenceReading,
): readonly Found[] {
  const at = all.indexOf(found);
  const textsBetween = (index: number): readonly string[] | undefined => {
    const [left, right] = [all[index], all[index + 1]];
    if (left === undefined || right === undefined || left.end > right.start) return undefined;
    const texts = tokens.slice(left.end, right.start).map(({ text }) => text);
    const isAlike =
      isPast(tokens[left.end - 1]?.text ?? "") === isPast(tokens[right.end - 1]?.text ?? "");
    const isList = texts.every((text) => JOINERS.has(text) || BETWEEN.has(text));
    return texts.length > 0 && isList && isAlike ? texts : undefined;
  };
  let first = at;
  while (textsBetween(first - 1) !== undefined) first -= 1;
  let last = at;
  while (textsBetween(last) !== undefined) last += 1;
  // A list without "and" is none: "October, November".
  while (last > at && !isJoined(last - 1)) last -= 1;
  const isList = last > first && isJoined(last - 1);
  return isList ? all.slice(first, last + 1) : [found];

  function isJoined(index: number): boolean {
    return textsBetween(index)?.some((text) => JOINERS.has(text)) === true;
  }
}
