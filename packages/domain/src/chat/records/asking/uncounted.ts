import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesByMeaning } from "../../../language/phrases-with.ts";
import type { Asked, RecordQuestion } from "../asked-records.ts";
import { UNCOUNTED_CONDITIONS } from "./uncounted.data.ts";

type Condition = keyof typeof UNCOUNTED_CONDITIONS;

/** More words than these ask for something else beside (design value). */
const LONGEST = 24;
const MOST_UNEXPLAINED = 2.5;
/** What says that something else is wanted. */
const OTHER_WISHES = ["advice", "need", "ability", "hazard", "change", "future", "other"] as const;

let finder: PhraseFinder<Condition> | undefined;

/** A question about own sessions, days or goals with a condition by which nothing is counted: "runs with a pulse over 165". */
export function askedUncounted(asked: Asked): RecordQuestion | undefined {
  const { has, question, length, unexplained, isPart } = asked;
  if (isPart || length > LONGEST || unexplained > MOST_UNEXPLAINED || has(...OTHER_WISHES))
    return undefined;
  finder ??= createPhraseFinder(phrasesByMeaning<Condition>(UNCOUNTED_CONDITIONS), {
    compare: "stem",
    within: "sentence",
  });
  const { hits } = finder.findAll(question.words);
  const meant = (["goalKind", "pulse", "sameDay"] as const).find(
    (each) => hits.some(({ meaning }) => meaning === each) && isOfOwn(each, asked),
  );
  if (meant !== undefined) return { kind: "unlogged", matter: meant };
  const isOfWeeks = has("streak") && has("weeks") && (asked.isOwn || asked.activities.length > 0);
  return isOfWeeks ? { kind: "unlogged", matter: "weeksInRow" } : undefined;
}

/** Whether it is of what the person did, or aims at. */
function isOfOwn(
  condition: Condition,
  { has, isOwn, activities, periods, isAsked }: Asked,
): boolean {
  if (condition === "goalKind") return isOwn && isAsked;
  if (condition === "pulse")
    return activities.length > 0 && has("count", "plural", "list", "days", "own", "single");
  const isOfDays = has("count", "days", "weeks", "did", "yesNo", "list", "groupDay", "own");
  return isOfDays && (isOwn || activities.length > 0 || periods.length > 0);
}
