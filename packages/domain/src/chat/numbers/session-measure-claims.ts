import { type Amount, wholeAmount } from "../../language/amount.ts";
import { boundsOf } from "../../language/amount-bounds.ts";
import { readAmounts } from "../../language/read-amounts.ts";
import { readNumber } from "../../language/read-number.ts";
import type { Sentence } from "../../language/read-text.ts";
import type { Unit } from "../../language/units.data.ts";
import type { DatedSession } from "../../sport/records/record-fact.ts";
import type { RecordActivity, RecordPeriod, RecordPick } from "../../sport/records/record-query.ts";
import { type ClaimScope, type ScopeContext, scopeOfFigure } from "./claim-scope.ts";
import { type MeasuredCue, measuredCues } from "./measured-cues.ts";
import type { ClaimReading, NumberClaim } from "./number-claim.ts";
import { isPlainlyStated, speaksOfPerson, wordsOfCue } from "./own-statement.ts";
import { type Cue, type Figure, isInside, type SentenceReading } from "./sentence-parts.ts";
import type { Standing } from "./statement-voice.ts";

const PULSE: Unit = { measure: "pulse", factor: 1 };
const STEPS: Unit = { measure: "steps", factor: 1 };
/** A pulse without its unit lies in these bounds (design values). */
const PULSES = { least: 40, most: 300 } as const;
const EVER: RecordPeriod = { kind: "ever" };
/** "Times a minute", in tokens. */
const TIMES_A_MINUTE = 3;
const HEART_WORDS = new Set(["heart", "rate", "max", "maximum", "最", "大", "心", "率"]);
const BETWEEN = new Set(["-", "\u2013", "to", "到", "至", "~", "/"]);
/** After a number: of something else. */
const OTHER_UNITS = new Set(["%", "bpm", "percent", "号", "月", "日"]);
const STEP_WORDS = new Set(["step", "steps", "步"]);
/** 步行 is walking, 步数 names a number after it. */
const NO_STEPS = new Set(["行", "数", "道"]);
const OF = new Set([":", "is", "was", "of", "是", "为"]);

/** Which of the pulses of a session is meant, or none of them. */
const ROLES: readonly MeasuredCue["meaning"][] = ["mean", "most", "least", "estimate"];

type Measured = "mean" | "most" | "any" | "steps";

/** What a sentence says of the pulse or the steps of the last session, or of one on a day. */
export function sessionMeasureClaims(
  reading: SentenceReading,
  sentence: Sentence,
  context: ScopeContext,
  standing: Standing,
): readonly NumberClaim[] {
  const cues = measuredCues(reading);
  const isOf = (...meanings: readonly MeasuredCue["meaning"][]) =>
    cues.some(({ meaning }) => meanings.includes(meaning));
  const isOfHeart = isOf("heart") && !isOf("at_rest");
  const isOfSteps = isOf("steps") || reading.tokens.some(({ text }) => text === "步");
  if (!isOfHeart && !isOfSteps) return [];
  const figures = [
    ...(isOfHeart ? pulsesIn(reading, cues) : []),
    ...(isOfSteps ? stepsIn(reading) : []),
  ];
  return figures.flatMap((figure): NumberClaim[] => {
    const measured = figure.amount.measure === "steps" ? "steps" : whichOf(figure, cues);
    const isSaid = measured !== undefined && isStated(figure, reading, standing);
    const readings = isSaid ? readingsOf(figure, measured, reading, context) : [];
    if (readings.length === 0) return [];
    const isCertain = readings.length === 1 && measured !== "any";
    const meaning = { kind: "records", readings, isCertain } as const;
    return [{ sentence, tokens: reading.tokens, amount: figure.amount, meaning }];
  });
}

