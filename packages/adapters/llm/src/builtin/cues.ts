import {
  createPhraseFinder,
  type FoundPhrase,
  type PhraseFinder,
  type ReadText,
  type TextLanguage,
} from "@health-exercise/domain/language";

/** Phrases by what they hint at, in each language, one phrase an entry. */
export type CueTable<Cue extends string> = Readonly<
  Record<Cue, Readonly<Record<TextLanguage, readonly string[]>>>
>;

/** Finds the cues of a table in a text. */
export type CueFinder<Cue extends string> = (text: ReadText) => readonly FoundPhrase<Cue>[];

/** A finder of the phrases of a table, whatever their number, person and time; built at its first use. */
export function cueFinder<Cue extends string>(table: CueTable<Cue>): CueFinder<Cue> {
  let finder: PhraseFinder<Cue> | undefined;
  return (text) => {
    finder ??= createPhraseFinder(entriesOf(table), { compare: "stem", within: "sentence" });
    return finder.find(text.words);
  };
}

function* entriesOf<Cue extends string>(table: CueTable<Cue>) {
  for (const cue of Object.keys(table) as Cue[]) {
    for (const phrase of [...table[cue].en, ...table[cue].zh]) yield [phrase, cue] as const;
  }
}

/** What the found cues hint at. */
export function kindsOf<Cue extends string>(found: readonly FoundPhrase<Cue>[]): ReadonlySet<Cue> {
  return new Set(found.flatMap(({ values }) => values));
}
