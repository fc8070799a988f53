import { createPhraseFinder, type PhraseFinder } from "../../../language/phrase-finder.ts";
import { phrasesWith } from "../../../language/phrases-with.ts";
import type { RecordPeriod } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { WEEKEND } from "../periods/weekdays.ts";
import { periodsIn, scopeOf } from "./query-scope.ts";
import { namesWeekend } from "./weekend-rule.ts";

/** Says that something was not done. */
const MISSED: readonly string[] = [
  "(miss|missed|skip|skipped)",
  "(did|have|had) i not",
  "i (did not|didnt|havent|have not)",
  "(没|没有|冇|未|缺|漏|跳过|错过|缺席)",
  "(take|took|taken|have|had) _ off",
  "(was|been|were) i (inactive|idle|lazy|resting)",
  "(was|did) i (rest|off)",
];

type Found = Omit<AskedRecords, "kind">;

const COUNT_OF_WEEKENDS =
  /how many (?:of my |of the )?(?:weekends|wkends|wknds)|(?:几|多 少|几 多) 个 (?:周|星 期|礼 拜) 末/u;
const SOME_DAYS = /[哪边](?:几|些|啲)[天日]/u;
const WHICH = new Set("which what 哪 边".split(" "));
/** Where no days are named, so far back it is told which were missed: twelve weeks (design value). */
const LATELY: RecordPeriod = { kind: "last_days", days: 84 };

let finder: PhraseFinder<true> | undefined;

/** Whether it says that something was not done. */
function isOfMissed({ words }: Asked["question"]): boolean {
  finder ??= createPhraseFinder(phrasesWith(MISSED, true as const), { within: "sentence" });
  return finder.find(words).length > 0;
}

/** The days of a period on which nothing was done. */
export function askedRestDays(asked: Asked): Found | undefined {
  const { question } = asked;
  const isWhich = isOfWhichDays(asked);
  const named = periodsIn(asked).find(({ kind }) => kind !== "ever" && kind !== "day");
  const period = named ?? (isWhich && isOfMissed(question) ? LATELY : undefined);
  if (!isOfRest(asked) || period === undefined) return undefined;
  // Which they were is told by the days on which something was done.
  return { query: restQuery(asked, period, isWhich ? "day" : null), ask: "rest_days" };
}

/** "Which Sundays did I miss yoga?" */
export function askedMissedWeekdays(asked: Asked): Found | undefined {
  if (!isOfMissedWeekdays(asked)) return undefined;
  return ofWeekdays(asked, isOfWholeWeekends(asked) ? "rest_weekends" : "rest_days");
}

/** "Which weekends did I go hiking?" */
export function askedActiveWeekends(asked: Asked): Found | undefined {
  const { has, question } = asked;
  const isWhich = question.words.some(({ text }) => WHICH.has(text));
  const isDone = has("did", "done") && !has("more", "most", "compare", "longest", "average");
  if (
    !isOfWholeWeekends(asked) ||
    isOfMissed(question) ||
    !isDone ||
    !(isWhich || isCountOfWeekends(question))
  )
    return undefined;
  return ofWeekdays(asked, "active_weekends");
}

function ofWeekdays(asked: Asked, ask: AskedRecords["ask"]): Found {
  const named = periodsIn(asked).find(({ kind }) => kind !== "ever");
  const query = restQuery(asked, named ?? LATELY, "day");
  return { query: { ...query, weekdays: asked.weekdays }, ask };
}

/** Weekends, and not Saturdays and Sundays, of which each day is meant by itself. */
function isOfWholeWeekends({ weekdays, question }: Asked): boolean {
  const isOfBoth = weekdays.length === 2 && WEEKEND.every((day) => weekdays.includes(day));
  return isOfBoth && namesWeekend(question.words);
}

/** "How many weekends", and not how many sessions at weekends. */
function isCountOfWeekends({ words }: Asked["question"]): boolean {
  return COUNT_OF_WEEKENDS.test(words.map(({ text }) => text).join(" "));
}

/** Whether it asks which of some days of the week were left out, or how many. */
function isOfMissedWeekdays({ has, weekdays, question }: Asked): boolean {
  const isOfSome =
    has("list", "count") ||
    isCountOfWeekends(question) ||
    question.words.some(({ text }) => WHICH.has(text));
  return (
    weekdays.length > 0 && isOfMissed(question) && isOfSome && !has("streak", "gap", "most", "more")
  );
}

/** Whether it asks which days were left out, of whatever time. */
export function isOfMissedDays(asked: Asked): boolean {
  const isWhich = isOfRest(asked) && isOfWhichDays(asked) && isOfMissed(asked.question);
  return isWhich || isOfMissedWeekdays(asked);
}

function isOfRest({ has, question }: Asked): boolean {
  return has("restDays", "idleDays") || (has("groupDay") && isOfMissed(question));
}

function restQuery(asked: Asked, period: RecordPeriod, grouping: "day" | null) {
  const { activity } = scopeOf(asked);
  return { metric: "active_days", activity, period, grouping, comparison: null } as const;
}

function isOfWhichDays({ has, question }: Asked): boolean {
  return has("groupDay", "when") || SOME_DAYS.test(question.words.map(({ text }) => text).join(""));
}
