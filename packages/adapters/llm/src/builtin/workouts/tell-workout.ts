import type {
  PlannedDay,
  RunningGoal,
  RunningWeek,
  WeekForm,
  Workout,
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
): readonly string[] {
  const texts = WORKOUT_TEXTS[language];
  const { kind, rule, main, minutes, warmUpMinutes, coolDownMinutes } = workout;
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
  const isByClock = main.form === "rounds" ? texts.pace : texts.effort;
  const effort = workout.isGentle || main.form === "holds" || isOnFoot ? texts.gentle : isByClock;
  const moves = workout.isGentleStart ? texts.gentleMoves : texts.warmUpMoves;
  return [
    lead,
    ...frame(isOnFoot ? texts.warmUpOf : texts.warmUp, warmUpMinutes, isOnFoot ? easy : moves),
    ...mainLines(workout, language),
    ...frame(isOnFoot ? texts.coolDownOf : texts.coolDown, coolDownMinutes, easy),
    [
      ...(kind === "recovery" ? [texts.recovery] : []),
      ...(workout.isAdapted ? [texts.adapted] : []),
      effort,
    ].join(language === "zh" ? "" : " "),
  ];
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

/** A plan of weeks as a list. */
export function runningPlanLines(
  goal: RunningGoal,
  weeks: readonly RunningWeek[],
  language: TextLanguage,
): readonly string[] {
  const texts = WORKOUT_TEXTS[language];
  const lead = filled(texts.planLead, { weeks: String(weeks.length), goal: texts.goals[goal] });
  const rules = goal === "5k" ? [texts.planRules] : [texts.planRules, texts.raceWeek];
  const lines = weeks.map((week) => `- ${weekLine(week, language)}`);
  return [lead, ...lines, rules.join(language === "zh" ? "" : " ")];
}

function weekLine(week: RunningWeek, language: TextLanguage): string {
  const texts = WORKOUT_TEXTS[language];
  if (week.form === "distance")
    return filled(texts.distance, {
      week: String(week.week),
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
