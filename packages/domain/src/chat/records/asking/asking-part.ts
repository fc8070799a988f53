import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { ReadText, Token } from "../../../language/read-text.ts";
import { toldOnce } from "../../../language/told-once.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import { readPeriods } from "../periods/read-periods.ts";
import { CHOICE_CUES } from "../rules/choice-cues.data.ts";
import { textAt } from "../text-at.ts";
import {
  ASKING_FIRST,
  ASKING_IN_STATEMENTS,
  ASKING_WORDS,
  CHINESE_STATEMENTS,
  DONE_FIRST,
  FINITE_VERBS,
  LAST_OF_SO_MUCH,
  STATEMENT_LEADS,
  TAGS,
  TELLERS,
} from "./asking-words.data.ts";
import { UNCOUNTED_CONDITIONS } from "./uncounted.data.ts";

/** What of a text asks for something. */
export type AskingPart = {
  /** The text without the clauses that only tell. */
  readonly text: ReadText;
  /** Whether it asks in so many words; else it may be the heading of what is looked for: "runs last month". */
  readonly isAsked: boolean;
};

type Cue = "asking" | "weak" | "tag" | "teller" | "chineseStatement" | "numbered";
type Clause = {
  readonly words: readonly Token[];
  readonly hasQuestionMark: boolean;
  readonly hasExclamation: boolean;
};

const YEAR = /^(?:19|20)\d\d$/;
/** "No. 1", and the minutes of the weekly target. */
const PLAIN_NUMBERS = new Set([1, 150]);
const FIGURE_UNITS = new Set(["小", "分", "公", "万", "千", "组", "圈", "钟"]);
/** "My personal best for 10 km". */
const BESTS = new Set("pb pbs pr prs best fastest quickest record time 最 纪".split(" "));
/** "And 10k" behind the best time over 5 km. */
const GOING_ON = new Set(["and"]);
const WAYS = new Set("k km kms kilometer kilometre kilometers kilometres 公 千".split(" "));
const TAG_LENGTH = 8;
const ENDS_CHINESE_QUESTION = new Set(["没", "未", "冇", "么", "嘛", "不", "否"]);
const ENDS_CHINESE_STATEMENT = new Set(["了", "啦", "咗", "喇", "过"]);
const IS_DONE = new Set(["了", "咗"]);
const askingFirst = new Set(ASKING_FIRST.split(" "));
const NOT = new Set(["不", "没", "冇", "唔", "未"]);
const SELF = new Set(["i", "we"]);
const leads = new Set(STATEMENT_LEADS.split(" "));
const done = new Set(DONE_FIRST.split(" "));
const verbs = new Set(FINITE_VERBS.split(" "));

let finder: PhraseFinder<Cue> | undefined;

/** The part of a text that asks; undefined where all of it tells: "I ran for 30 minutes yesterday." */
export const askingPart = toldOnce((text: ReadText, today: LocalDate): AskingPart | undefined => {
  finder ??= createPhraseFinder<Cue>(
    phrasesByMeaning<Cue>({
      asking: ASKING_WORDS,
      weak: ASKING_IN_STATEMENTS,
      tag: TAGS,
      teller: TELLERS,
      chineseStatement: CHINESE_STATEMENTS,
      numbered: [
        ...CHOICE_CUES.latestFew,
        ...CHOICE_CUES.bound,
        ...UNCOUNTED_CONDITIONS.pulse,
        ...LAST_OF_SO_MUCH,
      ],
    }),
    { compare: "text" },
  );
  const clauses = clausesOf(text);
  const judged = clauses.map((clause) => ({ clause, manner: mannerOf(clause, text, today) }));
  const isConfirmed = judged.some(({ manner }, at) => at > 0 && manner === "tag");
  const kept = judged.filter(({ manner }) => manner !== "telling" || isConfirmed);
  const isAsked = kept.some(({ manner }) => manner === "asking" || manner === "tag");
  const tells = judged.some(({ manner }) => manner === "telling");
  if (kept.length === 0 || (tells && !isAsked)) return undefined;
  if (kept.length === clauses.length) return { text, isAsked };
  return { text: { ...text, words: kept.flatMap(({ clause }) => clause.words) }, isAsked };
});

function clausesOf({ tokens }: ReadText): readonly Clause[] {
  const clauses: { words: Token[]; hasQuestionMark: boolean; hasExclamation: boolean }[] = [];
  let number: number | undefined;
  for (const token of tokens) {
    let clause = clauses.at(-1);
    const isNew = token.clause !== number && token.kind !== "mark";
    if (clause === undefined || (isNew && !goesOnListing(clause.words, token))) {
      clause = { words: [], hasQuestionMark: false, hasExclamation: false };
      clauses.push(clause);
    }
    if (token.kind !== "mark") {
      number = token.clause;
      clause.words.push(token);
    } else if (token.text === "?") clause.hasQuestionMark = true;
    else if (token.text === "!") clause.hasExclamation = true;
  }
  return clauses.filter(({ words }) => words.length > 0);
}

