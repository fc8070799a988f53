import {
  addDays,
  type DateRange,
  datesOf,
  daysIn,
  type LocalDate,
  localDateOf,
} from "../../shared/local-date.ts";
import { exertionOf, type SessionExertion } from "../sport-feedback.ts";
import { durationMilliseconds, type SportLog } from "../sport-log.ts";
import { type DayContext, finishedByStart } from "./daily-totals.ts";

/**
 * The rated and unrated sessions of one local day.
 * Load is session-RPE: rating on the CR10 scale times minutes (Foster et al., A new approach to
 * monitoring exercise training, J Strength Cond Res 2001;15(1):109-115), kept exact as
 * tenths of a rating times milliseconds.
 */
export type DailyLoad = {
  readonly date: LocalDate;
  readonly ratingTenthMilliseconds: number;
  readonly ratedSessions: number;
  /** Of the rated sessions, those rated by feeling alone. */
  readonly ratedByFeeling: number;
  /** Finished sessions that lack a rating or a duration. */
  readonly unratedSessions: number;
};

/** Training load of a period; arbitrary units (CR10 × minutes). */
export type TrainingLoad =
  | { readonly status: "not_enough_data"; readonly unratedSessions: number }
  | {
      readonly status: "available";
      readonly load: number;
      readonly daily: readonly { readonly date: LocalDate; readonly load: number }[];
      readonly ratedSessions: number;
      readonly ratedByFeeling: number;
      readonly unratedSessions: number;
      /**
       * Mean daily load over its standard deviation (of the population), days without a session as 0
       * (Foster, Med Sci Sports Exerc 1998;30(7):1164-1168). Null unless the period is a week or longer
       * and fully rated, and where all days are equal.
       */
      readonly monotony: number | null;
      /** Load × monotony (Foster 1998); null with monotony. */
      readonly strain: number | null;
      /**
       * Load of the last 7 days over the weekly mean of the last 28 (Gabbett, Br J Sports Med
       * 2016;50:273-280); null unless each of the 4 weeks has a session and all are rated. The ratio is
       * contested: a hint, no prediction of injury.
       */
      readonly acuteChronicRatio: number | null;
    };

const ACUTE_DAYS = 7;
const CHRONIC_DAYS = 28;
const TENTH_MILLISECONDS_PER_UNIT = 600_000;

/** The days whose ratings the load of `range` can depend on: four weeks up to any of its days. */
export function trainingLoadWindow(range: DateRange): DateRange {
  return { start: addDays(range.start, 1 - CHRONIC_DAYS), end: range.end };
}

/** The load of each local day with a finished session, in order. */
export function dailyLoads(logs: readonly SportLog[], context: DayContext): DailyLoad[] {
  const days = new Map<LocalDate, DailyLoad>();
  for (const log of finishedByStart(logs)) {
    const date = localDateOf(log.sportStart, context.timeZone);
    days.set(
      date,
      addSession(
        days.get(date) ?? noLoad(date),
        durationMilliseconds(log),
        exertionOf(log.feedback),
      ),
    );
  }
  return [...days.values()];
}

/** The training load of `range` from the daily loads of its window. */
export function trainingLoad(range: DateRange, loads: readonly DailyLoad[]): TrainingLoad {
  const byDate = new Map(loads.map((load) => [load.date, load]));
  const of = (days: DateRange) => datesOf(days).map((date) => byDate.get(date) ?? noLoad(date));
  const period = of(range);
  const count = (pick: (load: DailyLoad) => number) =>
    period.reduce((sum, load) => sum + pick(load), 0);
  const ratedSessions = count((load) => load.ratedSessions);
  const unratedSessions = count((load) => load.unratedSessions);
  if (ratedSessions === 0) return { status: "not_enough_data", unratedSessions };
  const units = period.map(loadUnits);
  const load = unitsOf(count((day) => day.ratingTenthMilliseconds));
  const monotony = unratedSessions === 0 && daysIn(range) >= ACUTE_DAYS ? monotonyOf(units) : null;
  return {
    status: "available",
    load,
    daily: period.map((day) => ({ date: day.date, load: loadUnits(day) })),
    ratedSessions,
    ratedByFeeling: count((day) => day.ratedByFeeling),
    unratedSessions,
    monotony,
    strain: monotony === null ? null : load * monotony,
    acuteChronicRatio: acuteChronicRatioOf(
      of({ start: addDays(range.end, 1 - CHRONIC_DAYS), end: range.end }),
    ),
  };
}

function addSession(
  day: DailyLoad,
  duration: number | null,
  exertion: SessionExertion | null,
): DailyLoad {
  if (duration === null || exertion === null)
    return { ...day, unratedSessions: day.unratedSessions + 1 };
  return {
    ...day,
    ratingTenthMilliseconds:
      day.ratingTenthMilliseconds + Math.round(exertion.rating * 10) * duration,
    ratedSessions: day.ratedSessions + 1,
    ratedByFeeling: day.ratedByFeeling + (exertion.source === "feeling_rating" ? 1 : 0),
  };
}

function noLoad(date: LocalDate): DailyLoad {
  return {
    date,
    ratingTenthMilliseconds: 0,
    ratedSessions: 0,
    ratedByFeeling: 0,
    unratedSessions: 0,
  };
}

function loadUnits(day: DailyLoad): number {
  return unitsOf(day.ratingTenthMilliseconds);
}

function unitsOf(ratingTenthMilliseconds: number): number {
  return ratingTenthMilliseconds / TENTH_MILLISECONDS_PER_UNIT;
}

function monotonyOf(units: readonly number[]): number | null {
  // Equal days are told by comparison: their computed deviation need not be exactly 0.
  if (units.every((unit) => unit === units[0])) return null;
  const mean = sum(units) / units.length;
  const deviation = Math.sqrt(sum(units.map((unit) => (unit - mean) ** 2)) / units.length);
  return mean / deviation;
}

function acuteChronicRatioOf(fourWeeks: readonly DailyLoad[]): number | null {
  const weeks = [0, 7, 14, 21].map((start) => fourWeeks.slice(start, start + ACUTE_DAYS));
  const fullyRated = weeks.every(
    (week) =>
      week.some((day) => day.ratedSessions > 0) && week.every((day) => day.unratedSessions === 0),
  );
  if (!fullyRated) return null;
  const chronicWeek = sum(fourWeeks.map(loadUnits)) / weeks.length;
  const acute = sum(fourWeeks.slice(-ACUTE_DAYS).map(loadUnits));
  return chronicWeek === 0 ? null : acute / chronicWeek;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
