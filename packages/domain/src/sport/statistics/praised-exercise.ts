import { isWithinRange, type LocalDate, localDateOf } from "../../shared/local-date.ts";
import { amountOf, type GoalWithProgress } from "../exercise-goal.ts";
import type { SportLog } from "../sport-log.ts";
import { type DailyTotals, type DayContext, dailyTotals } from "./daily-totals.ts";
import { sumTotals, totalsWithout } from "./exercise-totals.ts";
import { type KindSpeed, kindSpeeds, labelledMovements } from "./speeds.ts";

/** What may be praised of a period. */
type PraisedExercise = {
  readonly days: readonly DailyTotals[];
  readonly speeds: readonly KindSpeed[];
  readonly goals: readonly GoalWithProgress[];
};

/**
 * What may be praised without the sessions that were `skipped`, which stay in every sum. Of a goal they are taken off whatever
 * it counts, and a kind of exercise that one of them moved in is told no speed: rather too little is praised than what was not done.
 */
export function withoutSkipped(
  { days, speeds, goals }: PraisedExercise,
  skipped: readonly SportLog[],
  context: DayContext,
): PraisedExercise {
  if (skipped.length === 0) return { days, speeds, goals };
  const left = daysWithout(days, dailyTotals(skipped, context));
  const leftDates = new Set(left.map(({ date }) => date));
  const kinds = new Set(kindSpeeds(labelledMovements(skipped)).map(({ kind }) => kind));
  return {
    days: left,
    speeds: speeds.filter(({ kind }) => !kinds.has(kind)),
    goals: goals.map((goal) => goalWithout(goal, skipped, leftDates, context)),
  };
}

/** The days on which something was done besides what was skipped. */
function daysWithout(
  days: readonly DailyTotals[],
  skipped: readonly DailyTotals[],
): readonly DailyTotals[] {
  const totals = new Map(skipped.map((day) => [day.date, day.totals]));
  return days
    .map((day) => {
      const some = totals.get(day.date);
      return some === undefined ? day : { ...day, totals: totalsWithout(day.totals, some) };
    })
    .filter(({ totals: { sessions } }) => sessions > 0);
}

function goalWithout(
  { goal, progress }: GoalWithProgress,
  skipped: readonly SportLog[],
  leftDates: ReadonlySet<LocalDate>,
  context: DayContext,
): GoalWithProgress {
  const inPeriod = skipped.filter((log) =>
    isWithinRange(localDateOf(log.sportStart, context.timeZone), progress.period),
  );
  const days = dailyTotals(inPeriod, context);
  const activeDays = days.filter(({ date }) => !leftDates.has(date)).length;
  const totals = sumTotals(days.map((day) => day.totals));
  // In whole tenths: the difference of two decimals is none.
  const tenths = (progress.value - amountOf(goal.metric, { totals, activeDays })) * 10;
  const value = Math.round(tenths) / 10;
  return { goal, progress: { ...progress, value, reached: value > 0 && value >= progress.target } };
}
