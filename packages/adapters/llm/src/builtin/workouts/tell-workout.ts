import type {
  PlannedDay,
  RunningGoal,
  RunningWeek,
  WeekForm,
  Workout,
  WorkoutLoad,
} from "@health-exercise/domain/chat";
import type { TextLanguage } from "@health-exercise/domain/language";
import { filled } from "../texts.ts";
import { KIND_RULES } from "./workout-kinds.data.ts";
import { WORKOUT_TEXTS } from "./workout-texts.data.ts";

const SECONDS_PER_MINUTE = 60;
/** Positions of yoga are stayed in by the breath. */
const BY_BREATH: readonly Workout["kind"][] = ["yoga", "calm"];

/** A session as a list. */
export function workoutLines(
  workout: Workout,
  hasEquipment: boolean,
  language: TextLanguage,
  { spared = [], isByNotes = false, weekdays = [] }: SessionFrame = {},
): readonly string[] {
  const texts = WORKOUT_TEXTS[language];
  const { kind, rule, minutes, warmUpMinutes, coolDownMinutes } = workout;
  const isOnFoot = rule.steps !== undefined;
  const usesNothing = !hasEquipment && !isOnFoot && kind !== "warm_up";
  const lead = filled(texts.lead, {
    title: rule.title[language],
    minutes: String(minutes),
    equipment: usesNothing ? texts.equipment : "",
  });
  const easy = rule.steps?.easy[language] ?? "";
  const frame = (text: string, length: number, moves: string) =>
    length === 0 ? [] : [`- ${filled(text, { minutes: String(length), moves })}`];
  const moves = workout.isGentleStart ? texts.gentleMoves : texts.warmUpMoves;
  const leaves = isOnFoot || spared.length === 0 ? "" : sparedSentence(spared, language);
  const adapted = leaves === "" && workout.isAdapted ? texts.adapted : leaves;
  return [
    ...(weekdays.length === 0
      ? []
      : [filled(texts.forDays, { days: dayNames(weekdays, language) })]),
    lead,
    ...frame(isOnFoot ? texts.warmUpOf : texts.warmUp, warmUpMinutes, isOnFoot ? easy : moves),
    ...mainLines(workout, language),
    ...frame(isOnFoot ? texts.coolDownOf : texts.coolDown, coolDownMinutes, easy),
    [
      ...(kind === "recovery" ? [texts.recovery] : []),
      ...(adapted === "" ? [] : [adapted]),
      ...(isByNotes ? [texts.byNotes] : []),
      effortSentence(workout, language),
    ].join(language === "zh" ? "" : " "),
  ];
}

/** How hard it should feel. */
function effortSentence({ isGentle, main, rule }: Workout, language: TextLanguage): string {
  const texts = WORKOUT_TEXTS[language];
  if (isGentle || main.form === "holds" || rule.steps !== undefined) return texts.gentle;
  return main.form === "rounds" ? texts.pace : texts.effort;
}

/** What a session spares by wish or by what was told before, and the days it is for. */
export type SessionFrame = {
  readonly spared?: readonly WorkoutLoad[];
  readonly isByNotes?: boolean;
  readonly weekdays?: readonly number[];
};

function sparedSentence(spared: readonly WorkoutLoad[], language: TextLanguage): string {
  const texts = WORKOUT_TEXTS[language];
  const loads = spared.map((load) => texts.loads[load]).join(texts.between);
  return filled(texts.spared, { loads });
}

function dayNames(weekdays: readonly number[], language: TextLanguage): string {
  const texts = WORKOUT_TEXTS[language];
  return weekdays.map((weekday) => texts.weekdays[weekday - 1] ?? "").join(texts.between);
}

