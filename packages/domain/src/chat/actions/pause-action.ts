import type { Writing } from "../../language/writing.ts";
import { addDays, LATEST_DATE, type LocalDate } from "../../shared/local-date.ts";
import { haveCommonDay, type Pause } from "../../user/pause.ts";
import { labelOf } from "./action-label.ts";
import { ACTION_LABELS, PAUSE_REASON_NAMES } from "./action-labels.data.ts";
import type { ActionMaterial } from "./action-material.ts";
import { type ActionReading, cuesOf, isQuestion, meant, sentenceOf } from "./action-reading.ts";
import { askedPause } from "./asked-pause.ts";
import type { OfferedAction } from "./chat-action.ts";

/** More pauses than so many no profile takes. */
const MOST_PAUSES = 200;

/**
 * Offers the pause that a message asks for, beside those that there are, or the end of the one that there is; nothing where
 * things stand so already.
 */
export function pauseAction(
  reading: ActionReading,
  material: ActionMaterial,
): OfferedAction | undefined {
  const { pauses, writing } = material;
  if (asksToEndPause(reading)) return endAction(material);
  const resumed = asksTo(reading, "resume") ? endAction(material) : undefined;
  if (resumed !== undefined) return resumed;
  const found = askedPause(reading, material);
  if (found === undefined) return undefined;
  const { pause: asked, instead } = found;
  const kept = pauses.filter((each) => instead === null || !isSamePause(each, instead));
  const { pause, others } = withNeighbours(asked, kept);
  const isThere = kept.some((each) => isWithin(asked, each));
  if (isThere || others.length >= MOST_PAUSES) return undefined;
  const reason = PAUSE_REASON_NAMES[pause.reason][writing];
  const text = pause.endDate === null ? ACTION_LABELS.setOpenPause : ACTION_LABELS.setPause;
  const until = pause.endDate === null ? "" : dayName(pause.endDate, writing);
  const label = labelOf(text, writing, { until, reason });
  return { kind: "set_pause", label, pauses: [...others, pause] };
}

/** Whether a message asks that no more days be paused. */
export function asksToEndPause(reading: ActionReading): boolean {
  return asksTo(reading, "endPause");
}

function asksTo(reading: ActionReading, cue: "endPause" | "resume"): boolean {
  const polite = cuesOf(reading, "polite").map(({ start }) => sentenceOf(reading, start));
  return meant(reading, cue)
    .map(({ start }) => sentenceOf(reading, start))
    .some((sentence) => !isQuestion(reading, sentence) || polite.includes(sentence));
}

/** The pauses without the one that runs today, from today on; else without the only one to come. */
function endAction({
  pauses,
  writing,
  records: { today },
}: ActionMaterial): OfferedAction | undefined {
  const isOver = ({ endDate }: Pause) => endDate !== null && endDate < today;
  const isToCome = ({ startDate }: Pause) => startDate > today;
  const running = pauses.filter((pause) => !isOver(pause) && !isToCome(pause));
  const ended = running.length > 0 ? running : pauses.filter(isToCome);
  if (ended.length === 0 || (running.length === 0 && ended.length > 1)) return undefined;
  const left = pauses.flatMap((pause): readonly Pause[] => {
    if (!ended.includes(pause)) return [pause];
    return pause.startDate < today ? [{ ...pause, endDate: addDays(today, -1) }] : [];
  });
  const label = ACTION_LABELS.endPause[writing];
  return { kind: "set_pause", label, pauses: left, isEnd: true };
}

function isSamePause(one: Pause, other: Pause): boolean {
  return (
    one.reason === other.reason &&
    one.startDate === other.startDate &&
    one.endDate === other.endDate
  );
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
