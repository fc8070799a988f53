import type { RecordGrouping } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import type { RecordCue } from "../record-reading.ts";
import { textAt } from "../text-at.ts";
import { amountMetricOf } from "./amount-metric.ts";
import { comparisonIn } from "./comparison-in.ts";
import { scopeOf } from "./query-scope.ts";

type Found = Omit<AskedRecords, "kind">;

const GROUPS = {
  weekday: "groupWeekday",
  week: "groupWeek",
  month: "groupMonth",
  day: "groupDay",
  sport: "groupSport",
} as const satisfies Record<RecordGrouping, RecordCue>;
const EACH = [
  ["month", "eachMonth"],
  ["week", "eachWeek"],
  ["day", "eachDay"],
] as const satisfies readonly (readonly [RecordGrouping, RecordCue])[];
/** What picks out one session, or asks for something else than what was done. */
const PICKING = [
  "last",
  "longest",
  "most",
  "mostCalories",
  "farthest",
  "fastest",
  "slowest",
  "shortest",
  "latestFew",
  "bound",
  "trend",
  "streak",
  "target",
  "goal",
  "plan",
  "note",
  "rating",
  "since",
  "restDays",
  "idleDays",
] as const;
const NOT_EACH = [
  "restDays",
  "idleDays",
  "except",
  "groupWeekday",
  "calories",
  "more",
  "goal",
  "target",
  "plan",
] as const;
const WHICH = new Set(["which", "what"]);
const WHICH_HAN = new Set(["哪", "边"]);
const SEVERAL = new Set(["几", "些"]);
const DAYS = new Set(["天", "日"]);
const GROUPINGS = Object.keys(GROUPS) as readonly RecordGrouping[];

/** On which weekday most is done. */
export function askedWeekday(asked: Asked): Found | undefined {
  return asked.has("groupWeekday") ? groupedBy("weekday", asked) : undefined;
}

/** What was done on some days of the week: "how many Saturdays did I run in May?" */
export function askedOnWeekdays(asked: Asked): Found | undefined {
  const { has, weekdays } = asked;
  if (weekdays.length === 0 || has(...PICKING) || comparisonIn(asked) !== undefined)
    return undefined;
  const { query } = groupedBy("weekday", asked);
  return "grouping" in query ? { query: { ...query, weekdays }, ask: "value" } : undefined;
}

/** "Which days did I train last week?" asks for each of them. */
export function askedWhichDays(asked: Asked): Found | undefined {
  const { has, question } = asked;
  const isOfDays = question.words.some(({ text }, place) => {
    const next = textAt(question.words, place + 1);
    const last = textAt(question.words, place + 2);
    if (WHICH.has(text)) return next === "days" && last !== "of";
    return WHICH_HAN.has(text) && SEVERAL.has(next) && DAYS.has(last);
  });
  const isTimed = asked.periods.some(({ period }) => period !== "future" && period.kind !== "ever");
  if (!isOfDays || !isTimed || has("most", "longest", ...NOT_EACH)) return undefined;
  return {
    ...groupedBy("day", { ...asked, has: (...cues) => !cues.includes("days") && has(...cues) }),
    ask: "each",
  };
}

/** The day, week, month or kind of exercise of which there is most. */
export function askedGroup(asked: Asked): Found | undefined {
  const { has } = asked;
  if (has("eachSport") && isOfAll(asked)) return { ...groupedBy("sport", asked), ask: "each" };
  const each = EACH.find(([, cue]) => has(cue));
  // "Per week" may mean a mean of minutes; distances are told week by week.
  if (each !== undefined && has("distance", "pace") && !has("most", "average", "goal"))
    return { ...groupedBy(each[0], asked), ask: "each" };
  const grouping = GROUPINGS.find((each) => has(GROUPS[each])) ?? otherGroup(asked);
  if (grouping === undefined || !has("most", "longest", "mostCalories", "farthest", "fastest"))
    return undefined;
  if (has("single") && has("longest", "mostCalories")) return undefined;
  return groupedBy(grouping, asked);
}

function groupedBy(grouping: RecordGrouping, asked: Asked): Found {
  const amount = amountMetricOf(asked) ?? "minutes";
  // "Usually" on Mondays is no mean of minutes.
  const plain = amount === "average_minutes" ? "minutes" : amount;
  const metric = asked.has("mostCalories") ? "calories" : plain;
  const query = { metric, ...scopeOf(asked), grouping, comparison: null } as const;
  return { query, ask: "value" };
}

/** "When did I go hardest?", "which exercise did I do most?" */
function otherGroup({ has, activities }: Asked): RecordGrouping | undefined {
  if (!has("most") || has("last", "longest", "mostCalories")) return undefined;
  if (has("when")) return "day";
  return has("kind") && isOfAll({ activities }) ? "sport" : undefined;
}

function isOfAll({ activities }: Pick<Asked, "activities">): boolean {
  return activities.every(({ activity }) => activity === null);
}
