import type { Sentence, Token } from "../../language/read-text.ts";
import type { Measure } from "../../language/units.data.ts";
import type { RecordActivity, RecordPeriod } from "../../sport/records/record-query.ts";
import { meaningOf } from "./claim-of-figure.ts";
import { type AmountSide, sideValue } from "./claim-readings.ts";
import { type ScopeContext, scopeOfFigure } from "./claim-scope.ts";
import type { ClaimReading, NumberClaim } from "./number-claim.ts";
import type { Cue } from "./sentence-parts.ts";
import { readSentence } from "./sentence-reading.ts";
import { type Standing, statedIn } from "./statement-voice.ts";

const COUNTS: ReadonlySet<Measure> = new Set<Measure>(["sessions", "days"]);
/** Of no plain count. */
const OTHER_ROLES: ReadonlySet<Cue["meaning"]> = new Set<Cue["meaning"]>([
  ...([
    "more",
    "less",
    "versus",
    "average",
    "per_session",
    "per_time",
    "streak",
    "target",
  ] as const),
  ...(["plan", "best", "longest", "last", "other_pick", "pause"] as const),
]);
/** Monday is 1. */
const WEEKDAYS = "mondays tuesdays wednesdays thursdays fridays saturdays sundays".split(" ");

/** "5 sessions on Wednesdays in October", "on 4 Saturdays in November": what was done on one day of the week. */
export function weekdayClaims(
  tokens: readonly Token[],
  source: string,
  sentence: Sentence,
  context: ScopeContext,
  standing: Standing,
): readonly NumberClaim[] {
  const places = [...tokens.keys()].filter((at) => WEEKDAYS.includes(tokens[at]?.text ?? ""));
  const [place, ...otherPlaces] = places;
  if (place === undefined || otherPlaces.length > 0) return [];
  const weekday = WEEKDAYS.indexOf(tokens[place]?.text ?? "") + 1;
  const rest = withoutWeekday(tokens, place);
  if (rest === undefined) return [];
  const reading = readSentence(rest, source, context.today);
  const [figure, ...otherFigures] = reading.figures;
  if (figure === undefined || otherFigures.length > 0) return [];
  const { isStated } = statedIn(reading, standing);
  const plain = meaningOf(figure, reading, context, isStated(figure), standing);
  const scope = scopeOfFigure(figure, reading, context);
  const isCount = COUNTS.has(figure.amount.measure);
  if (!isCount || reading.cues.some(({ meaning }) => OTHER_ROLES.has(meaning))) return [];
  const isClear = plain?.kind === "records" && plain.isCertain && scope?.isTimed === true;
  if (!isClear || scope.isPart || scope.listed.length > 0) return [];
  const { amount } = figure;
  const readingsOf = (side: AmountSide) =>
    scope.activities.flatMap((activity) =>
      scope.periods.map((period) => weekdayReading(side, weekday, activity, period)),
    );
  const readings = readingsOf(amount);
  const isCertain = readings.length === 1;
  // Of times that are counted some mean the days.
  const others = readingsOf({ measure: "days" });
  const meaning = { kind: "records", readings, isCertain, others } as const;
  return [{ sentence, tokens: rest, amount, meaning }];
}

/** The sentence with days in the place of "Saturdays" that are counted, or without "on Wednesdays". */
function withoutWeekday(tokens: readonly Token[], place: number): readonly Token[] | undefined {
  const [before, weekday] = [tokens[place - 1], tokens[place]];
  if (before === undefined || weekday === undefined) return undefined;
  if (before.value !== undefined)
    return tokens.with(place, { ...weekday, text: "days", singular: "day", stem: "day" });
  return before.text === "on" ? tokens.toSpliced(place - 1, 2) : undefined;
}

function weekdayReading(
  { measure }: AmountSide,
  weekday: number,
  activity: RecordActivity | null,
  period: RecordPeriod,
): ClaimReading {
  return {
    queries: [{ metric: "minutes", activity, period, grouping: "weekday", comparison: null }],
    values: ([fact]) => {
      if (fact?.kind !== "groups") return undefined;
      const group = fact.groups.find(({ key }) => key === String(weekday));
      const value = group === undefined ? 0 : sideValue({ measure }, group.amount);
      return value === undefined ? undefined : [value];
    },
  };
}
