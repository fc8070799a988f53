import type { Measure } from "../../language/units.data.ts";
import type { GoalMetric, GoalPeriod, GoalWithProgress } from "../../sport/exercise-goal.ts";
import { recordActivityNamed } from "../../sport/records/record-activity.ts";
import type { RecordPeriod, RecordQuery } from "../../sport/records/record-query.ts";
import { scopeOfFigure } from "./claim-scope.ts";
import {
  GOAL,
  type GoalRole,
  isLeft,
  isPartOfGoal,
  isShareOf,
  isUnderLabel,
  namesGoal,
  roleOf,
  textOf,
} from "./goal-roles.ts";
import type { ClaimMeaning, ClaimReading } from "./number-claim.ts";
import { isPlainlyStated, speaksOfPerson, wordsOfCue } from "./own-statement.ts";
import { isMissing, isTarget, type SaidFigure } from "./said-figure.ts";
import type { Cue } from "./sentence-parts.ts";
import type { Standing } from "./statement-voice.ts";

const METRICS: Partial<Record<Measure, GoalMetric>> = {
  minutes: "minutes",
  distance: "distance_m",
  sessions: "sessions",
  days: "active_days",
  metMinutes: "met_minutes",
};
const PERCENT = 100;
const THIS_WEEK: RecordPeriod = { kind: "week", weeksAgo: 0 };
/** What is recommended to everybody is no goal of the person. */
const RECOMMENDED = /\b(?:recommend\w*|guidelines?|who)\b|推 荐|建 议|指 南/u;
const WEEKLY = /\bweek(?:ly|s)?\b|周|星 期|礼 拜/u;
const MONTHLY = /\bmonth(?:ly|s)?\b|月/u;
const DAILY = /\b(?:daily|a day|per day|each day|every day)\b|每 天|每 日|一 天/u;
/** Words that speak of goals and against nothing. */
const FRAME = new Set(
  "your you youve yourself goal goals set have need another still until once 再 还 需 就 能 目 标 你 您".split(
    " ",
  ),
);
const RACES = new Set("race races marathon half event parkrun 赛 马".split(" "));

/**
 * What a figure means where the person's goals are spoken of: their target, what was done or what is missing, as the goals
 * of its measure say; where they have none, what it means otherwise.
 */
export function withGoals(
  said: SaidFigure,
  standing: Standing,
  plain: ClaimMeaning | undefined,
): ClaimMeaning | undefined {
  const isRest =
    GOAL.test(textOf(said.reading)) && isLeft(said) && !isMissing(said.figure, said.reading);
  if (!isOfGoals(said, standing)) return isRest ? undefined : plain;
  const role = roleOf(said);
  // A distance may be that of a race.
  if (isOfRace(said)) return namesGoal(said) ? undefined : plain;
  const valuesIn = goalValues(said, role);
  if (valuesIn === undefined) return plain;
  const query: RecordQuery = {
    ...{ metric: "goals", measure: null, activity: null, period: periodOf(said) },
  };
  const goalsOf = (facts: Parameters<ClaimReading["values"]>[0]) => {
    const fact = facts.at(-1);
    return fact?.kind === "goals" ? valuesIn(fact.goals) : [];
  };
  const { figure, reading } = said;
  const isOfOne = reading.activities.length > 0 || MONTHLY.test(textOf(reading));
  const isOtherwise =
    isCarried(said) ||
    (isPartOfGoal(said) && said.figure.amount.measure === "distance") ||
    (role === "share" && isOfOne) ||
    (role === "left" && !isMissing(figure, reading));
  if (plain?.kind !== "records" || isOtherwise) {
    const values: ClaimReading["values"] = (facts) => {
      const found = goalsOf(facts);
      return found.length === 0 ? undefined : found;
    };
    const isCertain = role === "left" || (role === "target" && isTarget(said.figure, said.reading));
    return { kind: "records", readings: [{ queries: [query], values }], isCertain };
  }
  const isAlsoPlain = role === "done" || role === "target";
  const readings = plain.readings.map(
    (each): ClaimReading => ({
      queries: [...each.queries, query],
      values: (facts) => {
        const found = goalsOf(facts);
        const others = each.values(facts.slice(0, -1));
        if (found.length === 0) return others;
        return isAlsoPlain ? others && [...others, ...found] : found;
      },
    }),
  );
  return { ...plain, readings };
}

