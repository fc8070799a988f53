import type { Asked } from "../asked-records.ts";
import { isOfFirst } from "../rules/day-rules.ts";
import { isOfLeastTime } from "../rules/least-rules.ts";
import { STRETCH_CUES } from "../rules/measure-rules.ts";
import { SUMMED } from "../rules/measured.ts";
import { isOfMissedSessions } from "../rules/missed-sessions.ts";
import { isOfMissedDays } from "../rules/rest-day-rules.ts";
import { sessionBoundIn } from "../rules/session-bound.ts";
import { isOfOtherUnit } from "../rules/session-mean.ts";

/** What asks for something to be done, as the first word. */
const COMMANDS = new Set(["finish", "end", "stop", "close", "pause", "begin"]);
/** How many days it has been since is asked of all time, or by "today". */
const SPAN_OF_SINCE: ReadonlySet<string> = new Set(["ever", "day"]);

/** What by itself is of other matters. */
const OTHER_KINDS = [
  isUntold,
  isOfToday,
  isOfUsualTimes,
  isChoiceOfTime,
  isOpenBound,
  isOfOtherUnit,
] as const;

/** Whether something tells that a question is not, or not only, about one's own records. */
export function isOfOtherMatters(asked: Asked): boolean {
  const { has, unexplained, isOwn, isAsked } = asked;
  if (has("hazard", "advice") || isCommand(asked)) return true;
  if (OTHER_KINDS.some((isOfIt) => isOfIt(asked))) return true;
  if ((has("filter") && !has("target")) || isOfBody(asked)) return true;
  if (has("need") && !needsToReach(asked)) return true;
  if (has("rate") && isOfEverybody(asked)) return true;
  if (has("ability") && !isOfFuture(asked) && !isOfGoal(asked)) return true;
  return has("other") && (unexplained > 0 || !isOwn || !isAsked);
}

/** "跑步早上好还是晚上好" is of everybody's mornings. */
function isOfUsualTimes({ has, periods, activities }: Asked): boolean {
  if (!has("partOfDay")) return false;
  return periods.length === 0 && !(has("did", "done") && activities.length > 0 && has("own"));
}

/** "How much more do I need to reach my goal?", "what should I do today by my plan?" */
function needsToReach({ has, isOwn, periods }: Asked): boolean {
  return (has("target") && has("missing")) || (has("plan") && (isOwn || periods.length > 0));
}

/** "Strength training, how often a week?" in Chinese, where nothing tells of a time that was or of whose it is. */
function isOfEverybody({ has, isOwn, periods }: Asked): boolean {
  return (
    !isOwn && periods.length === 0 && !has("did", "done", "logged", "last", "average", "usual")
  );
}

/** "What is my resting heart rate?", but not that of a ride. */
function isOfBody({ has, periods, activities }: Asked): boolean {
  const isOfSessions = has("last", "plural", "did") && activities.length > 0;
  return has("body") && !(has("heart_rate") && (has("last") || periods.length > 0 || isOfSessions));
}

/** "What do I train today?", "run or gym tonight?": wants a choice, and "how many days until Christmas" a calendar. */
function isOfToday({ has, periods, activities, today, isOwn }: Asked): boolean {
  const isNow = periods.every(
    ({ period }) => period !== "future" && period.kind === "day" && period.date === today,
  );
  const isDone = has("did", "done", "logged");
  const isChoice =
    (has("doWhat") && !has("when")) ||
    (has("either") && activities.length > 1 && !has("more", "most"));
  if (isNow && isChoice && !isDone && !has("plan", "compare", "last")) return true;
  if (has("streak", "since", "restDays", "idleDays")) return false;
  return has("days") && !isOwn && !isDone && activities.length === 0;
}

/** "Run now or tomorrow?", 今天跑还是明天跑: wants a choice, and nothing that was or is planned. */
function isChoiceOfTime({ has, periods }: Asked): boolean {
  if (!has("either") || has("did", "done", "logged", "last", "goal", "compare", ...SUMMED))
    return false;
  return periods.some(({ period }) => period === "future") && !has("when", "doWhat");
}

/** What sessions do not tell: repetitions, days without exercise, how many sessions are missing to a goal. */
function isUntold(asked: Asked): boolean {
  const { has, periods } = asked;
  if (isOfMissedSessions(asked)) return false;
  if ((has("untold") && !isOfFirst(asked)) || (has("slowest", "gap") && has(...STRETCH_CUES)))
    return true;
  if (has("leastOf") && !isOfLeastTime(asked)) return true;
  const isTimed = periods.some(
    ({ period }) => period === "future" || !SPAN_OF_SINCE.has(period.kind),
  );
  if (isOfMissedDays(asked)) return false;
  if (has("restDays") && !isTimed) return true;
  if (has("since") && isTimed && !has("restDays", "idleDays")) return true;
  return has("missing") && has("count") && !has("minutes", "target", "plan");
}

/** "Finish my workout" wants it done, and "the end of May" is a time; "not counting yoga" leaves something out. */
function isCommand({ has, question: { words } }: Asked): boolean {
  if (has("change") && !has("except")) return true;
  const [first, second] = words;
  return COMMANDS.has(first?.text ?? "") && second?.text !== "of";
}

/** More or less than something that no session tells. */
function isOpenBound({ has, question }: Asked): boolean {
  return has("bound") && !has("target", "goal") && sessionBoundIn(question) === undefined;
}

/** "Can I still reach my goal?" is told by how far it is. */
function isOfGoal({ has, isOwn, unexplained }: Asked): boolean {
  return has("goal") && isOwn && unexplained === 0;
}

/** "Can I reach my goal next week?" */
function isOfFuture({ has, periods }: Asked): boolean {
  const isAhead = has("future") || periods.some(({ period }) => period === "future");
  return has("target") ? isAhead || has("missing") : isAhead && has(...SUMMED);
}
