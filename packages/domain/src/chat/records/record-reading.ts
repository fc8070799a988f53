import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning, phrasesWith } from "../../language/phrases-with.ts";
import type { ReadText } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import type { UnrecordedMeasure } from "../../sport/records/record-query.ts";
import { mendRecordWords } from "./mend-record-words.ts";
import { readPeriods } from "./read-periods.ts";
import { type FoundActivity, readRecordActivities } from "./read-record-activities.ts";
import type { FoundPeriod } from "./read-span.ts";
import {
  ADVICE_CUES,
  FOLLOW_UP_OPENINGS,
  FUTURE_CUES,
  OTHER_PEOPLE,
  RECORD_CUES,
  RECORD_FILLERS,
  UNRECORDED_CUES,
} from "./record-cues.data.ts";

export type RecordCue = keyof typeof RECORD_CUES;
type Cue = RecordCue | UnrecordedMeasure | "advice" | "future" | "other" | "filler" | "opening";

/** What of a question says something about records. */
export type RecordReading = {
  readonly cues: ReadonlySet<Cue>;
  readonly periods: readonly FoundPeriod[];
  readonly activities: readonly FoundActivity[];
  /** How many words nothing explains; a Chinese character is half a word. */
  readonly unexplained: number;
  /** How many words there are, counted so. */
  readonly length: number;
};

type Span = { readonly start: number; readonly end: number };

/** Chinese words mostly have two characters. */
const WORD_PER_CHARACTER = 0.5;

let finder: PhraseFinder<Cue> | undefined;

/** Reads the cues, periods and activities of a question; where phrases overlap, the longest counts. */
export function readRecordWords(written: ReadText, today: LocalDate): RecordReading {
  const text = mendRecordWords(written);
  const { words } = text;
  const periods = readPeriods(text, today);
  const activities = readRecordActivities(text);
  finder ??= cueFinder();
  const hits = longestOf(finder.findAll(words).hits.filter((hit) => !isInside(hit, periods)));
  const explained = words.map(() => false);
  for (const { start, end } of [...hits, ...periods, ...activities])
    explained.fill(true, start, end);
  const weights = words.map(({ kind }) => (kind === "han" ? WORD_PER_CHARACTER : 1));
  const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const isOther = (hit: Span) =>
    hits.some((other) => other.meaning === "other" && isInside(hit, [other]));
  return {
    cues: new Set(
      hits.filter((hit) => hit.meaning !== "own" || !isOther(hit)).map(({ meaning }) => meaning),
    ),
    periods,
    activities,
    unexplained: sumOf(weights.filter((_, place) => explained[place] !== true)),
    length: sumOf(weights),
  };
}

function cueFinder(): PhraseFinder<Cue> {
  return createPhraseFinder<Cue>(
    [
      ...phrasesByMeaning<RecordCue>(RECORD_CUES),
      ...phrasesByMeaning<UnrecordedMeasure>(UNRECORDED_CUES),
      ...phrasesWith<Cue>(ADVICE_CUES, "advice"),
      ...phrasesWith<Cue>(FUTURE_CUES, "future"),
      ...phrasesWith<Cue>(OTHER_PEOPLE, "other"),
      ...phrasesWith<Cue>(RECORD_FILLERS, "filler"),
      ...phrasesWith<Cue>(FOLLOW_UP_OPENINGS, "opening"),
    ],
    { compare: "stem", within: "sentence" },
  );
}

/** The hits that no longer one overlaps; one phrase may say several things. */
function longestOf<Hit extends Span>(hits: readonly Hit[]): readonly Hit[] {
  const kept: Hit[] = [];
  const ranked = hits.toSorted(
    (left, right) => right.end - right.start - (left.end - left.start) || left.start - right.start,
  );
  for (const hit of ranked) {
    const isCovered = kept.some(
      (other) =>
        hit.start < other.end &&
        other.start < hit.end &&
        !(hit.start === other.start && hit.end === other.end),
    );
    if (!isCovered) kept.push(hit);
  }
  return kept;
}

function isInside(span: Span, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => span.start < end && start < span.end);
}
