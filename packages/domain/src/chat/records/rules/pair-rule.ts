import type { RecordActivity, RecordPickQuery } from "../../../sport/records/record-query.ts";
import type { Asked, AskedRecords } from "../asked-records.ts";
import { isSameActivity } from "../kinds/asked-activity.ts";
import { textAt } from "../text-at.ts";
import { GROUPING_CUES } from "./grouping-cues.ts";
import { scopeOf } from "./query-scope.ts";

type Found = Omit<AskedRecords, "kind">;

/** By what two sessions are held against each other. The choice of words is a design value. */
const SIDES = [
  ["distance", new Set("farther further furthest farthest far 远".split(" "))],
  ["how_long", new Set("longer shorter longest shortest 长 久 耐 短".split(" "))],
] as const;

/** Before a kind of exercise: another session of it is meant than the last. The choice of words is a design value. */
const OTHER_PICKS = new Set(
  "longest farthest furthest fastest quickest slowest shortest first biggest hardest best".split(
    " ",
  ),
);
const OTHER_CHINESE_PICKS = new Set("最长 最远 最快 最久 最短 最大 最慢 最耐 最好 第一".split(" "));
/** Says before a kind of exercise that the last of it is meant, whatever stands further off. */
const LAST = new Set("last latest recent previous 上 近 后 前".split(" "));
/** So many words or characters stand between: "my longest Sunday run", 最长的那一次跑步 (design value). */
const MOST_BETWEEN = 6;

/** "Which was longer, my last run or my last ride?" */
export function askedPair(asked: Asked): Found | undefined {
  const pair = pairIn(asked);
  if (pair === undefined || isOfOtherPicks(asked)) return undefined;
  const { period } = scopeOf(asked);
  const lastOf = (activity: RecordActivity): RecordPickQuery => ({
    metric: "last",
    activity,
    period,
  });
  const { ask, first, second } = pair;
  return { query: lastOf(first), ask, against: lastOf(second) };
}

/** "Was my longest run farther than my last ride?": what is told of one of them answers nothing. */
export function isUntoldPair(asked: Asked): boolean {
  return pairIn(asked) !== undefined && isOfOtherPicks(asked);
}

function pairIn(asked: Asked) {
  const { has, question } = asked;
  if (!has("last") || has(...GROUPING_CUES, "average", "goal", "streak", "trend")) return undefined;
  const [ask] = SIDES.find(([, words]) => question.words.some(({ text }) => words.has(text))) ?? [];
  const [first, second] = twoKinds(asked);
  return ask && first && second && { ask, first, second };
}

/** Two different kinds of exercise, and no more. */
function twoKinds({ activities }: Asked): readonly RecordActivity[] {
  const named = activities.flatMap(({ activity }) => activity ?? []);
  const kinds = named.filter(
    (each, at) => !named.slice(0, at).some((before) => isSameActivity(before, each)),
  );
  return kinds.length === 2 ? kinds : [];
}

/** Whether the longest or the first of a kind is asked about: "my last run or my longest ride". */
function isOfOtherPicks({ activities, question: { words } }: Asked): boolean {
  return activities.some(({ start }) => {
    for (let at = start - 1; at >= Math.max(0, start - MOST_BETWEEN); at -= 1) {
      const [text, clause] = [textAt(words, at), words[at]?.clause];
      if (LAST.has(text) || clause !== words[start]?.clause) return false;
      const isOther =
        OTHER_PICKS.has(text) || OTHER_CHINESE_PICKS.has(`${text}${textAt(words, at + 1)}`);
      if (isOther) return true;
    }
    return false;
  });
}
