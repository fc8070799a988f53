import type { MessageLocale } from "../../messages/message-locale.ts";
import type { ExerciseSchemeId } from "../../shared/ids.ts";
import { type DateRange, daysIn, isWithinRange } from "../../shared/local-date.ts";
import { quotientToOneDecimal } from "../../shared/rounding.ts";
import type { Units } from "../../user/profile.ts";
import type { GoalWithProgress } from "../exercise-goal.ts";
import type { ExerciseScheme } from "../exercise-scheme.ts";
import type { SportLog } from "../sport-log.ts";
import type { DailyTotals, DayContext } from "./daily-totals.ts";
import { everyDay } from "./exercise-calendar.ts";
import type { StatisticsContext, TypeTotals } from "./exercise-statistics.ts";
import { type ExerciseTotals, sumTotals } from "./exercise-totals.ts";
import { previousPeriodOf } from "./periods.ts";
import { withoutSkipped } from "./praised-exercise.ts";
import type { ReportNote } from "./report-note.ts";
import { reportHighlights, reportSafetyNotes } from "./report-notes.ts";
import { type KindSpeed, kindSpeeds } from "./speeds.ts";
import { type TrainingLoad, trainingLoad } from "./training-load.ts";
import type { PeriodTotals, WeeklyReportData } from "./weekly-report-data.ts";
import {
  measureReached,
  type TargetMeasure,
  type WeeklyTarget,
  weeklyTargetOf,
} from "./weekly-target.ts";

/** The longest period of a report, in days. */
export const WEEKLY_REPORT_MAX_DAYS = 31;

/** How much of an active scheme was done in the period. */
export type SchemeProgress = {
  readonly schemeId: ExerciseSchemeId;
  readonly name: string;
  /** Sessions the scheme asks for in the period, in proportion to its length; null when it names no number. */
  readonly plannedSessions: number | null;
  /** Finished sessions of a type or name that the scheme's items have. */
  readonly completedSessions: number;
};

/** A period's exercise beside the period before. */
export type WeeklyReport = {
  readonly period: DateRange;
  readonly current: PeriodTotals;
  readonly daily: readonly DailyTotals[];
  readonly byType: readonly TypeTotals[];
  readonly previousPeriod: DateRange;
  readonly previous: PeriodTotals;
  readonly changePercent: ChangePercent;
  /** The recommended amount of a week, by the age at the end of the period. */
  readonly target: WeeklyTarget;
  /** By which measure it was reached; null where it was not. */
  readonly reachedBy: TargetMeasure | null;
  /** Of the kinds of exercise that are told by a speed, the furthest first. */
  readonly speeds: readonly KindSpeed[];
  readonly trainingLoad: TrainingLoad;
  readonly highlights: readonly ReportNote[];
  readonly safetyNotes: readonly ReportNote[];
  readonly schemes: readonly SchemeProgress[];
  /** In their weeks and months around the last day of the period that is not to come. */
  readonly goals: readonly GoalWithProgress[];
};

/** Change against the period before in percent, one decimal; null where that is 0. */
export type ChangePercent = {
  readonly sessions: number | null;
  readonly minutes: number | null;
  readonly calories: number | null;
  readonly metMinutes: number | null;
  readonly distance: number | null;
};

/** What readers of words and limits add to a report, and the language and units that it is written in. */
export type ReportCare = {
  readonly locale: MessageLocale;
  readonly units: Units;
  /** Before all other safety notes. */
  readonly notes: readonly ReportNote[];
  /** The person told of pain or danger in the period, so that nothing in it is praised. */
  readonly isPraiseWithheld: boolean;
  /** Those sessions of the period that were skipped. */
  readonly skipped: readonly SportLog[];
};

const NO_CARE: ReportCare = {
  locale: "en",
  units: "metric",
  notes: [],
  isPraiseWithheld: false,
  skipped: [],
};

/** The report of `period`. Days after `today` are still to come: they are no rest days in its training load. */
export function weeklyReport(
  period: DateRange,
  data: WeeklyReportData & { readonly goals?: readonly GoalWithProgress[] },
  context: Pick<StatisticsContext, "today" | "birth" | keyof DayContext>,
  care: ReportCare = NO_CARE,
): WeeklyReport {
  const days = data.days.filter((day) => isWithinRange(day.date, period));
  const current = periodTotals(days);
  const { today } = context;
  const elapsed = { start: period.start, end: period.end < today ? period.end : today };
  const load = trainingLoad(elapsed, data.loads);
  const target = weeklyTargetOf(period, context);
  const reachedBy = measureReached(current.totals, target, period);
  const goals = data.goals ?? [];
  const speeds = kindSpeeds(data.moved);
  const { previous } = data;
  // Goals are of the present week or month, which a period that has not begun has no part in.
  const goalsNoted = period.start <= today ? goals : [];
  const noted = { current, previous, days, load, target, reachedBy, speeds, goals: goalsNoted };
  const done = withoutSkipped(noted, care.skipped, context);
  const totalsDone = periodTotals(done.days);
  const praised = {
    ...noted,
    ...done,
    current: totalsDone,
    reachedBy: measureReached(totalsDone.totals, target, period),
  };
  const { locale, units } = care;
  return {
    period,
    current,
    daily: everyDay(period, days),
    byType: data.byType,
    previousPeriod: previousPeriodOf(period),
    previous,
    changePercent: changeBetween(data.previous.totals, current.totals),
    target,
    reachedBy,
    speeds,
    trainingLoad: load,
    highlights: care.isPraiseWithheld ? [] : reportHighlights(praised, locale, units),
    safetyNotes: [...care.notes, ...reportSafetyNotes(noted, locale)],
    schemes: data.schemes.map(({ scheme, completedSessions }) => ({
      schemeId: scheme.id,
      name: scheme.name,
      plannedSessions: plannedSessions(scheme, period),
      completedSessions,
    })),
    goals,
  };
}

function periodTotals(days: readonly DailyTotals[]): PeriodTotals {
  return { totals: sumTotals(days.map((day) => day.totals)), activeDays: days.length };
}

function plannedSessions(scheme: ExerciseScheme, period: DateRange): number | null {
  return scheme.sessionsPerWeek === null
    ? null
    : Math.round((scheme.sessionsPerWeek * daysIn(period)) / 7);
}

function changeBetween(previous: ExerciseTotals, current: ExerciseTotals): ChangePercent {
  return {
    sessions: percentChange(previous.sessions, current.sessions),
    minutes: percentChange(previous.durationMilliseconds, current.durationMilliseconds),
    calories: percentChange(previous.calories, current.calories),
    metMinutes: percentChange(previous.metHundredthMilliseconds, current.metHundredthMilliseconds),
    distance: percentChange(previous.distance?.decimeters ?? 0, current.distance?.decimeters ?? 0),
  };
}

function percentChange(before: number, now: number): number | null {
  return before === 0 ? null : quotientToOneDecimal((now - before) * 100, before);
}
