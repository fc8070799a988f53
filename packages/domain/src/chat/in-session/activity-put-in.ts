import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { untellingWords } from "../question/earlier-question.ts";
import { readRecordActivities } from "../records/kinds/read-record-activities.ts";
import { asksOnceMore, asksWhether, isQuestion, opensOnceMore } from "./once-more.ts";

/**
 * The question before, with the kind of exercise of a message that gives nothing but that: "and yoga?" behind "my back
 * hurts, can I deadlift?". Undefined where it tells more, or the question before names none or several.
 */
export function withActivityPutIn(question: ReadText, earlier: ReadText): ReadText | undefined {
  const isFragment = opensOnceMore(question) || !asksWhether(question);
  if (!isFragment || !asksOnceMore(question)) return undefined;
  if (!isQuestion(earlier) && !asksWhether(earlier)) return undefined;
  const [named, ...others] = readRecordActivities(question);
  const [replaced, ...more] = readRecordActivities(earlier);
  if (named?.activity == null || replaced === undefined) return undefined;
  if (others.length > 0 || more.length > 0) return undefined;
  const untelling = untellingWords(question);
  const tellsMore = question.words.some(
    (_, at) => (at < named.start || at >= named.end) && !untelling.has(at),
  );
  if (tellsMore) return undefined;
  const written = writtenOf(question, named);
  const { source, words } = earlier;
  const head = source.slice(0, words[replaced.start]?.start);
  return read(`${head}${written}${source.slice(words[replaced.end - 1]?.end)}`);
}

function writtenOf(
  { source, words }: ReadText,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  return source.slice(words[start]?.start, words[end - 1]?.end);
}
