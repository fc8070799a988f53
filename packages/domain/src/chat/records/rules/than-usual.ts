import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import {
  RECORD_PICKS,
  type RecordAmountMetric,
  type RecordPickQuery,
} from "../../../sport/records/record-query.ts";
import { type Asked, type AskedRecords, LONGEST_FOLLOW_UP } from "../asked-records.ts";
import { textAt } from "../text-at.ts";
import { sideIn } from "./latest-two.ts";
import { OTHER_WISHES } from "./other-asks.ts";
import { periodsIn, scopeOf } from "./query-scope.ts";
import { OF_QUALITY, THAN_USUAL } from "./than-usual.data.ts";

type Found = Omit<AskedRecords, "kind">;

/** What is usual, by the side of the session that is held against it. */
const USUAL = {
  how_long: "average_minutes",
  distance: "average_distance_m",
  pace: "pace_s_per_km",
  calories: "calories",
} as const satisfies Partial<Record<AskedRecords["ask"], RecordAmountMetric>>;
type Side = keyof typeof USUAL;
/** The side of what was asked for before. */
const SIDE_OF: Partial<Record<AskedRecords["query"]["metric"], Side>> = {
  distance_m: "distance",
  average_distance_m: "distance",
  longest_distance: "distance",
  best_pace: "pace",
  most_calories: "calories",
  pace_s_per_km: "pace",
  calories: "calories",
};

type Cue = "usual" | "quality";

let finder: PhraseFinder<Cue> | undefined;

/** "Was my last run longer than usual?", "was yesterday's ride faster than normal?" */
export function askedThanUsual(asked: Asked): Found | undefined {
  const side = isOfOne(asked) ? sideOf(asked, undefined) : undefined;
  return side && heldAgainstUsual({ metric: "last", ...scopeOf(asked) }, side);
}

/** "Was my last run harder than usual?": by its time alone it would be answered wrong. */
export function isUntoldUsual(asked: Asked, before: AskedRecords | null): boolean {
  const isMeant = isOfOne(asked) || (before !== null && sessionAgain(asked, before) !== undefined);
  return isMeant && sideOf(asked, before ?? undefined) === undefined;
}

/** Whether one session is named that is held against what is usual. */
function isOfOne(asked: Asked): boolean {
  const { has, activities } = asked;
  if (!isThanUsual(asked)) return false;
  const [day] = periodsIn(asked).filter(({ kind }) => kind === "day");
  return (has("last") || day !== undefined) && (activities.length > 0 || asked.isOwn);
}

/** "Was that longer than usual?" behind a question of one session, or of a day. */
export function thanUsual(asked: Asked, before: AskedRecords): AskedRecords | undefined {
  const session = sessionAgain(asked, before);
  const side = session && sideOf(asked, before);
  if (session === undefined || side === undefined) return undefined;
  return { kind: "records", ...heldAgainstUsual(session, side), isFollowUp: true };
}

/** The session before, where no other one is named. */
function sessionAgain(asked: Asked, before: AskedRecords): RecordPickQuery | undefined {
  const { length, activities, periods } = asked;
  if (!isThanUsual(asked) || length > LONGEST_FOLLOW_UP) return undefined;
  return activities.length > 0 || periods.length > 0 ? undefined : sessionOf(before);
}

function isThanUsual(asked: Asked): boolean {
  return !asked.has(...OTHER_WISHES, "streak", "goal", "plan") && cuesIn(asked).has("usual");
}

function cuesIn({ question }: Asked): ReadonlySet<Cue> {
  finder ??= createPhraseFinder(phrasesByMeaning<Cue>({ usual: THAN_USUAL, quality: OF_QUALITY }), {
    within: "sentence",
  });
  return new Set(finder.findAll(question.words).hits.map(({ meaning }) => meaning));
}

/**
 * By what it is held against what is usual: as it says, else by what was asked for before, or by its time; undefined where it
 * is by what has no mean, as the pulse, or by how hard or good it was.
 */
function sideOf(asked: Asked, before: AskedRecords | undefined): Side | undefined {
  const side = sideIn(withoutUsual(asked));
  if (side !== undefined) return side in USUAL ? (side as Side) : undefined;
  if (asked.has("heart_rate", "steps", "climb") || cuesIn(asked).has("quality")) return undefined;
  if (before === undefined) return "how_long";
  const { ask, query } = before;
  if (ask in USUAL) return ask as Side;
  return ask === "heart_rate" ? undefined : (SIDE_OF[query.metric] ?? "how_long");
}

/** The time of 平时 is none. */
function withoutUsual({ question, activities }: Asked): Pick<Asked, "question" | "activities"> {
  const { words } = question;
  const isOfUsual = (place: number) =>
    textAt(words, place) === "时" && textAt(words, place - 1) === "平";
  const left = words.map((word, place) => (isOfUsual(place) ? { ...word, text: "" } : word));
  return { question: { ...question, words: left }, activities };
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
function heldAgainstUsual(query: RecordPickQuery, side: Side): Found {
  const against = {
    metric: USUAL[side],
    activity: query.activity,
    period: { kind: "ever" },
    grouping: null,
    comparison: null,
  } as const;
  return { query, ask: side, against };
}
