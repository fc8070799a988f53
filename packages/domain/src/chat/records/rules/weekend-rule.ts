import type { Asked, AskedRecords } from "../asked-records.ts";
import { activityIn } from "../kinds/asked-activity.ts";
import { WEEKEND } from "../periods/weekdays.ts";
import { amountMetricOf } from "./amount-metric.ts";
import { periodIn } from "./query-scope.ts";

const WEEKEND_NAMED = /\b(?:weekends?|wkends?|wknds?)\b|周末|星期末|礼拜尾|(?:周|星期|礼拜)六日/u;
const WORKING_DAYS_NAMED =
  /\b(?:weekdays?|week days|workdays?|working days|work days|during the week|midweek)\b|平时|平日|平常|工作日|返工日|周中|周一到周五/u;

/** "Do I train more at weekends or on weekdays?" */
export function askedOfWeekends(asked: Asked): Omit<AskedRecords, "kind"> | undefined {
  const { has, question, periods } = asked;
  const isHeld = has("more", "most", "compare", "either");
  if (
    !isHeld ||
    !WORKING_DAYS_NAMED.test(textOf(question.words)) ||
    !WEEKEND_NAMED.test(textOf(question.words))
  )
    return undefined;
  const weekends = periods.filter(({ start, end }) =>
    WEEKEND_NAMED.test(textOf(question.words.slice(start, end))),
  );
  // "Last weekend" is one alone.
  if (weekends.some(({ isLoose }) => isLoose !== true)) return undefined;
  const others = { ...asked, periods: periods.filter((period) => !weekends.includes(period)) };
  const metric = amountMetricOf(asked) ?? "minutes";
  const query = {
    metric: metric === "calories" || metric === "sessions" ? metric : "minutes",
    activity: activityIn(asked),
    period: periodIn(others) ?? { kind: "ever" },
    grouping: "weekday",
    comparison: null,
    weekdays: WEEKEND,
  } as const;
  return { query, ask: "weekends" };
}

/** Whether the weekend is named as one, and not by its days. */
export function namesWeekend(words: Asked["question"]["words"]): boolean {
  return WEEKEND_NAMED.test(textOf(words));
}

/** Chinese words stand side by side. */
function textOf(words: Asked["question"]["words"]): string {
  return words
    .map(({ text, kind }) => (kind === "han" ? text : ` ${text} `))
    .join("")
    .replaceAll("  ", " ");
}
