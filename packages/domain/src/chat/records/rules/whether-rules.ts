import type { Asked, AskedRecords } from "../asked-records.ts";
import { scopeOf } from "./query-scope.ts";

type Found = Omit<AskedRecords, "kind">;

/** With one of these a single session is no yes: "did I only run?", "did I swim twice?", "did I not run?", "did I miss yoga?" (design values). */
const MORE_THAN_ONE = new Set(
  "only solely just not never miss missed skip skipped always twice thrice 只 仅 光 总 老".split(
    " ",
  ),
);
const A_MOMENT_AGO = new Set(["just", "刚"]);

/** Whether anything was done at all, or every day. */
export function askedWhether(asked: Asked): Found | undefined {
  const { activities, has, periods } = asked;
  if ((activities.length === 0 && !has("logged")) || has("most", "more")) return undefined;
  if (periods.length === 0 && !has("did", "done")) return undefined;
  // What is going on now is not on record yet.
  if (periods.length === 0 && has("now")) return undefined;
  const scope = scopeOf(asked);
  if (periods.length === 0 && hasWord(asked, A_MOMENT_AGO))
    return { query: { metric: "last", ...scope }, ask: "days_since" };
  const isWhether = has("did", "done", "yesNo");
  const isOfEachDay = has("eachDay");
  const metric = isOfEachDay ? "active_days" : "sessions";
  const query = { metric, ...scope, grouping: null, comparison: null } as const;
  if (isWhether && isOfEachDay) return { query, ask: "every_day" };
  // "Swims this year?" asks how many.
  return { query, ask: isWhether && isOfOne(asked) ? "whether" : "value" };
}

/** Whether one session is enough for a yes. */
function isOfOne(asked: Asked): boolean {
  const { has, figures } = asked;
  return figures === 0 && !has("eachWeek", "eachMonth") && !hasWord(asked, MORE_THAN_ONE);
}

function hasWord({ question }: Asked, some: ReadonlySet<string>): boolean {
  return question.words.some(({ text }) => some.has(text));
}
