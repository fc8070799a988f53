import type { Token } from "../language/read-text.ts";
import { finished, type Steps } from "../shared/steps.ts";
import {
  type AmountReading,
  amountCuesIn,
  amountReadingsInSteps,
  type FoundAmountCue,
} from "./amount-readings.ts";
import type { AmountCue } from "./claim-amounts.data.ts";
import type { ClaimedAmount } from "./claimed-amount.ts";

const DAYS_IN_A_WEEK = 7;
const WEEKS_IN_A_YEAR = 52;
const MONTHS_IN_A_YEAR = 12;
const MINUTES_IN_A_DAY = 1440;
const MINUTES_IN_AN_HOUR = 60;
/** Reaches in UTF-16 code units (design values). */
const NEARBY = 48;
const BOUND_REACH = 16;
const SESSIONS_REACH = 44;
const SUM_REACH = 36;

type Sentence = {
  readonly cues: readonly FoundAmountCue[];
  readonly readings: readonly AmountReading[];
};

/** The amounts of exercise or sleep that a sentence advises; nothing where it only tells what somebody does. */
export function amountsIn(tokens: readonly Token[]): readonly ClaimedAmount[] {
  return finished(amountsInSteps(tokens));
}

/** Reads the same step by step. */
export function* amountsInSteps(tokens: readonly Token[]): Steps<readonly ClaimedAmount[]> {
  const readings = yield* amountReadingsInSteps(tokens);
  if (readings.length === 0) return [];
  const sentence = { cues: amountCuesIn(tokens), readings };
  if (!has(sentence, "advice")) return [];
  return readings.flatMap((reading) => amountOf(bounded(reading, sentence), sentence) ?? []);
}

function has({ cues }: Sentence, wanted: AmountCue): boolean {
  return cues.some(({ cue }) => cue === wanted);
}

/** "At least 150 to 300" names the range that is advised; only a single number is open above. */
function bounded(reading: AmountReading, { cues }: Sentence): AmountReading {
  const { least, most, start, isOpen } = reading;
  const isBefore = (wanted: AmountCue) =>
    cues.some((cue) => cue.cue === wanted && cue.end <= start && cue.start >= start - BOUND_REACH);
  if (isBefore("ceiling")) return { ...reading, least: 0 };
  return least === most && (isOpen || isBefore("floor"))
    ? { ...reading, most: Number.POSITIVE_INFINITY }
    : reading;
}

function amountOf(reading: AmountReading, sentence: Sentence): ClaimedAmount | undefined {
  const { least, most, unit, isHours } = reading;
  if (isHours && has(sentence, "sleep")) {
    const [leastHours, mostHours] = [least / MINUTES_IN_AN_HOUR, most / MINUTES_IN_AN_HOUR];
    return { measure: "hours_of_sleep", kind: "moderate", least: leastHours, most: mostHours };
  }
  // Longer ones are pauses between sessions.
  if (isHours && least >= MINUTES_IN_A_DAY) return undefined;
  const isWeekly = isNear(reading, sentence, "per_week", "sum_of_week");
  const isDaily = isNear(reading, sentence, "per_day");
  const perYear = isWeekly || isDaily ? undefined : timesAYear(reading, sentence);
  const inAWeek = (amount: number) =>
    perYear === undefined ? amount : (amount * perYear) / WEEKS_IN_A_YEAR;
  const bounds = { least: inAWeek(least), most: inAWeek(most) };
  if (unit !== "minutes") {
    if ((!isWeekly && perYear === undefined) || !has(sentence, "strength")) return undefined;
    return { measure: "days_per_week", kind: "strength", ...bounds };
  }
  const kind = kindOf(reading, sentence);
  if (kind === "strength") return undefined;
  if (perYear !== undefined) return { measure: "minutes_per_week", kind, ...bounds };
  if (!isWeekly && !isDaily) return undefined;
  const isSum = isWeekly && !isDaily && !isPerSession(reading, sentence);
  const times = isSum ? 1 : timesAWeek(sentence, isDaily);
  return { measure: "minutes_per_week", kind, least: least * times, most: most * times };
}

/** How often in a year there is an amount that is of a month or of the year. */
function timesAYear(reading: AmountReading, sentence: Sentence): number | undefined {
  if (isNear(reading, sentence, "per_month")) return MONTHS_IN_A_YEAR;
  return isNear(reading, sentence, "per_year") ? 1 : undefined;
}

function timesAWeek({ readings }: Sentence, isDaily: boolean): number {
  const sessions = readings.find(({ unit }) => unit !== "minutes");
  if (sessions !== undefined) return sessions.least || 1;
  return isDaily ? DAYS_IN_A_WEEK : 1;
}

function isNear(
  { start, end }: AmountReading,
  { cues }: Sentence,
  ...wanted: readonly AmountCue[]
): boolean {
  return cues.some(
    (cue) => wanted.includes(cue.cue) && cue.start >= start - NEARBY && cue.end <= end + NEARBY,
  );
}

/** Whether "30 minutes 3 times a week" is meant, and not "150 minutes a week on 3 days". */
function isPerSession({ end, clause }: AmountReading, sentence: Sentence): boolean {
  const { cues, readings } = sentence;
  const isSum = cues.some(
    (cue) =>
      cue.cue === "sum_of_week" &&
      cue.clause === clause &&
      cue.start >= end &&
      cue.start <= end + SUM_REACH &&
      !readings.some(({ start }) => start >= end && start < cue.start),
  );
  if (isSum) return false;
  return (
    has(sentence, "per_session") ||
    readings.some(
      ({ unit, start }) => unit === "sessions" && start >= end && start <= end + SESSIONS_REACH,
    )
  );
}

/** By the first word behind the amount that tells. */
function kindOf({ end }: AmountReading, sentence: Sentence): ClaimedAmount["kind"] {
  const told = sentence.cues.find(
    ({ cue, start }) =>
      (cue === "moderate" || cue === "vigorous") && start >= end && start <= end + NEARBY,
  );
  if (told !== undefined) return told.cue === "vigorous" ? "vigorous" : "moderate";
  return has(sentence, "strength") && !has(sentence, "endurance") ? "strength" : "moderate";
}
