import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { familyOf } from "../../sport/met/activity-evidence.ts";
import { type ActivitySpan, activitySpans } from "../../sport/met/activity-spans.ts";
import type { RecordActivity } from "../../sport/records/record-query.ts";
import { ANY_EXERCISE, RECORD_CUES } from "./record-cues.data.ts";

/** A kind of exercise that a text names, by the words from `start` up to `end`; null for exercise of any kind. */
export type FoundActivity = {
  readonly start: number;
  readonly end: number;
  readonly activity: RecordActivity | null;
};

let anyExercise: PhraseFinder<true> | undefined;
let notActivities: PhraseFinder<true> | undefined;

/** The kinds of exercise that a text names, in order; two names of one family side by side are one. */
export function readRecordActivities(text: ReadText): readonly FoundActivity[] {
  const { words, source } = text;
  anyExercise ??= createPhraseFinder(phrasesWith(ANY_EXERCISE, true as const), {
    compare: "stem",
    within: "sentence",
  });
  // "In a row" names no rowing.
  notActivities ??= createPhraseFinder(phrasesWith(RECORD_CUES.streak, true as const), {
    compare: "stem",
    within: "sentence",
  });
  const others = notActivities.find(words);
  const found: FoundActivity[] = [];
  for (const { start, end, name } of namedSpans(text)) {
    if (name === undefined || others.some((other) => start < other.end && other.start < end))
      continue;
    const family = familyOf(name.activity);
    const last = found.at(-1);
    if (last?.activity?.families.includes(family) === true && last.end === start) {
      found[found.length - 1] = { ...last, end };
      continue;
    }
    const written = source.slice(words[start]?.start, words[end - 1]?.end);
    found.push({ start, end, activity: { name: written, families: [family] } });
  }
  const named = found.length;
  for (const { start, end } of anyExercise.find(words)) {
    const isNamed = found.slice(0, named).some((each) => start < each.end && each.start < end);
    if (!isNamed) found.push({ start, end, activity: null });
  }
  return found.sort((left, right) => left.start - right.start);
}

/** The spans that name an activity; of "running time", which alone names none, the word that does. */
function namedSpans(text: ReadText): readonly ActivitySpan[] {
  return activitySpans(text).flatMap((span) => {
    if (!span.roles.includes("misleading") || span.end - span.start < 2) return [span];
    const words = text.words.slice(span.start, span.end);
    return words.flatMap((word, index) => {
      const [only] = activitySpans({ ...text, words: [word] });
      const start = span.start + index;
      return only === undefined ? [] : [{ ...only, start, end: start + 1 }];
    });
  });
}
