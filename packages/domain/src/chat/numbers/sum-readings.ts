import type { RecordFact } from "../../sport/records/record-fact.ts";
import type { RecordActivity, RecordPeriod } from "../../sport/records/record-query.ts";
import { type AmountSide, amountReading } from "./claim-readings.ts";
import type { ClaimReading } from "./number-claim.ts";

/** What is summed up over several stretches of days. */
export function sumReading(
  side: AmountSide,
  activity: RecordActivity | null,
  periods: readonly RecordPeriod[],
): ClaimReading {
  const readings = periods.map((period) => amountReading(side, activity, period));
  return {
    queries: readings.flatMap(({ queries }) => queries),
    values: (facts) => {
      const values = readings.map(({ values }, at) => values(facts.slice(at, at + 1))?.[0]);
      return values.every((value) => value !== undefined)
        ? [values.reduce((left, right) => left + right, 0)]
        : undefined;
    },
  };
}

/** What is summed up of the sessions that are called by a name; nothing where none is. */
export function calledReading(side: AmountSide, name: string, period: RecordPeriod): ClaimReading {
  const { queries, values } = amountReading(side, { name, families: [] }, period);
  const isCalled = ([fact]: readonly RecordFact[]) =>
    fact?.kind === "amount" && fact.of.amount.totals.sessions > 0;
  return { queries, values: (facts) => (isCalled(facts) ? values(facts) : []) };
}

/** At least what is summed up of the sessions that are called by a name, and at most of all of their kind. */
export function boundReading(
  side: AmountSide,
  activity: RecordActivity | null,
  name: string,
  period: RecordPeriod,
): ClaimReading {
  const [least, most] = [calledReading(side, name, period), amountReading(side, activity, period)];
  return {
    queries: [...least.queries, ...most.queries],
    values: ([called, all]) => {
      const values = most.values(all === undefined ? [] : [all]);
      const low = called === undefined ? [] : (least.values([called]) ?? []);
      return values && [...(low.length > 0 ? low : [0]), ...values];
    },
    isBetween: true,
  };
}
