import { describe, expect, it } from "vitest";
import { claimOf } from "../../src/knowledge/claims.ts";
import { compareClaim, readClaimInSteps } from "../../src/knowledge/compare-claim.ts";
import type { KnowledgePassage } from "../../src/knowledge/knowledge-entry.ts";
import { readPassage } from "../../src/knowledge/read-passage.ts";
import { read } from "../../src/language/read.ts";
import { finished } from "../../src/shared/steps.ts";
import { aPassage } from "./a-passage.ts";

const readIn = (text: string) => finished(readClaimInSteps(claimOf(text, read(text).tokens)));

/** What an entry of this text says to a claim: a conflict's reason, the share that it supports, or nothing. */
function saidTo(claim: string, entry: string, changes: Partial<KnowledgePassage> = {}) {
  const passage = aPassage(entry, { title: "", ...changes });
  const compared = compareClaim(readIn(claim), readPassage(passage));
  if (compared.kind === "conflict") return compared.reason.en;
  return compared.kind === "support" ? compared.share : undefined;
}

const AMOUNT = "The amount differs from what the entry recommends.";
const OPPOSITE = "The entry says the opposite.";
const WEEKLY = "Adults should do at least 150 minutes of moderate activity a week.";

describe("a claim that was read", () => {
  it("names its people, its side, its amounts and its subjects", () => {
    const claim = readIn("Older adults with asthma should do 150 minutes of activity a week.");
    expect(claim).toMatchObject({ conditions: ["asthma"], ageGroup: "older_adult", stand: "for" });
    expect(claim.amounts).toEqual([
      { measure: "minutes_per_week", kind: "moderate", least: 150, most: 150 },
    ]);
    const { stances, ageGroup, conditions } = readIn("Warm up.");
    expect([...stances].map(([{ id }, side]) => [id, side])).toEqual([["warm_up", "for"]]);
    expect([ageGroup, conditions]).toEqual(["adult", []]);
    expect(readIn("Nobody without asthma, no child").conditions).toEqual([]);
    expect(readIn("Children and toddlers").ageGroup).toBe("under_5");
  });
});

describe("a claim beside an entry", () => {
  it.each([
    ["Adults should do at least 150 minutes of moderate activity a week.", 1],
    ["Adults should do 150 minutes of moderate activity a week.", 1],
    ["Adults should do 200 minutes of moderate activity a week.", 5.5 / 6],
    ["Adults should do at most 30 minutes of moderate activity a week.", AMOUNT],
    ["30 minutes a week is enough.", AMOUNT],
    ["At least 100 minutes of moderate activity a week are needed.", undefined],
    ["Children should do 30 minutes of activity a week.", undefined],
    ["Adults should sleep 8 hours.", undefined],
  ])("is held against its amounts: %s", (claim, said) => {
    expect(saidTo(claim, WEEKLY, { audience: { ageGroups: ["adult"], conditions: [] } })).toBe(
      said,
    );
  });

  it("has its effect and what it is on in one part of a sentence with a colon", () => {
    const entry = "Have it early, better at noon: caffeine before bed costs sleep.";
    expect(saidTo("Caffeine before bed improves sleep.", entry)).toBeUndefined();
    expect(saidTo("Caffeine before bed costs sleep.", entry)).toBe(1);
    const other = "For the night: walks in the light improve sleep.";
    expect(saidTo("Walks in the light improve sleep.", other)).toBe(1);
  });

  it("is held against amounts for the same people alone", () => {
    const said = (ageGroups: readonly ("adult" | "child")[], conditions: readonly "asthma"[]) =>
      saidTo("30 minutes of activity a week is enough.", WEEKLY, {
        audience: { ageGroups, conditions },
      });
    expect(said([], [])).toBe(AMOUNT);
    expect(said(["child", "adult"], [])).toBe(AMOUNT);
    expect(said(["child"], [])).toBeUndefined();
    expect(said(["adult"], ["asthma"])).toBeUndefined();
    const asthma = "With asthma 30 minutes of activity a week is enough.";
    expect(saidTo(asthma, WEEKLY, { audience: { ageGroups: [], conditions: ["asthma"] } })).toBe(
      AMOUNT,
    );
  });

  it("fits one of several amounts, and conflicts where it fits none", () => {
    const several = "Do at least 150 minutes of activity a week. Or do at most 60 minutes a week.";
    expect(saidTo("You need 30 minutes a week.", several)).not.toBe(AMOUNT);
    expect(saidTo("You need 100 minutes a week.", several)).toBe(AMOUNT);
    expect(saidTo("You need 200 minutes of activity a week.", several)).toBe(3.5 / 4);
  });

  it("takes the side of the entry on a subject, or conflicts with what it says or denies", () => {
    expect(saidTo("Warming up is a waste of time.", "Warm up before exercise.")).toBe(
      "The entry says to warm up first.",
    );
    expect(saidTo("Warm up!", "Warming up is a waste of time.")).toBe(
      "The entry advises against a warm-up.",
    );
    expect(saidTo("Warm up!", "Warm up. Warming up is a waste of time.")).toBe(1);
    expect(saidTo("Warm up before exercise!", "Warm up before exercise.")).toBe(1);
  });

  it.each([
    ["Helmets prevent injuries on bikes.", "Helmets do not prevent injuries on bikes.", OPPOSITE],
    ["Helmets do not prevent injuries on bikes.", "Helmets prevent injuries on bikes.", OPPOSITE],
    ["Helmets prevent injuries on bikes.", "Helmets prevent injuries on bikes.", 1],
    ["Helmets prevent injuries now.", "Helmets do not prevent injuries on bikes.", OPPOSITE],
    ["Helmets prevent new injuries now.", "Helmets do not prevent injuries on bikes.", undefined],
    [
      "Helmets prevent injuries on bikes.",
      "Helmets do not prevent injuries on bikes. Helmets prevent injuries on bikes.",
      undefined,
    ],
    ["Helmets prevent injuries.", "Helmets do not prevent bad injuries.", OPPOSITE],
    ["Helmets prevent injuries.", "Helmets do not prevent bad old injuries.", undefined],
    ["Socks on toes, not feet.", "Socks not on toes, feet.", undefined],
  ])("is the opposite of its copy where one denies: %s %s", (claim, entry, said) => {
    expect(saidTo(claim, entry)).toBe(said);
  });

  it("conflicts with advice against an activity before all else, and agrees with it wholly", () => {
    const changes = { audience: { ageGroups: ["child"], conditions: [] } } as const;
    const entry = "Children should exercise and swim. Children should avoid boxing.";
    expect(saidTo("Children can swim.", entry, changes)).toBe(1);
    expect(saidTo("Children can box or do boxing.", entry, changes)).toBeUndefined();
    expect(saidTo("Children can do boxing.", entry, changes)).toBe(
      "The entry advises these people against this activity.",
    );
  });

  it("is supported only where it is short enough", () => {
    const claim = (length: number) => `Socks warm ${"x".repeat(length - 11)}`;
    expect(saidTo(claim(500), claim(500))).toBe(1);
    expect(saidTo(claim(501), claim(501))).toBeUndefined();
  });

  it("with an amount for other people is a copy or nothing", () => {
    const changes = { audience: { ageGroups: ["child"], conditions: [] } } as const;
    const entry = "You need 60 minutes of activity a week, not two.";
    expect(saidTo(entry, entry, changes)).toBe(1);
    expect(saidTo("You need 60 minutes of activity a week.", entry, changes)).toBeUndefined();
  });
});
