import { read } from "../../language/read.ts";
import type { GoalContent, GoalMetric, GoalPeriod } from "../../sport/exercise-goal.ts";
import { isReachable } from "../../sport/exercise-goal.ts";
import { labelOf } from "./action-label.ts";
import { ACTION_LABELS, GOAL_PERIOD_NAMES, GOAL_UNITS } from "./action-labels.data.ts";
import type { ActionMaterial } from "./action-material.ts";
import {
  type ActionReading,
  cuesOf,
  isQuestion,
  meant,
  readActionCues,
  sentenceOf,
} from "./action-reading.ts";
import type { OfferedAction } from "./chat-action.ts";
import { sessionNameFrom } from "./session-name.ts";

/** What a goal counts, by the word behind its number. */
const COUNTED: ReadonlyMap<string, GoalMetric> = new Map([
  ["time", "sessions"],
  ["times", "sessions"],
  ["session", "sessions"],
  ["sessions", "sessions"],
  ["workout", "sessions"],
  ["workouts", "sessions"],
  ["run", "sessions"],
  ["runs", "sessions"],
  ["ride", "sessions"],
  ["rides", "sessions"],
  ["walk", "sessions"],
  ["walks", "sessions"],
  ["swim", "sessions"],
  ["swims", "sessions"],
  ["次", "sessions"],
  ["day", "active_days"],
  ["days", "active_days"],
  ["天", "active_days"],
]);
const MONTHLY = new Set(["month", "monthly", "月"]);
const METRES_PER_KILOMETRE = 1_000;
/** Words beside the goals that ask for nothing else. */
const NOTHING_BESIDE = new Set(
  "weekly monthly please pls plz now thanks hi hey 吧 呢 啊 呀".split(" "),
);
/** So few words put right the goal spoken of just before, to a number of minutes of at least so many (design values). */
const MOST_WORDS = 4;
const LEAST_MINUTES = 30;

/** Offers the goal that a message asks to set; where it asks to see or change goals, or names no number, all of them. */
export function goalAction(
  reading: ActionReading,
  material: ActionMaterial,
): OfferedAction | undefined {
  const { writing } = material;
  const sets = meant(reading, "goalSet").filter(
    ({ start }) => !isQuestion(reading, sentenceOf(reading, start)),
  );
  const [set] = sets;
  const goal =
    set === undefined ? amendedGoal(reading, material) : toldGoal(reading, set.start, material);
  if (goal !== undefined) return { kind: "open_goal", label: goalLabel(goal, writing), goal };
  const isShown =
    cuesOf(reading, "goalShow").some(({ start }) => reading.denied[start] !== 1) ||
    namesGoalsAlone(reading);
  if (!isShown && set === undefined) return undefined;
  return { kind: "open_goal", label: ACTION_LABELS.openGoals[writing], goal: null };
}

/** "My goals", "我的目标": with few words besides nothing else is asked for. */
function namesGoalsAlone(reading: ActionReading): boolean {
  const { words } = reading.text;
  const spans = [...cuesOf(reading, "goalAlone"), ...cuesOf(reading, "polite")];
  const isCovered = (place: number) =>
    spans.some(({ start, end }) => start <= place && place < end) ||
    NOTHING_BESIDE.has(words[place]?.text ?? "");
  return cuesOf(reading, "goalAlone").length > 0 && [...words.keys()].every(isCovered);
}

function toldGoal(
  reading: ActionReading,
  place: number,
  { writing }: ActionMaterial,
): GoalContent | undefined {
  const { text, amounts, activities } = reading;
  const sentence = sentenceOf(reading, place);
  const words = text.words
    .map((word, at) => ({ ...word, at }))
    .filter((word) => word.sentence === sentence);
  const amount = amounts.find(
    (each) =>
      each.sentence === sentence && (each.measure === "minutes" || each.measure === "distance"),
  );
  const [counted] = words.flatMap(({ value, at }) => {
    const metric = COUNTED.get(text.words[at + 1]?.text ?? "");
    return value === undefined || metric === undefined ? [] : [{ metric, target: value }];
  });
  const measured =
    amount === undefined
      ? counted
      : {
          metric: amount.measure === "minutes" ? ("minutes" as const) : ("distance_m" as const),
          target: Math.round(amount.value * 10) / 10,
        };
  if (measured === undefined || measured.target <= 0) return undefined;
  const period: GoalPeriod = words.some((word) => MONTHLY.has(word.text)) ? "month" : "week";
  const kind = activities.find(
    (each) => each.activity !== null && sentenceOf(reading, each.start) === sentence,
  );
  const activity = kind === undefined ? null : sessionNameFrom(text, kind, writing);
  const goal = { ...measured, period, activity };
  return isReachable(goal) ? goal : undefined;
}

/** "To 180" behind a message about goals: a bare number of that size is one of minutes. */
function amendedGoal(reading: ActionReading, { history }: ActionMaterial): GoalContent | undefined {
  const { words } = reading.text;
  const before = history.findLast(({ role }) => role === "user");
  if (before === undefined || words.length === 0 || words.length > MOST_WORDS) return undefined;
  const spoken = readActionCues(read(before.content));
  if (!spoken.cues.has("goalShow") && !spoken.cues.has("goalSet")) return undefined;
  const target = words.find(({ value }) => value !== undefined)?.value ?? 0;
  const goal = { metric: "minutes", period: "week", target, activity: null } as const;
  return target >= LEAST_MINUTES && isReachable(goal) ? goal : undefined;
}

/** "Goal: 150 minutes a week", "目标：每周跑步3次". */
function goalLabel(
  { metric, period, target, activity }: GoalContent,
  writing: ActionMaterial["writing"],
): string {
  const isWay = metric === "distance_m";
  const shown = isWay ? Math.round((target / METRES_PER_KILOMETRE) * 10) / 10 : target;
  return labelOf(ACTION_LABELS.setGoal, writing, {
    target: `${shown}`,
    unit: GOAL_UNITS[metric][writing],
    period: GOAL_PERIOD_NAMES[period][writing],
    activity: activity === null ? "" : labelOf(ACTION_LABELS.goalActivity, writing, { activity }),
  });
}
