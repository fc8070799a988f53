import { describe, expect, it } from "vitest";
import { readPassageTexts } from "../../src/knowledge/passage-reading.ts";
import { readPassage, wordsOfPassage } from "../../src/knowledge/read-passage.ts";
import { read } from "../../src/language/read.ts";
import { aPassage } from "./a-passage.ts";

const CHILDREN = { ageGroups: ["child"], conditions: ["asthma"] } as const;

describe("a passage that was read", () => {
  it("has the words of its title, its people and its sentences, numbers of the title aside", () => {
    const passage = aPassage("Row boats.", {
      title: "2 sessions",
      summary: "Swim.",
      audience: CHILDREN,
    });
    const { context, words, sentences } = readPassage(passage);
    expect([...context]).toEqual(["session", "@child", "@asthma"]);
    expect([...words]).toEqual(["session", "@child", "@asthma", "#swimming", "row", "boat"]);
    expect(sentences.map(({ text }) => text)).toEqual(["Swim", "Row boats"]);
    expect([...wordsOfPassage(passage)]).toEqual([...words]);
  });

  it("is for adults where it names no age", () => {
    expect([...readPassage(aPassage("Row.", { title: "" })).context]).toEqual(["@adult"]);
    const audience = { ageGroups: [], conditions: ["asthma"] } as const;
    expect([...readPassage(aPassage("Row.", { title: "", audience })).context]).toEqual([
      "@adult",
      "@asthma",
    ]);
  });

  it("knows its amounts, and which sentences stand behind an activity", () => {
    const text = "You should exercise 150 minutes a week. Swim. You should sleep 8 hours.";
    const { amounts, advising } = readPassage(aPassage(text, { summary: "" }));
    expect(amounts.map(({ measure, least }) => [measure, least])).toEqual([
      ["minutes_per_week", 150],
      ["hours_of_sleep", 8],
    ]);
    expect([...advising].map((claim) => claim.text)).toEqual([
      "You should exercise 150 minutes a week",
    ]);
  });

  it("takes the sides of its sentences, but for those that they contradict each other on", () => {
    const sides = (text: string) =>
      [...readPassage(aPassage(text, { summary: "" })).stances].map(([{ id }, side]) => [id, side]);
    expect(sides("Warm up. Drink water.")).toEqual([
      ["warm_up", "for"],
      ["drink", "for"],
    ]);
    expect(sides("Warm up. Warm up now. Do not drink water.")).toEqual([
      ["warm_up", "for"],
      ["drink", "against"],
    ]);
    expect(sides("Warm up. Do not warm up. Warm up now.")).toEqual([]);
  });

  it("brings its reading with it, or is read", () => {
    const texts = { title: "Boats", summary: "Swim.", text: "Row." };
    const reading = readPassageTexts(texts);
    expect(reading).toEqual({ title: read("Boats"), summary: read("Swim."), text: read("Row.") });
    const passage = aPassage("Ski.", { title: "Skis", summary: "Ski.", reading });
    expect([...wordsOfPassage(passage)]).toEqual(["boat", "@adult", "#swimming", "row"]);
  });
});
