import type { Measure } from "../../language/units.data.ts";
import { amountMeaning, averageMeaning, isOfOneSession, pickMeaning } from "./amount-claims.ts";
import { byMileAsWell } from "./bare-pace.ts";
import { bodyMeaning, ratingMeaning } from "./body-claims.ts";
import {
  changeMeaning,
  isChange,
  isSetOut,
  missingMeaning,
  shareMeaning,
} from "./change-claims.ts";
import { type ClaimScope, type ScopeContext, scopeOfFigure } from "./claim-scope.ts";
import { pauseMeaning, streakMeaning } from "./day-claims.ts";
import { withGoals } from "./goal-claims.ts";
import type { BodyMeasure, ClaimMeaning } from "./number-claim.ts";
import { isOfExercise, isOfOtherThing } from "./other-figures.ts";
import { isMissing, isShare, isTarget, type SaidFigure, saidFigure } from "./said-figure.ts";
import type { Figure, SentenceReading } from "./sentence-parts.ts";
import type { Standing } from "./statement-voice.ts";
import { isPaceOfUnnamed, unnamedPaceMeaning } from "./unnamed-pace.ts";
import { isNarrowed } from "./untold-scope.ts";

const BODY_MEASURES: Partial<Record<Measure, BodyMeasure>> = {
  weight: "weightKg",
  height: "heightCm",
  pulse: "restingHeartRateBpm",
};
const COUNTED: ReadonlySet<Measure> = new Set<Measure>(["sessions", "days"]);
/** Of what nobody can tell. */
const OPEN = ["plan", "per_time", "other_pick", "rating"] as const;
const DAYS: ReadonlySet<Measure> = new Set<Measure>(["days", "period"]);

/**
 * What a figure says of the person's records; undefined where nobody can tell: then it stays. `isStated` is whether the
 * sentence states it of them, `standing` whose figures come by what stands before it.
 */
export function meaningOf(
  figure: Figure,
  reading: SentenceReading,
  context: ScopeContext,
  isStated: boolean,
  standing: Standing,
): ClaimMeaning | undefined {
  const said = saidFigure(figure, reading, context);
  return withGoals(said, standing, byMileAsWell(figure.amount, plainMeaning(said, isStated)));
}

function plainMeaning(said: SaidFigure, isStated: boolean): ClaimMeaning | undefined {
  const { figure, reading } = said;
  if (figure.isRating === true) return isStated ? ratingMeaning(said) : undefined;
  const body = BODY_MEASURES[figure.amount.measure];
  if (body !== undefined) return bodyMeaning(said, body, isStated);
  if (isMissing(figure, reading)) return missingMeaning(said);
  if (isTarget(figure, reading)) return undefined;
  const pause = DAYS.has(figure.amount.measure) ? pauseMeaning(said) : undefined;
  if (pause !== undefined) return pause;
  return isStated && !isNarrowed(figure, reading) ? statedMeaning(said) : undefined;
}

/** What a figure says that is stated of the records. */
function statedMeaning(said: SaidFigure): ClaimMeaning | undefined {
  const { figure, reading, context, has, hasBefore } = said;
  const { measure } = figure.amount;
  if (isOfOtherThing(said)) return undefined;
  if (DAYS.has(measure) && isOfStreak(said)) return streakMeaning(said);
  const isOfPace = isPaceOfUnnamed(said) && reading.periods.length > 0;
  const isOpen = has(...OPEN) || hasBefore("plan", "other_pick") || measure === "period";
  const isSome =
    COUNTED.has(measure) &&
    (has("repetition") || isShare(figure, reading) || isOfEach(figure, reading));
  if (isOpen || isSome || !(isOfPace || isOfExercise(said))) return undefined;
  const scope = scopeOfFigure(figure, reading, context);
  if (isPaceOfUnnamed(said)) return scope && unnamedPaceMeaning(scope);
  return scope && scopedMeaning(said, scope);
}

/** "8 times each", 各5次. */
function isOfEach({ start, end }: Figure, { tokens }: SentenceReading): boolean {
  const [before, after] = [tokens[start - 1]?.text ?? "", tokens[end]?.text ?? ""];
  return before === "各" || after === "each" || after === "apiece";
}

/** What a figure says of a kind of exercise and of days. */
function scopedMeaning(said: SaidFigure, scope: ClaimScope): ClaimMeaning | undefined {
  const { has } = said;
  const { measure } = said.figure.amount;
  if (isChange(said)) return scope.isPart ? undefined : changeMeaning(said, scope);
  if (isSetOut(said) && !scope.isBeside) return undefined;
  if (measure === "percent") return has("target") ? shareMeaning(scope) : undefined;
  if (has("average")) return averageMeaning(said, scope);
  const pick = pickMeaning(said, scope);
  if (pick !== undefined) return pick === "untold" ? undefined : pick;
  // "45 minutes each".
  const isOfEach = has("per_session") && !COUNTED.has(measure) && !isOfOneSession(said);
  return isOfEach ? averageMeaning(said, scope) : amountMeaning(said, scope);
}

/** Days in a row, the most of them, or days after them: all others are days with a session. */
function isOfStreak({ has, hasBefore, context }: SaidFigure): boolean {
  return (
    has("streak", "longest", "best") ||
    hasBefore("streak") ||
    (context.carried.some(({ pick }) => pick === "streak") && has("best_session"))
  );
}
