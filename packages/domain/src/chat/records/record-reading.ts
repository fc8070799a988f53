import {
  createPhraseFinder,
  type PhraseFinder,
  type PhraseHit,
} from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import { toldOnce } from "../../language/told-once.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import { wordCount } from "../question/word-count.ts";
import { saysDoneBefore } from "./asking/done-before.ts";
import {
  ABILITY_CUES,
  ADVICE_CUES,
  BODY_CUES,
  CHANGE_CUES,
  HAZARD_CUES,
  NEED_CUES,
  PARTS_OF_DAY_ASKED,
  RATE_CUES,
  UNTOLD_CUES,
  UNTOLD_FILTERS,
} from "./asking/other-matters.data.ts";
import { NAMES_OF_PEOPLE, OTHER_PEOPLE } from "./asking/other-people.data.ts";
import { withKind } from "./kinds/exercise-kind.ts";
import { BEFORE_LEFT_OUT, BEHIND_LEFT_OUT } from "./kinds/left-out.data.ts";
import { type FoundActivity, readRecordActivities } from "./kinds/read-record-activities.ts";
import { withTitle } from "./kinds/session-title.ts";
import { mendRecordWords } from "./mend-record-words.ts";
import type { FoundPeriod } from "./periods/found-period.ts";
import { readPeriods } from "./periods/read-periods.ts";
import { OWN_TIMES } from "./periods/unread-time.data.ts";
import { weekdaysIn } from "./periods/weekdays.ts";
import { weekdaysOfPeriods } from "./periods/weekdays-of-period.ts";
import {
  ASKED_FOR_ME,
  FOLLOW_UP_OPENINGS,
  PLAIN_CHINESE,
  PLAIN_PHRASES,
  PLAIN_WORDS,
  POLITE_CHINESE,
  REFERENCES,
} from "./plain-words.data.ts";
import { FUTURE_CUES, RECORD_CUES } from "./record-cues.data.ts";
import { CHOICE_CUES } from "./rules/choice-cues.data.ts";
import { DAY_CUES } from "./rules/day-cues.data.ts";
import { LEAST_CUES } from "./rules/least-cues.data.ts";
import { BEST_CUES, GOAL_CUES, MEASURE_CUES } from "./rules/measure-cues.data.ts";

export type RecordCue = keyof typeof RECORD_CUES;
/** What is measured of sessions beside time and energy. */
export type MeasureCue = keyof typeof MEASURE_CUES;

const FURTHER_CUES = {
  ...MEASURE_CUES,
  ...BEST_CUES,
  ...GOAL_CUES,
  ...CHOICE_CUES,
  ...DAY_CUES,
  ...LEAST_CUES,
} as const;
type FurtherCue = keyof typeof FURTHER_CUES;

