import { foldText } from "../../language/fold-text.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { RecordActivity, RecordQuery } from "../../sport/records/record-query.ts";
import { MOST_SESSION_NAMES } from "../../sport/records/record-sessions.ts";
import type { AskedRecords } from "./asked-records.ts";
import { hoursIn } from "./hours-of-day.ts";
import { readRecordWords } from "./record-reading.ts";

/** Whoever names a session asks for it in few words (design value). */
const MOST_WORDS = 20;
/** One word is a kind of exercise more often than a name. */
const LEAST_OF_NAME = 2;
/** So many names are read word by word, the longest that a question may hold (design value). */
const MOST_READ = 20;
/** So many letters at the end of a word change with number: "categories" is asked for as "category". */
const LETTERS_OF_NUMBER = 3;
const WORD = /[\p{L}\p{N}]+/gu;
/** One of these is asked of what is called so. */
const ASKED = [
  "count",
  "minutes",
  "total",
  "distance",
  "far",
  "calories",
  "last",
  "when",
  "list",
  "longest",
  "plural",
  "average",
  "did",
] as const;
/** Stands for a name while the rest is read: hardly anybody asks for it beside a name of their own. */
const STAND_IN = { english: "curling", chinese: "冰壶" } as const;

type Named = { readonly text: ReadText; readonly name: string };

/** Whether a question may name a session by what only the person calls it, so that these names are worth looking up. */
export function mayNameSession(question: ReadText, today: LocalDate): boolean {
  if (question.words.length > MOST_WORDS) return false;
  const { cues, unexplained, periods, activities, weekdays } = readRecordWords(question, today);
  if (!ASKED.some((cue) => cues.has(cue))) return false;
  // "Tuesday intervals" is read as intervals on a Tuesday.
  const isBeside = periods.some(({ end }) => activities.some(({ start }) => start === end));
  return unexplained > 0 || isBeside || (weekdays.length > 0 && activities.length > 0);
}

/**
 * A question with a kind of exercise instead of what the person calls sessions; undefined where it holds none of `names`, of
 * which the first `MOST_SESSION_NAMES` count.
 */
export function withoutName(
  question: ReadText,
  names: readonly string[],
  today: LocalDate,
): Named | undefined {
  const { words, source } = question;
  if (names.length === 0 || words.length > MOST_WORDS) return undefined;
  const found = longestNamed(question, names.slice(0, MOST_SESSION_NAMES));
  // A name is read as a question is, which takes too long for more than one of them.
  if (found === undefined || isPlain(found.name, today)) return undefined;
  const isChinese = words.some(({ kind }) => kind === "han");
  const [first, last] = [words[found.start], words[found.start + found.length - 1]];
  const standIn = isChinese ? STAND_IN.chinese : STAND_IN.english;
  const text = read(`${source.slice(0, first?.start)}${standIn}${source.slice(last?.end)}`);
  return { text, name: found.name };
}

/** What was asked with a stand-in, of the sessions that are called so. */
export function ofSessionsCalled(asked: AskedRecords, name: string): AskedRecords {
  const { query, against } = asked;
  return {
    ...asked,
    query: renamed(query, name),
    ...(against !== undefined && { against: renamed(against, name) }),
  };
}

function renamed(query: RecordQuery, name: string): RecordQuery {
  if (!("activity" in query) || query.activity === null) return query;
  const activity = named(query.activity, name);
  if (!("comparison" in query) || query.comparison?.with !== "activity")
    return { ...query, activity } as RecordQuery;
  const comparison = { ...query.comparison, activity: named(query.comparison.activity, name) };
  return { ...query, activity, comparison };
}

function named(activity: RecordActivity, name: string): RecordActivity {
  const { parts, except } = activity;
  if (parts !== undefined) return { ...activity, parts: parts.map((part) => named(part, name)) };
  if (except !== undefined) return { ...activity, except: named(except, name) };
  const isStandIn = Object.values<string>(STAND_IN).includes(activity.name);
  return isStandIn ? { name, families: [] } : activity;
}

type Place = { readonly name: string; readonly start: number; readonly length: number };

/** The longest of the names that a question holds. */
function longestNamed({ source, words }: ReadText, names: readonly string[]): Place | undefined {
  const written = folded(source);
  const byWords = new Map<string, string>();
  for (const name of names) {
    const own = folded(name).match(WORD) ?? [];
    if (own.length > 0 && mayHold(written, own)) byWords.set(own.join(" "), name);
  }
  return [...byWords]
    .toSorted(([left], [right]) => right.length - left.length)
    .slice(0, MOST_READ)
    .flatMap(([, name]) => placeOf(name, words) ?? [])
    .toSorted((left, right) => right.length - left.length)[0];
}

/** Whether a text has the letters of each word of a name, in their order: what costs little before the name is read. */
function mayHold(written: string, words: readonly string[]): boolean {
  let from = 0;
  return words.every((word) => {
    const letters = word.length > LETTERS_OF_NUMBER + 1 ? word.slice(0, -LETTERS_OF_NUMBER) : word;
    const at = written.indexOf(letters, from);
    from = at + letters.length;
    return at >= 0;
  });
}

function folded(text: string): string {
  return foldText({ text, places: undefined }).text;
}

/** Where a question holds a name of several words. */
function placeOf(name: string, words: readonly Token[]): Place | undefined {
  const { words: own } = read(name);
  if (own.length < LEAST_OF_NAME) return undefined;
  const start = words.findIndex((_, place) =>
    own.every(({ singular }, at) => words[place + at]?.singular === singular),
  );
  return start < 0 ? undefined : { name, start, length: own.length };
}

/** "Bike ride" says what it was, and "morning run" when. */
function isPlain(name: string, today: LocalDate): boolean {
  const text = read(name);
  const { activities } = readRecordWords(text, today);
  const isWhole = activities.some(({ start, end }) => start === 0 && end === text.words.length);
  return isWhole || hoursIn(text) !== undefined;
}
