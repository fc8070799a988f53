import type { DatedSession, GroupAmount } from "../../sport/records/record-fact.ts";
import type { RecordGrouping } from "../../sport/records/record-query.ts";
import { recordValue } from "../../sport/records/record-value.ts";
import { feelingRatingOf, noteInFeedback } from "../../sport/sport-feedback.ts";
import { durationMilliseconds } from "../../sport/sport-log.ts";
import {
  distanceOfSession,
  paceSecondsPerKilometer,
} from "../../sport/statistics/distance-totals.ts";
import { minutesOf } from "../../sport/statistics/exercise-totals.ts";
import { oneLine } from "../reply/one-line.ts";
import {
  amountData,
  type FactOf,
  kilometersOf,
  metricOf,
  paceText,
  scopeData,
  shownName,
  shownValue,
  VALUE_NAMES,
} from "./amount-data.ts";
import { itemsWithin } from "./within-tokens.ts";

type Data = Readonly<Record<string, unknown>>;

/** What a list may take (design value): thirty to fifty entries of usual length. */
const LIST_TOKENS = 1_000;
/** In code points (design value): the beginning of a note says what it is about. */
const NOTE_LENGTH = 300;
const MILLISECONDS_PER_SECOND = 1_000;
const MONTH_LENGTH = "2026-01".length;

const GROUP_NAMES = {
  day: "day",
  weekday: "weekday",
  week: "week_from_monday",
  month: "month",
  sport: "sport",
} as const satisfies Record<RecordGrouping, string>;

const WEEKDAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** Amounts by group: the latest where not all fit, of sports those with most. */
export function groupsData({ query, grouping, of, groups }: FactOf<"groups">): Data {
  const metric = metricOf(query);
  const valueIn = ({ amount }: GroupAmount) => recordValue(metric, amount);
  const groupData = (group: GroupAmount): Data => ({
    [GROUP_NAMES[grouping]]: keyData(grouping, group.key),
    sessions: group.amount.totals.sessions,
    [VALUE_NAMES[metric]]: shownValue(metric, valueIn(group)),
  });
  const [most] = groups.toSorted((left, right) => valueIn(right) - valueIn(left));
  return {
    altogether: amountData(of),
    most: most === undefined ? null : groupData(most),
    groups: shownGroups(groups.map(groupData), grouping),
    groups_in_all: groups.length,
  };
}

function shownGroups(groups: readonly Data[], grouping: RecordGrouping): readonly Data[] {
  if (grouping === "sport") return itemsWithin(groups, LIST_TOKENS);
  return itemsWithin(groups.toReversed(), LIST_TOKENS).toReversed();
}

function keyData(grouping: RecordGrouping, key: string): string {
  switch (grouping) {
    case "weekday":
      return WEEKDAYS[Number(key) - 1] ?? key;
    case "month":
      return key.slice(0, MONTH_LENGTH);
    case "sport":
      return shownName(key);
    case "day":
    case "week":
      return key;
  }
}

/** Sessions that were picked out; what was noted and felt stands with one alone. */
export function sessionsData({ query, of, sessions, onTrack }: FactOf<"sessions">): Data {
  const tell = query.metric === "list" ? sessionData : notedSessionData;
  return {
    ...scopeData(of),
    sessions: itemsWithin(sessions.map(tell), LIST_TOKENS),
    sessions_in_all: of.amount.totals.sessions,
    ...(onTrack && {
      best_time_within_a_run: {
        seconds: Math.round(onTrack.value / MILLISECONDS_PER_SECOND),
        date: onTrack.date,
      },
    }),
  };
}

function notedSessionData(session: DatedSession): Data {
  const { feedback, notes } = session.log;
  const note = noteInFeedback(feedback) ?? notes;
  return {
    ...sessionData(session),
    note: note === null ? null : oneLine(note, NOTE_LENGTH),
    feeling_1_to_5: feelingRatingOf(feedback),
  };
}

function sessionData({ log, date }: DatedSession): Data {
  const duration = durationMilliseconds(log);
  return {
    sport: shownName(log.sportName),
    date,
    minutes: duration === null ? null : minutesOf(duration),
    energy_kcal: log.calories,
    ...measuresData(log),
  };
}

/** What was measured of a session; without what was not. */
export function measuresData(log: DatedSession["log"]): Data {
  const { distanceMeters, elevationGainMeters, averageHeartRateBpm, maxHeartRateBpm, steps } =
    log.measures;
  const pace = paceSecondsPerKilometer(distanceOfSession(log));
  const told = {
    distance_km: distanceMeters === null ? null : kilometersOf(distanceMeters),
    pace_min_per_km: pace === null ? null : paceText(pace),
    climb_m: elevationGainMeters,
    average_heart_rate_bpm: averageHeartRateBpm,
    max_heart_rate_bpm: maxHeartRateBpm,
    steps,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));
}

/** What is planned for a day, or for every day. */
export function planData({ query, hasScheme, items }: FactOf<"plan">): Data {
  const day = query.metric === "plan" ? query.day : null;
  const planned = items.map(({ scheme, item }) => ({
    plan: shownName(scheme),
    sport: shownName(item.sportName),
    minutes: item.minutes,
    weekday: (item.weekday === null ? undefined : WEEKDAYS[item.weekday - 1]) ?? "any",
  }));
  return {
    day: day ?? "all",
    has_active_plan: hasScheme,
    planned: itemsWithin(planned, LIST_TOKENS),
    planned_in_all: items.length,
  };
}
