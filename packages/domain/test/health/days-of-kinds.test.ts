import { expect, it } from "vitest";
import { daysOfKinds } from "../../src/health/days-of-kinds.ts";
import { trainingKindsOf } from "../../src/sport/met/training-kinds.ts";
import { days } from "../support/builders.ts";
import { aSessionAgo, recordsOf } from "./some-health.ts";

it("counts each day once, within the range alone", () => {
  const logs = [
    ...[0, 0, 2, 9].map((each) => aSessionAgo(each, 20, { sportName: "Strength training" })),
    aSessionAgo(1, 20, { sportName: "tai chi" }),
    aSessionAgo(3, 20, { sportName: "Running" }),
  ];
  const { sessions } = recordsOf(logs);
  expect(daysOfKinds(sessions, days("2026-04-10", "2026-04-16"), trainingKindsOf)).toEqual({
    strength: 2,
    balance: 1,
  });
  expect(daysOfKinds([], days("2026-04-10", "2026-04-16"), trainingKindsOf)).toEqual({
    strength: 0,
    balance: 0,
  });
});
