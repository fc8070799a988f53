import { ratingReading } from "./claim-readings.ts";
import { scopeOfFigure } from "./claim-scope.ts";
import type { BodyMeasure, ClaimMeaning } from "./number-claim.ts";
import { isBeside, type SaidFigure } from "./said-figure.ts";
import type { Figure, SentenceReading } from "./sentence-parts.ts";
import { asksOrSupposes } from "./statement-voice.ts";
import { isNarrowed } from "./untold-scope.ts";

const YOURS = /\byou(?:r|re)?\b|你|您/;

/** "You weigh 72 kg", "your resting heart rate is 62 bpm"; not what was lifted, lost or gained. */
export function bodyMeaning(
  { figure, reading, has }: SaidFigure,
  measure: BodyMeasure,
  isStated: boolean,
): ClaimMeaning | undefined {
  const isOfBody = isBeside(figure, reading, ["own_body"], { before: 1, after: 1 });
  const isRange = figure.amount.low !== figure.amount.high;
  if (!isOfBody || isRange || asksOrSupposes(reading)) return undefined;
  const isYours = YOURS.test(reading.tokens.map(({ text }) => text).join(" "));
  const isSaid = isStated || isYours || isLabelled(figure, reading);
  return !isSaid || has("target", "per_time", "more", "less")
    ? undefined
    : { kind: "body", measure };
}

/** "Weight: 72 kg", with nothing before it. */
function isLabelled({ start }: Figure, { tokens, cues }: SentenceReading): boolean {
  const label = cues.find(({ meaning, end }) => meaning === "own_body" && end === start);
  const isAlone = label !== undefined && tokens[label.start - 1]?.kind !== "word";
  return isAlone && tokens[start - 1]?.text === ":";
}

/** "You rated your last run 4 of 5". */
export function ratingMeaning({
  figure,
  reading,
  context,
  has,
}: SaidFigure): ClaimMeaning | undefined {
  if (!has("rating") || !has("last") || isNarrowed(figure, reading)) return undefined;
  const scope = scopeOfFigure(figure, reading, context);
  if (scope === undefined) return undefined;
  const readings = scope.activities.map((activity) => ratingReading(activity));
  return { kind: "records", readings, isCertain: false };
}
