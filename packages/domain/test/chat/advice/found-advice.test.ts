import { describe, expect, it } from "vitest";
import { AdviceFinder } from "../../../src/chat/advice/advice-finder.ts";
import type { PersonFact } from "../../../src/chat/advice/advice-rule.ts";
import {
  conceptsIn,
  findAdvice,
  findsBySentence,
  isOfNoDiet,
  unsafeAdvice,
  warnsOf,
} from "../../../src/chat/advice/unsafe-advice.ts";
import { read } from "../../../src/language/read.ts";
import { textLines } from "../../../src/language/text-lines.ts";
import { REPLIES } from "./found-advice.data.ts";

const FINDER = new AdviceFinder({
  tablet: { en: ["tablet", "tablets"], zh: ["药"] },
  medicine: { includes: ["tablet"] },
  substance: { includes: ["medicine"] },
  take: { en: ["take"] },
  idiom: { en: ["salt tablets"] },
  against: { en: ["avoid", "worry not"] },
  supposed: { en: ["if"] },
  reassure: { en: ["do not worry", "never mind avoid", "calm"] },
  turn: { en: ["but"] },
});

/** The words of a text, those that are denied in parentheses. */
function deniedIn(source: string, which: "denied" | "negated" = "denied"): string {
  const found = FINDER.find(read(source));
  return found.words
    .map(({ text }, place) => (found[which][place] === 1 ? `(${text})` : text))
    .join(" ");
}

describe("the finder of advice", () => {
  it("finds a concept, and what includes it, at its words", () => {
    const { hits } = FINDER.find(read("Take a tablet, take 药"));
    const places = [
      { start: 2, end: 3 },
      { start: 4, end: 5 },
    ];
    expect(hits.get("take")).toEqual([
      { start: 0, end: 1 },
      { start: 3, end: 4 },
    ]);
    for (const concept of ["tablet", "medicine", "substance"])
      expect(hits.get(concept)).toEqual(places);
    expect(hits.has("idiom")).toBe(false);
  });

  it("finds nothing inside of an idiom", () => {
    const { hits } = FINDER.find(read("take salt tablets and tablets"));
    expect(hits.get("tablet")).toEqual([{ start: 4, end: 5 }]);
  });

  it("finds no phrase across the end of a sentence", () => {
    expect(FINDER.find(read("Salt. Tablets.")).hits.get("tablet")).toEqual([{ start: 1, end: 2 }]);
  });

  it("finds what a person's own medicines are called", () => {
    const named = new Map([["marevan", "tablet"]]);
    const { hits } = FINDER.find(read("take your marevan now"), named);
    expect(hits.get("medicine")).toEqual([{ start: 2, end: 3 }]);
    expect(FINDER.find(read("take your marevan now")).hits.has("medicine")).toBe(false);
  });

  it("knows which words a question mark follows", () => {
    expect([...FINDER.find(read("Take it? Yes, take it. Now?")).questions]).toEqual([1, 5]);
  });

  it("refuses a concept that includes one that there is not", () => {
    expect(() => new AdviceFinder({ a: { includes: ["b"] } })).toThrow("The concept b is unknown.");
    expect(() => new AdviceFinder({ a: { includes: ["constructor"] } })).toThrow("unknown");
  });

  it.each([
    ["take it and avoid the tablet now", "take it and avoid (the) (tablet) (now)"],
    ["avoid the tablet, take it", "avoid (the) (tablet) take it"],
    ["avoid the tablet but take it", "avoid (the) (tablet) but take it"],
    ["avoid it. take it", "avoid (it) take it"],
    ["never mind avoid it", "never mind avoid it"],
    ["if we go up to that hill now", "if (we) (go) (up) (to) (that) (hill) now"],
    ["if we go then rest", "if (we) (go) then rest"],
    ["if we go you rest", "if (we) (go) you rest"],
    ["if we go but rest", "if (we) (go) but rest"],
    ["if we, then", "if (we) then"],
    ["take it if", "take it if"],
    ["do not take it", "do not (take) (it)"],
    ["do not worry take it", "do not worry take it"],
  ])("denies what stands behind a word for that, no further: %s", (source, shown) => {
    expect(deniedIn(source)).toBe(shown);
  });

  it("tells apart what is only supposed", () => {
    expect(deniedIn("if we go then rest", "negated")).toBe("if we go then rest");
    expect(deniedIn("do not take it", "negated")).toBe("do not (take) (it)");
  });
});

const SHOWN = new Set(["medicine", "stopVerb", "calledBad", "depends", "askFirst"]);

describe("of a reply", () => {
  it.each(REPLIES)("is told what each sentence says, and breaks: %s", (told, shown, broken) => {
    const [facts = "", source = told] = told.includes("|") ? told.split("|") : [];
    const text = read(source.replaceAll("\\n", "\n"));
    const named = new Map([["marevan", "medicine"]]);
    const found = findAdvice(text, named);
    const sentences = findsBySentence(found, textLines(text));
    const said = sentences.map((finds) =>
      [
        ...(warnsOf(finds) ? ["warns"] : []),
        ...(isOfNoDiet(finds) ? ["no diet"] : []),
        ...conceptsIn(finds).filter((concept) => SHOWN.has(concept.split(" ")[0] ?? "")),
      ].join(", "),
    );
    const weighed = { person: [], message: [], asked: [] };
    const known = facts.split(",").filter((fact) => fact !== "") as PersonFact[];
    const asked = new Set<string>();
    const person = {
      facts: new Set(known),
      weighed,
      asked,
      named,
      dose: { asked: [], asksOfMedicine: false, takesMedicine: false },
    };
    const unsafe = unsafeAdvice(sentences, found, person, () => false);
    expect(said).toEqual(shown);
    expect(
      unsafe.flatMap(({ sentence: { start, end }, rules }) =>
        rules.map(({ id }) => `${id} @${text.source.slice(start, end)}`),
      ),
    ).toEqual(broken);
    const quoted = unsafeAdvice(sentences, found, person, () => true);
    expect(quoted.flatMap(({ rules }) => rules).every(({ isOfSources }) => isOfSources)).toBe(true);
  });
});
