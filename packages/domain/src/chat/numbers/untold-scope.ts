import type { Token } from "../../language/read-text.ts";
import { isBounding } from "./bounding-figures.ts";
import { isOneOfSeveral } from "./one-of-several.ts";
import type { Figure, NamedActivity, Place, SentenceReading } from "./sentence-parts.ts";
import { isInside } from "./sentence-parts.ts";
import { isPast } from "./statement-evidence.ts";
import {
  AFTER_EXERCISE,
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
const INTERVALS = "interval_training";
/** Clauses that begin so go on with the one before them: "9 times with Sam", "while travelling". */
const GOING_ON = new Set(["with", "while"]);
/** Before somebody with whom it was done. */
const COMPANY = new Set(["和", "跟", "陪", "与", "同"]);
const NO_COMPANY = new Set([..."你您之此样时期比一步"]);
const MONTHS_AND_YEARS: ReadonlySet<string> = new Set([
  ...(["month", "year", "since", "last_days", "range"] as const),
]);
/** So many Chinese characters that nothing explains may stand side by side. */
const MOST_UNTOLD_CHARACTERS = 0;

/**
 * Whether words beside a figure narrow down what it is said of in a way that no query tells: "in the park", "tempo runs",
 * "the first week of October", "played spikeball". Such a claim nobody can check.
 */
export function isNarrowed(figure: Figure, reading: SentenceReading): boolean {
  const { cues, clauses } = reading;
  if (cues.some(({ meaning }) => meaning === "except") || isBounding(figure, reading)) return true;
  if (isIncluding(figure, reading) || reading.activities.some(isWay)) return true;
  if (isOneOfSeveral(figure, reading)) return true;
  const concerned = clausesConcerned(figure, reading);
  const isConcerned = ({ clause }: Place) => concerned.has(clause);
  if (cues.some((cue) => (cue.meaning === "untold" || cue.meaning === "some") && isConcerned(cue)))
    return true;
  const places = clauses.flatMap((clause, place) => (concerned.has(clause) ? [place] : []));
  return (
    places.some((place) => narrows(place, reading)) ||
    hasUntoldDays(reading) ||
    hasUntoldCharacters(places, reading)
  );
}

/** "Counting walks, you did 30 sessions". */
function isIncluding(figure: Figure, { cues, figures }: SentenceReading): boolean {
  return cues.some(
    ({ meaning, start, end, clause }) =>
      meaning === "include" &&
      figure.reach.includes(clause) &&
      end < figure.start &&
      !figures.some((each) => each.start >= start && each.end <= figure.start),
  );
}

/** Intervals are done in many kinds of exercise. */
function isWay({ activity, called = [] }: NamedActivity): boolean {
  const isNamed = called.some((name) => name.toLowerCase().includes("hiit"));
  return activity?.families.includes(INTERVALS) === true && !isNamed;
}

/** A figure's clause, what goes on with it, and what stands before it as a label or says where and when. */
function clausesConcerned(figure: Figure, { tokens, clauses }: SentenceReading) {
  const firstOf = (clause: number) =>
    tokens.find((token, place) => clauses[place] === clause && token.kind !== "mark")?.text ?? "";
  const concerned = new Set([figure.clause]);
  for (let next = figure.clause + 1; GOING_ON.has(firstOf(next)); next += 1) {
    const start = clauses.indexOf(next);
    if (tokens[start]?.kind === "mark") break;
    concerned.add(next);
  }
  for (const clause of figure.reach) {
    const end = tokens[clauses.indexOf(clause + 1)]?.text;
    const isLead = NARROWING.has(firstOf(clause)) && end === ",";
    if (clause < figure.clause && (isLead || end === ":")) concerned.add(clause);
  }
  return concerned;
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
  if (isBeforeExercise && !BEFORE_EXERCISE.has(token.text))
    return !isPast(token.text) || tokens[place - 1]?.value !== undefined;
  return isRead(place - 1, reading) && isUntoldWord(token.text);
}

/** "9 times solo", "rode indoors": nothing that is known of exercise, figures or days. */
function isUntoldWord(text: string): boolean {
  const isKnown = [AFTER_EXERCISE, NEUTRAL_NOUNS, BEFORE_EXERCISE, DETERMINERS].some((words) =>
    words.has(text),
  );
  return !isKnown && !isPast(text) && !text.endsWith("ly");
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
  const known = reading.cues.filter(
    ({ meaning }) => meaning !== "untold" && meaning !== "other_thing",
  );
  return isRead(place, reading) || isInside({ start: place, end: place + 1 }, known);
}

function isRead(place: number, { periods, activities, figures }: SentenceReading): boolean {
  const here = { start: place, end: place + 1 };
  return [periods, activities, figures].some((spans) => isInside(here, spans));
}

/** "The week of 2 November", "before October", "from the 3rd and 9 November": days of which only a part was read. */
function hasUntoldDays(reading: SentenceReading): boolean {
  const { periods, tokens, clauses } = reading;
  return periods.some(({ period, start, end, clause }) => {
    if (WEEKDAYS.has(tokens[end - 1]?.text ?? "")) return true;
    // 10月你周一跑步3次: which Mondays.
    const isDay = period !== "future" && period.kind === "day";
    const isWithin = periods.some(
      (each) =>
        each.clause === clause &&
        each.period !== "future" &&
        MONTHS_AND_YEARS.has(each.period.kind),
    );
    if (isDay && isWithin) return true;
    const isOpen = clauses[start - 1] === clause && BEFORE_DAYS.has(tokens[start - 1]?.text ?? "");
    // 上周三次: three times last week, or Wednesday; "in October 8 runs": eight of them, or the eighth.
    const next = tokens[end]?.text ?? "";
    const isCounted =
      COUNTERS.has(next) ||
      (next.endsWith("s") && reading.activities.some((each) => each.start === end));
    return isOpen || (tokens[end - 1]?.value !== undefined && isCounted);
  });
}

function hasUntoldCharacters(places: readonly number[], reading: SentenceReading): boolean {
  const { tokens, cues } = reading;
  let untold = 0;
  let at = 0;
  for (const place of places) {
    const token = tokens[place];
    if (isCompany(place, reading)) return true;
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

/** 和朋友跑了3次. */
function isCompany(place: number, reading: SentenceReading): boolean {
  const { tokens, cues } = reading;
  const next = tokens[place + 1];
  if (!COMPANY.has(tokens[place]?.text ?? "") || next?.kind !== "han") return false;
  return !NO_COMPANY.has(next.text) && !isRead(place + 1, reading) && !isCue(place + 1, cues);
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
