import { recordActivityNamed } from "../../../sport/records/record-activity.ts";
import type { SessionBound } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { STRETCH_CUES } from "./measure-rules.ts";
import { OF_ALL_SESSIONS } from "./other-asks.ts";
import { scopeOf } from "./query-scope.ts";
import { sessionAmountIn } from "./session-bound.ts";

type Found = Omit<AskedRecords, "kind">;

/** What a session of so much is asked of, or counted by. */
const OF_SUCH = [
  "bound",
  "heart_rate",
  "steps",
  "climb",
  "count",
  "plural",
  "fastest",
  "longest",
  "most",
  "average",
  "latestFew",
  "compare",
  "yesNo",
] as const;
/** From so many minutes on a run is long where none is called so (design value). */
const LONG_MINUTES = 60;
const LONG_TITLES = new Set(["长跑", "長跑", "长距离跑", "長距離跑"]);
/** "Was my last run 30 minutes?" wants yes or no. */
const WHETHER = new Set("did was is were has had".split(" "));

/** "When was my last 30 minute run?", "my last 10k": the last session of about so much time or way. */
export function askedLastOfSoMuch(asked: Asked): Found | undefined {
  const bound = lastOfSoMuch(asked);
  if (bound === undefined) return undefined;
  const { activity, period } = scopeOf(asked);
  const of = activity ?? recordActivityNamed("running");
  const query = { metric: "last", activity: of, period, choice: { by: "bound", bound } } as const;
  return { query, ask: asked.has("runningPace") ? "pace" : "value" };
}

/** About how much the last session that is asked about took or went. */
export function lastOfSoMuch({ has, question, activities }: Asked): SessionBound | undefined {
  if (!has("last") || has(...OF_SUCH, ...OF_ALL_SESSIONS) || (has("pace") && !has("runningPace")))
    return undefined;
  if (WHETHER.has(question.words[0]?.text ?? "")) return undefined;
  const isNamed = activities.some(({ activity }) => activity !== null);
  if (!isNamed && !(activities.length === 0 && has(...STRETCH_CUES))) return undefined;
  // What another clause tells is no part of it.
  const starts = new Set(question.words.map(({ start }) => start));
  return sessionAmountIn({
    ...question,
    tokens: question.tokens.filter(({ start }) => starts.has(start)),
  });
}

/** The last run of an hour or more, beside the last one that is called long. */
export function longOne({ query, ask }: Found): Found {
  const activity = "activity" in query ? query.activity : null;
  const isOfLong = activity?.kind === "long_running" || LONG_TITLES.has(activity?.title ?? "");
  if (query.metric !== "last" || activity === null || !isOfLong) return { query, ask };
  const { kind: _, title: __, ...run } = activity;
  const bound = { measure: "minutes", side: "least", value: LONG_MINUTES } as const;
  const against = { ...query, activity: run, choice: { by: "bound", bound } } as const;
  return { query, ask, against };
}
