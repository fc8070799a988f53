import { coursesOf } from "../../language/course.ts";
import type { FoundPhrase } from "../../language/phrase-finder.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { type Subject, subjectsOf } from "../../language/subject.ts";
import { tellsOfClaudication } from "./claudication.ts";
import { conceptNamed, findHealthPhrases, type HealthPhrase } from "./concept-index.ts";
import { conceptsAsTold } from "./concepts-as-told.ts";
import { isDenied, isNotReal } from "./cue-before.ts";
import { elapsedDays } from "./elapsed-days.ts";
import { havingIn } from "./having-now.ts";
import type { HealthConcept } from "./health-concept.ts";
import { type SymptomsInText, toldConcepts } from "./told-concepts.ts";

/** How many words beside a health word tell when it was. */
const TIME_REACH = 6;

/** How many words beside a pain in the back tell what it is. */
const BACK_REACH = 20;

const ABBREVIATION = /^[a-z]{1,3}$/;

/**
 * The conditions, medicines and injuries that a person says to have in free text. Not counted: what is denied, asked
 * about in general, imagined, or said of somebody else.
 */
export function conceptsInText(
  text: ReadText,
  subjects: readonly Subject[] = subjectsOf(text),
  symptoms: SymptomsInText = "left_to_content_rules",
): readonly HealthConcept[] {
  const { words } = text;
  const concepts = new Set<HealthConcept>();
  const isOfOthers = (sentence: number): boolean => {
    const subject = subjects[sentence];
    return subject?.namesOthers === true && !subject.isWriterHaving;
  };
  if (tellsOfClaudication(text, isOfOthers)) concepts.add(conceptNamed("claudication"));
  // Whoever else is named, in doubt a sign is the writer's own, as for the content rules that it stands beside.
  const isSignOfOthers = (sentence: number): boolean =>
    symptoms === "of_screening"
      ? subjects[sentence]?.isOfSomebodyElse === true
      : isOfOthers(sentence);
  const phrases = { words, found: findHealthPhrases(text) };
  const courses = coursesOf(text);
  const having = havingIn(phrases);
  for (const [position, phrase] of phrases.found.entries()) {
    const sentence = words[phrase.start]?.sentence ?? 0;
    const near = wordsAround(words, phrase, TIME_REACH);
    const { hasNow, wasHad } = having(position);
    const isHad = hasNow && courses[sentence] !== "past";
    const isNamed = wasHad || elapsedDays(near) !== undefined;
    const told = toldConcepts(phrase, { symptoms, isHad, isNamed }).filter(({ area }) =>
      area === "symptom" ? !isSignOfOthers(sentence) : !isOfOthers(sentence),
    );
    if (told.length === 0 || (isAbbreviation(phrase, words) && !isNamed)) continue;
    if (isDenied(phrases, position) || isNotReal(phrases, position)) continue;
    const about = wordsAround(words, phrase, BACK_REACH);
    for (const concept of conceptsAsTold(told, near, about)) concepts.add(concept);
  }
  return [...concepts];
}

/** In the same sentence. */
function wordsAround(
  words: readonly Token[],
  { start, end }: FoundPhrase<HealthPhrase>,
  reach: number,
): readonly Token[] {
  const sentence = words[start]?.sentence;
  return words
    .slice(Math.max(0, start - reach), end + reach)
    .filter((word) => word.sentence === sentence);
}

function isAbbreviation(
  { start, end }: FoundPhrase<HealthPhrase>,
  words: readonly Token[],
): boolean {
  return end - start === 1 && ABBREVIATION.test(words[start]?.singular ?? "");
}
