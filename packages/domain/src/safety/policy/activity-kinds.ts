import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import type { MetActivity } from "../../sport/met/met-activity.ts";
import { ACTIVITY_KINDS, type ActivityKind } from "./activity-kind.ts";
import { ACTIVITY_KIND_WORDS, CATEGORY_KINDS, HARMLESS_PHRASES } from "./activity-kinds.data.ts";

/** Before the examples in the name of a row. */
const EXAMPLES = "(e.g.";

let finder: PhraseFinder<ActivityKind | "harmless"> | undefined;
/** The rows of the catalogue live as long as the program; each is read once. */
const kindsOfRows = new WeakMap<MetActivity, readonly ActivityKind[]>();

/** The kinds of strain of an activity, by all that is said about it and by its row of the catalogue. */
export function activityKindsOf(
  texts: readonly ReadText[],
  activity?: MetActivity,
): readonly ActivityKind[] {
  const told = texts.flatMap((text) => kindsIn(text));
  if (activity === undefined) return [...new Set(told)];
  // Who names an exercise does not do the others that its row names as examples.
  return [...new Set([...told, ...(told.length > 0 ? kindsOfRowItself : kindsOfRow)(activity)])];
}

function kindsOfRowItself(activity: MetActivity): readonly ActivityKind[] {
  const from = activity.name.indexOf(EXAMPLES);
  return from < 0 ? kindsOfRow(activity) : kindsOfNamed(activity, activity.name.slice(0, from));
}

function kindsOfRow(activity: MetActivity): readonly ActivityKind[] {
  const known = kindsOfRows.get(activity);
  if (known !== undefined) return known;
  const kinds = kindsOfNamed(activity, activity.name);
  kindsOfRows.set(activity, kinds);
  return kinds;
}

function kindsOfNamed({ categoryId }: MetActivity, name: string): readonly ActivityKind[] {
  return [...(CATEGORY_KINDS[categoryId] ?? []), ...kindsIn(read(name))];
}

const kindsIn = toldOnce(({ words }: ReadText): readonly ActivityKind[] => {
  finder ??= createPhraseFinder(
    [
      ...ACTIVITY_KINDS.flatMap((kind) => phrasesWith(ACTIVITY_KIND_WORDS[kind], kind)),
      ...phrasesWith(HARMLESS_PHRASES, "harmless" as const),
    ],
    { compare: "singular", within: "sentence" },
  );
  return finder
    .find(words)
    .flatMap(({ values }) => values.flatMap((kind) => (kind === "harmless" ? [] : kind)));
});
