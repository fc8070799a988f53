import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { Asked, RecordQuestion, Unlogged } from "../asked-records.ts";
import { type Cue, readRecordWords } from "../record-reading.ts";
import { BESIDE_UNLOGGED, UNLOGGED_MATTERS } from "./unlogged.data.ts";

type Matter = keyof typeof UNLOGGED_MATTERS;
type Rest = Pick<Asked, "has" | "unexplained" | "figures" | "activities">;

/** More words than these ask for something else beside (design values). */
const LONGEST = 16;
const MOST_UNEXPLAINED = 0.5;
/** What says that something else is wanted. */
const OTHER_WISHES = [
  "advice",
  "need",
  "ability",
  "hazard",
  "change",
  "future",
  "other",
  "plan",
] as const;
/** What of a matter is asked for, or that it was. */
const ASKED_OF = [
  "count",
  "minutes",
  "average",
  "when",
  "did",
  "done",
  "howItIs",
  "trend",
] as const;
/** What is of the past as such, whatever its time. */
const OF_BEFORE: readonly Matter[] = [
  "lifting",
  "score",
  "floors",
  "weightChange",
  "lows",
  "sitting",
  "price",
  "weather",
];
/** "What weight did I use for squats?" is no matter of the body. */
const MATTERS = [...OF_BEFORE, ...(Object.keys(UNLOGGED_MATTERS) as Matter[])];
const SHOWN_AS: Partial<Record<Matter, Unlogged>> = {
  weightChange: "weight",
  pressure: "vital",
  lows: "vital",
};

let finder: PhraseFinder<Matter | "beside"> | undefined;

/** A question about the person's own past that no record tells: "how did I sleep last night?" */
export function askedUnlogged(asked: Asked): RecordQuestion | undefined {
  if (asked.isPart || asked.length > LONGEST || asked.has("note")) return undefined;
  const matter = isOfMeanFeeling(asked) ? "feelings" : matterIn(asked);
  return matter && { kind: "unlogged", matter };
}

/** How sessions felt is told of one of them alone. */
function isOfMeanFeeling({ has, isOwn, unexplained }: Asked): boolean {
  const isWhole = unexplained <= MOST_UNEXPLAINED && !has(...OTHER_WISHES, "last", "heart_rate");
  return has("rating") && has("average") && isOwn && isWhole;
}

function matterIn(asked: Asked): Unlogged | undefined {
  const { question } = asked;
  finder ??= createPhraseFinder(
    phrasesByMeaning<Matter | "beside">({ ...UNLOGGED_MATTERS, beside: BESIDE_UNLOGGED }),
    { compare: "stem" },
  );
  const { hits } = finder.findAll(question.words);
  const matter = MATTERS.find((each) => hits.some(({ meaning }) => meaning === each));
  if (matter === undefined) return undefined;
  const words = question.words.filter(
    (_, place) => !hits.some(({ start, end }) => start <= place && place < end),
  );
  const rest = restOf({ ...question, words }, asked);
  if (rest.has(...OTHER_WISHES) || rest.figures > 0 || rest.unexplained > MOST_UNEXPLAINED)
    return undefined;
  // "昨晚没睡好今天还练吗" asks for what is to be done.
  if (isChinese(asked) && !OF_BEFORE.includes(matter) && rest.activities.length > 0)
    return undefined;
  return isOfOwnPast(matter, asked) ? (SHOWN_AS[matter] ?? (matter as Unlogged)) : undefined;
}

function restOf(question: Asked["question"], { today }: Asked): Rest {
  const { cues, ...reading } = readRecordWords(question, today);
  return { has: (...some: readonly Cue[]) => some.some((cue) => cues.has(cue)), ...reading };
}

/** Whether something that was is asked for, and by the person of themselves. */
function isOfOwnPast(matter: Matter, asked: Asked): boolean {
  const { has, isOwn, isAsked } = asked;
  const isTimed = isOfTimeThatWas(asked);
  // "What was my weight?" is told by the profile.
  if (matter === "weight" || matter === "pressure") return isTimed && isOwn;
  // Of now and of what is to come nobody asks the records.
  if (matter === "weather") return isOwn && (has("last") || isOfDayBefore(asked));
  if (OF_BEFORE.includes(matter)) return isOwn || (isTimed && isAsked);
  // "昨晚睡了几个小时" leaves out who.
  if (isTimed) return isOwn || (isChinese(asked) && isAsked && has(...ASKED_OF));
  return isOwn && has("did") && isAsked && matter !== "food";
}

function isChinese({ question }: Asked): boolean {
  return question.words.some(({ kind }) => kind === "han");
}

function isOfDayBefore({ periods, today }: Asked): boolean {
  return periods.some(
    ({ period }) => period !== "future" && period.kind === "day" && period.date < today,
  );
}

/** Whether days are named, of which today may be one. */
function isOfTimeThatWas({ periods }: Asked): boolean {
  return periods.some(({ period }) => period !== "future" && period.kind !== "ever");
}
