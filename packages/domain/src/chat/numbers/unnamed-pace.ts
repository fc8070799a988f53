import { recordActivityNamed } from "../../sport/records/record-activity.ts";
import type { RecordActivity } from "../../sport/records/record-query.ts";
import { amountReading } from "./claim-readings.ts";
import type { ClaimScope } from "./claim-scope.ts";
import type { ClaimMeaning, ClaimReading } from "./number-claim.ts";
import type { SaidFigure } from "./said-figure.ts";

const PACE = { measure: "pace" } as const;
/** Of one session, which nobody names, or of a change. */
const OTHER_ROLES = [
  ...(["longest", "farthest", "best", "best_session", "last", "more", "less", "versus"] as const),
] as const;

/** "Your average pace in November": of a kind of exercise that no word tells, and no sentence before. */
export function isPaceOfUnnamed({ figure, reading, context, has }: SaidFigure): boolean {
  const isNamed =
    reading.activities.some(({ activity }) => activity !== null) ||
    context.carried.some(({ activity }) => activity !== null && activity !== undefined);
  return figure.amount.measure === "pace" && !isNamed && !has(...OTHER_ROLES);
}

/** Runs are timed so; it may be the pace of walks, or of all that has a distance. Of who did not run nobody can tell. */
export function unnamedPaceMeaning(scope: ClaimScope): ClaimMeaning | undefined {
  if (!scope.isTimed || scope.listed.length > 0) return undefined;
  const readingsOf = (activity: RecordActivity | null) =>
    scope.periods.map((period) => amountReading(PACE, activity, period));
  const readings = readingsOf(recordActivityNamed("running")).map(
    ({ queries, values }): ClaimReading => ({
      queries,
      values: (facts) => {
        const paces = values(facts) ?? [];
        return paces.length === 0 ? undefined : paces;
      },
    }),
  );
  const others = [recordActivityNamed("walking"), recordActivityNamed("cycling"), null];
  return {
    ...{ kind: "records", readings, isCertain: false },
    others: others.flatMap(readingsOf),
  };
}
