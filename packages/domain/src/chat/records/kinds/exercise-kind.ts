import type { ReadText } from "../../../language/read-text.ts";
import type { ExerciseKind } from "../../../sport/records/exercise-kinds.data.ts";
import { kindsNamed } from "../../../sport/records/exercise-kinds.ts";
import type { FoundActivity } from "./read-record-activities.ts";

/** Between a sport and what says more of it: "swim in a lake", "rides to work", 骑车去上班. */
const LINKS = new Set(
  "in on at to with the a an my our of during session sessions training 在 去 的 着 了 次 过 到".split(
    " ",
  ),
);

/** A kind of exercise with the kind of its sport that the words in it, before it or behind it name. */
export function withKind(found: FoundActivity, text: ReadText): FoundActivity {
  const { activity } = found;
  if (activity === null) return found;
  const [named] = kindsNamed(text, activity.families).filter((each) => isBeside(each, found, text));
  if (named === undefined) return found;
  const { kind, ...span } = named;
  // Most sessions are not called by the time of day: of "my morning run" that is looked for by its name alone.
  if (activity.title !== undefined && TIMES_OF_DAY.has(kind)) return found;
  return {
    start: Math.min(found.start, span.start),
    end: Math.max(found.end, span.end),
    activity: { ...activity, kind },
  };
}

/** What is called by the time of day. */
export const TIMES_OF_DAY: ReadonlySet<ExerciseKind> = new Set([
  "morning_running",
  "night_running",
]);

type Span = { readonly start: number; readonly end: number };

/** Whether words and a sport overlap, or nothing but what links them stands between. */
function isBeside(words: Span, sport: Span, { words: all }: ReadText): boolean {
  const [first, second] = words.start < sport.start ? [words, sport] : [sport, words];
  return all.slice(first.end, second.start).every(({ text }) => LINKS.has(text));
}
