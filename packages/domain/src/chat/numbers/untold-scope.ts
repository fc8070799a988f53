import type { Token } from "../../language/read-text.ts";
import type { Figure, Place, SentenceReading } from "./sentence-parts.ts";
import { isInside } from "./sentence-parts.ts";
import { isPast } from "./statement-evidence.ts";
import {
  BEFORE_DAYS,
  BEFORE_EXERCISE,
  DETERMINERS,
  DOING,
  NARROWING,
  NEUTRAL_NOUNS,
  TOLD_CHINESE,
} from "./told-words.data.ts";

/** "On Mondays": not one day. */
const WEEKDAYS = new Set(
  "mondays tuesdays wednesdays thursdays fridays saturdays sundays".split(" "),
);
const COUNTERS = new Set(["次", "天", "回", "场", "个", "节", "趟"]);
/** After what was done. */
const DONE = new Set(["了", "过"]);
/** So many Chinese characters that nothing explains may stand side by side. */
const MOST_UNTOLD_CHARACTERS = 1;

/**
 * Whether words beside a figure narrow down what it is said of in a way that no query tells: "in the park", "tempo runs",
 * "the first week of October", "played spikeball". Such a claim nobody can check.
 */
export function isNarrowed(figure: Figure, reading: SentenceReading): boolean {
  const { cues, clauses } = reading;
  const clausesConcerned = new Set([figure.clause]);
  const isConcerned = ({ clause }: Place) => clausesConcerned.has(clause);
  if (cues.some((cue) => (cue.meaning === "untold" || cue.meaning === "some") && isConcerned(cue)))
    return true;
  const places = clauses.flatMap((clause, place) => (clausesConcerned.has(clause) ? [place] : []));
  return (
    places.some((place) => narrows(place, reading)) ||
    hasUntoldDays(reading) ||
    hasUntoldCharacters(places, reading)
  );
}

/** A preposition before a noun that nothing explains, an adjective before exercise, or exercise of no known kind. */
function narrows(place: number, reading: SentenceReading): boolean {
  const { tokens, activities } = reading;
  const token = tokens[place];
  if (token?.kind !== "word" || isTold(place, reading)) return false;
  if (NARROWING.has(token.text)) return isUntoldNoun(nounAfter(place, tokens), reading);
  if (DOING.has(token.text) && activities.every(({ clause }) => clause !== reading.clauses[place]))
    return isUntoldNoun(nounAfter(place, tokens), reading);
  const isBeforeExercise =
    activities.some(({ start }) => start === place + 1) && !isPast(tokens[place + 1]?.text ?? "");
  return isBeforeExercise && !BEFORE_EXERCISE.has(token.text) && !isPast(token.text);
}

function nounAfter(place: number, tokens: readonly Token[]): number {
  let at = place + 1;
  while (DETERMINERS.has(tokens[at]?.text ?? "")) at += 1;
  return at;
}

function isUntoldNoun(place: number, reading: SentenceReading): boolean {
  const token = reading.tokens[place];
  if (token?.kind !== "word" || token.value !== undefined) return false;
  return !isTold(place, reading) && !NEUTRAL_NOUNS.has(token.text) && !token.text.endsWith("ly");
}

/** Whether what stands at a place is days, exercise, a figure or part of a known phrase. */
function isTold(place: number, reading: SentenceReading): boolean {
  const known = reading.cues.filter(({ meaning }) => meaning !== "untold");
  return isRead(place, reading) || isInside({ start: place, end: place + 1 }, known);
}

function isRead(place: number, { periods, activities, figures }: SentenceReading): boolean {
  const here = { start: place, end: place + 1 };
  return [periods, activities, figures].some((spans) => isInside(here, spans));
}

/** "The week of 2 November", "before October", "from the 3rd and 9 November": days of which only a part was read. */
function hasUntoldDays({ periods, tokens, clauses }: SentenceReading): boolean {
  return periods.some(({ start, end, clause }) => {
    if (WEEKDAYS.has(tokens[end - 1]?.text ?? "")) return true;
    const isOpen = clauses[start - 1] === clause && BEFORE_DAYS.has(tokens[start - 1]?.text ?? "");
    // 上周三次: three times last week, or Wednesday.
    return (
      isOpen || (tokens[end - 1]?.value !== undefined && COUNTERS.has(tokens[end]?.text ?? ""))
    );
  });
}

function hasUntoldCharacters(places: readonly number[], reading: SentenceReading): boolean {
  const { tokens, cues } = reading;
  let untold = 0;
  let at = 0;
  for (const place of places) {
    const token = tokens[place];
    if (place < at || token?.kind !== "han" || isRead(place, reading) || isCue(place, cues)) {
      if (place >= at) untold = 0;
      continue;
    }
    const length = toldLength(tokens, place);
    at = place + Math.max(1, length);
    untold = length > 0 ? 0 : untold + 1;
    const isVerb = untold > 0 && DONE.has(tokens[place + 1]?.text ?? "");
    if (untold > MOST_UNTOLD_CHARACTERS || isVerb) return true;
  }
  return false;
}

/** How many characters at a place say nothing about what is meant. */
function toldLength(tokens: readonly Token[], place: number): number {
  for (let length = 4; length > 0; length -= 1) {
    const written = tokens
      .slice(place, place + length)
      .map(({ text }) => text)
      .join("");
    if (TOLD_CHINESE.has(written)) return length;
  }
  return 0;
}

/** Whether a character is part of a known phrase; by itself it may belong to another word. */
function isCue(place: number, cues: SentenceReading["cues"]): boolean {
  const here = { start: place, end: place + 1 };
  return isInside(
    here,
    cues.filter(({ start, end }) => end - start > 1),
  );
}