function mainLines(workout: Workout, language: TextLanguage): readonly string[] {
  const texts = WORKOUT_TEXTS[language];
  const { main, rule, mainMinutes, minutes, kind } = workout;
  const length = String(mainMinutes);
  if (main.form === "steady")
    return [
      `- ${filled(texts.steady, { minutes: length, moves: rule.steps?.easy[language] ?? "" })}`,
    ];
  if (main.form === "intervals") {
    const { times, briskMinutes, easyMinutes } = main;
    const steps = {
      brisk: rule.steps?.brisk[language] ?? "",
      easy: rule.steps?.easy[language] ?? "",
    };
    const amounts = { times: String(times), briskMinutes: String(briskMinutes) };
    const told = { minutes: length, ...steps, ...amounts, easyMinutes: String(easyMinutes) };
    return [`- ${filled(texts.intervals, told)}`];
  }
  const names = main.exercises.map(({ name }) => `- ${name[language]}`);
  if (main.form === "rounds") {
    const { rounds, workSeconds, restSeconds } = main;
    const times = { work: String(workSeconds), rest: String(restSeconds), rounds: String(rounds) };
    return [
      filled(rounds === 1 ? texts.oneRound : texts.rounds, { minutes: length, ...times }),
      ...names,
    ];
  }
  if (main.form === "sets") {
    const [least, most] = main.repetitions;
    const each = { sets: String(main.sets), least: String(least), most: String(most) };
    return [
      filled(texts.sets, { minutes: length, ...each, rest: String(main.restSeconds) }),
      ...names,
    ];
  }
  const seconds =
    Math.round((minutes * SECONDS_PER_MINUTE) / (main.exercises.length * main.rounds) / 10) * 10;
  const text =
    rule.form === "flow"
      ? texts.flow
      : BY_BREATH.includes(kind)
        ? texts.breaths
        : main.rounds === 1
          ? texts.holds
          : texts.holdsAgain;
  const told = {
    hold: String(main.holdSeconds),
    rounds: String(main.rounds),
    seconds: String(seconds),
  };
  return [filled(text, told), ...names];
}

/** Says that what is sore is spared. */
export function soreLine(language: TextLanguage): string {
  return WORKOUT_TEXTS[language].soreRests;
}

/** Says which of two was chosen. */
export function chosenLine({ rule }: Workout, language: TextLanguage): string {
  return filled(WORKOUT_TEXTS[language].chosen, { title: rule.title[language] });
}

const USUAL_RUNS = 3;

/** How many runs a week a plan has, on which days, and how many weeks were wished for. */
export type PlanFrame = {
  readonly runs: number;
  readonly weekdays: readonly number[];
  readonly wishedWeeks: number | null;
};

/** A plan of weeks as a list. */
export function runningPlanLines(
  goal: RunningGoal,
  weeks: readonly RunningWeek[],
  language: TextLanguage,
  { runs, weekdays, wishedWeeks }: PlanFrame = {
    runs: USUAL_RUNS,
    weekdays: [],
    wishedWeeks: null,
  },
): readonly string[] {
  const texts = WORKOUT_TEXTS[language];
  const amounts = { weeks: String(weeks.length), runs: String(runs) };
  const lead = filled(texts.planLead, { ...amounts, goal: texts.goals[goal] });
  const isOfOtherLength = wishedWeeks !== null && wishedWeeks !== weeks.length;
  const rules = [
    ...(isOfOtherLength ? [filled(texts.otherWeeks, amounts)] : []),
    ...(weekdays.length === 0
      ? []
      : [filled(texts.onDays, { days: dayNames(weekdays, language) })]),
    texts.planRules,
    ...(goal === "5k" ? [] : [texts.raceWeek]),
  ];
  const lines = weeks.map((week) => `- ${weekLine(week, runs, language)}`);
  return [lead, ...lines, rules.join(language === "zh" ? "" : " ")];
}

function weekLine(week: RunningWeek, runs: number, language: TextLanguage): string {
  const texts = WORKOUT_TEXTS[language];
  if (week.form === "distance")
    return filled(texts.distance, {
      week: String(week.week),
      runs: texts.easyRuns[runs] ?? "",
      easy: String(week.easyKilometres),
      long: String(week.longKilometres),
    });
  const { times, runMinutes, walkMinutes } = week;
  return filled(walkMinutes === 0 ? texts.runOnly : texts.runWalk, {
    week: String(week.week),
    times: String(times),
    run: String(runMinutes),
    walk: String(walkMinutes),
  });
}

/** A week of training as a list. */
export function weekLines(
  form: WeekForm,
  days: readonly PlannedDay[],
  weeks: number | null,
  language: TextLanguage,
): readonly string[] {
  const texts = WORKOUT_TEXTS[language];
  const lines = days.map(({ weekday, kind, minutes }) => {
    const title = KIND_RULES[kind].title[language];
    const day = { weekday: texts.weekdays[weekday - 1] ?? "", title, minutes: String(minutes) };
    return `- ${filled(texts.weekDay, day)}`;
  });
  const lead = filled(texts.weekLead, { days: String(days.length), form: texts.weeks[form] });
  const repeated =
    weeks !== null && weeks > 1 ? filled(texts.weekRepeat, { weeks: String(weeks) }) : "";
  const rules = [repeated, texts.weekRules].filter((text) => text !== "");
  return [lead, ...lines, rules.join(language === "zh" ? "" : " ")];
}
