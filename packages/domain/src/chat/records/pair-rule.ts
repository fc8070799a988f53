import type { RecordActivity, RecordPickQuery } from "../../sport/records/record-query.ts";
import { isSameActivity } from "./asked-activity.ts";
import type { Asked, AskedRecords } from "./asked-records.ts";
import { scopeOf } from "./query-scope.ts";

type Found = Omit<AskedRecords, "kind">;

/** By what two sessions are held against each other. The choice of words is a design value. */
const SIDES = [
  ["distance", new Set("farther further furthest farthest far 远".split(" "))],
  ["how_long", new Set("longer shorter longest shortest 长 久 耐 短".split(" "))],
] as const;
const GROUPS = ["groupDay", "groupWeek", "groupMonth", "groupWeekday", "groupSport"] as const;

/** "Which was longer, my last run or my last ride?" */
export function askedPair(asked: Asked): Found | undefined {
  const { has, question } = asked;
  if (!has("last") || has(...GROUPS, "average", "goal", "streak", "trend")) return undefined;
  const [ask] = SIDES.find(([, words]) => question.words.some(({ text }) => words.has(text))) ?? [];
  const [first, second] = twoKinds(asked);
  if (ask === undefined || first === undefined || second === undefined) return undefined;
  const { period } = scopeOf(asked);
  const lastOf = (activity: RecordActivity): RecordPickQuery => ({
    metric: "last",
    activity,
    period,
  });
  return { query: lastOf(first), ask, against: lastOf(second) };
}

/** Two different kinds of exercise, and no more. */
function twoKinds({ activities }: Asked): readonly RecordActivity[] {
  const named = activities.flatMap(({ activity }) => activity ?? []);
  const kinds = named.filter(
    (each, at) => !named.slice(0, at).some((before) => isSameActivity(before, each)),
  );
  return kinds.length === 2 ? kinds : [];
}
