import { describe, expect, it } from "vitest";
import { type RecordRequest, recordQueryFrom } from "../../../src/sport/records/record-request.ts";

const queryOf = (request: RecordRequest) => {
  const asked = recordQueryFrom(request);
  if (asked.kind === "problem") throw new Error(`${asked.field} ${asked.message}`);
  return asked.query;
};
const refusedField = (request: RecordRequest) => {
  const asked = recordQueryFrom(request);
  return asked.kind === "problem" ? asked.field : undefined;
};

const running = { name: "runs", families: ["running"] };

describe("a request", () => {
  it("of a sum is one of all exercise and all days unless it says more", () => {
    expect(queryOf({ metric: "minutes", activity: " ", start_date: null })).toEqual({
      metric: "minutes",
      activity: null,
      period: { kind: "ever" },
      grouping: null,
      comparison: null,
    });
  });

  it.each([
    [{ start_date: "2026-03-01" }, { kind: "since", date: "2026-03-01" }],
    [
      { start_date: "2026-03-01", end_date: "2026-03-01" },
      { kind: "day", date: "2026-03-01" },
    ],
    [
      { start_date: "2026-03-01", end_date: "2026-03-31" },
      { kind: "range", start: "2026-03-01", end: "2026-03-31" },
    ],
  ])("with %j is about those days", (days, period) => {
    expect(queryOf({ metric: "list", activity: "runs", ...days })).toEqual({
      metric: "list",
      activity: running,
      period,
    });
  });

  it("can group, or compare with other days, another sport, the target or a trend", () => {
    const asked = { metric: "calories", activity: "runs" };
    expect(queryOf({ ...asked, grouping: "month" })).toMatchObject({ grouping: "month" });
    expect(queryOf({ ...asked, compare_activity: "泳" })).toMatchObject({
      comparison: { with: "activity", activity: { name: "泳" } },
    });
    expect(
      queryOf({ ...asked, compare_start_date: "2025-01-01", compare_end_date: "2025-12-31" }),
    ).toMatchObject({
      comparison: {
        with: "period",
        period: { kind: "range", start: "2025-01-01", end: "2025-12-31" },
      },
    });
    expect(queryOf({ ...asked, compare_with: "trend" })).toMatchObject({
      activity: running,
      comparison: { with: "trend" },
    });
    expect(
      queryOf({ metric: "minutes", start_date: "2026-03-02", compare_with: "target" }),
    ).toMatchObject({ comparison: { with: "target" } });
  });

  it("can be about streaks, the plan, and what is not recorded", () => {
    expect(queryOf({ metric: "longest_streak", activity: "runs" })).toEqual({
      metric: "longest_streak",
      activity: running,
    });
    expect(queryOf({ metric: "plan" })).toEqual({ metric: "plan", day: null });
    expect(queryOf({ metric: "plan", start_date: "2026-03-02" })).toEqual({
      metric: "plan",
      day: "2026-03-02",
    });
    expect(queryOf({ metric: "heart_rate", activity: "runs" })).toMatchObject({
      metric: "unrecorded",
      measure: "heart_rate",
      activity: running,
    });
  });

  it.each<[RecordRequest, string]>([
    [{ metric: "" }, "metric"],
    [{ metric: "steps per minute" }, "metric"],
    [{ metric: "minutes", grouping: "hour" }, "grouping"],
    [{ metric: "minutes", compare_with: "friends" }, "compare_with"],
    [{ metric: "minutes", activity: "a".repeat(101) }, "activity"],
    [{ metric: "minutes", start_date: "2026-02-30" }, "start_date"],
    [{ metric: "minutes", end_date: "2026-03-01" }, "start_date"],
    [{ metric: "minutes", start_date: "2026-03-02", end_date: "2026-03-01" }, "end_date"],
    [{ metric: "minutes", compare_end_date: "2026-03-01" }, "compare_start_date"],
    [{ metric: "minutes", grouping: "day", compare_activity: "runs" }, "compare_activity"],
    [{ metric: "minutes", activity: "runs", compare_with: "target" }, "activity"],
    [{ metric: "minutes", start_date: "2026-03-02", compare_with: "trend" }, "start_date"],
    [{ metric: "last", grouping: "day" }, "grouping"],
    [{ metric: "current_streak", start_date: "2026-03-01" }, "start_date"],
    [{ metric: "plan", activity: "runs" }, "activity"],
    [{ metric: "plan", start_date: "2026-03-01", end_date: "2026-03-02" }, "end_date"],
    [{ metric: "steps", compare_with: "trend" }, "compare_with"],
  ])("like %j is refused for the field that is wrong", (request, field) => {
    expect(refusedField(request)).toBe(field);
  });
});
