import {
  composeWorkout,
  type Intent,
  isHurtAndNotCleared,
  ownTurns,
  type ReplyMaterial,
  runningPlan,
  runsAWeek,
  weekOfTraining,
} from "@health-exercise/domain/chat";
import { type ReadText, read } from "@health-exercise/domain/language";
import type { LikelyIntent } from "../likely-intent.ts";
import { acceptedWish, forGoal, pointsToGoal } from "./accepted-wish.ts";
import { namedExercises, SUCH_AS_BEFORE } from "./avoided-exercises.ts";
import { changedWish } from "./changed-wish.ts";
import { withNotes } from "./noted-wish.ts";
import { readWish, type TrainingWish, type WishWords } from "./read-wish.ts";
import { chosenLine, runningPlanLines, soreLine, weekLines, workoutLines } from "./tell-workout.ts";
import { WORKOUT_LIBRARY } from "./workout-library.ts";
import { WORKOUT_TEXTS } from "./workout-texts.data.ts";

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
  const told = trainingWishIn(asked, judged, material);
  if (told === undefined) return undefined;
  const { wish, isByNotes } = withNotes(told, material.notes);
  const { language, limits } = material;
  if (limits.maxIntensity === "none" || limits.clearance === "stop_and_seek_care") return undefined;
  if (isHurtAndNotCleared(limits)) return [WORKOUT_TEXTS[language].notBeforeCleared];
  if (wish.of === "session") {
    const workout = composeWorkout(wish.wish, limits, WORKOUT_LIBRARY);
    if (workout === undefined) return undefined;
    const { spared, equipment } = wish.wish;
    const frame = { spared: [...spared], isByNotes, weekdays: wish.weekdays };
    const lines = workoutLines(workout, equipment.size > 0, language, frame);
    if (wish.isChoice) return [chosenLine(workout, language), ...lines];
    return wish.sparesSore ? [soreLine(language), ...lines] : lines;
  }
  const isFree = limits.maxIntensity === "vigorous" && limits.limits.length === 0;
  if (wish.of === "running") {
    const { goal, weeks, days, weekdays } = wish;
    // Who is limited gets days that fit, and no race.
    if (!isFree)
      return weekLines("mixed", weekOfTraining("mixed", days, weekdays), weeks, language);
    const frame = { runs: runsAWeek(days), weekdays, wishedWeeks: weeks };
    return runningPlanLines(goal, runningPlan(goal, weeks), language, frame);
  }
  const form = isFree ? wish.form : "mixed";
  const week = weekOfTraining(form, wish.days, wish.weekdays);
  return weekLines(form, week, wish.weeks, language);
}

/** What a message wishes for, by its words, by what it is for, and by the wish that it changes. */
function trainingWishIn(
  asked: ReadText,
  judged: LikelyIntent,
  { history, notes }: Pick<ReplyMaterial, "history" | "notes">,
): TrainingWish | undefined {
  const words = withNamed(readWish(asked), history);
  const earlier = words.change === null ? undefined : earlierWish(history, notes);
  const wish =
    changedWish(words, earlier, judged, FOR_SOMETHING_ELSE) ??
    acceptedWish(asked, history) ??
    wishOf(words, judged);
  return wish && meantWish(wish, asked, notes);
}

/** "Without them" leaves out what was named in the turns before. */
function withNamed(words: WishWords, history: ReplyMaterial["history"]): WishWords {
  if (!words.avoided.has(SUCH_AS_BEFORE)) return words;
  const own = ownTurns(history, REMEMBERED);
  const named = own.flatMap(({ content }) => namedExercises(read(content)));
  return { ...words, avoided: new Set([...words.avoided, ...named]) };
}

/** The wish that the session has come to: the latest one with what was changed since. */
function earlierWish(
  history: ReplyMaterial["history"],
  notes: ReplyMaterial["notes"],
): TrainingWish | undefined {
  const own = ownTurns(history, REMEMBERED);
  const wished = { intent: "plan_wish", chance: 1 } as const;
  return own.reduce<TrainingWish | undefined>((earlier, { content }, at) => {
    const asked = read(content);
    const words = withNamed(readWish(asked), own.slice(0, at));
    const wish = changedWish(words, earlier, wished, FOR_SOMETHING_ELSE) ?? wishOf(words, wished);
    return wish === undefined ? earlier : meantWish(wish, asked, notes);
  }, undefined);
}

/** "A plan for that" is one for the goal that was told. */
function meantWish(
  wish: TrainingWish,
  asked: ReadText,
  notes: ReplyMaterial["notes"],
): TrainingWish {
  return wish.of === "week" && pointsToGoal(asked) ? (forGoal(wish, notes) ?? wish) : wish;
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
  // "Tuesday and Friday, sort something out" wishes for sessions, though days are named in the app as well.
  const isForDays = words.asks && words.weekdays.length > 1 && intent !== "records";
  const isOther = FOR_SOMETHING_ELSE.has(intent) && chance >= SURELY_OTHER && !isForDays;
  const isCompared =
    words.isChoice && !words.asks && words.minutes === null && chance < SURELY_WISHED;
  if (isOther || isCompared || (words.asksToKnow && !isWish)) return undefined;
  const isAsked = isWish || (words.asks && !isQuestion);
  return (
    planOf(words, { isAsked, isQuestion }) ??
    (isSessionWished(words, { isWish, isAsked, chance }) ? sessionOf(words) : undefined)
  );
}

function planOf(
  words: WishWords,
  { isAsked, isQuestion }: { isAsked: boolean; isQuestion: boolean },
): TrainingWish | undefined {
  const { goal, weeks, isPlan, week, days, weekdays, kind, minutes, isEquipmentTold } = words;
  // "A week before the half, a long run or not?" names a distance and a time, and wishes for no plan.
  const isTimed = weeks !== null && (!isQuestion || isPlan || words.asks);
  if (goal !== null && (isTimed || (isPlan && isAsked)))
    return { of: "running", goal, weeks, days, weekdays };
  // Two days and nothing else are a week too.
  const isOfDays = weekdays.length > 1 && kind === null && minutes === null && !isEquipmentTold;
  if (!isAsked || (week === null && !isOfDays)) return undefined;
  return { of: "week", form: week ?? "mixed", days, weeks, weekdays };
}

/** Whether enough of a session is told: of a plain wish anything, else two things. */
function isSessionWished(
  words: WishWords,
  { isWish, isAsked, chance }: { isWish: boolean; isAsked: boolean; chance: number },
): boolean {
  const { kind, minutes, noun, isSore, isTrained, isEquipmentTold, spared, level, weekdays } =
    words;
  const isForDay = weekdays.length > 0;
  const told = [kind !== null, minutes !== null, noun, isEquipmentTold, isTrained, isForDay].filter(
    Boolean,
  ).length;
  // "Bricklayer with dodgy shoulders" tells of a pain: what is to be spared is no wish by itself.
  const isSurelyWished = chance >= SURELY_WISHED || words.asks;
  if (isWish) return told > 0 || isSore || level !== "usual" || (spared.size > 0 && isSurelyWished);
  return isAsked && told > 1;
}

function sessionOf(words: WishWords): TrainingWish {
  const { minutes, equipment, spared, avoided, level, isSore, isTrained, isChoice } = words;
  const kind = words.kind ?? (isSore ? "recovery" : "full");
  const wish = { kind, minutes, equipment, spared, avoided, level, variant: 0 };
  return {
    of: "session",
    wish,
    isChoice,
    isEquipmentTold: words.isEquipmentTold,
    weekdays: words.weekdays,
    sparesSore: (isSore || isTrained) && words.kind !== null,
  };
}
