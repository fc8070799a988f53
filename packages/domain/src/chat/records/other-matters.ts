import type { Asked } from "./asked-records.ts";

/** What is measured of sessions. */
export const MEASURES = ["count", "minutes", "calories", "metMinutes", "days", "average"] as const;
/** How many days it has been since is asked of all time, or by "today". */
const SPAN_OF_SINCE: ReadonlySet<string> = new Set(["ever", "day"]);

/** Whether something tells that a question is not, or not only, about one's own records. */
export function isOfOtherMatters(asked: Asked): boolean {
  const { has, unexplained, isOwn, isAsked } = asked;
  if (has("hazard", "change", "advice") || isUntold(asked) || isOfToday(asked)) return true;
  if ((has("filter") && !has("target")) || isOfBody(asked)) return true;
  if (has("need") && !needsToReach(asked)) return true;
  if (has("rate") && isOfEverybody(asked)) return true;
  if (has("ability") && !isOfFuture(asked) && !isOfGoal(asked)) return true;
  return has("other") && (unexplained > 0 || !isOwn || !isAsked);
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
function isOfBody({ has, periods }: Asked): boolean {
  return has("body") && !(has("heart_rate") && (has("last") || periods.length > 0));
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
  if (isNow && isChoice && !isDone && !has("plan", "compare")) return true;
  return has("days") && !isOwn && !isDone && activities.length === 0 && !has("streak", "since");
}

/** What sessions do not tell: repetitions, days without exercise, how many sessions are missing to a goal. */
function isUntold({ has, periods }: Asked): boolean {
  if (has("untold")) return true;
  const isTimed = periods.some(
    ({ period }) => period === "future" || !SPAN_OF_SINCE.has(period.kind),
  );
  if (has("since") && isTimed) return true;
  return has("missing") && has("count") && !has("minutes", "target", "plan");
}

/** "Can I still reach my goal?" is told by how far it is. */
function isOfGoal({ has, isOwn, unexplained }: Asked): boolean {
  return has("goal") && isOwn && unexplained === 0;
}

/** "Can I reach my goal next week?" */
function isOfFuture({ has, periods }: Asked): boolean {
  const isAhead = has("future") || periods.some(({ period }) => period === "future");
  return has("target") ? isAhead || has("missing") : isAhead && has(...MEASURES);
}
