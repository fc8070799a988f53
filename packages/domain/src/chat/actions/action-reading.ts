import { deniedWords } from "../../language/denial.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import { subjectsOf } from "../../language/subject.ts";
import { toldOnce } from "../../language/told-once.ts";
import { voicesOf } from "../../language/voice.ts";
import {
  type FoundActivity,
  gameOfAnyKind,
  readRecordActivities,
} from "../records/kinds/read-record-activities.ts";
import { ACTION_CUES, type ActionCue } from "./action-cues.data.ts";
import type { SessionAmount } from "./session-amount.ts";
import { readSessionAmounts } from "./session-amounts.ts";

/** Words of a text: from `start` up to, not including, `end`. */
export type WordSpan = { readonly start: number; readonly end: number };

/** A message read for what it asks to be done. */
export type ActionReading = {
  readonly text: ReadText;
  readonly amounts: readonly SessionAmount[];
  /** The kinds of exercise that it names. */
  readonly activities: readonly FoundActivity[];
  readonly cues: ReadonlyMap<ActionCue, readonly WordSpan[]>;
  /** 1 at the words that are denied. */
  readonly denied: Uint8Array;
  /** 1 at the words that are asked or supposed, or that somebody else is said to do. */
  readonly distant: Uint8Array;
};

let finder: PhraseFinder<ActionCue> | undefined;

/** Reads what a message asks to be done, or tells of what was done. */
export const readActionCues = toldOnce((text: ReadText): ActionReading => {
  finder ??= createPhraseFinder<ActionCue>(phrasesByMeaning<ActionCue>(ACTION_CUES), {
    within: "sentence",
  });
  const cues = new Map<ActionCue, WordSpan[]>();
  for (const { meaning, start, end } of finder.findAll(text.words).hits) {
    const found = cues.get(meaning);
    if (found === undefined) cues.set(meaning, [{ start, end }]);
    else found.push({ start, end });
  }
  return {
    text,
    amounts: readSessionAmounts(text),
    activities: readRecordActivities(text).map(gameOfAnyKind),
    cues,
    denied: deniedWords(text),
    distant: distantWords(text, cues),
  };
});

/** The places of a cue where it is meant: neither denied nor asked nor supposed, and by the writer. */
export function meant(reading: ActionReading, cue: ActionCue): readonly WordSpan[] {
  return (reading.cues.get(cue) ?? []).filter((span) => isMeant(reading, span));
}

/** Whether what stands at a place is neither denied nor asked nor supposed, and said of the writer. */
export function isMeant({ denied, distant }: ActionReading, { start, end }: WordSpan): boolean {
  return distant[start] !== 1 && !denied.subarray(start, end).includes(1);
}

/**
 * English asks and supposes before what it speaks of in a clause; Chinese supposes before it, and asks anywhere. What
 * stands between quotation marks, is made up, or is told of somebody else is not meant either.
 */
function distantWords(
  text: ReadText,
  cues: ReadonlyMap<ActionCue, readonly WordSpan[]>,
): Uint8Array {
  const { words } = text;
  const distant = new Uint8Array(words.length);
  const starts = clauseStarts(words);
  const endOf = (place: number) => starts.find((start) => start > place) ?? words.length;
  for (const { start } of cues.get("supposing") ?? []) distant.fill(1, start + 1, endOf(start));
  for (const { start } of cues.get("asking") ?? []) {
    const isHan = words[start]?.kind === "han";
    distant.fill(1, isHan ? startOf(starts, start) : start + 1, endOf(start));
  }
  for (const { start } of cues.get("askingAfter") ?? [])
    distant.fill(1, startOf(starts, start), start);
  for (const { start, end } of cues.get("relative") ?? [])
    if (isSubject(words, start, end)) distant.fill(1, start, endOfSentence(words, start));
  const subjects = subjectsOf(text);
  const voices = voicesOf(text);
  const own = ownSentences(words, cues.get("past") ?? []);
  for (const [place, { sentence, quoted }] of words.entries()) {
    const isOthers = subjects[sentence]?.isOfSomebodyElse === true && !own.has(sentence);
    if (quoted || isOthers || voices[sentence]?.isFiction === true) distant[place] = 1;
  }
  return distant;
}

/** With these a question may begin: "did my son run?" */
const AUXILIARIES = new Set(["did", "had", "done", "been"]);

/** The sentences that begin with what was done, as people write of themselves: "walked my dog". */
function ownSentences(words: readonly Token[], past: readonly WordSpan[]): ReadonlySet<number> {
  const own = past.filter(({ start }) => {
    const word = words[start];
    const isFirst = words[start - 1]?.sentence !== word?.sentence;
    return isFirst && word?.kind === "word" && !AUXILIARIES.has(word.text);
  });
  return new Set(own.map(({ start }) => words[start]?.sentence ?? -1));
}

/** Whether somebody stands at the beginning of a Chinese sentence, and nobody went with them: "我阿爸琴日行咗…". */
function isSubject(words: readonly Token[], start: number, end: number): boolean {
  const { sentence } = words[start] ?? {};
  const lead = words[start - 1];
  const isLed = lead?.sentence === sentence && OWN.has(lead?.text ?? "");
  const first = isLed ? start - 1 : start;
  const isFirst = words[first - 1]?.sentence !== sentence;
  return isFirst && !TOGETHER.has(words[end]?.text ?? "");
}

function endOfSentence(words: readonly Token[], start: number): number {
  const next = words.findIndex(
    (word, at) => at > start && word.sentence !== words[start]?.sentence,
  );
  return next < 0 ? words.length : next;
}

const OWN = new Set(["我", "的", "嘅"]);
/** "老公同我". */
const TOGETHER = new Set(["同", "和", "跟", "与", "陪", "带", "叫"]);

/** The places where clauses begin. */
function clauseStarts(words: readonly Token[]): readonly number[] {
  return [...words.keys()].filter(
    (place) =>
      words[place]?.clause !== words[place - 1]?.clause ||
      words[place]?.sentence !== words[place - 1]?.sentence,
  );
}

function startOf(starts: readonly number[], place: number): number {
  return starts.findLast((start) => start <= place) ?? 0;
}

export function cuesOf({ cues }: ActionReading, cue: ActionCue): readonly WordSpan[] {
  return cues.get(cue) ?? [];
}

export function isSameClause({ text }: ActionReading, left: number, right: number): boolean {
  const [one, other] = [text.words[left], text.words[right]];
  return one?.clause === other?.clause && one?.sentence === other?.sentence;
}

/** The sentence of a word. */
export function sentenceOf({ text }: ActionReading, place: number): number {
  return text.words[place]?.sentence ?? -1;
}

const ASKING_VERBS = new Set(["did", "have", "had", "was"]);
const SELF = new Set(["i", "we"]);
const QUESTION_MARKS = new Set(["?", "？"]);

/** Whether a sentence ends as a question. */
export function isQuestion({ text }: ActionReading, sentence: number): boolean {
  const { from = 0, to = 0 } = text.sentences[sentence] ?? {};
  return text.tokens.slice(from, to).some(({ text: mark }: Token) => QUESTION_MARKS.has(mark));
}

/** Whether a sentence begins as a question, with a mark or without: "did I train today". */
export function asksWhether({ text }: ActionReading, sentence: number): boolean {
  const { from = 0 } = text.sentences[sentence] ?? {};
  const [first, second] = text.tokens.slice(from, from + 2);
  return ASKING_VERBS.has(first?.text ?? "") && SELF.has(second?.text ?? "");
}
