import type { LocalDate } from "../../shared/local-date.ts";
import type { RecordActivity, RecordPeriod } from "../../sport/records/record-query.ts";
import {
  currentPeriods,
  isBesideFigure,
  isInAll,
  isRelative,
  isSoFar,
  periodsOf,
  recentPeriods,
  saysInAll,
  waysToRead,
} from "./claim-periods.ts";
import { nearestTo, reachedBy } from "./figure-reach.ts";
import { listedWith } from "./named-together.ts";
import type { Figure, NamedActivity, NamedPeriod, SentenceReading } from "./sentence-parts.ts";

type RecordPickSaid = "last" | "longest" | "most_calories" | "streak" | "target" | "best";

/** Of which kind of exercise and which days something is said; undefined where nothing tells. */
export type SaidScope = {
  readonly activity: RecordActivity | null | undefined;
  readonly period: RecordPeriod | undefined;
  /** Whether only some sessions of that kind of exercise are meant. */
  readonly isPart?: boolean | undefined;
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
  /** Its kinds of exercise as they are written, for sessions that are called so. */
  readonly called: readonly string[];
  /** Whether only some sessions of its kinds can be meant. */
  readonly isPart: boolean;
  /** The likeliest first, each way in which it can be understood. */
  readonly periods: readonly RecordPeriod[];
  /** All days, where "in total" may mean them or those that are named. */
  readonly besides: readonly RecordPeriod[];
  /** Days that are listed, of which it is the sum: "February, March and April"; empty where none are. */
  readonly listed: readonly RecordPeriod[];
  /** Whether the sentence itself, or its heading, leaves no choice: of the kind of exercise, and of all. */
  readonly isActivityCertain: boolean;
  readonly isCertain: boolean;
  /** Whether the days are named, and whether right beside the figure. */
  readonly isTimed: boolean;
  readonly isBeside: boolean;
};

const EVER: RecordPeriod = { kind: "ever" };
/** Months that are other words, too. */
const UNREAD_MONTHS = new Set(["march", "may"]);
const LIST_MARKS = new Set([",", "and", "&"]);
/** What follows days that are listed, and is said of all of them. */
const AFTER_LISTS = new Set("you your together combined 你 您 一 共 总 合 累".split(" "));

/** The scope of a figure; undefined where the sentence names days that nobody can tell. */
export function scopeOfFigure(
  figure: Figure,
  reading: SentenceReading,
  context: ScopeContext,
): ClaimScope | undefined {
  const kinds = activitiesOf(figure, reading, context);
  const { isActivityCertain } = kinds;
  const { today, lead } = context;
  const carried = context.carried.flatMap(({ period }) => period ?? []);
  const found = periodsOf(figure, reading);
  const exact = found.filter((each) => !isInAll(each, reading));
  const named = exact.length > 0 ? exact : found;
  if (named.some((each) => each.period === "future" || isRelative(each, reading))) return undefined;
  if (named.some((each) => isBesideUnread(each, reading))) return undefined;
  if (named.length > 0) {
    const isOnly = distinct(named.map(({ period }) => period)).length === 1;
    const isOpen = carried.length > 0 && named.some((each) => isSoFar(each, reading));
    const open = isOpen ? [...carried, ...currentPeriods(today)] : [];
    const ways = named.flatMap((each) => waysToRead(each, reading, { today, before: carried }));
    const isOneMonth = distinct(ways.filter(({ kind }) => kind === "month")).length <= 1;
    const { listed, isSum } = listedPeriods(named, reading);
    const isOfOne = listed.length === 0 ? isOnly : isSum;
    return {
      ...{ ...kinds, listed },
      besides: named.length < found.length ? [EVER] : [],
      periods: distinct([...ways, ...open]),
      isCertain:
        isActivityCertain && isOfOne && isOneMonth && !isOpen && named.length === found.length,
      isTimed: true,
      isBeside: named.some((period) => isBesideFigure(period, figure, reading)),
    };
  }
  const isUnderDays = lead?.period !== undefined;
  const recent = carried.length > 0 ? [] : recentPeriods(today);
  return {
    ...{ ...kinds, listed: [], besides: [], isBeside: false },
    periods: isUnderDays
      ? [lead.period]
      : distinct([...carried, EVER, ...currentPeriods(today), ...recent]),
    isCertain: isUnderDays && isActivityCertain,
    isTimed: isUnderDays,
  };
}