/** Whether a sentence speaks of goals that the person has set, and neither supposes nor recommends. */
function isOfGoals(said: SaidFigure, standing: Standing): boolean {
  const { figure, reading } = said;
  const written = textOf(reading);
  const isLabelled = isUnderLabel(figure, reading);
  if ((!GOAL.test(written) && !isCarried(said)) || RECOMMENDED.test(written) || DAILY.test(written))
    return false;
  const excused = (cue: Cue) => wordsOfCue(cue, reading).every((word) => FRAME.has(word));
  const isOwn = isLabelled || isCarried(said) || speaksOfPerson(reading, standing);
  return isPlainlyStated(figure, reading, excused) && isOwn;
}

/** "Goal: 80 km", and under it "Done: 52 km", or after it "28 km are left". */
function isCarried(said: SaidFigure): boolean {
  const { figure, reading, context } = said;
  const isLabelled = reading.tokens[figure.start - 1]?.text === ":";
  const isOfSame = context.carried[0]?.pick === "target" && !GOAL.test(textOf(reading));
  return (isLabelled || isLeft(said)) && isOfSame;
}

/** A distance without week or month: "your goal of 10 km". */
function isOfRace(said: SaidFigure): boolean {
  const { figure, reading } = said;
  const written = textOf(reading);
  const isTimed = WEEKLY.test(written) || MONTHLY.test(written);
  const isOther = isTimed || isUnderLabel(figure, reading) || isCarried(said) || isOnTheWay(said);
  return figure.amount.measure === "distance" && !isOther;
}

/** "44 km of your 80 km goal; 36 km are left": of a race nobody has run a part. */
function isOnTheWay(said: SaidFigure): boolean {
  const { figures, tokens } = said.reading;
  const isRace = tokens.some(({ text }) => RACES.has(text));
  return (
    !isRace &&
    figures.some((part) =>
      figures.some(
        (whole) =>
          whole.amount.measure === "distance" &&
          part.amount.measure === "distance" &&
          whole !== part &&
          (isShareOf(part, whole, tokens) || isLeft({ ...said, figure: part })),
      ),
    )
  );
}

/** What the goals that can be meant say; undefined where none can. */
function goalValues(
  { figure, reading, context, has }: SaidFigure,
  role: GoalRole,
): ((goals: readonly GoalWithProgress[]) => readonly number[]) | undefined {
  const { measure } = figure.amount;
  const metric = METRICS[measure];
  if (metric === undefined && measure !== "percent") return undefined;
  const written = textOf(reading);
  const isWeekly = WEEKLY.test(written);
  const isMonthly = MONTHLY.test(written);
  if (has("per_session", "plan", "streak")) return undefined;
  const period: GoalPeriod | undefined =
    isWeekly === isMonthly ? undefined : isWeekly ? "week" : "month";
  const named = [
    ...reading.activities.flatMap(({ activity }) => activity ?? []),
    ...context.carried.flatMap(({ activity }) => activity ?? []),
  ];
  return (goals) => {
    const meant = goals.filter(
      ({ goal }) =>
        (metric === undefined || goal.metric === metric) &&
        (period === undefined || goal.period === period),
    );
    const ofActivity = meant.filter(({ goal }) => {
      const families = goal.activity === null ? [] : recordActivityNamed(goal.activity).families;
      return named.some((activity) => activity.families.some((each) => families.includes(each)));
    });
    return (ofActivity.length > 0 ? ofActivity : meant).flatMap((each) => valuesOf(each, role));
  };
}

function valuesOf({ goal, progress }: GoalWithProgress, role: GoalRole): readonly number[] {
  const { value, target } = progress;
  const targets = goal.target === target ? [target] : [goal.target, target];
  const left = targets.map((each) => Math.max(0, each - value));
  switch (role) {
    case "target":
      return targets;
    case "left":
      return left;
    case "done":
      return [value];
    case "share": {
      const shares = targets.flatMap((each) => (each > 0 ? [(PERCENT * value) / each] : []));
      return [...shares, ...shares.map((share) => Math.max(0, PERCENT - share))];
    }
    case "open":
      return [...targets, value, ...left];
  }
}

/** The days that are named, since goals are told of their week or month; else now. */
function periodOf({ figure, reading, context }: SaidFigure): RecordPeriod {
  const scope = scopeOfFigure(figure, reading, context);
  const [period] = scope?.isTimed === true ? scope.periods : [];
  return period ?? THIS_WEEK;
}
