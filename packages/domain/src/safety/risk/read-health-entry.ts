import type { ReadText } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { tellsOfClaudication } from "./claudication.ts";
import { conceptNamed, findHealthPhrases, saysNothing } from "./concept-index.ts";
import { conceptsAsTold } from "./concepts-as-told.ts";
import { isDenied } from "./cue-before.ts";
import type { HealthArea, HealthConcept } from "./health-concept.ts";
import { conceptsOfEntry } from "./told-concepts.ts";

/** What one entry of a list in a profile was understood to say. */
export type ReadEntry =
  | { readonly kind: "nothing" }
  | { readonly kind: "unrecognised" }
  | { readonly kind: "family_history" }
  | {
      readonly kind: "recognised";
      readonly concepts: readonly HealthConcept[];
      /** Hardly a word of it says anything else. */
      readonly isWhole: boolean;
    };

/**
 * Reads an entry such as "type 2 diabetes" or "左膝半月板损伤" of the list of `area`. What is denied ("no chest pain")
 * says nothing; what is not known is said to be unrecognised, never dropped.
 */
export function readHealthEntry(text: ReadText, area: HealthArea): ReadEntry {
  const { source, words } = text;
  if (source.trim() === "" || saysNothing(text)) return { kind: "nothing" };
  const phrases = { words, found: findHealthPhrases(text) };
  const named = phrases.found.flatMap((phrase, position) => {
    const concepts = conceptsOfEntry(phrase, area);
    return concepts.length === 0 ? [] : [{ concepts, denied: isDenied(phrases, position) }];
  });
  const subjects = subjectsOf(text);
  const isAboutOthers =
    subjects.some(({ namesOthers }) => namesOthers) &&
    !subjects.some(({ isWriterHaving }) => isWriterHaving);
  const signs = tellsOfClaudication(text, () => isAboutOthers)
    ? [conceptNamed("claudication")]
    : [];
  if (named.length === 0 && signs.length === 0) return { kind: "unrecognised" };
  const present = named.filter(({ denied }) => !denied).flatMap(({ concepts }) => concepts);
  if (present.length === 0 && signs.length === 0) return { kind: "nothing" };
  if (isAboutOthers) return { kind: "family_history" };
  return {
    kind: "recognised",
    concepts: [...new Set([...signs, ...conceptsAsTold(present, words)])],
    isWhole:
      phrases.found.reduce((left, { start, end }) => left - (end - start), words.length) === 0,
  };
}
