import {
  addDistances,
  type DailyTotals,
  type DayContext,
  type DistanceTotals,
  type ExerciseTotals,
} from "@health-exercise/domain/sport";
import { type DateRange, dayNumber, fromDayNumber } from "@health-exercise/domain/user";
import type { JoinedTexts, SessionsOfDaysColumns } from "./sessions-of-days.statement.ts";
import { dayTeller } from "./zone-offsets.ts";

type DayBeingSummed = { -readonly [Sum in Exclude<keyof ExerciseTotals, "distance">]: number } & {
  distance?: DistanceTotals | undefined;
  readonly sportNames: Set<string>;
};

type Distance = readonly [decimeters: number, pacedMilliseconds: number | null];

/** The days of `range` with one of the sessions, in order. */
export function dailyTotalsFrom(
  row: SessionsOfDaysColumns,
  range: DateRange,
  { timeZone, olderAdultFrom }: DayContext,
): DailyTotals[] {
  const [starts, durations, calories, mets] = [
    row.starts,
    row.durations,
    row.calories,
    row.mets,
  ].map((list) => parsedList<number>(list)) as [number[], number[], number[], number[]];
  const olderMets = parsedList<number>(row.older_mets);
  const distances = parsedList<Distance | null>(row.distances);
  const dayOf = dayTeller(timeZone);
  const olderFrom = olderAdultFrom === null ? Infinity : olderAdultFrom.getTime() / 1_000;
  const [first, last] = [dayNumber(range.start), dayNumber(range.end)];
  const byDay = new Map<number, DayBeingSummed>();
  // From the earliest start on; where clocks go back over midnight, days do not follow it.
  for (let index = starts.length - 1; index >= 0; index -= 1) {
    const start = starts[index] as number;
    const number = dayOf(start);
    if (number < first || number > last) continue;
    const day = dayIn(byDay, number);
    const duration = durations[index] as number;
    const met = (start >= olderFrom ? olderMets : mets)[index] as number;
    day.sessions += 1;
    day.durationMilliseconds += duration;
    day.calories += calories[index] as number;
    day.metHundredthMilliseconds += Math.round(met * 100) * duration;
    const distance = distances[index];
    if (distance) day.distance = addDistances(day.distance, distanceTotals(distance));
    day.sportNames.add(row.names?.[index] as string);
  }
  return [...byDay]
    .sort(([left], [right]) => left - right)
    .map(([number, { sportNames, ...totals }]) => ({
      date: fromDayNumber(number),
      totals,
      sportNames: [...sportNames],
    }));
}

function parsedList<Element>(list: JoinedTexts): readonly Element[] {
  return list === null ? [] : JSON.parse(`[${list}]`);
}

function distanceTotals([decimeters, milliseconds]: Distance): DistanceTotals {
  return milliseconds === null
    ? { decimeters, pacedDecimeters: 0, pacedMilliseconds: 0 }
    : { decimeters, pacedDecimeters: decimeters, pacedMilliseconds: milliseconds };
}

function dayIn(byDay: Map<number, DayBeingSummed>, number: number): DayBeingSummed {
  const known = byDay.get(number);
  if (known !== undefined) return known;
  const day: DayBeingSummed = {
    sessions: 0,
    durationMilliseconds: 0,
    calories: 0,
    metHundredthMilliseconds: 0,
    sportNames: new Set<string>(),
  };
  byDay.set(number, day);
  return day;
}
