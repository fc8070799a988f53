import type { LocalDate } from "../../shared/local-date.ts";
import type { RecordPeriod } from "../../sport/records/record-query.ts";
import { yearOf } from "../records/periods/calendar-days.ts";
import { monthsAgo } from "../records/periods/named-period.ts";
import { isOutset, isReference } from "./claim-periods.ts";
import { differenceReading, sideValue, targetReading } from "./claim-readings.ts";
import { type ClaimScope, scopeOfFigure } from "./claim-scope.ts";
import type { ClaimMeaning } from "./number-claim.ts";
import { isBeside, isTarget, type SaidFigure } from "./said-figure.ts";
import { asksOrSupposes } from "./statement-voice.ts";
import { isNarrowed } from "./untold-scope.ts";

const THIS_WEEK: RecordPeriod = { kind: "week", weeksAgo: 0 };
const PERCENT = 100;
const FROM_AND_TO = new Set("from to of 从 到 至 的".split(" "));
const COMPARATIVES = new Set("more fewer less extra additional".split(" "));
const JOINERS = new Set(["and", "、", ",", "&", "和"]);
/** So near a figure stands what makes it a change: "beat last week by 50 minutes". */
const NEAR = { before: 4, after: 1 } as const;

/** Whether the figure itself is how much more or less it is: "20 minutes more", 多了20分钟; not "up from 75 minutes". */
export function isChange({ figure, reading, hasBefore }: SaidFigure): boolean {
  const { figures, tokens } = reading;
  const before = tokens[figure.start - 1]?.text ?? "";
  if (FROM_AND_TO.has(before)) return false;
  if (isBeside(figure, reading, ["more", "less"], NEAR)) return true;
  if (COMPARATIVES.has(tokens[figure.amount.numberEnd]?.text ?? "")) return true;
  if (before === "by" && hasBefore("more", "less")) return true;
  const last = figures[figures.indexOf(figure) - 1];
  const isListed = last !== undefined && last.end + 1 === figure.start && JOINERS.has(before);
  return isListed && isBeside(last, reading, ["more", "less"], NEAR);
}

/** "Up from 40 minutes to 95": of which days the first is nobody says. */
export function isSetOut({ reading, has }: SaidFigure): boolean {
  const isFrom = has("outset") || reading.periods.some((period) => isOutset(period, reading));
  return isFrom && has("more", "less");
}

/** "20 minutes more than last week", "up 27% from October". */
export function changeMeaning(
  { figure, reading, context }: SaidFigure,
  scope: ClaimScope,
): ClaimMeaning | undefined {
  const { measure } = figure.amount;
  const says = (role: "more" | "less") =>
    reading.cues.some(({ meaning, clause }) => meaning === role && clause <= figure.clause);
  const references = reading.periods.filter((each) => isReference(each, reading));
  const [other, ...others] = references.map(({ period }) => period);
  const isClear = others.length === 0 && says("more") !== says("less");
  if (other === undefined || other === "future" || !isClear) return undefined;
  const direction = says("more") ? 1 : -1;
  const carried = context.carried.flatMap(({ period }) => period ?? []);
  const periods = scope.isTimed
    ? scope.periods
    : [...carried, ...sameKindNow(other, context.today)];
  const readings = scope.activities.flatMap((activity) =>
    periods.map((period) => differenceReading({ measure, direction }, activity, period, other)),
  );
  if (readings.length === 0) return undefined;
  const isOne = new Set(periods.map((period) => JSON.stringify(period))).size === 1;
  const isCertain = isOne && scope.isActivityCertain && measure !== "percent";
  return { kind: "records", readings, isCertain };
}

/** The current week, month, year or day beside an earlier one. */
function sameKindNow(other: RecordPeriod, today: LocalDate): readonly RecordPeriod[] {
  switch (other.kind) {
    case "week":
      return [THIS_WEEK];
    case "month":
      return [monthsAgo(0, today)];
    case "year":
      return [{ kind: "year", year: yearOf(today) }];
    case "day":
      return [{ kind: "day", date: today }];
    default:
      return [];
  }
}

/** "63% of your weekly target". */
export function shareMeaning({ isTimed, periods }: ClaimScope): ClaimMeaning {
  const readings = (isTimed ? periods : [THIS_WEEK]).map((period) =>
    targetReading(period, (done, { targetMinutes, targetMetMinutes }) => {
      const minutes = sideValue({ measure: "minutes" }, done) ?? 0;
      const metMinutes = sideValue({ measure: "metMinutes" }, done) ?? 0;
      const byMet = targetMetMinutes === null ? [] : [(PERCENT * metMinutes) / targetMetMinutes];
      return [(PERCENT * minutes) / targetMinutes, ...byMet];
    }),
  );
  return { kind: "records", readings, isCertain: false };
}

/** "55 minutes to go until your target of 150"; what is in somebody's plan, nobody can tell. */
export function missingMeaning({
  figure,
  reading,
  context,
  has,
}: SaidFigure): ClaimMeaning | undefined {
  const scope = scopeOfFigure(figure, reading, context);
  const isOpen = has("plan") || asksOrSupposes(reading) || isNarrowed(figure, reading);
  if (scope === undefined || isOpen) return undefined;
  const stated = reading.figures
    .filter(({ amount }) => amount.measure === "minutes")
    .filter((each) => each !== figure && isTarget(each, reading))
    .map(({ amount }) => amount.low);
  const periods = scope.isTimed ? scope.periods : [THIS_WEEK];
  const readings = periods.map((period) =>
    targetReading(period, (done, { targetMinutes }) => {
      const minutes = sideValue({ measure: "minutes" }, done) ?? 0;
      const targets = stated.length > 0 ? stated : [targetMinutes];
      return targets.map((target) => Math.max(0, target - minutes));
    }),
  );
  return { kind: "records", readings, isCertain: readings.length === 1 };
}
