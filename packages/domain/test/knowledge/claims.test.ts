import { describe, expect, it } from "vitest";
import { aboutPeople, claimOf, claimsOf, peopleIn, shareOf } from "../../src/knowledge/claims.ts";
import { partsOf } from "../../src/knowledge/parts-of-claim.ts";
import { read } from "../../src/language/read.ts";

const claimIn = (text: string) => claimOf(text, read(text).tokens);
const textsOf = (claims: readonly { readonly text: string }[]) => claims.map(({ text }) => text);
const wordsOf = (claims: readonly { readonly words: ReadonlySet<string> }[]) =>
  claims.map(({ words }) => [...words].join(" "));

describe("the claims of texts", () => {
  it("are their sentences without the marks at their end, each once", () => {
    const texts = ["Run fast!! Rest well… Run fast. 跑步！？", "Run fast; The. Walk"].map(read);
    expect(textsOf(claimsOf(texts))).toEqual(["Run fast", "Rest well", "跑步", "Walk"]);
  });

  it("are about the people of the sentence before where they name none", () => {
    const text = "Run. Children swim. They run. Adults with asthma walk. They run. They run.";
    expect(wordsOf(claimsOf([read(text)]))).toEqual([
      "run",
      "@child #swimming",
      "run @child",
      "@adult @asthma walk",
      "run @adult @asthma",
    ]);
    const [, , they] = claimsOf([read(text)]);
    expect([[...(they?.affirmed ?? [])], they?.denied.size]).toEqual([["run", "@child"], 0]);
  });

  it("are read up to so many", () => {
    const text = read("Run fast. Swim far. Walk on.");
    expect(textsOf(claimsOf([text], 2))).toEqual(["Run fast", "Swim far"]);
    expect(claimsOf([text], 0)).toEqual([]);
    expect(claimsOf([text, text], 3)).toHaveLength(3);
    expect(claimsOf([])).toEqual([]);
  });

  it("have their marks, their words and the source that they stand in", () => {
    const source = "Yes. Do not run, ever.";
    const [, second] = read(source).sentences;
    const claim = claimOf(source, read(source).tokens.slice(second?.from, second?.to));
    expect(claim.text).toBe("Do not run, ever.");
    expect(claim.tokens.map(({ text }) => text).join(" ")).toBe("do not run , ever .");
    expect(claim.plainTokens.map(({ text }) => text).join(" ")).toBe("do not run ever");
    expect([[...claim.affirmed], [...claim.denied]]).toEqual([["ever"], ["run"]]);
    expect(claimOf("", [])).toMatchObject({ text: "", words: new Set() });
  });

  it("are compared by their first thousand characters", () => {
    const lead = "x".repeat(993);
    expect(wordsOf([claimIn(`swim ${lead} cold`)])[0]).toMatch(/ cold$/);
    expect(wordsOf([claimIn(`swim ${lead}x cold`)])[0]).not.toMatch(/cold/);
    expect(wordsOf(claimsOf([read(`Walk. swim ${lead} cold`)]))[1]).toMatch(/ cold$/);
  });

  it("name people, and may be made about others", () => {
    const claim = claimIn("Children do not run");
    expect(peopleIn(claim)).toEqual(["@child"]);
    expect(aboutPeople(claim, [])).toBe(claim);
    const about = aboutPeople(claim, ["@adult"]);
    expect([[...about.words], [...about.affirmed], [...about.denied]]).toEqual([
      ["@child", "run", "@adult"],
      ["@child", "@adult"],
      ["run"],
    ]);
  });

  it("share so much of their words with others", () => {
    const shareIn = (some: string, all: string) =>
      shareOf(new Set(some.split(" ").filter(Boolean)), new Set(all.split(" ")));
    expect([shareIn("a b", "a b c"), shareIn("a b", "b c"), shareIn("a b", "c")]).toEqual([
      1, 0.5, 0,
    ]);
    expect(shareIn("", "a")).toBe(0);
  });
});

describe("the parts of a sentence", () => {
  it.each([
    ["Run, and rest after it", ["Run", "rest after it"]],
    ["Run, but swim, so rest, while we walk", ["Run", "swim", "rest", "we walk"]],
    ["Run, yet swim, or walk, plus rest", ["Run", "swim", "walk", "rest"]],
    ["Swim although it is cold", ["Swim", "it is cold"]],
    ["Swim but walk whereas others run", ["Swim", "walk", "others run"]],
    ["先热身，并放松", ["先热身", "并放松"]],
    ["跑步但是游泳，但休息，还走路，也跳舞", ["跑步", "游泳", "但休息", "还走路", "也跳舞"]],
    ["跑步，而休息，或走路", ["跑步", "而休息", "或走路"]],
    ["跑步但游泳", ["跑步但游泳"]],
    ["Run, fast", ["Run, fast"]],
    ["Run and swim", ["Run and swim"]],
    ["Run, and", ["Run, and"]],
    ["and, but", ["and, but"]],
  ])("are in %j what it says in all", (text, parts) => {
    expect(textsOf(partsOf(claimIn(text)))).toEqual(parts);
  });

  it("stand where they stand, and are about the people whom the sentence names", () => {
    const source = "Yes, it is. Children run, but do not skydive.";
    const [, second] = read(source).sentences;
    const claim = claimOf(source, read(source).tokens.slice(second?.from, second?.to));
    const parts = partsOf(claim);
    expect(textsOf(parts)).toEqual(["Children run", "do not skydive."]);
    expect(wordsOf(parts)).toEqual(["@child run", "#skydiving @child"]);
    expect([...(parts[1]?.denied ?? [])]).toEqual(["#skydiving"]);
  });

  it("are the whole where it says one thing, too many, or is too long", () => {
    const sentence = (count: number) =>
      Array.from({ length: count }, (_, at) => `run ${at}`).join(", and ");
    expect(partsOf(claimIn(sentence(8)))).toHaveLength(8);
    expect(partsOf(claimIn(sentence(9)))).toHaveLength(1);
    const long = (length: number) => `run, and ${"x".repeat(length - 9)}`;
    expect(partsOf(claimIn(long(500)))).toHaveLength(2);
    expect(partsOf(claimIn(long(501)))).toHaveLength(1);
  });
});
