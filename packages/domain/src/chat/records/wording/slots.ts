import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import type { ReadText } from "../../../language/read-text.ts";
import type { LocalDate } from "../../../shared/local-date.ts";
import type { FoundPeriod } from "../periods/found-period.ts";
import type { Cue, RecordReading } from "../record-reading.ts";
import { TURNED_ROUND, WISHED } from "./other-questions.data.ts";

/** What of a question goes into its plain words. */
export type Slots = {
  /** As they were written, each once. */
  readonly sports: readonly string[];
  readonly periods: readonly PeriodSlot[];
  /** Whether it is of the time since something, or without it. */
  readonly isSince: boolean;
  /** Whether it is of energy, distance, pace or pulse. */
  readonly isMeasured: boolean;
};

export type PeriodSlot = {
  /** As it was written. */
  readonly text: string;
  /** A day of the week; up to now, and no further back than some weeks; into what is to come; or anywhere else. */
  readonly reach: "weekday" | "now" | "lately" | "to_come" | "past";
  /** Of which there is one before that is as long. */
  readonly unit: "week" | "month" | "year" | undefined;
};

type Span = { readonly start: number; readonly end: number };

/** What narrows a question down and has no place in plain words, or matters more than the question. */
const WITHOUT_PLACE = [
  "hazard",
  "bound",
  "filter",
  "partOfDay",
  "ownTime",
  "untold",
  "usual",
] as const satisfies readonly Cue[];

/** What is measured beside time. */
const MEASURES = [
  "calories",
  "metMinutes",
  "distance",
  "pace",
  "heart_rate",
] as const satisfies readonly Cue[];

/** What makes another question of the same words. */
let another: PhraseFinder<true> | undefined;

/** The sports and periods that a question names; undefined where it says more than plain words would. */
export function slotsOf(
  { source, words }: ReadText,
  reading: RecordReading,
  today: LocalDate,
): Slots | undefined {
  const { cues, activities, periods } = reading;
  if (saysMore(reading) || saysAnother(words)) return undefined;
  const written = ({ start, end }: Span) => source.slice(words[start]?.start, words[end - 1]?.end);
  const sports = new Map<string, string>();
  for (const each of activities) {
    if (each.activity === null) continue;
    const { families, name } = each.activity;
    const sport = families.join() || name;
    if (!sports.has(sport)) sports.set(sport, written(each));
  }
  return {
    sports: [...sports.values()],
    periods: periods
      .filter(({ period }) => period === "future" || period.kind !== "ever")
      .map((each) => ({ text: written(each), reach: reachOf(each, today), unit: unitOf(each) })),
    isSince: cues.has("except") || cues.has("since"),
    isMeasured: MEASURES.some((cue) => cues.has(cue)),
  };
}

/** Whether a question has what no plain question has a place for, or leans on something else. */
function saysMore({ cues, activities, periods, weekdays, figures }: RecordReading): boolean {
  if (figures > 0 || weekdays.length > 0 || WITHOUT_PLACE.some((cue) => cues.has(cue))) return true;
  if (periods.some(({ isUnclear }) => isUnclear === true)) return true;
  // "Without a workout" is the time since one; "not counting swimming" leaves out what no plain question does.
  if (cues.has("except") && activities.some(({ activity }) => activity !== null)) return true;
  const isBare = activities.length === 0 && periods.length === 0;
  return isBare && (cues.has("opening") || cues.has("reference"));
}

/** Whether it asks for the least, or for what should be. */
function saysAnother(words: ReadText["words"]): boolean {
  another ??= createPhraseFinder(phrasesWith([...TURNED_ROUND, ...WISHED], true as const), {
    compare: "text",
  });
  return another.findAll(words).hits.length > 0;
}

function reachOf({ period, isWeekday }: FoundPeriod, today: LocalDate): PeriodSlot["reach"] {
  if (period === "future") return "to_come";
  if (isWeekday === true) return "weekday";
  if (period.kind === "day") return period.date === today ? "now" : "past";
  if (period.kind === "last_days") return "lately";
  return period.kind === "week" && period.weeksAgo === 0 ? "lately" : "past";
}

function unitOf({ period }: FoundPeriod): PeriodSlot["unit"] {
  const kind = period === "future" ? undefined : period.kind;
  return kind === "week" || kind === "month" || kind === "year" ? kind : undefined;
}
