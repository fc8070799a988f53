import type { Amount } from "../../language/amount.ts";
import type { Sentence } from "../../language/read-text.ts";
import type { RoutePick } from "../../sport/records/picked-sessions.ts";
import { bestTimeReadings } from "./best-time-readings.ts";
import type { ScopeContext } from "./claim-scope.ts";
import { DIFFERENCES, OTHER_BESTS } from "./measured-cues.data.ts";
import { type MeasuredCue, measuredCues } from "./measured-cues.ts";
import { stretchesIn, stretchOf } from "./named-stretches.ts";
import type { NumberClaim } from "./number-claim.ts";
import { isHere, isPlainlyStated, speaksOfPerson } from "./own-statement.ts";
import {
  type Cue,
  type Figure,
  isInside,
  type Place,
  type SentenceReading,
} from "./sentence-parts.ts";
import type { Standing } from "./statement-voice.ts";
import { stopwatchTimes } from "./stopwatch-times.ts";

/** Of which "1:58" is hours and minutes. */
const LONG: ReadonlySet<RoutePick> = new Set<RoutePick>([
  "fastest_half_marathon",
  "fastest_marathon",
]);
const MOST_HOURS = 9;
const MINUTES_PER_HOUR = 60;
const OTHER_ROLES: ReadonlySet<Cue["meaning"]> = new Set<Cue["meaning"]>([
  ...([
    "last",
    "average",
    "plan",
    "target",
    "per_time",
    "untold",
    "some",
    "except",
    "other_thing",
  ] as const),
]);
const DENIED = new Set(["never", "havent", "not", "没", "从"]);
const FASTER = new Set(["faster", "快"]);
/** So long a label is at most, in tokens (design value). */
const MOST_LABEL = 8;
const WORDS_BESIDE = 2;

/** What a sentence says of best times, and the places of the distances that it names for them: "your best 5 km took 24:31". */
export function bestTimeClaims(
  reading: SentenceReading,
  sentence: Sentence,
  context: ScopeContext,
  standing: Standing,
): { readonly claims: readonly NumberClaim[]; readonly taken: readonly Place[] } {
  const { tokens } = reading;
  const cues = measuredCues(reading);
  const bests = cues.filter((cue) => cue.meaning === "best");
  const isListed = context.carried.some(({ pick }) => pick === "best");
  const stretches = bests.length === 0 && !isListed ? [] : stretchesIn(reading, cues);
  const isOther = tokens.some(({ text }) => OTHER_BESTS.has(text));
  if (stretches.length === 0) return { claims: [], taken: [] };
  const times = timesIn(reading);
  const claims = times.flatMap((figure): NumberClaim[] => {
    const best = bests.find(
      (cue) => cue.start < figure.start || isHere(cue, figure, reading) || isBare(figure, reading),
    );
    const isNamed = best !== undefined || (isListed && isUnderLabel(figure, reading));
    if (!isNamed || isOther || !isOfBest(figure, best, reading, standing)) return [];
    const { pick } = stretchOf(figure, stretches, times, reading);
    const found = bestTimeReadings(figure, pick, reading, context);
    if (found === undefined) return [];
    const amount = inHours(figure.amount, pick);
    const meaning = { kind: "records", readings: found, isCertain: found.length === 1 } as const;
    return [{ sentence, tokens, amount, meaning }];
  });
  return { claims, taken: times.length === 0 ? [] : [...stretches, ...times] };
}

/** Times to the second, and amounts of minutes. */
function timesIn({ tokens, clauses, figures }: SentenceReading): readonly Figure[] {
  const times = stopwatchTimes(tokens).map((amount): Figure => {
    const clause = clauses[amount.start] ?? 0;
    const reach = Array.from({ length: clause + 1 }, (_, index) => clause - index);
    return { amount, start: amount.start, end: amount.end, clause, reach, counted: undefined };
  });
  const minutes = figures.filter(
    (each) => each.amount.measure === "minutes" && !isInside(each, times),
  );
  return [...times, ...minutes];
}

function isOfBest(
  figure: Figure,
  best: MeasuredCue | undefined,
  reading: SentenceReading,
  standing: Standing,
): boolean {
  const { tokens, cues } = reading;
  const textAt = (place: number) => tokens[place]?.text ?? "";
  const isDifference =
    DIFFERENCES.has(textAt(figure.end)) ||
    (textAt(figure.start - 1) === "了" && DIFFERENCES.has(textAt(figure.start - 2)));
  const isOther = cues.some((cue) => isHere(cue, figure, reading) && OTHER_ROLES.has(cue.meaning));
  if (isDifference || isOther) return false;
  const isDenied = tokens.some(({ text }) => DENIED.has(text));
  const isFaster =
    best !== undefined &&
    FASTER.has(textAt(best.start)) &&
    best.end > best.start + 1 &&
    textAt(best.start) !== "最";
  if (isFaster && !isDenied) return false;
  const excused = (cue: Cue) =>
    (best !== undefined && isInside(cue, [best])) || textAt(cue.start) === "needed";
  const isPlain = isFaster || isPlainlyStated(figure, reading, excused);
  const isLabel = isUnderLabel(figure, reading) && standing !== "not";
  // "The fastest marathon ever run took 2:00:35."
  const isOfAll = reading.periods.some(
    ({ period }) => period !== "future" && period.kind === "ever",
  );
  const isOwn = speaksOfPerson(reading, isOfAll ? "none" : standing);
  return isPlain && (isLabel || isOwn);
}

/** "5 km: 24:31", 5公里：最好成绩24:31. */
function isUnderLabel({ start }: Figure, { tokens }: SentenceReading): boolean {
  const colon = tokens.findIndex(({ text }) => text === ":");
  return colon >= 0 && colon < start && colon <= MOST_LABEL && start <= colon + MOST_LABEL;
}

/** "At 24:31, your best ...": hardly a word beside the figure in its clause. */
function isBare(figure: Figure, { clauses }: SentenceReading): boolean {
  const words = clauses.filter((clause) => clause === figure.clause).length;
  return words <= figure.end - figure.start + WORDS_BESIDE;
}

/** "1:58" for a half marathon. */
function inHours(amount: Amount, pick: RoutePick): Amount {
  const isLong = LONG.has(pick) && amount.form === "stopwatch" && amount.low <= MOST_HOURS;
  if (!isLong) return amount;
  const [low, high] = [amount.low, amount.high].map((each) => each * MINUTES_PER_HOUR);
  return { ...amount, low: low ?? 0, high: high ?? 0, step: 1 };
}
