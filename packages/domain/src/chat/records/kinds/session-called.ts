import { foldText } from "../../../language/fold-text.ts";
import { read } from "../../../language/read.ts";
import type { ReadText, Token } from "../../../language/read-text.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import type { RecordActivity, RecordQuery } from "../../../sport/records/record-query.ts";
import { MOST_SESSION_NAMES } from "../../../sport/records/record-sessions.ts";
import type { AskedRecords } from "../asked-records.ts";
import { hoursIn } from "../periods/hours-of-day.ts";
import { readRecordWords } from "../record-reading.ts";

/** Whoever names a session asks for it in few words (design value). */
const MOST_WORDS = 20;
/** One word is a kind of exercise more often than a name: it is one where it stands for what was done, and nothing else explains it. */
const LEAST_OF_NAME = 2;
const BEFORE_ONE_WORD = new Set(
  "last latest recent previous my many much of did do done first longest 次 回 做 练 上 去 的 了".split(
    " ",
  ),
);
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
/** "My Monday legs plan" is what sessions are called, and no plan that is asked about. */
const PLANS = [
  "plan",
  "programme",
  "program",
  "routine",
  "scheme",
  "workout plan",
  "计 划",
  "方 案",
  "安 排",
].map((words) => words.split(" "));
const MOST_OF_PLAN = 2;
const IS_DONE = new Set(["了", "过", "咗"]);
const DONE = ["did", "done", "last"] as const;
const HOW_MUCH = [
  "count",
  "minutes",
  "total",
  "when",
  "last",
  "longest",
  "calories",
  "list",
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
  const found = longestNamed(question, names.slice(0, MOST_SESSION_NAMES), today);
  // A name is read as a question is, which takes too long for more than one of them.
  if (found === undefined || isPlain(found.name, today)) return undefined;
  const isChinese = words.some(({ kind }) => kind === "han");
  const end = found.start + found.length;
  const [first, last] = [words[found.start], words[end + planAt(question, end, today) - 1]];
  const standIn = isChinese ? STAND_IN.chinese : STAND_IN.english;
  const text = read(`${source.slice(0, first?.start)}${standIn}${source.slice(last?.end)}`);
  return { text, name: found.name };
}

/** How many words behind a name call it a plan, where it is asked what was done of it. */
function planAt(question: ReadText, end: number, today: LocalDate): number {
  const { cues } = readRecordWords(question, today);
  const isPast =
    DONE.some((cue) => cues.has(cue)) || question.words.some(({ text }) => IS_DONE.has(text));
  const isDone = isPast && HOW_MUCH.some((cue) => cues.has(cue));
  const behind = question.words.slice(end, end + MOST_OF_PLAN).map(({ text }) => text);
  return isDone
    ? (PLANS.find((each) => each.every((word, at) => behind[at] === word))?.length ?? 0)
    : 0;
}

/** What was asked with a stand-in, of the sessions that are called so. */
export function ofSessionsCalled(asked: AskedRecords, name: string): AskedRecords {
  const { query, against } = asked;
  return {
    ...asked,
    query: ofName(query, name),
    ...(against !== undefined && { against: ofName(against, name) }),
  };
}

/** A query with a stand-in, of the sessions that are called so. */
export function ofName(query: RecordQuery, name: string): RecordQuery {
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
function longestNamed(
  { source, words }: ReadText,
  names: readonly string[],
  today: LocalDate,
): Place | undefined {
  const written = folded(source);
  const byWords = new Map<string, string>();
  for (const name of names) {
    const own = folded(name).match(WORD) ?? [];
    if (own.length > 0 && mayHold(written, own)) byWords.set(own.join(" "), name);
  }
  return [...byWords]
    .toSorted(([left], [right]) => right.length - left.length)
    .slice(0, MOST_READ)
    .flatMap(([, name]) => placeOf(name, words, today) ?? [])
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

/** Where a question holds a name. */
function placeOf(name: string, words: readonly Token[], today: LocalDate): Place | undefined {
  const text = read(name);
  const { words: own } = text;
  if (own.length < LEAST_OF_NAME && !isUnexplained(text, today)) return undefined;
  const start = words.findIndex(
    (_, place) =>
      own.every(({ singular }, at) => words[place + at]?.singular === singular) &&
      (own.length >= LEAST_OF_NAME || BEFORE_ONE_WORD.has(words[place - 1]?.text ?? "")),
  );
  return start < 0 || own.length === 0 ? undefined : { name, start, length: own.length };
}

/** Whether a name says nothing that is read: neither a day nor a kind of exercise nor what is asked. */
function isUnexplained(name: ReadText, today: LocalDate): boolean {
  return name.words.length > 0 && readRecordWords(name, today).unexplained === name.words.length;
}

/** "Bike ride" says what it was, and "morning run" when. */
function isPlain(name: string, today: LocalDate): boolean {
  const text = read(name);
  const { activities } = readRecordWords(text, today);
  const isWhole = activities.some(({ start, end }) => start === 0 && end === text.words.length);
  return isWhole || hoursIn(text) !== undefined;
}
