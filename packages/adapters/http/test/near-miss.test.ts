import { describe, expect, it } from "vitest";
import { NearMisses } from "../src/framework/near-miss.ts";

const names = {
  meant: ["sport_name", "sport_start", "sport_end", "cal", "iffinish", "notes", "met"],
  others: ["id", "user_id", "cal_source", "estimated_cal"],
};

const issuesOf = (...fields: string[]) => new NearMisses(names).issuesOf(fields);

describe("a misspelt name", () => {
  it.each([
    ["sportEnd", "sport_end"],
    ["sport-end", "sport_end"],
    ["SPORT_END", "sport_end"],
    ["Sport End", "sport_end"],
    ["sport.end", "sport_end"],
    ["sportend", "sport_end"],
    ["sprot_end", "sport_end"],
    ["sport_ends", "sport_end"],
    ["Sport_Ends", "sport_end"],
    ["notse", "notes"],
    ["note", "notes"],
    ["nots", "notes"],
    ["is_finish", "iffinish"],
    ["isFinish", "iffinish"],
    ["kcals", "cal"],
    ["cla", "cal"],
    ["Cal", "cal"],
  ])("is told with what it may mean: %s", (sent, meant) => {
    expect(issuesOf(sent)).toEqual([
      { path: sent, message: `is no field of this request: is ${meant} meant?` },
    ]);
  });

  it.each([
    ["one of ours", "sport_end"],
    ["one of the answer", "cal_source"],
    ["far from all of ours", "distance_m"],
    ["short, and shares just a letter with ours", "lat"],
    ["three edits away", "sport_end_at"],
    ["no name at all", ""],
    ["too long to be looked at", `sport${"_".repeat(60)}end`],
    ["without meaning", "sport_end\0"],
    ["a half of a pair", "note\ud800"],
  ])("is none that is %s", (_what, sent) => {
    expect(issuesOf(sent)).toEqual([]);
  });

  it("is told with where it stands, and up to a number", () => {
    expect(new NearMisses(names).issuesOf(["Notes"], "logs.3")).toMatchObject([
      { path: "logs.3.Notes" },
    ]);
    const many = Array.from({ length: 30 }, (_, index) => `notes${"_".repeat(index + 1)}`);
    expect(issuesOf(...many)).toHaveLength(20);
  });

  it("is not looked for among more names than a body of ours could have", () => {
    const crowd = Array.from({ length: 100_000 }, (_, index) => `unknown${index}`);
    expect(issuesOf(...crowd, "notse")).toEqual([]);
  });
});
