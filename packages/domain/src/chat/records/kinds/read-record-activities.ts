import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import { toldOnce } from "../../../language/told-once.ts";
import { type ActivitySpan, activitySpans } from "../../../sport/met/activity-spans.ts";
import { sportOf } from "../../../sport/met/sport-of.ts";
import type { RecordActivity } from "../../../sport/records/record-query.ts";
import { RECORD_CUES } from "../record-cues.data.ts";
import { ANY_EXERCISE, EXERCISE_SYNONYMS, NO_ACTIVITIES } from "./exercise-words.data.ts";

/** A kind of exercise that a text names, by the words from `start` up to `end`; null for exercise of any kind. */
export type FoundActivity = {
  readonly start: number;
  readonly end: number;
  readonly activity: RecordActivity | null;
};

type Synonym = (typeof EXERCISE_SYNONYMS)[number];
type Span = { readonly start: number; readonly end: number };
type Named = Span & { readonly activity: RecordActivity };

/** "Health club exercise" of the catalogue, which people who say that they exercised do not mean. */
const HEALTH_CLUB = "02060";
/** Games with a ball, whichever. */
const BALL_GAMES = "ball_games";
/** Between a verb and its object: 行咗山. */
const ASPECTS = new Set(["咗", "左", "完", "过", "了"]);
const LONGEST_WITH_OBJECT = 4;
const SENTENCES = { compare: "stem", within: "sentence" } as const;

let anyExercise: PhraseFinder<true> | undefined;
let synonyms: PhraseFinder<Synonym> | undefined;
let noActivities: PhraseFinder<true> | undefined;

/** The kinds of exercise that a text names, in order; two names of one family side by side are one. */
export const readRecordActivities = toldOnce((text: ReadText): readonly FoundActivity[] => {
  const { words } = text;
  anyExercise ??= createPhraseFinder(phrasesWith(ANY_EXERCISE, true as const), SENTENCES);
  // "In a row" names no rowing.
  noActivities ??= createPhraseFinder(
    phrasesWith([...RECORD_CUES.streak, ...NO_ACTIVITIES], true as const),
    // Nor is there a streak in "in the last 30 days, running burned ...".
    { ...SENTENCES, within: "clause" },
  );
  const isNone = takenBy(noActivities.find(words), words.length);
  const general = anyExercise.find(words).map((span) => withoutGap(words, span));
  const isGeneral = takenBy(general, words.length);
  const named = longestOf([...synonymsIn(text), ...catalogued(text, isGeneral)], isNone);
  const found: FoundActivity[] = joined(named).map((each) => beside(each, named));
  const isNamed = takenBy(named, words.length);
  for (const { start, end } of general)
    if (!isTaken(isNamed, start, end) && !isTaken(isNone, start, end))
      found.push({ start, end, activity: null });
  return found.sort((left, right) => left.start - right.start);
});

/** The activities of the catalogue, and not those that only mean exercise. */
function catalogued(text: ReadText, isGeneral: readonly boolean[]): readonly Named[] {
  const { words, source } = text;
  return namedSpans(text).flatMap(({ start, end, name }) => {
    if (name === undefined) return [];
    const family = sportOf(name.activity);
    if (family === HEALTH_CLUB && isGeneral.slice(start, end).every(Boolean)) return [];
    const written = source.slice(words[start]?.start, words[end - 1]?.end);
    return [{ start, end, activity: { name: written, families: [family] } }];
  });
}

function synonymsIn({ words }: ReadText): readonly Named[] {
  synonyms ??= createPhraseFinder(
    EXERCISE_SYNONYMS.flatMap((synonym) => phrasesWith(synonym.phrases, synonym)),
    SENTENCES,
  );
  return synonyms.find(words).flatMap(({ start, end, values: [synonym] }) => {
    if (synonym === undefined) return [];
    const name = words[start]?.kind === "han" ? synonym.chinese : synonym.english;
    const found = withoutGap(words, { start, end });
    return [{ ...found, activity: { name, families: synonym.families } }];
  });
}

/** Of "行咗一個鐘山" only what says that it was done: what stands before the object tells something of its own. */
function withoutGap(words: ReadText["words"], { start, end }: Span): Span {
  const isDone = ASPECTS.has(words[start + 1]?.text ?? "");
  return isDone && end - start > LONGEST_WITH_OBJECT ? { start, end: start + 2 } : { start, end };
}

/** Of those that overlap the longest, and of equals the first; none at a place that is taken. */
function longestOf(named: readonly Named[], isTakenFirst: readonly boolean[]): readonly Named[] {
  const taken = [...isTakenFirst];
  const ranked = named.toSorted((left, right) => right.end - right.start - (left.end - left.start));
  const kept = ranked.filter(({ start, end }) => {
    const isFree = !isTaken(taken, start, end);
    if (isFree) taken.fill(true, start, end);
    return isFree;
  });
  return kept.sort((left, right) => left.start - right.start);
}

/** With names of one family side by side as one. */
function joined(named: readonly Named[]): FoundActivity[] {
  const found: Named[] = [];
  for (const each of named) {
    const last = found.at(-1);
    const isSame =
      last !== undefined &&
      last.end === each.start &&
      each.activity.families.some((family) => last.activity.families.includes(family));
    if (last !== undefined && isSame) found[found.length - 1] = { ...last, end: each.end };
    else found.push(each);
  }
  return found;
}

/** As exercise of any kind where only that some game with a ball is named: no session is called so. */
export function gameOfAnyKind(found: FoundActivity): FoundActivity {
  return found.activity?.families[0] === BALL_GAMES ? { ...found, activity: null } : found;
}

/** 打球 beside a game that is named says no more than that it was played. */
function beside(found: FoundActivity, named: readonly Named[]): FoundActivity {
  const [first, ...games] = found.activity?.families ?? [];
  const isNamed =
    first === BALL_GAMES &&
    named.some(
      ({ activity: { families } }) =>
        families[0] !== BALL_GAMES && families.some((family) => games.includes(family)),
    );
  return isNamed ? { ...found, activity: null } : found;
}

function takenBy(spans: readonly Span[], length: number): readonly boolean[] {
  const taken = new Array<boolean>(length).fill(false);
  for (const { start, end } of spans) taken.fill(true, start, end);
  return taken;
}

function isTaken(taken: readonly boolean[], start: number, end: number): boolean {
  return taken.slice(start, end).includes(true);
}

/** The spans that name an activity; of "running time", which alone names none, the word that does. */
function namedSpans(text: ReadText): readonly ActivitySpan[] {
  return activitySpans(text).flatMap((span) => {
    if (!span.roles.includes("misleading") || span.end - span.start < 2) return [span];
    const words = text.words.slice(span.start, span.end);
    return words.flatMap((word, index) => {
      const [only] = activitySpans({ ...text, words: [word] });
      const start = span.start + index;
      return only === undefined ? [] : [{ ...only, start, end: start + 1 }];
    });
  });
}
