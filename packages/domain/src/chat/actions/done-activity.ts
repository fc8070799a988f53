import type { Token } from "../../language/read-text.ts";
import { matchActivity } from "../../sport/met/match-activity.ts";
import { sportOf } from "../../sport/met/sport-of.ts";
import type { FoundActivity } from "../records/kinds/read-record-activities.ts";
import {
  type ActionReading,
  cuesOf,
  isMeant,
  isQuestion,
  meant,
  sentenceOf,
  type WordSpan,
} from "./action-reading.ts";
import { BEFORE_DONE, BEHIND_DONE, NO_SESSION_CATEGORIES } from "./done-activity.data.ts";
import type { SessionAmount } from "./session-amount.ts";

/** What hardly moves anybody is no session; in MET (design value). */
const LEAST_MET = 2.3;
const EDITION = "adult-2024";
const PAST_ENDING = "ed";
/** More words say more than what was done (design value). */
const LONGEST = { words: 6, characters: 8 } as const;
const ASPECTS = new Set(["了", "咗", "左", "完"]);

type Sentence = {
  readonly sentence: number;
  /** The kinds of exercise, the amounts and the days that it names. */
  readonly named: readonly FoundActivity[];
  readonly amounts: readonly SessionAmount[];
  readonly days: readonly WordSpan[];
};

/**
 * What a sentence tells of as done though no usual word says so: by a verb of the past that the catalogue knows ("carried
 * boxes 2h", 搬了两个小时箱子), or as a chore with nothing but its length (遛狗半小时). Undefined where it tells more.
 */
export function doneIn(
  reading: ActionReading,
  told: Sentence,
): { readonly kinds: readonly FoundActivity[] } | undefined {
  const { sentence, named, amounts } = told;
  if (amounts.length === 0 || isDistant(reading, sentence)) return undefined;
  if (named.length > 0 && isChoreAlone(reading, sentence, [...named, ...amounts]))
    return { kinds: named };
  const { words } = reading.text;
  // "Moved furniture" is no exercise of any kind; 打波 is.
  const isOpen = named.every(
    ({ activity, start }) => activity === null && words[start]?.kind === "word",
  );
  const done = isOpen ? doneActivity(reading, told) : undefined;
  return done && { kinds: [done] };
}

/** Whether a sentence asks, supposes, or tells of many. */
function isDistant(reading: ActionReading, sentence: number): boolean {
  return (
    isQuestion(reading, sentence) ||
    (["supposing", "asking", "askingAfter", "habitual"] as const).some((cue) =>
      cuesOf(reading, cue).some(({ start }) => sentenceOf(reading, start) === sentence),
    )
  );
}

function isChoreAlone(
  reading: ActionReading,
  sentence: number,
  told: readonly WordSpan[],
): boolean {
  const chores = meant(reading, "chore").filter(
    ({ start }) => sentenceOf(reading, start) === sentence,
  );
  if (chores.length === 0) return false;
  const all = [...told, ...chores];
  return reading.text.words.every(
    (word, place) =>
      word.sentence !== sentence || all.some(({ start, end }) => start <= place && place < end),
  );
}

function doneActivity(
  reading: ActionReading,
  { sentence, amounts, days }: Sentence,
): FoundActivity | undefined {
  const places = placesLeft(reading, sentence, [...amounts, ...days]);
  const words = places.map((place) => reading.text.words[place]);
  const isHan = words[0]?.kind === "han";
  const span = { start: places[0] ?? -1, end: (places.at(-1) ?? -1) + 1 };
  const isChore = meant(reading, "chore").some(
    ({ start, end }) => start === span.start && end === span.end,
  );
  const isDone = isHan ? isDoneInChinese(reading, words) : isDoneInEnglish(reading, places);
  if (!(isDone || isChore) || !isMeant(reading, span)) return undefined;
  const name = words
    .filter((word) => !isHan || !ASPECTS.has(word?.text ?? ""))
    .map((word) => reading.text.source.slice(word?.start, word?.end))
    .join(isHan ? "" : " ");
  const family = familyOf(name) ?? (isHan ? undefined : familyOf(asGerund(name)));
  return family === undefined ? undefined : { ...span, activity: { name, families: [family] } };
}

/** The places of a sentence but for its amounts, its days, and the words that lead to what was done or follow it. */
function placesLeft(
  { text: { words } }: ActionReading,
  sentence: number,
  taken: readonly WordSpan[],
): readonly number[] {
  const isTaken = (place: number) => taken.some(({ start, end }) => start <= place && place < end);
  const places = [...words.keys()].filter(
    (place) => words[place]?.sentence === sentence && !isTaken(place),
  );
  const is = (place: number, among: ReadonlySet<string>) => among.has(words[place]?.text ?? "");
  const from = places.findIndex((place) => !is(place, BEFORE_DONE));
  const to = places.findLastIndex((place) => !is(place, BEHIND_DONE));
  return from < 0 ? [] : places.slice(from, to + 1);
}

/** A verb of one character, what says that it is done, and its object: 搬咗…箱. */
function isDoneInChinese({ text }: ActionReading, words: readonly (Token | undefined)[]): boolean {
  const isHan = words.every((word) => word?.kind === "han" || word?.kind === "word");
  const { clause } = text.words[0] ?? {};
  return (
    isHan &&
    words.length > 2 &&
    words.length <= LONGEST.characters &&
    ASPECTS.has(words[1]?.text ?? "") &&
    words.every((word) => word?.clause === clause)
  );
}

/** "Carried boxes": a verb of the past, and nothing of it behind the amount. */
function isDoneInEnglish({ text: { words } }: ActionReading, places: readonly number[]): boolean {
  const [first = -1] = places;
  const isWhole = places.every((place, at) => place === first + at);
  const isPast = words[first]?.text.endsWith(PAST_ENDING) === true;
  return isPast && isWhole && places.length <= LONGEST.words;
}

function asGerund(name: string): string {
  const [verb = "", ...object] = name.split(" ");
  return [`${verb.slice(0, -PAST_ENDING.length)}ing`, ...object].join(" ");
}

/** The family of what the catalogue knows by this name, as far as it is a session. */
function familyOf(sportName: string): string | undefined {
  const match = matchActivity({ sportName }, EDITION);
  if (match.kind !== "matched") return undefined;
  const { activity } = match;
  if (activity.met < LEAST_MET || NO_SESSION_CATEGORIES.has(activity.categoryId)) return undefined;
  return sportOf(activity.code);
}
