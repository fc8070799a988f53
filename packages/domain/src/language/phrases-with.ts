/** Phrases, each with one meaning, as `createPhraseFinder` takes them. */
export function phrasesWith<Meaning>(
  phrases: readonly string[],
  meaning: Meaning,
): readonly (readonly [phrase: string, meaning: Meaning])[] {
  return phrases.map((phrase) => [phrase, meaning]);
}

/** Phrases by what they mean, as `createPhraseFinder` takes them. */
export function phrasesByMeaning<Meaning extends string>(
  phrases: Readonly<Record<Meaning, readonly string[]>>,
): readonly (readonly [phrase: string, meaning: Meaning])[] {
  const meanings = Object.keys(phrases) as Meaning[];
  return meanings.flatMap((meaning) => phrasesWith(phrases[meaning], meaning));
}