/** Phrases that say something else than what is asked for. */
const OTHER_CUES = {
  advice: ADVICE_CUES,
  ability: ABILITY_CUES,
  need: NEED_CUES,
  rate: RATE_CUES,
  hazard: HAZARD_CUES,
  body: BODY_CUES,
  change: CHANGE_CUES,
  filter: UNTOLD_FILTERS,
  partOfDay: PARTS_OF_DAY_ASKED,
  untold: UNTOLD_CUES,
  future: FUTURE_CUES,
  ownTime: OWN_TIMES,
  except: [...BEFORE_LEFT_OUT, ...BEHIND_LEFT_OUT],
  other: [...OTHER_PEOPLE, ...NAMES_OF_PEOPLE],
  opening: FOLLOW_UP_OPENINGS,
  reference: REFERENCES,
  object: ASKED_FOR_ME,
  filler: [
    ...PLAIN_WORDS.flatMap((words) => words.split(" ")),
    ...PLAIN_CHINESE.flatMap((words) => words.split(" ")),
    ...PLAIN_PHRASES,
    ...POLITE_CHINESE,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Cue = RecordCue | FurtherCue | keyof typeof OTHER_CUES;

/** What of a question says something about records. */
export type RecordReading = {
  readonly cues: ReadonlySet<Cue>;
  readonly periods: readonly FoundPeriod[];
  readonly activities: readonly FoundActivity[];
  /** The days of the week of which all are meant; 1 is Monday. */
  readonly weekdays: readonly number[];
  /** Chinese characters side by side that nothing explains. */
  readonly unread: readonly Span[];
  /** How many words nothing explains; a Chinese character is half a word. */
  readonly unexplained: number;
  /** How many numbers nothing explains. */
  readonly figures: number;
  /** How many words there are, counted so. */
  readonly length: number;
};

/** Says who is meant also inside of what says more. */
const ALWAYS: ReadonlySet<Cue> = new Set([
  "body",
  "eachDay",
  "eachMonth",
  "eachWeek",
  ...(Object.keys({ ...BEST_CUES, ...GOAL_CUES, ...DAY_CUES }) as FurtherCue[]),
  "groupWeekday",
  "idleDays",
  "last",
  "leastOf",
  "need",
  "other",
  "own",
  "plural",
  "restDays",
  "single",
  "streak",
  "target",
  "untold",
  "when",
]);

/** A half marathon is a distance beside being a run, and "bike rides" are several. */
const IN_ACTIVITIES: ReadonlySet<Cue> = new Set(["halfMarathon", "marathon", "plural"]);

type Span = { readonly start: number; readonly end: number };

let finder: PhraseFinder<Cue> | undefined;

/** Reads the cues, periods and activities of a question; where phrases overlap, the longest counts. */
export const readRecordWords = toldOnce((written: ReadText, today: LocalDate): RecordReading => {
  const text = mendRecordWords(written);
  const { words } = text;
  const named = weekdaysOfPeriods(readPeriods(text, today), words, today);
  const { periods } = named;
  const weekdays = [...weekdaysIn(words), ...named.weekdays];
  const isPeriod = placesOf([...periods, ...weekdays], words.length);
  const activities = readRecordActivities(text)
    .filter((each) => !isAny(isPeriod, each))
    .map((each) => withKind(withTitle(each, text), text));
  const activityAt = new Array<Span | undefined>(words.length).fill(undefined);
  for (const activity of activities) activityAt.fill(activity, activity.start, activity.end);
  finder ??= createPhraseFinder<Cue>(
    [
      ...phrasesByMeaning<RecordCue>(RECORD_CUES),
      ...phrasesByMeaning<FurtherCue>(FURTHER_CUES),
      ...phrasesByMeaning<keyof typeof OTHER_CUES>(OTHER_CUES),
    ],
    { compare: "stem", within: "sentence" },
  );
  const hits = longestOf(
    finder
      .findAll(words)
      .hits.filter(
        (hit) =>
          !isAny(isPeriod, hit) &&
          (IN_ACTIVITIES.has(hit.meaning) || !isWithin(hit, activityAt[hit.start])),
      ),
    words.length,
  );
  const isExplained = placesOf([...hits, ...periods, ...weekdays, ...activities], words.length);
  // Neither "my wife" nor "tell me" nor "ride my bike" says whose records are asked for.
  const isOther = placesOf(
    [...hits.filter(({ meaning }) => meaning === "other" || meaning === "object"), ...activities],
    words.length,
  );
  const cues = new Set(
    hits
      .filter((hit) => hit.meaning !== "own" || !isAny(isOther, hit))
      .map(({ meaning }) => meaning),
  );
  if (cues.has("yesNo") && saysDoneBefore(words)) cues.add("did");
  return {
    cues,
    periods,
    weekdays: [...new Set(weekdays.map(({ weekday }) => weekday))],
    // Whoever asks how much they climbed on a ride went riding.
    activities: activities.filter(
      (activity) =>
        !hits.some(
          (hit) =>
            hit.meaning === "climb" && hit.start <= activity.start && isWithin(activity, hit),
        ),
    ),
    unread: unreadIn(words, isExplained),
    unexplained: wordCount(words, (place) => isExplained[place] !== true),
    figures: words.filter(({ kind }, place) => kind === "number" && isExplained[place] !== true)
      .length,
    length: wordCount(words),
  };
});

/** The stretches of Chinese characters that nothing explains, none beyond the end of a clause. */
function unreadIn(words: ReadText["words"], isExplained: readonly boolean[]): readonly Span[] {
  const spans: Span[] = [];
  for (const [place, word] of words.entries()) {
    if (word.kind !== "han" || isExplained[place] === true) continue;
    const last = spans.at(-1);
    const isNext = last?.end === place && words[last.start]?.clause === word.clause;
    if (last !== undefined && isNext) spans[spans.length - 1] = { ...last, end: place + 1 };
    else spans.push({ start: place, end: place + 1 });
  }
  return spans;
}

/** The hits that no longer one overlaps; one phrase may say several things. */
function longestOf(hits: readonly PhraseHit<Cue>[], length: number): readonly PhraseHit<Cue>[] {
  const owners = new Array<Span | undefined>(length).fill(undefined);
  const ranked = hits.toSorted(
    (left, right) => right.end - right.start - (left.end - left.start) || left.start - right.start,
  );
  return ranked.filter((hit) => {
    const isCovered = owners
      .slice(hit.start, hit.end)
      .some((owner) => owner && (owner.start !== hit.start || owner.end !== hit.end));
    if (!isCovered) owners.fill(hit, hit.start, hit.end);
    return !isCovered || ALWAYS.has(hit.meaning);
  });
}

/** Whether a phrase is but a part of a longer one. */
function isWithin(hit: Span, longer: Span | undefined): boolean {
  if (longer === undefined) return false;
  return hit.end <= longer.end && hit.end - hit.start < longer.end - longer.start;
}

function placesOf(spans: readonly Span[], length: number): readonly boolean[] {
  const places = new Array<boolean>(length).fill(false);
  for (const { start, end } of spans) places.fill(true, start, end);
  return places;
}

function isAny(places: readonly boolean[], { start, end }: Span): boolean {
  return places.slice(start, end).includes(true);
}
