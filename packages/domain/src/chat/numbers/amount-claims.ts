import type { Measure } from "../../language/units.data.ts";
import type { RecordPeriod, RecordPick } from "../../sport/records/record-query.ts";
import { type AmountSide, amountReading, sessionReading, streakReading } from "./claim-readings.ts";
import type { ClaimScope } from "./claim-scope.ts";
import type { ClaimMeaning, ClaimReading } from "./number-claim.ts";
import type { SaidFigure } from "./said-figure.ts";
import { boundReading, calledReading, sumReading } from "./sum-readings.ts";
import { sumsBefore } from "./sums-before.ts";

const EVER: RecordPeriod = { kind: "ever" };
const SUMMED: ReadonlySet<Measure> = new Set<Measure>([
  ...(["minutes", "energy", "metMinutes", "sessions", "days"] as const),
  ...(["distance", "pace", "speed"] as const),
]);
/** What a single session has. */
const OF_SESSIONS: ReadonlySet<Measure> = new Set<Measure>([
  ...(["minutes", "energy", "metMinutes", "distance", "pace", "speed"] as const),
]);
/** What is no sum but a mean, and no value is put in its place. */
const MEANS: ReadonlySet<Measure> = new Set<Measure>(["pace", "speed"]);
const ARTICLES = new Set(["a", "an", "one"]);
const AFTER_ONE = new Set(["of", "for"]);

/** "You ran 280 minutes last month", "8 runs", "active on 4 days". */
export function amountMeaning(said: SaidFigure, scope: ClaimScope): ClaimMeaning | undefined {
  const { amount, counted } = said.figure;
  const { measure } = amount;
  if (!SUMMED.has(measure)) return undefined;
  const { isTimed } = scope;
  if (scope.isPart) return partMeaning(measure, scope);
  const sums = sumsBefore(said, { measure }, scope);
  if (sums === undefined) return undefined;
  const singles = OF_SESSIONS.has(measure) ? singleReadings(said, scope) : [];
  const readings = [
    ...summed({ measure }, scope),
    // Of times that are counted some mean the days.
    ...(measure === "sessions" && counted === undefined ? summed({ measure: "days" }, scope) : []),
    ...singles,
    ...(measure === "days" && !isTimed ? [streakReading("current_streak", null)] : []),
  ];
  const inAll = summed({ measure }, { ...scope, periods: scope.besides, listed: [] });
  const isOfOne = amount.isAttributive || isOfOneSession(said);
  const isCertain = scope.isCertain && !isOfOne && !MEANS.has(measure);
  return {
    kind: "records",
    readings,
    isCertain,
    others: [...sums, ...inAll, ...ofCalled({ measure }, scope)],
  };
}

/** "3 tempo runs": at least those that are called so, and at most all runs. */
function partMeaning(measure: Measure, scope: ClaimScope): ClaimMeaning | undefined {
  const { activities, called, periods } = scope;
  const [activity, ...others] = activities;
  const [name] = called;
  const isOne = others.length === 0 && scope.listed.length === 0;
  if (!isOne || activity === undefined || name === undefined || MEANS.has(measure))
    return undefined;
  const readings = periods.map((period) => boundReading({ measure }, activity, name, period));
  return { kind: "records", readings, isCertain: false };
}

/** Sums of what is called as the sentence has it: "walks", where hikes are walking, too. */
function ofCalled(side: AmountSide, { called, periods }: ClaimScope): readonly ClaimReading[] {
  return called.flatMap((name) => periods.map((period) => calledReading(side, name, period)));
}

/** "On average your runs took 45 minutes"; where no word says of what, of a day with exercise will do too. */
export function averageMeaning(said: SaidFigure, scope: ClaimScope): ClaimMeaning | undefined {
  const { figure, has } = said;
  const { measure } = figure.amount;
  if (!OF_SESSIONS.has(measure) || scope.isPart || scope.listed.length > 0) return undefined;
  if (MEANS.has(measure)) return amountMeaning(said, scope);
  const perSession = summed({ measure, per: "session" }, scope);
  const perDay = has("per_session") ? [] : summed({ measure, per: "day" }, scope);
  return { kind: "records", readings: [...perSession, ...perDay], isCertain: scope.isCertain };
}

