import {
  composeWorkout,
  type Intent,
  type ReplyMaterial,
  runningPlan,
  weekOfTraining,
} from "@health-exercise/domain/chat";
import { type ReadText, read } from "@health-exercise/domain/language";
import type { LikelyIntent } from "../likely-intent.ts";
import { readWish, type TrainingWish, type WishWords } from "./read-wish.ts";
import { chosenLine, runningPlanLines, soreLine, weekLines, workoutLines } from "./tell-workout.ts";
import { WORKOUT_LIBRARY } from "./workout-library.ts";

/** So sure has the judge to be that something is asked, for a message that looks like a wish to be none (design value). */
const SURELY_ASKED = 0.97;
/** So sure that it is for something else (design value). */
const SURELY_OTHER = 0.5;
/** So sure that one of two is to be chosen, and not compared (design value). */
const SURELY_WISHED = 0.85;
/** So sure that it is a wish, for one whose words tell only a part of it (design value). */
const PROBABLY_WISHED = 0.35;
/** So many turns of the person back a wish can be changed (design value). */
const REMEMBERED = 4;

/** The session or plan that a message wishes for, as lines of a list; undefined where it wishes for none or it must not be. */
export function wishedTraining(
  asked: ReadText,
  judged: LikelyIntent,
  material: ReplyMaterial,
): readonly string[] | undefined {
  const wish = trainingWishIn(asked, judged, material);
  if (wish === undefined) return undefined;
  const { language, limits } = material;
  if (limits.maxIntensity === "none" || limits.clearance === "stop_and_seek_care") return undefined;
  if (wish.of === "session") {
    const workout = composeWorkout(wish.wish, limits, WORKOUT_LIBRARY);
    if (workout === undefined) return undefined;
    const lines = workoutLines(workout, wish.wish.equipment.size > 0, language);
    if (wish.isChoice) return [chosenLine(workout, language), ...lines];
    return wish.sparesSore ? [soreLine(language), ...lines] : lines;
  }
  const isFree = limits.maxIntensity === "vigorous" && limits.limits.length === 0;
  if (wish.of === "running")
    return isFree
      ? runningPlanLines(wish.goal, runningPlan(wish.goal, wish.weeks), language)
      : undefined;
  const form = isFree ? wish.form : "mixed";
  return weekLines(form, weekOfTraining(form, wish.days), wish.weeks, language);
}

/** What a message wishes for, by its words, by what it is for, and by the wish that it changes. */
function trainingWishIn(
  asked: ReadText,
  judged: LikelyIntent,
  { history, notes }: Pick<ReplyMaterial, "history" | "notes">,
): TrainingWish | undefined {
  const words = readWish(asked);
  const changed =
    words.change === null ? undefined : changedWish(words, earlierWish(history), judged);
  const wish = changed ?? wishOf(words, judged);
  return wish && withNotedEquipment(wish, notes);
}

/** The wish that the session has come to: the latest one with what was changed since. */
function earlierWish(history: ReplyMaterial["history"]): TrainingWish | undefined {
  const own = history.filter(({ role }) => role === "user").slice(-REMEMBERED);
  const wished = { intent: "plan_wish", chance: 1 } as const;
  return own.reduce<TrainingWish | undefined>((earlier, { content }) => {
    const words = readWish(read(content));
    return (
      (words.change === null ? undefined : changedWish(words, earlier, wished)) ??
      wishOf(words, wished) ??
      earlier
    );
  }, undefined);
}

/** What looks like a wish by its words, and is for something else. */
const FOR_SOMETHING_ELSE: ReadonlySet<Intent> = new Set([
  "records",
  "app_log",
  "app_data",
  "app_devices",
  "app_settings",
  "told_fact",
  "companion",
]);

function wishOf(words: WishWords, { intent, chance }: LikelyIntent): TrainingWish | undefined {
  const isWish = intent === "plan_wish" && chance >= PROBABLY_WISHED;
  const isQuestion = intent === "question" && chance >= SURELY_ASKED;
  const isOther = FOR_SOMETHING_ELSE.has(intent) && chance >= SURELY_OTHER;
  const isCompared =
    words.isChoice && !words.asks && words.minutes === null && chance < SURELY_WISHED;
  if (isOther || isCompared || (words.asksToKnow && !isWish)) return undefined;
  const isAsked = isWish || (words.asks && !isQuestion);
  return (
    planOf(words, isAsked) ??
    (isSessionWished(words, isWish, isAsked) ? sessionOf(words) : undefined)
  );
}

function planOf(words: WishWords, isAsked: boolean): TrainingWish | undefined {
  const { goal, weeks, isPlan, week, days } = words;
  if (goal !== null && (weeks !== null || (isPlan && isAsked)))
    return { of: "running", goal, weeks };
  return week !== null && isAsked ? { of: "week", form: week, days, weeks } : undefined;
}

/** Whether enough of a session is told: of a plain wish anything, else two things. */
function isSessionWished(words: WishWords, isWish: boolean, isAsked: boolean): boolean {
  const { kind, minutes, noun, isSore, isTrained, isEquipmentTold, spared, level } = words;
  const told = [kind !== null, minutes !== null, noun, isEquipmentTold, isTrained].filter(
    Boolean,
  ).length;
  if (isWish) return told > 0 || isSore || spared.size > 0 || level !== "usual";
  return isAsked && told > 1;
}

function sessionOf(words: WishWords): TrainingWish {
  const { minutes, equipment, spared, level, isSore, isTrained, isChoice } = words;
  const kind = words.kind ?? (isSore ? "recovery" : "full");
  const wish = { kind, minutes, equipment, spared, level, variant: 0 };
  return {
    of: "session",
    wish,
    isChoice,
    sparesSore: (isSore || isTrained) && words.kind !== null,
  };
}

/** What was told of one's equipment before holds where the message names none. */
function withNotedEquipment(wish: TrainingWish, notes: ReplyMaterial["notes"]): TrainingWish {
  if (wish.of !== "session" || wish.wish.equipment.size > 0) return wish;
  const noted = notes.filter(({ kind }) => kind === "equipment");
  const equipment = new Set(noted.flatMap(({ text }) => [...readWish(read(text)).equipment]));
  return { ...wish, wish: { ...wish.wish, equipment } };
}

/** A wish with what a message changes of it; undefined where it changes nothing, or wishes for something else. */
function changedWish(
  words: WishWords,
  earlier: TrainingWish | undefined,
  { intent, chance }: LikelyIntent,
): TrainingWish | undefined {
  const { change, kind, minutes, equipment, spared, level, asks } = words;
  if (earlier?.of !== "session" || (kind !== null && asks)) return undefined;
  const saysNothing = kind === null && minutes === null && equipment.size + spared.size === 0;
  const isOther = FOR_SOMETHING_ELSE.has(intent) && chance >= SURELY_ASKED;
  if (change === "changed" && (saysNothing || isOther)) return undefined;
  const { wish } = earlier;
  const levels = { easier: "gentle", harder: "hard", other: wish.level, changed: level } as const;
  return {
    of: "session",
    isChoice: false,
    sparesSore: false,
    wish: {
      kind: kind ?? wish.kind,
      minutes: minutes ?? wish.minutes,
      equipment: equipment.size > 0 ? equipment : wish.equipment,
      spared: new Set([...wish.spared, ...spared]),
      level: change === null || levels[change] === "usual" ? wish.level : levels[change],
      variant: wish.variant + (change === "other" ? 1 : 0),
    },
  };
}
