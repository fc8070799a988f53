import { expect, it } from "vitest";
import { amountReading, streakReading } from "../../../src/chat/numbers/claim-readings.ts";
import {
  type ClaimReading,
  type NumberClaim,
  queriesOf,
  recordFacts,
} from "../../../src/chat/numbers/number-claim.ts";
import type { RecordPeriod } from "../../../src/sport/records/record-query.ts";

const WEEK: RecordPeriod = { kind: "week", weeksAgo: 0 };

it("asks each query once, and finds its fact again", () => {
  const [week, again] = [
    amountReading({ measure: "minutes" }, null, WEEK),
    streakReading("current_streak", null),
  ];
  const claim = (readings: readonly ClaimReading[]) =>
    ({ meaning: { kind: "records", readings, isCertain: true } }) as unknown as NumberClaim;
  const body = { meaning: { kind: "body", measure: "weightKg" } } as NumberClaim;
  const queries = queriesOf([claim([week, again]), body, claim([week])]);
  expect(queries).toEqual([...week.queries, ...again.queries]);
  const facts = recordFacts(queries.map((query) => ({ kind: "streak", query, days: 5 })));
  expect(queries.map((query) => facts(query)?.query)).toEqual(queries);
  expect(facts({ metric: "longest_streak", activity: null })).toBeUndefined();
});
