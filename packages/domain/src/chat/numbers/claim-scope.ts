import type { LocalDate } from "../../shared/local-date.ts";
import type { RecordActivity, RecordPeriod } from "../../sport/records/record-query.ts";
import {
  currentPeriods,
  isBesideFigure,
  isRelative,
  isSoFar,
  periodsOf,
  recentPeriods,
  waysToRead,
} from "./claim-periods.ts";
import { nearestTo, reachedBy } from "./figure-reach.ts";
import type { Figure, SentenceReading } from "./sentence-parts.ts";

type RecordPickSaid = "last" | "longest" | "most_calories" | "streak" | "target" | "best";

/** Of which kind of exercise and which days something is said; undefined where nothing tells. */
export type SaidScope = {
  readonly activity: RecordActivity | null | undefined;
  readonly period: RecordPeriod | undefined;
  /** The one session, the streak, the goal or the bests that were spoken of. */
  readonly pick?: RecordPickSaid | undefined;
};

/** What surrounds a sentence. */
export type ScopeContext = {
  readonly today: LocalDate;
  /** Of the heading, or of the line with a colon, under which it stands. */
  readonly lead: SaidScope | undefined;
  /** Of what was said before it, of its heading, and of the question: the nearest first. */
  readonly carried: readonly SaidScope[];
};

/** Of what a figure can be said. */
export type ClaimScope = {
  /** The likeliest first. */
  readonly activities: readonly (RecordActivity | null)[];
  /** The likeliest first, each way in which it can be understood. */
  readonly periods: readonly RecordPeriod[];
  /** Whether the sentence itself, or its heading, leaves no choice: of the kind of exercise, and of all. */
  readonly isActivityCertain: boolean;
  readonly isCertain: boolean;
  /** Whether the days are named, and whether right beside the figure. */
  readonly isTimed: boolean;
  readonly isBeside: boolean;
};

const EVER: RecordPeriod = { kind: "ever" };

/** The scope of a figure; undefined where the sentence names days that nobody can tell. */
export function scopeOfFigure(
  figure: Figure,
  reading: SentenceReading,
  context: ScopeContext,
): ClaimScope | undefined {
  const { all: activities, isCertain: isActivityCertain } = activitiesOf(figure, reading, context);
  const { today, lead } = context;
  const carried = context.carried.flatMap(({ period }) => period ?? []);
  const named = periodsOf(figure, reading);
  if (named.some((each) => each.period === "future" || isRelative(each, reading))) return undefined;
  if (named.length > 0) {
    const isOnly = distinct(named.map(({ period }) => period)).length === 1;
    const isOpen = carried.length > 0 && named.some((each) => isSoFar(each, reading));
    const open = isOpen ? [...carried, ...currentPeriods(today)] : [];
    const ways = named.flatMap((each) => waysToRead(each, reading, { today, before: carried }));
    const isOneMonth = distinct(ways.filter(({ kind }) => kind === "month")).length <= 1;
    return {
      ...{ activities, isActivityCertain },
      periods: distinct([...ways, ...open]),
      isCertain: isActivityCertain && isOnly && isOneMonth && !isOpen,
      isTimed: true,
      isBeside: named.some((period) => isBesideFigure(period, figure, reading)),
    };
  }
  const isUnderDays = lead?.period !== undefined;
  const recent = carried.length > 0 ? [] : recentPeriods(today);
  return {
    ...{ activities, isActivityCertain, isBeside: false },
    periods: isUnderDays
      ? [lead.period]
      : distinct([...carried, EVER, ...currentPeriods(today), ...recent]),
    isCertain: isUnderDays && isActivityCertain,
    isTimed: isUnderDays,
  };
}

/** The kinds of exercise that a figure can be of: what its unit, its clause, the sentence or what stands before says. */
function activitiesOf(
  figure: Figure,
  { activities }: SentenceReading,
  { carried }: ScopeContext,
): { readonly all: readonly (RecordActivity | null)[]; readonly isCertain: boolean } {
  if (figure.counted !== undefined && figure.counted !== null)
    return { all: [figure.counted], isCertain: true };
  const specific = activities.filter(({ activity }) => activity !== null);
  const here = namedIn(reachedBy(figure, specific));
  if (here.length === 1) return { all: here, isCertain: true };
  if (here.length > 1) return { all: [union(here), ...here], isCertain: false };
  const beside = namedIn(nearestTo(figure, specific));
  const before = distinct(carried.flatMap(({ activity }) => activity ?? []));
  if (specific.some(({ clause }) => clause < figure.clause))
    return { all: [...beside, null, ...before], isCertain: false };
  const all = beside.length > 0 ? [null, ...beside, ...before] : [...before, null];
  return { all, isCertain: before.length === 0 };
}

function namedIn(activities: SentenceReading["activities"]): readonly RecordActivity[] {
  return distinct(activities.flatMap(({ activity }) => activity ?? []));
}

function union(activities: readonly RecordActivity[]): RecordActivity {
  return {
    name: activities.map(({ name }) => name).join(" "),
    families: [...new Set(activities.flatMap(({ families }) => families))],
  };
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
