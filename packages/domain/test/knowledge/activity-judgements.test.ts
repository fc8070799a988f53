import { describe, expect, it } from "vitest";
import {
  advisesActivity,
  isBareJudgement,
  specificOf,
  standOnActivities,
} from "../../src/knowledge/activity-judgements.ts";
import { claimOf } from "../../src/knowledge/claims.ts";
import { compareActivities } from "../../src/knowledge/compare-activities.ts";
import type { KnowledgeAudience } from "../../src/knowledge/knowledge-entry.ts";
import { readPassage } from "../../src/knowledge/read-passage.ts";
import { read } from "../../src/language/read.ts";
import { inBothScripts } from "../support/traditional.ts";
import { aPassage } from "./a-passage.ts";

const claimIn = (text: string) => claimOf(text, read(text).tokens);

describe("the side that a claim takes on activities", () => {
  it.each(
    inBothScripts([
      ["Pregnant women can swim", "for"],
      ["Children may take part in any sport", "for"],
      ["Children may swim for 30 minutes a day", "for"],
      ["Hot yoga is safe", "for"],
      ["Children cannot exercise but can swim", "for"],
      ["孕妇可以游泳", "for"],
      ["Pregnant women should not swim", "against"],
      ["Children should avoid swimming", "against"],
      ["Swimming is dangerous for children", "against"],
      ["孕妇不宜潜水", "against"],
      ["潜水有危险", "against"],
      ["Children cannot exercise", "against"],
      ["Swimming", undefined],
      ["Swimming is not dangerous", undefined],
      ["Avoiding swimming is dangerous", undefined],
      ["Children can swim in cold lakes", undefined],
      ["Children can walk", undefined],
      ["Children without asthma can swim", undefined],
      ["Children can", undefined],
    ]),
  )("is in %j: %s", (text, side) => {
    expect(standOnActivities(claimIn(text))).toBe(side);
  });

  it.each([
    ["Adults should exercise", true],
    ["Exercise helps", true],
    ["运动有益", true],
    ["Swimming helps", false],
    ["Exercise", false],
    ["Do not exercise, it helps", false],
  ])("is of an entry that stands behind exercise: %s %s", (text, expected) => {
    expect(advisesActivity(claimIn(text))).toBe(expected);
  });

  it.each([
    ["Pregnant women can swim", true],
    ["Children may go swimming", true],
    ["孕妇可以去游泳", true],
    ["Children may swim today", false],
    ["Hot yoga is safe", false],
  ])("is said barely: %s %s", (text, expected) => {
    expect(isBareJudgement(claimIn(text))).toBe(expected);
  });

  it("is on the kinds that are named, and on exercise where none is", () => {
    expect(specificOf(["#exercise", "#strength"])).toEqual(["#strength"]);
    expect(specificOf(["#exercise"])).toEqual(["#exercise"]);
    expect(specificOf([])).toEqual([]);
  });
});

describe("a claim on activities beside a passage", () => {
  const compared = (text: string, passage: string, audience: Partial<KnowledgeAudience>) => {
    const { ageGroups = [], conditions = [] } = audience;
    const claim = claimIn(text);
    const entry = readPassage(aPassage(passage, { audience: { ageGroups, conditions } }));
    const said = compareActivities(claim, standOnActivities(claim), entry);
    return typeof said === "object" ? said.conflict.en : said;
  };
  const PREGNANT = { conditions: ["pregnancy"] } as const;
  const CHILDREN = { ageGroups: ["child"] } as const;
  const ADVICE =
    "Pregnant women should exercise and swim. Avoid scuba diving, skydiving and hot yoga.";
  const RECOMMENDS = "The entry recommends this activity to these people.";
  const REFUSES = "The entry advises these people against this activity.";

  it.each([
    ["Pregnant women can swim", "agrees"],
    ["Pregnant women can exercise", "agrees"],
    ["Pregnant women should not scuba dive", "agrees"],
    ["Pregnant women should avoid skydiving and hot yoga", "agrees"],
    ["Pregnant women should not swim", RECOMMENDS],
    ["Pregnant women should not exercise", RECOMMENDS],
    ["Pregnant women should avoid hot yoga and swimming", RECOMMENDS],
    ["Pregnant women can scuba dive", REFUSES],
    ["Pregnant women can swim and scuba dive", REFUSES],
    ["Pregnant women can swim every day", undefined],
    ["Pregnant women can stretch", undefined],
    ["Pregnant women can swim and stretch", undefined],
    ["Pregnant women swim", undefined],
    ["Adults can swim", undefined],
    ["Everybody can swim", undefined],
    ["Pregnant women with asthma can swim", undefined],
    ["Pregnant adults can swim", "agrees"],
  ])("%s: %s", (text, said) => {
    expect(compared(text, ADVICE, PREGNANT)).toBe(said);
  });

  it("is refused only where no sentence allows the activity", () => {
    const both = "Children should exercise. Children can swim. Do not swim alone.";
    expect(compared("Children can swim", both, CHILDREN)).toBeUndefined();
    expect(
      compared("Children can exercise", "Children, avoid exercise.", CHILDREN),
    ).toBeUndefined();
  });

  it("is held against passages for just the people whom it names", () => {
    const text = "All should exercise and swim.";
    const mixed = { ageGroups: ["adult", "child"], conditions: ["asthma"] } as const;
    expect(compared("Children can swim", text, CHILDREN)).toBe("agrees");
    expect(compared("Adults can swim", text, { ageGroups: ["adult"] })).toBe("agrees");
    expect(compared("We can swim", text, { ageGroups: ["adult"] })).toBe("agrees");
    expect(compared("We can swim", text, CHILDREN)).toBeUndefined();
    expect(compared("We can swim", text, {})).toBeUndefined();
    expect(compared("We can swim", text, mixed)).toBeUndefined();
    expect(compared("Children with asthma can swim", text, mixed)).toBe("agrees");
    expect(compared("Children with asthma can swim", text, CHILDREN)).toBeUndefined();
  });
});
