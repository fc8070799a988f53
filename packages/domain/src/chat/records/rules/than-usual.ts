import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import {
  RECORD_PICKS,
  type RecordAmountMetric,
  type RecordPickQuery,
} from "../../../sport/records/record-query.ts";
import { type Asked, type AskedRecords, LONGEST_FOLLOW_UP } from "../asked-records.ts";
import { sideIn } from "./latest-two.ts";
import { periodsIn, scopeOf } from "./query-scope.ts";
import { THAN_USUAL } from "./than-usual.data.ts";

type Found = Omit<AskedRecords, "kind">;

/** What is usual, by the side of the session that is held against it. */
const USUAL = {
  how_long: "average_minutes",
  distance: "average_distance_m",
  pace: "pace_s_per_km",
  calories: "calories",
} as const satisfies Partial<Record<AskedRecords["ask"], RecordAmountMetric>>;
const OTHERS = ["advice", "hazard", "need", "future", "change", "streak", "goal", "plan"] as const;
const SOME = new Set<RecordAmountMetric>(["distance_m", "average_distance_m"]);

let finder: PhraseFinder<true> | undefined;

/** "Was my last run longer than usual?", "was yesterday's ride faster than normal?" */
export function askedThanUsual(asked: Asked): Found | undefined {
  const { has, activities } = asked;
  if (!isThanUsual(asked)) return undefined;
  const [day] = periodsIn(asked).filter(({ kind }) => kind === "day");
  const isOfOne = (has("last") || day !== undefined) && (activities.length > 0 || asked.isOwn);
  if (!isOfOne) return undefined;
  const scope = scopeOf(asked);
  return heldAgainstUsual({ metric: "last", ...scope }, sideOf(asked, undefined));
}

/** "Was that longer than usual?" behind a question of one session, or of a day. */
export function thanUsual(asked: Asked, before: AskedRecords): AskedRecords | undefined {
  const { length, activities, periods } = asked;
  if (!isThanUsual(asked) || length > LONGEST_FOLLOW_UP) return undefined;
  if (activities.length > 0 || periods.length > 0) return undefined;
  const session = sessionOf(before);
  if (session === undefined) return undefined;
  return {
    kind: "records",
    ...heldAgainstUsual(session, sideOf(asked, before)),
    isFollowUp: true,
  };
}

function isThanUsual({ has, question }: Asked): boolean {
  finder ??= createPhraseFinder(phrasesWith(THAN_USUAL, true as const), { within: "sentence" });
  return !has(...OTHERS) && finder.find(question.words).length > 0;
}

/** By what it is held against what is usual: else by its way where that was asked for, or by its time. */
function sideOf(asked: Asked, before: AskedRecords | undefined): keyof typeof USUAL {
  const side = sideIn(asked);
  if (side !== undefined && side in USUAL) return side as keyof typeof USUAL;
  if (before === undefined) return "how_long";
  const { ask, query } = before;
  if (ask in USUAL) return ask as keyof typeof USUAL;
  return "comparison" in query && SOME.has(query.metric) ? "distance" : "how_long";
}

/** The one session that was asked about, or that of the day. */
function sessionOf({ query }: AskedRecords): RecordPickQuery | undefined {
  if ("choice" in query && query.choice?.by === "latest") return undefined;
  const isPick = RECORD_PICKS.some((pick) => pick === query.metric);
  if (isPick && query.metric !== "list") return query as RecordPickQuery;
  if (isPick && "choice" in query && query.choice !== undefined && query.choice.by !== "bound")
    return query as RecordPickQuery;
  const isOfDay = "period" in query && query.period.kind === "day";
  if (!isOfDay || query.metric === "unrecorded" || query.metric === "goals") return undefined;
  return { metric: "last", activity: query.activity, period: query.period };
}

/** Together with what all sessions of that kind come to. */
function heldAgainstUsual(query: RecordPickQuery, side: keyof typeof USUAL): Found {
  const against = {
    metric: USUAL[side],
    activity: query.activity,
    period: { kind: "ever" },
    grouping: null,
    comparison: null,
  } as const;
  return { query, ask: side, against };
}
