import type { ScopeContext } from "./claim-scope.ts";
import {
  type Cue,
  type Figure,
  isRole,
  type Role,
  type SentenceReading,
} from "./sentence-parts.ts";

/** A figure in its sentence, with what stands around it. */
export type SaidFigure = {
  readonly figure: Figure;
  readonly reading: SentenceReading;
  readonly context: ScopeContext;
  /** Whether words of its clause, or of one that reaches it, give it one of these roles. */
  readonly has: (...roles: readonly Role[]) => boolean;
  /** Whether words before it do, in whatever clause of the sentence. */
  readonly hasBefore: (...roles: readonly Role[]) => boolean;
};

/** What a clause before tells of the figures after it: "On average, your runs took 45 minutes." */
const REACHING: ReadonlySet<Role> = new Set<Role>([
  "last",
  "pause",
  "longest",
  "most_calories",
  "best",
  "best_session",
  "other_pick",
  "average",
  "per_session",
  "per_time",
  "streak",
  "plan",
  "rating",
]);
const JOINING = new Set(["/", "of", "out"]);
const SHARE_WORDS = 5;
const TO_PERIOD = new Set([...JOINING, "the"]);

export function saidFigure(
  figure: Figure,
  reading: SentenceReading,
  context: ScopeContext,
): SaidFigure {
  const cues = roleCues(figure, reading);
  const roles = new Set(cues.filter((cue) => isOf(figure, cue)).map(({ meaning }) => meaning));
  const before = new Set(
    cues.filter(({ start }) => start < figure.start).map(({ meaning }) => meaning),
  );
  return {
    ...{ figure, reading, context },
    has: (...names) => names.some((name) => roles.has(name)),
    hasBefore: (...names) => names.some((name) => before.has(name)),
  };
}

function isOf(figure: Figure, { meaning, clause }: RoleCue): boolean {
  if (clause === figure.clause) return true;
  return REACHING.has(meaning) && figure.reach.includes(clause);
}

type RoleCue = Omit<Cue, "meaning"> & { readonly meaning: Role };

/** Without those inside the figure: "more than 90 minutes", "half an hour". */
function roleCues(figure: Figure, { cues }: SentenceReading): readonly RoleCue[] {
  return cues.flatMap((cue) => {
    const isPart = cue.start >= figure.start && cue.end <= figure.end;
    return !isPart && isRole(cue.meaning) ? [{ ...cue, meaning: cue.meaning }] : [];
  });
}

/** Whether a role stands within so many words before or after a figure. */
export function isBeside(
  figure: Figure,
  reading: SentenceReading,
  roles: readonly Role[],
  reach: { readonly before: number; readonly after: number },
): boolean {
  const { start, end, clause } = figure;
  return roleCues(figure, reading).some(
    (cue) =>
      roles.includes(cue.meaning) &&
      (cue.clause === clause || cue.end === start) &&
      ((cue.end <= start && cue.end >= start - reach.before) ||
        (cue.start >= end && cue.start <= end + reach.after)),
  );
}

/** "55 minutes to go until your target", "还差55分钟". */
export function isMissing(figure: Figure, reading: SentenceReading): boolean {
  const isOfTarget = reading.cues.some(({ meaning }) => meaning === "target");
  return (
    figure.amount.measure === "minutes" &&
    isOfTarget &&
    (isBeside(figure, reading, ["missing_before"], { before: 1, after: -1 }) ||
      isBeside(figure, reading, ["missing_after"], { before: -1, after: 1 }))
  );
}

/** Whether a figure is a goal: "a target of 150 minutes", "your 150-minute goal", "95 of 150 minutes". */
export function isTarget(figure: Figure, reading: SentenceReading): boolean {
  if (figure.amount.measure === "percent") return false;
  return (
    isBeside(figure, reading, ["target", "plan"], { before: 2, after: 1 }) ||
    isWhole(figure, reading)
  );
}

/** "95 of the recommended 150 minutes": a share of the same measure stands before it. */
function isWhole({ start, amount }: Figure, { figures, tokens }: SentenceReading): boolean {
  return figures.some((share) => {
    const isOfSame = [amount.measure, "percent"].includes(share.amount.measure);
    const isNear = share.end < start && share.end >= start - SHARE_WORDS;
    return isOfSame && isNear && JOINING.has(tokens[share.end]?.text ?? "");
  });
}

/** "3 of 12 runs": only some of them are meant. "5 of the last 7 days" are all days with exercise among these. */
export function isShare({ amount }: Figure, { tokens, periods }: SentenceReading): boolean {
  const { measure, numberEnd } = amount;
  const isJoined = amount.end <= numberEnd && JOINING.has(tokens[numberEnd]?.text ?? "");
  if (!isJoined || measure !== "days") return isJoined;
  let at = numberEnd;
  while (TO_PERIOD.has(tokens[at]?.text ?? "")) at += 1;
  return !periods.some(({ start }) => start === at);
}
