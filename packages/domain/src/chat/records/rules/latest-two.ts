import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { RecordActivity, RecordPickQuery } from "../../../sport/records/record-query.ts";
import {
  type Asked,
  type AskedRecords,
  LONGEST_FOLLOW_UP,
  type RecordAsk,
} from "../asked-records.ts";
import { TEN_YEARS } from "../follow-ups/before-last.ts";
import { activityIn } from "../kinds/asked-activity.ts";
import { textAt } from "../text-at.ts";
import { GROUPING_CUES } from "./grouping-cues.ts";
import { AGAINST, SIDES_HELD, THE_ONE_BEFORE, TWO_OF_THEM } from "./latest-two.data.ts";
import { OF_ALL_SESSIONS } from "./other-asks.ts";

type Found = Omit<AskedRecords, "kind">;
type Cue = "before" | "two" | "against";

const SIDES = SIDES_HELD.map(([ask, words]) => [ask, new Set(words.split(" "))] as const);
/** What is asked of more sessions than two. */
const OF_OTHERS = ["average", "plan", "since", ...OF_ALL_SESSIONS] as const;

/** How far a character of 热身 may be from its start. */
const WARM_UP = [0, 1] as const;

let finder: PhraseFinder<Cue> | undefined;

/** "Was my last ride longer than the one before?", "which of my last two runs was faster?" */
export function askedLatestTwo(asked: Asked): Found | undefined {
  const { has } = asked;
  if (!has("last", "latestFew") || has(...GROUPING_CUES, ...OF_OTHERS)) return undefined;
  const found = cuesIn(asked);
  const isOfTwo = found.has("two") ? found.has("against") : isHeld(asked, found);
  const named = asked.activities.filter(({ activity }) => activity !== null);
  if (!isOfTwo || (named.length === 0 && !asked.isOwn)) return undefined;
  return latestTwo(activityIn(asked), sideIn(asked) ?? "value");
}

/** "Was it farther than the one before?" behind the last session, "and faster?" and "and my rides?" behind two of them. */
export function latestTwoAgain(asked: Asked, before: AskedRecords): AskedRecords | undefined {
  const { query, ask, against } = before;
  const { has, length, unexplained, periods } = asked;
  if (query.metric !== "last" || length > LONGEST_FOLLOW_UP || unexplained > 0) return undefined;
  if (has("advice", "hazard", "change", "future", "need", "when", "total", "count"))
    return undefined;
  const found = cuesIn(asked);
  if (periods.some(({ before: lead }) => lead !== "same")) return undefined;
  const side = sideIn(asked);
  const activity = activityIn(asked);
  const isAgain =
    against !== undefined &&
    isOfLatestTwo(against) &&
    !has("last", "longest", "most") &&
    (side !== undefined || activity !== null);
  if (!isAgain && !isHeld(asked, found)) return undefined;
  const two = latestTwo(activity ?? query.activity, side ?? (isAgain ? ask : "value"));
  return { kind: "records", ...two, isFollowUp: true };
}

function latestTwo(activity: RecordActivity | null, ask: RecordAsk): Found {
  const both: RecordPickQuery = {
    metric: "list",
    activity,
    period: TEN_YEARS,
    choice: { by: "latest", count: 2 },
  };
  return { query: { metric: "last", activity, period: { kind: "ever" } }, ask, against: both };
}

function isOfLatestTwo(query: AskedRecords["query"]): boolean {
  return query.metric === "list" && query.choice?.by === "latest" && query.choice.count === 2;
}

function isHeld({ has }: Asked, found: ReadonlySet<Cue>): boolean {
  return found.has("before") && (found.has("against") || has("more", "compare"));
}

function cuesIn({ question }: Asked): ReadonlySet<Cue> {
  finder ??= createPhraseFinder(
    phrasesByMeaning<Cue>({ before: THE_ONE_BEFORE, two: TWO_OF_THEM, against: AGAINST }),
    { within: "sentence" },
  );
  return new Set(finder.findAll(question.words).hits.map(({ meaning }) => meaning));
}

/** By what two sessions are held against each other. */
export function sideIn({
  question: { words },
  activities,
}: Pick<Asked, "question" | "activities">): RecordAsk | undefined {
  // 慢跑 is no pace, and 热身 no energy.
  const telling = words.filter(
    (_, place) =>
      !isInside(activities, place) && !WARM_UP.some((from) => isWarmUp(words, place - from)),
  );
  const [ask] = SIDES.find(([, known]) => telling.some(({ text }) => known.has(text))) ?? [];
  return ask;
}

function isInside(activities: Asked["activities"], place: number): boolean {
  return activities.some(({ start, end }) => start <= place && place < end);
}

function isWarmUp(words: Asked["question"]["words"], start: number): boolean {
  return textAt(words, start) === "热" && textAt(words, start + 1) === "身";
}
