import { describe, expect, it } from "vitest";
import { isOfOtherMatters } from "../../../../src/chat/records/asking/other-matters.ts";
import { amountMetricOf } from "../../../../src/chat/records/rules/amount-metric.ts";
import type { LocalDate } from "../../../../src/shared/local-date.ts";
import { askedBy } from "../asking/asked-by-cues.ts";

const MAY = { kind: "month", year: 2026, month: 5 } as const;
const TODAY = { kind: "day", date: "2026-06-17" as LocalDate } as const;
const MONDAY = { kind: "day", date: "2026-06-15" as LocalDate } as const;
const EVER = { kind: "ever" } as const;

describe("what is added up", () => {
  it.each([
    ["pace minutes distance", "pace_s_per_km"],
    ["fastest minutes", "pace_s_per_km"],
    ["distance minutes", "distance_m"],
    ["distance average", "average_distance_m"],
    ["distance each", "average_distance_m"],
    ["farthest", "distance_m"],
    ["farthest minutes", "minutes"],
    ["far", "distance_m"],
    ["far target", undefined],
    ["far target minutes", "minutes"],
    ["metMinutes calories minutes", "met_minutes"],
    ["calories average days", "calories"],
    ["average days minutes", "average_minutes"],
    ["each minutes days", "average_minutes"],
    ["each days", "active_days"],
    ["each", undefined],
    ["days minutes count", "active_days"],
    ["minutes count", "minutes"],
    ["count", "sessions"],
    ["own", undefined],
  ])("is the first measure that is named: %s", (cues, metric) => {
    expect(amountMetricOf(askedBy(cues))).toBe(metric);
  });
});

describe("a question is of other matters", () => {
  it.each([
    "own hazard",
    "own change",
    "own advice",
    "own untold",
    "own filter",
    "own body",
    "own need",
    "own need target",
    "own need missing",
    "rate",
    "own ability",
    "own ability goal future x",
    "other",
    "days",
    "own missing count",
    "own since count",
    "own doWhat",
    "own ability target",
    "own ability future",
  ])("by what it speaks of: %s", (cues) => {
    const isTimed = cues.includes("since");
    const isUnclear = cues.includes("x");
    const facts = { periods: isTimed ? [MAY] : [], unexplained: isUnclear ? 1 : 0 };
    expect(isOfOtherMatters(askedBy(cues, facts))).toBe(true);
  });

  it.each([
    ["own", {}],
    ["own filter target", {}],
    ["own body heart_rate last", {}],
    ["own body heart_rate", { periods: [MAY] }],
    ["own need target missing", {}],
    ["own need plan", {}],
    ["need plan", { periods: [MAY] }],
    ["own rate", {}],
    ["rate", { periods: [MAY] }],
    ...["did", "done", "logged", "last", "average", "usual"].map((cue) => [`rate ${cue}`, {}]),
    ["own ability goal", {}],
    ["own ability target missing", {}],
    ["own ability target future", {}],
    ["own ability future minutes", {}],
    ["own ability minutes", { periods: ["future"] }],
    ["own other", {}],
    ["own days", {}],
    ...["did", "done", "logged", "streak", "since"].map((cue) => [`days ${cue}`, {}]),
    ["days", { sports: ["running"] }],
    ...["minutes", "target", "plan"].map((cue) => [`own missing count ${cue}`, {}]),
    ["own since count", { periods: [EVER] }],
    ["own since count", { periods: [TODAY] }],
    ["own doWhat when", {}],
    ...["did", "done", "logged", "plan", "compare"].map((cue) => [`own doWhat ${cue}`, {}]),
    ["own doWhat", { periods: [MONDAY] }],
    ["own doWhat", { periods: [TODAY, MONDAY] }],
    ["own either", { sports: ["running"] }],
    ["own either more", { sports: ["running", "gym"] }],
    ["own either most", { sports: ["running", "gym"] }],
  ] as readonly (readonly [string, Parameters<typeof askedBy>[1]])[])(
    "and is of records where it says so: %s, %j",
    (cues, facts) => {
      expect(isOfOtherMatters(askedBy(cues, facts))).toBe(false);
    },
  );

  it.each([
    ["need plan", {}],
    ["own other", { unexplained: 1 }],
    ["own other", { isAsked: false }],
    ["own body heart_rate", {}],
    ["own ability goal", { unexplained: 1 }],
    ["own ability minutes", {}],
    ["own doWhat", { periods: [TODAY] }],
    ["own either", { sports: ["running", "gym"] }],
    ["own either", { sports: ["running", "gym"], periods: [TODAY] }],
    ["own since", { periods: ["future"] }],
  ] as readonly (readonly [string, Parameters<typeof askedBy>[1]])[])(
    "else of none: %s, %j",
    (cues, facts) => {
      expect(isOfOtherMatters(askedBy(cues, facts))).toBe(true);
    },
  );
});
