import { wholeAmount } from "../../language/amount.ts";
import type { Sentence } from "../../language/read-text.ts";
import type { Unit } from "../../language/units.data.ts";
import { daysIn } from "../../shared/local-date.ts";
import { daysOfPeriod } from "../../sport/records/record-period.ts";
import type { RecordPeriod } from "../../sport/records/record-query.ts";
import { amountReading } from "./claim-readings.ts";
import { type ScopeContext, scopeOfFigure } from "./claim-scope.ts";
import type { NumberClaim } from "./number-claim.ts";
import type { Cue, Figure, NamedPeriod, SentenceReading } from "./sentence-parts.ts";
import { isNarrowed } from "./untold-scope.ts";

const DAYS: Unit = { measure: "days", factor: 1 };
const EVERY_DAY = new Set(["every day", "each day", "每 天", "每 日"]);
/** "Almost every day", and what was not done so. */
const NOT_QUITE = new Set(
  "almost nearly practically virtually most about around not never hardly 几 乎 差 近 不 没 并".split(
    " ",
  ),
);
const AGAINST: ReadonlySet<Cue["meaning"]> = new Set<Cue["meaning"]>([
  ...(["not", "future", "sticky", "reported", "other_pick", "untold", "some", "except"] as const),
  ...(["plan", "target", "average", "other_thing", "more", "less", "versus"] as const),
]);

/** "Last week you exercised every day": as many days as the days that are named have. */
export function everyDayClaims(
  reading: SentenceReading,
  sentence: Sentence,
  context: ScopeContext,
  isStated: (figure: Figure) => boolean,
): readonly NumberClaim[] {
  const { tokens, cues, periods, activities, figures } = reading;
  const [named, ...otherDays] = periods;
  const every = cues.find((cue) => EVERY_DAY.has(wordsAt(cue, reading)));
  const isPlain =
    figures.length === 0 &&
    otherDays.length === 0 &&
    activities.length > 0 &&
    !cues.some(({ meaning }) => AGAINST.has(meaning)) &&
    !tokens.some(({ text }) => NOT_QUITE.has(text));
  const days = named && overDays(named, context);
  if (every === undefined || days === undefined || !isPlain) return [];
  const { start, end, clause } = every;
  const places = { numberStart: start, end };
  const whole = wholeAmount(DAYS, { value: days, step: 1 }, places, "plain");
  const amount = { ...whole, bound: "exact", start } as const;
  const reach = Array.from({ length: clause + 1 }, (_, index) => clause - index);
  const figure: Figure = { amount, start, end, clause, reach, counted: undefined };
  const scope = scopeOfFigure(figure, reading, context);
  if (scope === undefined || scope.isPart || !isStated(figure) || isNarrowed(figure, reading))
    return [];
  const readings = scope.activities.flatMap((activity) =>
    scope.periods.map((period) => amountReading({ measure: "days" }, activity, period)),
  );
  const meaning = { kind: "records", readings, isCertain: false } as const;
  return [{ sentence, tokens, amount, meaning }];
}

/** How many days there are in some that are over. */
function overDays({ period }: NamedPeriod, { today }: ScopeContext): number | undefined {
  if (period === "future" || !isStretch(period)) return undefined;
  const range = daysOfPeriod(period, today);
  return range !== null && range.end < today ? daysIn(range) : undefined;
}

function isStretch({ kind }: RecordPeriod): boolean {
  return kind === "week" || kind === "month" || kind === "range";
}

function wordsAt({ start, end }: Cue, { tokens }: SentenceReading): string {
  return tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(" ");
}