type Kinds = Pick<ClaimScope, "activities" | "called" | "isPart" | "isActivityCertain">;

/** The kinds of exercise that a figure can be of: what its unit, its clause, the sentence or what stands before says. */
function activitiesOf(figure: Figure, reading: SentenceReading, { carried }: ScopeContext): Kinds {
  const specific = reading.activities.filter(({ activity }) => activity !== null);
  const counted = specific.find(({ activity }) => activity === figure.counted);
  const here = counted === undefined ? reachedBy(figure, specific) : [counted];
  if (here.length > 0) return kindsHere(figure, here, specific, reading);
  if (figure.counted !== undefined && figure.counted !== null)
    return kindsOf([figure.counted], true);
  const beside = nearestTo(figure, specific);
  const said = carried.filter(({ activity }) => activity !== undefined && activity !== null);
  const before = distinct(said.flatMap(({ activity }) => activity ?? []));
  const isPart = said.some((each) => each.isPart === true);
  const names = namedIn(beside);
  const isAfter = specific.some(({ clause }) => clause < figure.clause);
  const all = [...names, ...before];
  const ordered = isAfter
    ? [...names, null, ...before]
    : names.length > 0
      ? [null, ...all]
      : [...before, null];
  const kinds = kindsOf(ordered, !isAfter && before.length === 0, beside);
  return { ...kinds, isPart: kinds.isPart || isPart };
}

/** Of kinds that are named in its clause, with those that are listed beside them. */
function kindsHere(
  figure: Figure,
  here: readonly NamedActivity[],
  specific: readonly NamedActivity[],
  reading: SentenceReading,
): Kinds {
  const listed = [...new Set(here.flatMap((each) => listedWith(each, specific, reading)))];
  const named = namedIn(listed);
  if (named.length === 1) return kindsOf(named, true, listed);
  const all = [union(named), ...named];
  const isSum = saysInAll([figure.clause, ...listed.map(({ clause }) => clause)], reading);
  return isSum ? kindsOf([union(named)], true, listed) : kindsOf(all, false, listed);
}

function kindsOf(
  activities: Kinds["activities"],
  isActivityCertain: boolean,
  named: readonly NamedActivity[] = [],
): Kinds {
  return {
    ...{ activities, isActivityCertain },
    called: distinct(named.flatMap(({ called }) => called ?? [])),
    isPart: named.some(({ isPart }) => isPart === true),
  };
}

/** "February, March and April": of a list one month is no name by itself. */
function isBesideUnread({ start, end, period }: NamedPeriod, { tokens }: SentenceReading) {
  if (period === "future" || period.kind !== "month") return false;
  const isUnread = (place: number, next: number) =>
    UNREAD_MONTHS.has(tokens[place]?.text ?? "") && LIST_MARKS.has(tokens[next]?.text ?? "");
  return (
    isUnread(start - 2, start - 1) ||
    isUnread(start - 3, start - 1) ||
    isUnread(end + 1, end) ||
    isUnread(end + 2, end)
  );
}

/** The days that are listed with those of a figure, where they can be added up, and whether nothing but their sum can be meant. */
function listedPeriods(
  named: readonly NamedPeriod[],
  reading: SentenceReading,
): { readonly listed: readonly RecordPeriod[]; readonly isSum: boolean } {
  const all = [...new Set(named.flatMap((each) => listedWith(each, reading.periods, reading)))];
  const periods = distinct(all.flatMap(({ period }) => (period === "future" ? [] : period)));
  const isAlike = periods.every(({ kind }) => kind === periods[0]?.kind && kind !== "ever");
  if (periods.length < 2 || !isAlike || periods.length < all.length)
    return { listed: [], isSum: false };
  const after = reading.tokens[Math.max(...all.map(({ end }) => end))];
  const isClosed = after === undefined || after.kind === "mark" || AFTER_LISTS.has(after.text);
  return { listed: periods, isSum: isClosed };
}

function namedIn(activities: readonly NamedActivity[]): readonly RecordActivity[] {
  return distinct(activities.flatMap(({ activity }) => activity ?? []));
}

/** Several kinds of exercise as one. */
export function union(activities: readonly RecordActivity[]): RecordActivity {
  return {
    name: activities.map(({ name }) => name).join(" "),
    families: [...new Set(activities.flatMap(({ families }) => families))],
  };
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}
