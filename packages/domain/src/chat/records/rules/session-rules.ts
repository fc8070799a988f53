import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { periodsIn, scopeOf } from "./query-scope.ts";

type Found = Omit<AskedRecords, "kind">;

const EVER: RecordPeriod = { kind: "ever" };

/** What was written beside the last session, or that of a day. */
export function askedNote(asked: Asked): Found | undefined {
  if (!asked.has("note") || asked.has("calories", "metMinutes", "days", "average"))
    return undefined;
  return { query: { metric: "last", ...scopeOf(asked) }, ask: "note" };
}

/** How the last session was, or that of a day. */
export function askedRating(asked: Asked): Found | undefined {
  const { has } = asked;
  const isOfSession = has("last") || periodsIn(asked).some(({ kind }) => kind === "day");
  const isRated = has("rating") || (has("condition") && (asked.isAsked || has("logged")));
  if (!isRated || !isOfSession) return undefined;
  if (has("calories", "metMinutes", "days", "average", "minutes", "total")) return undefined;
  return { query: { metric: "last", ...scopeOf(asked) }, ask: "rating" };
}

/** The longest session, or that with most calories. */
export function askedPick(asked: Asked): Found | undefined {
  const { has } = asked;
  const isBest = has("most", "longest");
  const metric =
    has("mostCalories") || (has("calories") && isBest && !has("total"))
      ? "most_calories"
      : has("longest") || (isBest && (asked.activities.length > 0 || has("single")))
        ? "longest"
        : undefined;
  if (metric === undefined) return undefined;
  const ask = has("when") ? "when" : "value";
  return { query: { metric, ...scopeOf(asked) }, ask };
}

/** How many days ago the last session was. */
export function askedSince(asked: Asked): Found | undefined {
  const { has } = asked;
  if (!has("since", "idleDays")) return undefined;
  if (periodsIn(asked).some(({ kind }) => kind !== "ever" && kind !== "day")) return undefined;
  const { activity } = scopeOf(asked);
  return { query: { metric: "last", activity, period: EVER }, ask: "days_since" };
}

/** The last session. */
export function askedLast(asked: Asked): Found | undefined {
  const { has } = asked;
  if (!has("last") || has("average") || asked.activities.length === 0) return undefined;
  const ask = has("when") ? "when" : has("minutes") ? "how_long" : "value";
  return { query: { metric: "last", ...scopeOf(asked) }, ask };
}

/** "When did I swim lately?" */
export function askedWhen(asked: Asked): Found | undefined {
  const { has, activities } = asked;
  if (!has("when") || activities.length === 0 || !has("did", "done", "recently")) return undefined;
  const isTimed = periodsIn(asked).some(({ kind }) => kind !== "ever");
  const { activity, period } = scopeOf(asked);
  if (isTimed) return { query: { metric: "list", activity, period }, ask: "when" };
  return { query: { metric: "last", activity, period: EVER }, ask: "when" };
}

/** The sessions themselves. */
export function askedList(asked: Asked): Found | undefined {
  const { has, isAsked, isOwn } = asked;
  const isHeading = has("plural") && isOwn && !isAsked;
  const isOfAll = has("logged") && isOwn && !has("did") && asked.activities.length === 0;
  if (!has("list", "doWhat") && !isHeading && !isOfAll) return undefined;
  return { query: { metric: "list", ...scopeOf(asked) }, ask: "value" };
}