/** With their unit, or bare beside what tells that a pulse is meant: "average 148, max 171". */
function pulsesIn(reading: SentenceReading, cues: readonly MeasuredCue[]): readonly Figure[] {
  const { tokens, periods, clauses } = reading;
  const amounts = readAmounts(tokens);
  const pulses = amounts.filter(({ measure }) => measure === "pulse");
  const taken = [...amounts, ...periods];
  const bare = [...tokens.keys()].flatMap((place): Amount[] => {
    const number = readNumber(tokens, place);
    if (number === undefined || tokens[place]?.kind !== "number") return [];
    const isFree = !isInside({ start: place, end: number.end }, taken) || isTimes(number.end);
    const [before, after] = [place - 1, number.end].map((at) => tokens[at]?.text ?? "");
    const isWhole = Number.isInteger(number.value) && number.step === 1;
    const isPulse = number.value >= PULSES.least && number.value <= PULSES.most;
    const isPart =
      (BETWEEN.has(before ?? "") && tokens[place - 2]?.value !== undefined) ||
      (BETWEEN.has(after ?? "") && tokens[number.end + 1]?.value !== undefined);
    const isNamed = cues.some(
      ({ meaning, clause }) =>
        clause === clauses[place] && ["heart", "mean", "most"].includes(meaning),
    );
    if (!isFree || !isWhole || !isPulse || isPart || !isNamed || OTHER_UNITS.has(after ?? ""))
      return [];
    const end = number.end + (isTimes(number.end) ? TIMES_A_MINUTE : 0);
    return [amountAt(PULSE, number.value, place, number.end, reading, end)];
  });
  return [...pulses, ...bare].map((amount) => figureOf(withoutUpTo(amount), reading));

  /** "148 times a minute". */
  function isTimes(end: number): boolean {
    const [times, a, minute] = tokens.slice(end, end + TIMES_A_MINUTE).map(({ text }) => text);
    return times === "times" && ["a", "per"].includes(a ?? "") && minute === "minute";
  }
}

/** "Went up to 171 bpm" is no bound. */
function withoutUpTo(amount: Amount): Amount {
  const isUpTo = amount.bound === "under" && amount.start < amount.numberStart;
  return isUpTo ? { ...amount, bound: "exact", start: amount.numberStart } : amount;
}

/** "5,420 steps", 5420步, 步数是5420. */
function stepsIn(reading: SentenceReading): readonly Figure[] {
  const { tokens } = reading;
  return [...tokens.keys()].flatMap((place): Figure[] => {
    const number = readNumber(tokens, place);
    if (number === undefined || tokens[place - 1]?.value !== undefined) return [];
    const textAt = (at: number) => tokens[at]?.text ?? "";
    const isCounted = STEP_WORDS.has(textAt(number.end)) && !NO_STEPS.has(textAt(number.end + 1));
    const isLabelled =
      OF.has(textAt(place - 1)) &&
      !isInside({ start: place, end: number.end }, [...readAmounts(tokens), ...reading.periods]) &&
      tokens
        .slice(0, place)
        .some(({ text }) => text === "steps" || text === "step" || text === "数");
    if (!isCounted && !isLabelled) return [];
    const end = number.end + (isCounted ? 1 : 0);
    return [figureOf(amountAt(STEPS, number.value, place, number.end, reading, end), reading)];
  });
}

function amountAt(
  unit: Unit,
  value: number,
  numberStart: number,
  numberEnd: number,
  { tokens }: SentenceReading,
  end = numberEnd,
): Amount {
  const bounds = boundsOf(tokens);
  const lead = bounds.before(numberStart) ?? bounds.after(end);
  const start = lead !== undefined && lead.start < numberStart ? lead.start : numberStart;
  const whole = wholeAmount(unit, { value, step: 1 }, { numberStart, end }, "plain");
  return { ...whole, numberEnd, start, bound: lead?.bound ?? "exact" };
}

function figureOf(amount: Amount, { clauses }: SentenceReading): Figure {
  const clause = clauses[amount.start] ?? 0;
  const reach = Array.from({ length: clause + 1 }, (_, index) => clause - index);
  return { amount, start: amount.start, end: amount.end, clause, reach, counted: undefined };
}

