import { createPhraseFinder, type PhraseFinder } from "../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../language/phrases-with.ts";
import type { Writing } from "../../language/writing.ts";
import { addDays, LATEST_DATE, type LocalDate } from "../../shared/local-date.ts";
import { haveCommonDay, type Pause, type PauseReason } from "../../user/pause.ts";
import { PAUSE_REASON_WORDS } from "./action-cues.data.ts";
import { labelOf } from "./action-label.ts";
import { ACTION_LABELS, PAUSE_REASON_NAMES } from "./action-labels.data.ts";
import type { ActionMaterial } from "./action-material.ts";
import {
  type ActionReading,
  cuesOf,
  isQuestion,
  meant,
  sentenceOf,
  type WordSpan,
} from "./action-reading.ts";
import type { OfferedAction } from "./chat-action.ts";
import { type PauseDays, pauseDaysIn } from "./pause-days.ts";

type NamedReason = keyof typeof PAUSE_REASON_WORDS;

/** More pauses than so many no profile takes. */
const MOST_PAUSES = 200;

let reasons: PhraseFinder<NamedReason> | undefined;

/** Offers the pause that a message asks for, beside those that there are; nothing where it is there already. */
export function pauseAction(
  reading: ActionReading,
  { pauses, writing, records: { today } }: ActionMaterial,
): OfferedAction | undefined {
  const days = pauseDaysOf(reading, today);
  if (days === undefined) return undefined;
  const asked: Pause = { startDate: days.start, endDate: days.end, reason: reasonIn(reading) };
  const { pause, others } = withNeighbours(asked, pauses);
  const isThere = pauses.some((each) => isWithin(asked, each));
  if (isThere || others.length >= MOST_PAUSES) return undefined;
  const reason = PAUSE_REASON_NAMES[pause.reason][writing];
  const text = pause.endDate === null ? ACTION_LABELS.setOpenPause : ACTION_LABELS.setPause;
  const until = pause.endDate === null ? "" : dayName(pause.endDate, writing);
  const label = labelOf(text, writing, { until, reason });
  return { kind: "set_pause", label, pauses: [...others, pause] };
}

function pauseDaysOf(reading: ActionReading, today: LocalDate): PauseDays | undefined {
  const { text, amounts } = reading;
  const isPolite = (sentence: number) =>
    cuesOf(reading, "polite").some(({ start }) => sentenceOf(reading, start) === sentence);
  for (const sentence of text.sentences.keys()) {
    if (isQuestion(reading, sentence) && !isPolite(sentence)) continue;
    const isHere = (span: WordSpan) => sentenceOf(reading, span.start) === sentence;
    const others = cuesOf(reading, "noPause");
    const asks = (cue: "pause" | "pauseAll") =>
      meant(reading, cue)
        .filter(isHere)
        .filter(
          (span) => !others.some((other) => other.start < span.end && span.start < other.end),
        );
    const isForAll = asks("pauseAll").length > 0;
    const [asked] = [...asks("pauseAll"), ...asks("pause")];
    if (asked === undefined) continue;
    const words = text.words.filter((word) => word.sentence === sentence);
    const own = amounts.filter((each) => isHere(each) && (isForAll || each.end > asked.start));
    const named = pauseDaysIn(words, own, today);
    if (named !== undefined || isForAll) return named ?? { start: today, end: null };
  }
  return undefined;
}

/** What is named first; a rest where nothing is. */
function reasonIn({ text, denied }: ActionReading): PauseReason {
  reasons ??= createPhraseFinder(phrasesByMeaning<NamedReason>(PAUSE_REASON_WORDS));
  const found = reasons.find(text.words).find(({ start }) => denied[start] !== 1);
  return found?.values[0] ?? "rest";
}

/** The pause with those of the same reason that share or touch its days, and all others as they are. */
function withNeighbours(asked: Pause, pauses: readonly Pause[]) {
  let pause = asked;
  const others: Pause[] = [];
  for (const each of pauses.toSorted(byStart)) {
    if (each.reason !== asked.reason || !haveCommonDay(each, widened(pause))) others.push(each);
    else pause = union(each, pause);
  }
  return { pause, others };
}

function byStart(left: Pause, right: Pause): number {
  return left.startDate < right.startDate ? -1 : 1;
}

/** With the day before and the day after: two pauses that touch are one. */
function widened(pause: Pause): Pause {
  const { startDate, endDate } = pause;
  return {
    ...pause,
    startDate: addDays(startDate, -1),
    endDate: endDate === null || endDate === LATEST_DATE ? null : addDays(endDate, 1),
  };
}

function union(one: Pause, other: Pause): Pause {
  const isEndless = one.endDate === null || other.endDate === null;
  return {
    reason: one.reason,
    startDate: one.startDate < other.startDate ? one.startDate : other.startDate,
    endDate: isEndless ? null : laterOf(one.endDate, other.endDate),
  };
}

function laterOf(one: LocalDate | null, other: LocalDate | null): LocalDate | null {
  return one !== null && other !== null && one > other ? one : other;
}

function isWithin(inner: Pause, outer: Pause): boolean {
  const [innerEnd, outerEnd] = [inner.endDate ?? LATEST_DATE, outer.endDate ?? LATEST_DATE];
  return (
    inner.reason === outer.reason && outer.startDate <= inner.startDate && innerEnd <= outerEnd
  );
}

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "12 March", "3月12日". */
function dayName(date: LocalDate, writing: Writing): string {
  const [, month, day] = date.split("-").map(Number);
  if (writing !== "en") return `${month}月${day}日`;
  return `${day} ${MONTHS[(month ?? 1) - 1]}`;
}