/** "Your longest run in July lasted 110 minutes", "your last swim burned 320 kcal"; of the longest tempo run nobody can tell. */
export function pickMeaning(
  said: SaidFigure,
  scope: ClaimScope,
): ClaimMeaning | "untold" | undefined {
  const { figure, context } = said;
  const { measure } = figure.amount;
  const picks = OF_SESSIONS.has(measure) || measure === "met" ? picksOf(said) : [];
  if (picks.length === 0) return undefined;
  if (scope.isPart || scope.listed.length > 0) return "untold";
  const carried = picks.includes("last")
    ? []
    : context.carried.flatMap(({ period }) => period ?? []);
  const periods = scope.isTimed ? scope.periods : [...carried, EVER];
  const readings = scope.activities.flatMap((activity) =>
    periods.flatMap((period) =>
      picks.map((pick) => sessionReading(measure, pick, activity, period)),
    ),
  );
  const isCertain = scope.isTimed
    ? scope.isCertain
    : scope.activities.length === 1 && periods.length === 1;
  const isOne = picks.length === 1 && !MEANS.has(measure);
  return { kind: "records", readings, isCertain: isCertain && isOne };
}

function picksOf(said: SaidFigure): readonly RecordPick[] {
  const { figure, has } = said;
  if (has("most_calories")) return ["most_calories"];
  const isOfWay = figure.amount.measure === "distance";
  if (has("farthest") || (has("longest") && isOfWay)) return ["longest_distance", "longest"];
  if (has("longest")) return ["longest"];
  if (has("last")) return ["last"];
  if (!has("best_session") && !isBestExercise(said)) return [];
  if (MEANS.has(figure.amount.measure)) return ["best_pace"];
  if (isOfWay) return ["longest_distance", "longest"];
  return figure.amount.measure === "energy"
    ? ["most_calories", "longest"]
    : ["longest", "most_calories"];
}

/** "Your best run", "your biggest ride". */
function isBestExercise({ figure, reading: { cues, activities } }: SaidFigure): boolean {
  return cues.some(
    ({ meaning, end, clause }) =>
      meaning === "best" &&
      figure.reach.includes(clause) &&
      activities.some(({ start }) => start === end || start === end + 1),
  );
}

/** The sums of a scope, for each kind of exercise and each way to read its days; over days that are listed first. */
function summed(
  side: AmountSide,
  { activities, periods, listed }: ClaimScope,
): readonly ClaimReading[] {
  return activities.flatMap((activity) => [
    ...(listed.length > 0 ? [sumReading(side, activity, listed)] : []),
    ...periods.map((period) => amountReading(side, activity, period)),
  ]);
}

/** Single sessions that can be meant: the one that was spoken of, and any of a day or where one is spoken of. */
function singleReadings(said: SaidFigure, scope: ClaimScope): readonly ClaimReading[] {
  const { measure, isAttributive, start } = said.figure.amount;
  const of = (pick: RecordPick, period: RecordPeriod) =>
    scope.activities.map((activity) => sessionReading(measure, pick, activity, period));
  const before = picksBefore(said).flatMap(({ pick, period }) => of(pick, period));
  if (!scope.isTimed) {
    const known = ["last", "longest", "most_calories", ...bestsOf(measure)] as const;
    return [...before, ...known.flatMap((pick) => of(pick, EVER))];
  }
  const isOne =
    isAttributive ||
    isOfOneSession(said) ||
    ARTICLES.has(said.reading.tokens[start - 1]?.text ?? "");
  const days = scope.periods.filter(({ kind }) => isOne || kind === "day");
  return [...before, ...days.flatMap((period) => of("list", period))];
}

/** "A run of 35 minutes". */
export function isOfOneSession({ figure, reading: { tokens, activities } }: SaidFigure): boolean {
  const textAt = (place: number) => tokens[place]?.text ?? "";
  const last = figure.start - 1;
  return (
    AFTER_ONE.has(textAt(last)) &&
    activities.some(({ start, end }) => end === last && ARTICLES.has(textAt(start - 1)))
  );
}

/** Which sessions are best by a measure, of those that are told of most. */
function bestsOf(measure: Measure): readonly RecordPick[] {
  if (measure === "distance") return ["longest_distance"];
  return MEANS.has(measure) ? ["best_pace"] : [];
}

/** The single sessions that the sentences before spoke of. */
function picksBefore({ context }: SaidFigure) {
  return context.carried.flatMap(({ pick, period }) =>
    pick === "last" || pick === "longest" || pick === "most_calories"
      ? [{ pick, period: period ?? EVER }]
      : [],
  );
}
