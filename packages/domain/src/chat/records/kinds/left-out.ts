import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import { isLink } from "../links.ts";
import { BEFORE_LEFT_OUT, BEHIND_LEFT_OUT } from "./left-out.data.ts";
import type { FoundActivity } from "./read-record-activities.ts";

/** "Days without running" and "how long without a swim" are days, and leave nothing out. */
const COUNTED_WITHOUT = new Set("day days weeks months long going gone go went been".split(" "));

let finder: PhraseFinder<"before" | "behind"> | undefined;

/** Those of `named` that a question leaves out: "other than running", "除了跑步和游泳". */
export function leftOutOf<Found extends FoundActivity>(
  { words }: Pick<ReadText, "words">,
  named: readonly Found[],
): readonly Found[] {
  finder ??= createPhraseFinder(
    phrasesByMeaning<"before" | "behind">({ before: BEFORE_LEFT_OUT, behind: BEHIND_LEFT_OUT }),
    { within: "sentence" },
  );
  if (named.length === 0) return [];
  const { hits } = finder.findAll(words);
  const isCounted = (start: number) =>
    words[start]?.text === "without" && COUNTED_WITHOUT.has(words[start - 1]?.text ?? "");
  const before = new Set(
    hits.flatMap(({ meaning, start, end }) =>
      meaning === "before" && !isCounted(start) ? [end] : [],
    ),
  );
  const behind = new Set(
    hits.flatMap(({ meaning, start }) => (meaning === "behind" ? [start] : [])),
  );
  const isLinked = (left: Found, right: Found) => {
    const between = words.slice(left.end, right.start);
    return between.length > 0 && between.every(({ text }) => isLink(text));
  };
  const isOut = named.map(({ start, end }) => before.has(start) || behind.has(end));
  for (const [at, each] of named.entries()) {
    const last = named[at - 1];
    if (last !== undefined && isOut[at - 1] && isLinked(last, each)) isOut[at] = true;
  }
  for (let at = named.length - 2; at >= 0; at -= 1) {
    const [each, next] = [named[at], named[at + 1]];
    const isBehind = next !== undefined && behind.has(next.end);
    if (each !== undefined && isBehind && isOut[at + 1] && isLinked(each, next)) isOut[at] = true;
  }
  return named.filter((_, at) => isOut[at]);
}
