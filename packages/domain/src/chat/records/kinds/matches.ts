import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import type { RecordActivity } from "../../../sport/records/record-query.ts";
import { textAt } from "../text-at.ts";
import { EXERCISE_SYNONYMS, SCREENS } from "./exercise-words.data.ts";
import type { FoundActivity } from "./read-record-activities.ts";

const MATCHES = new Set(["match", "matches"]);
/** That are counted where somebody played them: "how many games did I play?" */
const GAMES = new Set(["game", "games"]);
const PLAYED = new Set(["play", "played", "playing"]);
const CHINESE_MATCHES: readonly string[] = ["比", "赛"];
/** What speaks of games wherever it stands, and what does so only right before them: "my minutes match my goal". */
const COUNTING = new Set(["many", "number", "play", "played", "playing"]);
const LEADING = new Set(["my", "last", "longest"]);
const LAST = new Set(["last", "longest"]);
const BALL_GAMES = "ball_games";

let screens: PhraseFinder<true> | undefined;

/**
 * The kinds of exercise of a question, with its matches where it names no other: the sessions called so, and where none is,
 * those of games with a ball. "Does it match?" and games on a phone speak of none.
 */
export function withMatches(
  activities: readonly FoundActivity[],
  { words }: ReadText,
): readonly FoundActivity[] {
  if (activities.some(({ activity }) => activity !== null)) return activities;
  if (isOnScreen({ words })) return activities;
  const isPlayed = words.some(({ text }) => PLAYED.has(text));
  const place = words.findIndex(
    ({ text }, at) =>
      MATCHES.has(text) ||
      (GAMES.has(text) && (isPlayed || LAST.has(textAt(words, at - 1) ?? ""))) ||
      isChineseMatch(words, at),
  );
  if (place < 0) return activities;
  const isHan = words[place]?.kind === "han";
  const isCounted =
    isHan ||
    LEADING.has(textAt(words, place - 1) ?? "") ||
    words.some(({ text }) => COUNTING.has(text));
  const families = EXERCISE_SYNONYMS.find((each) => each.families[0] === BALL_GAMES)?.families;
  if (!isCounted || families === undefined) return activities;
  const isGame = GAMES.has(textAt(words, place) ?? "");
  const title = isHan ? CHINESE_MATCHES.join("") : isGame ? "game" : "match";
  const activity = { name: isHan ? title : isGame ? "games" : "matches", families, title };
  const found = { start: place, end: place + (isHan ? CHINESE_MATCHES.length : 1), activity };
  return [...activities, found].sort((left, right) => left.start - right.start);
}

/** Whether games are spoken of that nobody runs in: those on a phone, with cards, 游戏. */
export function isOnScreen({ words }: Pick<ReadText, "words">): boolean {
  const isOfGames = words.some(
    ({ text }, at) => GAMES.has(text) || (text === "游" && textAt(words, at + 1) === "戏"),
  );
  screens ??= createPhraseFinder(phrasesWith(SCREENS, true as const), { within: "sentence" });
  return isOfGames && screens.find(words).length > 0;
}

/** Whether a kind of exercise is that of matches. */
export function isOfMatches({ families, title }: RecordActivity): boolean {
  return families[0] === BALL_GAMES && title !== undefined;
}

function isChineseMatch(words: ReadText["words"], place: number): boolean {
  return CHINESE_MATCHES.every((sign, at) => textAt(words, place + at) === sign);
}
