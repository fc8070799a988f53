import { describe, expect, it } from "vitest";
import {
  adviceBreakingLimits,
  breachesBySentence,
} from "../../../src/chat/limits/advice-breaking-limits.ts";
import { partOfSentence } from "../../../src/chat/limits/part-of-sentence.ts";
import { quotedQuestions } from "../../../src/chat/limits/quoted-questions.ts";
import { recommendedParts } from "../../../src/chat/limits/recommended-parts.ts";
import { read } from "../../../src/language/read.ts";
import { textLines } from "../../../src/language/text-lines.ts";
import { PEOPLE } from "./advice-before.ts";
import { RECOMMENDED } from "./recommended-parts.data.ts";

describe("of a reply", () => {
  it.each(RECOMMENDED)("just what it recommends is taken for that: %s", (reply, ...parts) => {
    const found = recommendedParts(read(reply)).map(
      ({ part, isPlain }) => part.source + (isPlain ? "" : " (not plain)"),
    );
    expect(found).toEqual(parts);
  });

  it("a breach is told with each sentence that recommends it", () => {
    const reply = read("Walk today. Go for a run. Try boxing, and then run. Do not run.");
    const bySentence = breachesBySentence(reply, textLines(reply), PEOPLE.knee);
    const told = [...bySentence].map(([{ start, end }, breaches]) => [
      reply.source.slice(start, end),
      ...new Set(breaches.map(({ limit, isPlain }) => `${limit}${isPlain ? " plainly" : ""}`)),
    ]);
    expect(told).toEqual([
      ["Go for a run.", "lower_limb_injury plainly"],
      ["Try boxing, and then run.", "lower_limb_injury plainly"],
    ]);
  });

  it.each([
    ["light", "Go for a vigorous run.", ["intensity maximal_effort"]],
    ["inactive", "Go for a vigorous run.", ["intensity maximal_effort"]],
    ["inactive", "Go for a walk.", []],
    ["stopped", "Go for a walk.", ["intensity maximal_effort"]],
    ["stopped", "Do some exercise.", ["intensity maximal_effort"]],
    ["stopped", "Drink some water.", []],
    ["knee", "Go for a vigorous walk.", []],
  ] as const)("what is too hard is told by how much is allowed: %s, %s", (person, reply, names) => {
    const found = adviceBreakingLimits(read(reply), PEOPLE[person]);
    expect(found.map(({ limit, kind }) => `${limit} ${kind}`)).toEqual(names);
  });
});

describe("a part of a sentence", () => {
  it("is a text of its own, whose words stand where they are in it", () => {
    const text = read("Stop. You, too, could run today.");
    const part = partOfSentence(text, text.tokens.slice(4, 9));
    expect(part.source).toBe("too, could run today");
    expect(part.words.map(({ start, end }) => part.source.slice(start, end))).toEqual([
      "too",
      "could",
      "run",
      "today",
    ]);
    expect(part.tokens).toHaveLength(5);
    expect(part.sentences).toEqual([{ start: 0, end: 20, from: 0, to: 5 }]);
    expect(new Set(part.tokens.map(({ sentence }) => sentence))).toEqual(new Set([0]));
  });

  it("is empty where it has no words", () => {
    expect(partOfSentence(read("Run."), [])).toMatchObject({ source: "", words: [], tokens: [] });
  });
});

describe("a quoted question", () => {
  const quoted = (source: string) => {
    const { tokens } = read(source);
    return [...quotedQuestions(tokens)].map((place) => tokens[place]?.text);
  };

  it.each([
    ['Ask "should I run?" today', ["should", "i", "run", "?"]],
    ['Say "I run." today', []],
    ["Should I run?", []],
    ['"Run?" or "walk." or "swim?"', ["run", "?", "swim", "?"]],
  ])("is all between its marks, where it asks: %s", (source, words) => {
    expect(quoted(source)).toEqual(words);
  });
});
