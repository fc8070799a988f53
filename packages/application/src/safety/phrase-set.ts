import {
  createPhraseFinder,
  type PhraseFinder,
  type ReadText,
} from "@health-exercise/domain/language";

/** Whether a text, or its beginning, has one of some phrases; they are made ready at the first text. */
export function phraseSet(
  phrases: readonly string[],
  where: "anywhere" | "first" = "anywhere",
): (text: Pick<ReadText, "words">) => boolean {
  let finder: PhraseFinder<true> | undefined;
  return ({ words }) => {
    finder ??= createPhraseFinder(
      phrases.map((phrase) => [phrase, true] as const),
      { within: "sentence" },
    );
    const found = finder.find(words);
    return where === "first" ? found[0]?.start === 0 : found.length > 0;
  };
}