/** "2、3、4月" is one list of numbers. */
function goesOnListing(words: readonly Token[], { kind }: Token): boolean {
  return kind === "number" && words.length > 0 && words.every((word) => word.kind === "number");
}

function mannerOf(
  clause: Clause,
  text: ReadText,
  today: LocalDate,
): "asking" | "tag" | "telling" | "heading" {
  const { words, hasQuestionMark } = clause;
  const hits = finder?.findAll(words).hits ?? [];
  const has = (cue: Cue) => hits.some(({ meaning }) => meaning === cue);
  if (has("tag") && words.length <= TAG_LENGTH) return "tag";
  if (hasQuestionMark || askingFirst.has(textAt(words, 0)) || isPutAsQuestion(words))
    return "asking";
  const isWhole = words.length === text.words.length;
  const periods = readPeriods(isWhole ? text : { ...text, words }, today);
  const isPeriod = (place: number) =>
    periods.some(({ start, end }) => start <= place && place < end);
  const begins = beginsAsStatement(words, hits, isPeriod);
  if (has("asking") && !(begins && isOnlyWeak(hits))) return "asking";
  const isNumbered = (place: number) =>
    isPeriod(place) ||
    hits.some(({ meaning, start, end }) => meaning === "numbered" && start <= place && place < end);
  if (begins || hasVerb(words) || clause.hasExclamation || tellsFigure(clause, isNumbered))
    return "telling";
  return tellsInChinese(words, has) ? "telling" : "heading";
}

/** "昨天跑了5到6公里" tells it, and "5到6公里的跑步" is a heading. */
function tellsInChinese(words: readonly Token[], has: (cue: Cue) => boolean): boolean {
  const last = words.at(-1);
  if (last?.kind !== "han") return false;
  const isDone = has("numbered") && words.some(({ text }) => IS_DONE.has(text));
  return isDone || has("chineseStatement") || ENDS_CHINESE_STATEMENT.has(last.text);
}

function isOnlyWeak(
  hits: readonly { readonly meaning: Cue; readonly start: number; readonly end: number }[],
) {
  const weak = new Set(hits.flatMap(({ meaning, start }) => (meaning === "weak" ? [start] : [])));
  return hits.every(
    ({ meaning, start, end }) => meaning !== "asking" || (weak.has(start) && end === start + 1),
  );
}

/** "I ran", "yesterday we swam", "my knee is": what stands before the subject is no noun that it could belong to. */
function beginsAsStatement(
  words: readonly Token[],
  hits: readonly { readonly meaning: Cue; readonly start: number }[],
  isPeriod: (place: number) => boolean,
): boolean {
  const first = words.findIndex(({ text }, place) => !leads.has(text) && !isPeriod(place));
  if (first < 0) return false;
  if (done.has(textAt(words, first))) return true;
  if (textAt(words, first) === "my")
    return words.slice(first + 1).some(({ text }) => verbs.has(text));
  return hits.some(({ meaning, start }) => meaning === "teller" && start === first);
}

/** A verb that belongs to no "I" of a heading such as "days I was active". */
function hasVerb(words: readonly Token[]): boolean {
  return words.some(({ text }, place) => verbs.has(text) && !SELF.has(textAt(words, place - 1)));
}

function isPutAsQuestion(words: readonly Token[]): boolean {
  const last = words.at(-1)?.text ?? "";
  // "累不累", "做没做".
  const isChoice = words.some(
    ({ text, kind }, place) =>
      kind === "han" && NOT.has(textAt(words, place + 1)) && textAt(words, place + 2) === text,
  );
  if (isChoice) return true;
  if (ENDS_CHINESE_QUESTION.has(last)) return true;
  return last === "有" && words.at(-2)?.text === "没";
}

/** "一个小时" is a figure, and "一个" is none. */
function isOfUnit(words: readonly Token[], place: number): boolean {
  const isCounted = textAt(words, place) === "个";
  return FIGURE_UNITS.has(textAt(words, isCounted ? place + 1 : place));
}

/** A number that is of no day, month or year, and says which sessions are meant in no heading. */
function tellsFigure({ words }: Clause, isNumbered: (place: number) => boolean): boolean {
  const isOfBest = GOING_ON.has(textAt(words, 0)) || words.some(({ text }) => BESTS.has(text));
  return words.some(
    ({ kind, text, value }, place) =>
      kind === "number" &&
      !(isOfBest && WAYS.has(textAt(words, place + 1))) &&
      value !== undefined &&
      !isNumbered(place) &&
      !YEAR.test(text) &&
      (!PLAIN_NUMBERS.has(value) || isOfUnit(words, place + 1)),
  );
}
