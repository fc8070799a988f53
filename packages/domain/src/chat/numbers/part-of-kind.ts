import type { ReadText } from "../../language/read-text.ts";
import { activitySpans } from "../../sport/met/activity-spans.ts";
import type { RecordActivity } from "../../sport/records/record-query.ts";
import { TITLE_WORDS } from "../records/kinds/session-title.data.ts";
import {
  GENERAL_ACTIVITIES,
  IDLE_MODIFIERS,
  IN_NAMES_OF_KINDS,
  IN_WHOLE_KINDS,
} from "./kind-words.data.ts";

const titleWords = new Set(TITLE_WORDS.split(" ").filter((word) => !IN_WHOLE_KINDS.has(word)));

/**
 * Whether the words of a kind of exercise name only some sessions of it: "tempo runs", "lake swims", "rode to work", 晨跑.
 * Its records tell then at most how much there was.
 */
export function isPartOfKind({ families }: RecordActivity, text: ReadText): boolean {
  const { words } = text;
  const spans = activitySpans(text);
  const isNarrow = spans.some(
    ({ modifiers, efforts }) =>
      efforts.length > 0 || modifiers.some((each) => !IDLE_MODIFIERS.has(each)),
  );
  if (isNarrow && families.length === 1) return true;
  if (words.length > 1 && words.some((word) => titleWords.has(word.text))) return true;
  const kind = kindWithin(text, families);
  if (kind === undefined) return false;
  return !words.every(
    (word, at) =>
      (at >= kind.start && at < kind.end) ||
      IN_NAMES_OF_KINDS.has(word.text) ||
      namesKind({ ...text, words: [word] }, families),
  );
}

/** Whether words name an activity of its own within a kind of exercise: hiking, breaststroke. */
export function isOtherActivity({ families }: RecordActivity, text: ReadText): boolean {
  return activitySpans(text).some(
    ({ name }) => name !== undefined && !isWhole(name.activity, families),
  );
}

/** Whether an activity of the catalogue is a whole kind of exercise. */
function isWhole(activity: string, families: readonly string[]): boolean {
  return families.includes(activity) || GENERAL_ACTIVITIES.has(activity);
}

/** The most of the words, though not all, that name the kind by themselves. */
function kindWithin(text: ReadText, families: readonly string[]) {
  const { words } = text;
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const end = start + length;
      if (namesKind({ ...text, words: words.slice(start, end) }, families)) return { start, end };
    }
  return undefined;
}

function namesKind(text: ReadText, families: readonly string[]): boolean {
  return activitySpans(text).some(
    ({ start, end, name }) =>
      name !== undefined &&
      start === 0 &&
      end === text.words.length &&
      isWhole(name.activity, families),
  );
}
