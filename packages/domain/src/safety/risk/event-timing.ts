import { HEALED_WORDS, LONG_AGO_WORDS } from "../../language/course.data.ts";
import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesWith } from "../../language/phrases-with.ts";
import type { Token } from "../../language/read-text.ts";
import { elapsedDays } from "./elapsed-days.ts";
import {
  EVENT_WORDS,
  LAST_YEAR_SURELY_LONG_AGO,
  LONG_AGO_DAYS,
  MORE_HEALED_WORDS,
  MORE_LONG_AGO_WORDS,
  NOT_HEALED_WORDS,
  OPERATION_WORDS,
  RECENT_DAYS,
  RECENT_WORDS,
  TEAR_WORDS,
} from "./event-timing.data.ts";

/** When an event was, as far as the words around it tell. */
export type EventTiming = {
  readonly when: "recent" | "long_ago" | "unknown";
  /** It is said to be over. */
  readonly isHealed: boolean;
  readonly isOperation: boolean;
  /** Something that happened once, rather than a disease one has. */
  readonly isEvent: boolean;
  /** Something was torn. */
  readonly isTear: boolean;
};

type Cue = "recent" | "long_ago" | "healed" | "not_healed" | "operation" | "event" | "tear";

const YEAR = /^(?:19|20)\d\d(?!\d)/;

let finder: PhraseFinder<Cue> | undefined;

/** Reads from the words of an entry or sentence when it happened. */
export function readEventTiming(words: readonly Token[]): EventTiming {
  finder ??= createPhraseFinder<Cue>(
    [
      ...phrasesWith<Cue>(RECENT_WORDS, "recent"),
      ...phrasesWith<Cue>([...LONG_AGO_WORDS, ...MORE_LONG_AGO_WORDS], "long_ago"),
      ...phrasesWith<Cue>([...HEALED_WORDS, ...MORE_HEALED_WORDS], "healed"),
      ...phrasesWith<Cue>(NOT_HEALED_WORDS, "not_healed"),
      ...phrasesWith<Cue>(OPERATION_WORDS, "operation"),
      ...phrasesWith<Cue>(EVENT_WORDS, "event"),
      ...phrasesWith<Cue>(TEAR_WORDS, "tear"),
    ],
    { compare: "singular", within: "sentence" },
  );
  const cues = new Set(finder.findAll(words).hits.map(({ meaning }) => meaning));
  return {
    when: whenOf(words, cues),
    isHealed: cues.has("healed") && !cues.has("not_healed"),
    isOperation: cues.has("operation"),
    isEvent: cues.has("event") || cues.has("operation"),
    isTear: cues.has("tear"),
  };
}

/** What is said to be recent counts before what is said to be long ago: the cautious reading. */
function whenOf(words: readonly Token[], cues: ReadonlySet<Cue>): EventTiming["when"] {
  const days = elapsedDays(words);
  if (cues.has("recent") || (days !== undefined && days <= RECENT_DAYS)) return "recent";
  const year = words.flatMap(yearOf)[0];
  const isLongAgo =
    cues.has("long_ago") ||
    (days !== undefined && days >= LONG_AGO_DAYS) ||
    (year !== undefined && year <= LAST_YEAR_SURELY_LONG_AGO);
  return isLongAgo ? "long_ago" : "unknown";
}

/** "2019", the year of "2019-05-03"; "2,000" is none. */
function yearOf({ kind, text, start, end }: Token): readonly number[] {
  const year = kind === "number" && end - start === text.length ? YEAR.exec(text) : null;
  return year === null ? [] : [Number(year[0])];
}
