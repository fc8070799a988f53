import { HEALTH_MESSAGES } from "../messages/catalogues.ts";
import type { MessageLocale } from "../messages/message-locale.ts";
import { say } from "../messages/say.ts";
import type { ExerciseAllowance } from "../safety/exercise-allowance.ts";
import { type AllowedIntensity, stepsAbove } from "../safety/policy/exercise-intensity.ts";
import type { ExerciseLimits } from "../safety/policy/exercise-limits.ts";
import { DAYS_PER_WEEK } from "../shared/durations.ts";
import { addDays } from "../shared/local-date.ts";
import { roundedTo } from "../shared/rounding.ts";
import { isMinor } from "../user/adulthood.ts";
import { type Pause, pauseReasonsOn } from "../user/pause.ts";
import type { Profile } from "../user/profile.ts";
import { acuteChronicRatioOf } from "./acute-chronic-ratio.ts";
import { daysOfKinds, type TrainingKindsOf } from "./days-of-kinds.ts";
import { amountOf } from "./exercise-amount.ts";
import type { RecommendationReasonCode } from "./health-recommendation.ts";
import { PROFILE_FIELDS, RECOMMENDATION_RULES } from "./health-recommendations.data.ts";
import { type HealthRecords, lastDays } from "./health-records.ts";
import { endedLately } from "./recommendation-stage.ts";
import { scorePeriodOf } from "./score-period.ts";
import type { ToldConcerns } from "./told-concerns.ts";

/** What words in braces stand for. */
type Figures = Readonly<Record<string, string>>;

/** The figures of each reason that holds; null where it does not. */
export type ReasonsHeld = Readonly<Record<RecommendationReasonCode, Figures | null>>;

/** What the recommendations of a person depend on. */
export type RecommendedPerson = {
  readonly profile: Profile | null;
  readonly records: HealthRecords;
  readonly allowance: Pick<ExerciseAllowance, "limits" | "allows">;
  readonly trainingKindsOf: TrainingKindsOf;
  readonly told: ToldConcerns;
  readonly locale: MessageLocale;
};

const HOLDS: Figures = {};

/** Which reasons hold for a person. Nobody is told to do more whose load is high, who had no day of rest or who told of pain or worse; and nobody is praised then. */
export function reasonsHeld(person: RecommendedPerson): ReasonsHeld {
  const { records, told } = person;
  const { limits } = person.allowance;
  const isConcerned = told.isDanger || told.isWorry || told.isPain;
  const pauses: readonly Pause[] = person.profile?.pauses ?? [];
  const current = pauseReasonsOn(pauses, records.today);
  const ratio = highAcuteChronicRatio(records);
  const isYoung = isMinor(records.ageYears);
  const daysInARow = isYoung ? null : daysWithoutRest(records);
  const isRecorded = records.days.length > 0;
  const mayAddMore =
    isRecorded &&
    !isConcerned &&
    ratio === null &&
    daysInARow === null &&
    allows(limits, "moderate");
  const amount = amountOf(records);
  const amounts = {
    minutes: String(amount.minutes),
    target: String(amount.target),
    missing: String(amount.missing),
    metMinutes: String(amount.metMinutes),
    recommended: String(amount.metTarget),
    pausedDays: String(amount.pausedDays),
    period: say(HEALTH_MESSAGES, person.locale, isYoung ? "last_seven_days" : "this_week"),
  };
  return {
    care_needed: held(limits.clearance === "stop_and_seek_care"),
    clearance_needed: held(limits.clearance === "before_any"),
    no_exercise_allowed: held(limits.maxIntensity === "none"),
    paused_by_illness: held(current.includes("illness")),
    paused_by_injury: held(current.includes("injury")),
    paused: held(current.length > 0),
    vigorous_needs_clearance: held(
      limits.clearance === "before_vigorous" && allows(limits, "moderate"),
    ),
    pause_ended_lately: held(endedLately(pauses, records.today)),
    load_rose_quickly: held(ratio !== null, { ratio: String(ratio) }),
    no_rest_day: held(daysInARow !== null, { days: String(daysInARow) }),
    only_light_allowed: held(limits.maxIntensity === "light"),
    danger_told: held(told.isDanger),
    worry_told: held(told.isWorry),
    pain_told: held(told.isPain),
    no_records: held(!isRecorded && !isConcerned),
    below_daily_amount: held(mayAddMore && isYoung && amount.reachedBy === null, amounts),
    below_weekly_amount: held(mayAddMore && !isYoung && amount.reachedBy === null, amounts),
    amount_reached: held(amount.reachedBy === "minutes" && !isConcerned, amounts),
    amount_reached_by_met: held(amount.reachedBy === "met_minutes" && !isConcerned, amounts),
    ...fewDays(person, mayAddMore && !isYoung),
    profile_incomplete: missingFields(person),
  };
}

function held(holds: boolean, figures: Figures = HOLDS): Figures | null {
  return holds ? figures : null;
}

function allows({ maxIntensity }: ExerciseLimits, intensity: AllowedIntensity): boolean {
  return stepsAbove(intensity, maxIntensity) <= 0;
}

function highAcuteChronicRatio(records: HealthRecords): number | null {
  const period = scorePeriodOf(records);
  const ratio = period === null ? null : acuteChronicRatioOf(period);
  if (ratio === null || ratio < RECOMMENDATION_RULES.highAcuteChronicRatio) return null;
  return roundedTo(2, ratio);
}

/** How many days in a row were active, up to today or yesterday, where they are too many; else null. */
function daysWithoutRest({ days, today }: HealthRecords): number | null {
  const active = new Set(days.map(({ date }) => date));
  let day = active.has(today) ? today : addDays(today, -1);
  let count = 0;
  for (; active.has(day); day = addDays(day, -1)) count += 1;
  return count >= RECOMMENDATION_RULES.daysWithoutRest ? count : null;
}

function fewDays(
  { records, trainingKindsOf }: RecommendedPerson,
  mayAddMore: boolean,
): Pick<ReasonsHeld, "few_strength_days" | "few_balance_days"> {
  const { strengthDays, balanceDays, balanceFromYears } = RECOMMENDATION_RULES;
  if (!mayAddMore) return { few_strength_days: null, few_balance_days: null };
  const done = daysOfKinds(
    records.sessions,
    lastDays(records.today, DAYS_PER_WEEK),
    trainingKindsOf,
  );
  const isOlder = (records.ageYears ?? 0) >= balanceFromYears;
  const few = (days: number, target: number) =>
    held(days < target, { days: String(days), target: String(target) });
  return {
    few_strength_days: few(done.strength, strengthDays),
    few_balance_days: isOlder ? few(done.balance, balanceDays) : null,
  };
}

/** The fields that are not told and would allow a figure: the one that needs the sex is made for adults. */
function missingFields({ profile, records, locale }: RecommendedPerson): Figures | null {
  const missing = PROFILE_FIELDS.filter(
    (field) =>
      (profile?.[field] ?? null) === null && !(field === "gender" && isMinor(records.ageYears)),
  );
  const fields = missing
    .map((field) => say(HEALTH_MESSAGES, locale, `field.${field}`))
    .join(say(HEALTH_MESSAGES, locale, "field_separator"));
  return held(missing.length > 0, { fields });
}
