import { createPhraseFinder, type PhraseFinder } from "./phrase-finder.ts";
import { phrasesWith } from "./phrases-with.ts";
import type { ReadText } from "./read-text.ts";
import {
  ASKING,
  FAMILY_HISTORY,
  HAVING,
  NO_PERSONS,
  OTHER_PEOPLE,
  PERSONS,
  REPORTING,
  WRITER,
} from "./subject.data.ts";
import { toldOnce } from "./told-once.ts";

/** Of whom a sentence speaks. */
export type Subject = {
  /** Somebody else or the family is named. */
  readonly namesOthers: boolean;
  /** The writer says to have something: "I have", "my wife and I both have". */
  readonly isWriterHaving: boolean;
  /**
   * What it tells, it tells of somebody else. In doubt it is the writer's own: where it mentions the writer other than
   * as the one who asks, or where somebody else only says, sees or fears something.
   */
  readonly isOfSomebodyElse: boolean;
};

type Cue = "person" | "others" | "family" | "reporting" | "asking" | "having" | "writer" | "none";

const OTHER_CUES: readonly Cue[] = ["person", "others", "family"];

let finder: PhraseFinder<Cue> | undefined;

/** Of whom each sentence of a text speaks. */
export const subjectsOf = toldOnce(({ words, sentences }: ReadText): readonly Subject[] => {
  finder ??= createPhraseFinder<Cue>(listCues(), { compare: "singular", within: "sentence" });
  const cues = sentences.map(() => new Set<Cue>());
  const found = finder.find(words);
  for (const [position, { start, end, values }] of found.entries()) {
    const next = found[position + 1];
    const isReporting = next?.start === end && next.values.includes("reporting");
    const ofSentence = cues[words[start]?.sentence ?? 0];
    for (const cue of values) ofSentence?.add(cue === "person" && isReporting ? "others" : cue);
  }
  return cues.map((all) => ({
    namesOthers: OTHER_CUES.some((cue) => all.has(cue)),
    isWriterHaving: all.has("having"),
    isOfSomebodyElse: all.has("person") && !all.has("writer") && !all.has("having"),
  }));
});

function listCues(): readonly (readonly [phrase: string, cue: Cue])[] {
  return [
    ...phrasesWith<Cue>(PERSONS, "person"),
    ...phrasesWith<Cue>(OTHER_PEOPLE, "others"),
    ...phrasesWith<Cue>(NO_PERSONS, "none"),
    ...phrasesWith<Cue>(FAMILY_HISTORY, "family"),
    ...phrasesWith<Cue>(REPORTING, "reporting"),
    ...phrasesWith<Cue>(ASKING, "asking"),
    ...phrasesWith<Cue>(HAVING, "having"),
    ...phrasesWith<Cue>(WRITER, "writer"),
  ];
}
