import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning, phrasesWith } from "../../language/phrases-with.ts";
import { read } from "../../language/read.ts";
import type { ReadText, Token } from "../../language/read-text.ts";
import type { LocalDate } from "../../shared/local-date.ts";
import {
  type FoundActivity,
  readRecordActivities,
} from "../records/kinds/read-record-activities.ts";
import { OTHER_VOICES, OWN_VOICES } from "./claim-cues.data.ts";
import { ROLE_WORDS, UNTOLD_TIMES } from "./claim-roles.data.ts";
import { isOtherActivity, isPartOfKind } from "./part-of-kind.ts";
import { readFigures } from "./read-figures.ts";
import {
  type Cue,
  type Figure,
  isRole,
  type NamedActivity,
  type Role,
  type SentenceReading,
  type Span,
  type Voice,
} from "./sentence-parts.ts";
import { sentencePeriods } from "./sentence-periods.ts";
import { clausesOf } from "./statement-clauses.ts";
import { wordsOf } from "./token-words.ts";

/** So many tokens beside a figure say nothing of it. */
const WORDS_BESIDE = 2;
const RUNNING_TO = new Set(["ran", "run", "runs"]);

let finder: PhraseFinder<Cue["meaning"]> | undefined;

/** Reads a sentence of a reply, given as tokens in the order of the text. */
export function readSentence(
  tokens: readonly Token[],
  source: string,
  today: LocalDate,
): SentenceReading {
  const clauses = clausesOf(tokens);
  const place = <Found extends Span>(found: Found) => ({
    ...found,
    clause: clauses[found.start] ?? 0,
  });
  const cues = cuesIn(tokens).map(place);
  const isOfLast = cues.some(({ meaning }) => meaning === "last");
  const periods = sentencePeriods(tokens, source, today, isOfLast).map(place);
  const { text, inTokens } = wordsOf(tokens, source);
  const activities = readRecordActivities(text)
    .map((found) => place({ ...found, ...inTokens(found), ...asWritten(found, text) }))
    .filter((found) => !isIdleRun(found, tokens));
  const kinds = activities.map((each) => withSiblings(each, activities));
  return {
    ...{ tokens, clauses, periods, activities: kinds },
    figures: withReach(readFigures(tokens, periods, kinds).map(place), clauses),
    cues: cues.filter((cue) => !isWithin(cue, periods) && !isPartOfLonger(cue, cues)),
  };
}

/** What a kind of exercise is called in the sentence, and whether that is only a part of it. */
function asWritten({ start, end, activity }: FoundActivity, text: ReadText) {
  if (activity === null) return {};
  const words = text.words.slice(start, end);
  const written = text.source.slice(words[0]?.start, words.at(-1)?.end);
  const called = [written, words.map(({ stem }) => stem).join(" ")];
  // 行咗2次山 is called by what it means.
  const isOther = written !== activity.name && isOtherActivity(activity, read(activity.name));
  const isOfOther = isOther || isOtherActivity(activity, { ...text, words });
  const isPart = isOfOther || isPartOfKind(activity, { ...text, words });
  return { called, isPart, isOfOther };
}

/** Where walks and hikes are told apart, walks are not all walking. */
function withSiblings(named: NamedActivity, all: readonly NamedActivity[]): NamedActivity {
  const families = named.activity?.families ?? [];
  const isTold = all.some(
    (other) =>
      other.isOfOther === true &&
      other !== named &&
      other.activity?.families.some((each) => families.includes(each)),
  );
  return isTold ? { ...named, isPart: true } : named;
}

function withReach(
  figures: readonly Omit<Figure, "reach">[],
  clauses: readonly number[],
): readonly Figure[] {
  return figures.map((figure, index) => {
    const before = figures[index - 1]?.clause ?? -1;
    const reach = [figure.clause];
    for (let clause = figure.clause - 1; clause > before; clause -= 1) reach.push(clause);
    const words = clauses.filter((clause) => clause === figure.clause).length;
    const isBare = words <= figure.end - figure.start + WORDS_BESIDE;
    const isAlone = figures[index + 1]?.clause !== figure.clause + 1;
    return { ...figure, reach: isBare && isAlone ? [...reach, figure.clause + 1] : reach };
  });
}

function cuesIn(tokens: readonly Token[]) {
  finder ??= createPhraseFinder<Cue["meaning"]>(
    [
      ...phrasesByMeaning<Role>(ROLE_WORDS),
      ...phrasesByMeaning<Voice>({ ...OTHER_VOICES, ...OWN_VOICES }),
      ...phrasesWith(UNTOLD_TIMES, "untold" as const),
    ],
    { compare: "stem", within: "sentence" },
  );
  return finder.findAll(tokens).hits;
}

/** "Your longest ride ran to 89 minutes." */
function isIdleRun({ start, end }: Span, tokens: readonly Token[]): boolean {
  const isOne = end === start + 1 && RUNNING_TO.has(tokens[start]?.text ?? "");
  return isOne && tokens[end]?.text === "to" && tokens[end + 1]?.value !== undefined;
}

function isWithin(cue: Span, spans: readonly Span[]): boolean {
  return spans.some(({ start, end }) => start <= cue.start && cue.end <= end);
}

/** "Most recent" does not say "most", "on record" no record, 不错 not 不. */
function isPartOfLonger(cue: Cue, cues: readonly Cue[]): boolean {
  return cues.some(
    ({ meaning, ...other }) =>
      (isRole(cue.meaning) === isRole(meaning) ||
        meaning === "noted" ||
        cue.meaning === "untold") &&
      isWithin(cue, [other]) &&
      other.end - other.start > cue.end - cue.start,
  );
}