/** The mean or the most, by the nearest word in the clause, else before it; undefined for the least, and for estimates. */
function whichOf(figure: Figure, cues: readonly MeasuredCue[]): Measured | undefined {
  const roles = cues.filter(({ meaning }) => ROLES.includes(meaning));
  const here = roles.filter(({ clause }) => clause === figure.clause);
  if (here.some(({ meaning }) => meaning === "estimate")) return undefined;
  const before = (here.length > 0 ? here : roles).findLast(({ end }) => end <= figure.start);
  const meaning = (before ?? here[0])?.meaning;
  if (meaning === "least" || meaning === "estimate") return undefined;
  return meaning === "mean" || meaning === "most" ? meaning : "any";
}

function isStated(figure: Figure, reading: SentenceReading, standing: Standing): boolean {
  const excused = (cue: Cue) => wordsOfCue(cue, reading).every((word) => HEART_WORDS.has(word));
  const isNamed =
    reading.cues.some(({ meaning }) => meaning === "last") ||
    reading.periods.some(({ period }) => period !== "future" && period.kind === "day");
  return (
    isPlainlyStated(figure, reading, excused) && (isNamed || speaksOfPerson(reading, standing))
  );
}

function readingsOf(
  figure: Figure,
  measured: Measured,
  reading: SentenceReading,
  context: ScopeContext,
): readonly ClaimReading[] {
  const scope = scopeOfFigure(figure, reading, context);
  if (scope === undefined || isNotOne(figure, reading)) return [];
  const isOfLast = reading.cues.some(({ meaning }) => meaning === "last");
  const [said] = context.carried;
  const isCarried = !scope.isTimed && (said?.pick === "last" || said?.period?.kind === "day");
  const days = scope.isTimed ? scope.periods : isCarried ? [said?.period ?? EVER] : [];
  if (scope.isTimed && days.some(({ kind }) => kind !== "day")) return [];
  // Of a whole day there are steps that no session tells.
  const isOfSession =
    isOfLast || isCarried || measured !== "steps" || reading.activities.length > 0;
  if (!isOfSession) return [];
  const last = isOfLast || said?.pick === "last" ? of(scope, "last", [EVER], measured) : [];
  const ofDays = days.filter(({ kind }) => kind === "day");
  return [...last, ...of(scope, "list", ofDays, measured)];
}

/** "Over your last three runs", "of all your runs". */
function isNotOne(figure: Figure, { cues, figures }: SentenceReading): boolean {
  const { start, end } = figure;
  return (
    // "148 times a minute" are no sessions.
    figures.some((each) => each.amount.measure === "sessions" && !isInside(each, [figure])) ||
    cues.some(
      (cue) =>
        cue.meaning === "some" ||
        cue.meaning === "except" ||
        (cue.meaning === "per_time" && (cue.end < start || cue.start > end)),
    )
  );
}

function of(
  { activities }: ClaimScope,
  metric: RecordPick,
  periods: readonly RecordPeriod[],
  measured: Measured,
): readonly ClaimReading[] {
  return activities.flatMap((activity) =>
    periods.map((period) => measureReading(metric, activity, period, measured)),
  );
}

/** What was not measured of a session that took place, nobody can tell. */
function measureReading(
  metric: RecordPick,
  activity: RecordActivity | null,
  period: RecordPeriod,
  measured: Measured,
): ClaimReading {
  return {
    queries: [{ metric, activity, period }],
    values: ([fact]) => {
      if (fact?.kind !== "sessions") return undefined;
      const values = fact.sessions.flatMap((session) => valuesOf(session, measured));
      const isKnown = values.length > 0 || fact.of.amount.totals.sessions === 0;
      if (!isKnown) return undefined;
      const sum = values.reduce((left, right) => left + right, 0);
      return measured === "steps" && values.length > 1 ? [...values, sum] : values;
    },
  };
}

function valuesOf({ log }: DatedSession, measured: Measured): readonly number[] {
  const { averageHeartRateBpm: mean, maxHeartRateBpm: most, steps } = log.measures;
  const values = { mean: [mean], most: [most], any: [mean, most], steps: [steps] }[measured];
  return values.flatMap((value) => value ?? []);
}
