import { wholeAmount } from "../../language/amount.ts";
import type { Sentence } from "../../language/read-text.ts";
import type { Unit } from "../../language/units.data.ts";
import { DAYS_PER_WEEK } from "../../shared/durations.ts";
import { dayNumber, type LocalDate } from "../../shared/local-date.ts";
import { daysAgoReading, streakReading } from "./claim-readings.ts";
import { scopeOfFigure } from "./claim-scope.ts";
import type { ClaimMeaning, NumberClaim } from "./number-claim.ts";
import { isShare, type SaidFigure } from "./said-figure.ts";
import type { Cue, NamedPeriod, SentenceReading } from "./sentence-parts.ts";
import { asks, asksOrSupposes } from "./statement-voice.ts";
import { isNarrowed } from "./untold-scope.ts";

const DAYS: Unit = { measure: "days", factor: 1 };
/** "Up to today", 到今天: how long it is, and no days of their own. */
const TO_NOW = new Set(["to", "till", "until", "到", "至"]);
/** Of a streak that may be over. */
const PAST = new Set(["had", "was", "曾"]);
const AGAINST: ReadonlySet<Cue["meaning"]> = new Set<Cue["meaning"]>([
  ...(["not", "future", "sticky", "reported", "other_pick", "untold", "some", "except"] as const),
]);
/** Between a session and its day. */
const BEING = new Set(["was", "is", "on", "took", "place", ":", "是", "在", "于"]);
/** 星期五 has three characters. */
const LONGEST_WEEKDAY = 3;

/** "Your last run was 9 days ago", "9 days since your last run", 你已经9天没跑步了. */
export function pauseMeaning(said: SaidFigure): ClaimMeaning | undefined {
  const { figure, reading, context, has } = said;
  const { factor } = figure.amount.unit;
  const isLast = reading.cues.some(({ meaning }) => meaning === "last");
  const isPause = has("pause") || (isLast && (has("ago") || !isOnDays(said)));
  const isNamed =
    reading.activities.length > 0 || context.carried.some(({ activity }) => activity !== undefined);
  const isOther = has("streak", "average", "per_time", "other_thing") || isShare(figure, reading);
  if (!isPause || !isNamed || isOther || asksOrSupposes(reading)) return undefined;
  const scope = scopeOfFigure(figure, reading, context);
  if (scope === undefined || isNarrowed(figure, reading)) return undefined;
  const inUnits = (days: number) => [
    Math.floor(days / factor) * factor,
    Math.round(days / factor) * factor,
  ];
  const readings = scope.activities.map((activity) =>
    daysAgoReading(activity, context.today, inUnits),
  );
  return { kind: "records", readings, isCertain: readings.length === 1 && factor === 1 };
}

/** "On 3 days", or days of a period: active days, not days that have passed. */
function isOnDays({ figure, reading: { tokens, periods } }: SaidFigure): boolean {
  const textBefore = (place: number) => tokens[place - 1]?.text ?? "";
  return (
    textBefore(figure.start) === "on" || periods.some(({ start }) => !TO_NOW.has(textBefore(start)))
  );
}

/** "Your streak is 5 days", 你已经连续运动5天; weeks in a row may be weeks with a session. */
export function streakMeaning(said: SaidFigure): ClaimMeaning | undefined {
  const { figure, reading, context, has, hasBefore } = said;
  const isBest = has("longest", "best", "best_session");
  const isSaidBefore = hasBefore("streak") || context.carried.some(({ pick }) => pick === "streak");
  const isOfStreak = has("streak") || (isBest && isSaidBefore);
  const isOther = figure.amount.measure !== "days" || has("plan", "target", "more", "less");
  if (!isOfStreak || isOther) return undefined;
  const isOfDays = reading.periods.some(
    ({ period, clause }) =>
      clause === figure.clause && (period === "future" || period.kind !== "ever"),
  );
  const scope = scopeOfFigure(figure, reading, context);
  if (scope === undefined || isOfDays) return undefined;
  const isOver = reading.tokens.some(({ text }) => PAST.has(text));
  const current = isOver
    ? (["current_streak", "longest_streak"] as const)
    : (["current_streak"] as const);
  const metrics = isBest ? (["longest_streak"] as const) : current;
  const readings = scope.activities.flatMap((activity) =>
    metrics.map((metric) => streakReading(metric, activity)),
  );
  const isCertain = scope.isActivityCertain && metrics.length === 1;
  return { kind: "records", readings, isCertain };
}

/** What a sentence says of the day of a last session: "Your last run was on Friday", 上次游泳是昨天. */
export function dayClaims(
  reading: SentenceReading,
  sentence: Sentence,
  today: LocalDate,
): readonly NumberClaim[] {
  const { tokens, figures, cues, periods } = reading;
  const isPlain = figures.length === 0 && !cues.some(({ meaning }) => AGAINST.has(meaning));
  if (!isPlain || periods.length !== 1 || asks(tokens)) return [];
  return periods.flatMap((named): readonly NumberClaim[] => {
    const { period, start, end } = named;
    if (period === "future" || period.kind !== "day") return [];
    const activity = activityOfLast(named, reading);
    if (activity === undefined) return [];
    const days = dayNumber(today) - dayNumber(period.date);
    const isWeekday = end - start <= LONGEST_WEEKDAY && days > 1 && days <= DAYS_PER_WEEK;
    const places = { numberStart: start, end };
    const said = wholeAmount(DAYS, { value: days, step: 1 }, places, "plain");
    const amount = { ...said, bound: "exact", start } as const;
    // "On Friday" can be a week earlier, too.
    const back = isWeekday ? [0, DAYS_PER_WEEK] : [0];
    const readings = [daysAgoReading(activity, today, (ago) => back.map((each) => ago - each))];
    return [{ sentence, tokens, amount, meaning: { kind: "records", readings, isCertain: false } }];
  });
}

/** The exercise of a last session that is said to have been then; undefined where none is. */
function activityOfLast({ start }: NamedPeriod, { tokens, cues, activities }: SentenceReading) {
  let at = start - 1;
  while (at >= 0 && BEING.has(tokens[at]?.text ?? "")) at -= 1;
  if (at === start - 1) return undefined;
  const named = activities.find(({ end }) => end === at + 1);
  const isLast = cues.some((cue) => cue.meaning === "last" && cue.start < start);
  return isLast ? named?.activity : undefined;
}
