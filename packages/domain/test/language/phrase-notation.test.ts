import { describe, expect, it } from "vitest";
import { firstWordsOf } from "../../src/language/first-words.ts";
import { checkPhrase, type PhrasePart, readPhrase } from "../../src/language/phrase-notation.ts";

/** A phrase as it was read, written so that every part shows its kind. */
function shown(parts: readonly PhrasePart[]): string {
  return parts.map(partShown).join(" ");
}

function partShown(part: PhrasePart): string {
  if (part.kind === "choice") return `(${part.choices.map(shown).join("|")})`;
  if (part.kind === "number") return `number ${part.least}..${part.most}`;
  if (part.kind === "gap") return `gap ${part.most}`;
  return part.kind === "any" ? "any" : `${part.kind}:${part.text}`;
}

describe("a phrase", () => {
  it.each([
    ["run", "word:run"],
    ["run+ fast!", "inflected:run exact:fast"],
    ["pain* in", "beginning:pain word:in"],
    ["Run u.s. don't", "word:run word:us word:dont"],
    ["a-b+", "word:a word:- inflected:b"],
    ["(a|b|) c", "(word:a|word:b|) word:c"],
    ["((a|b) c|d)", "((word:a|word:b) word:c|word:d)"],
    ["(|)", "(|)"],
    ["# kg", "number 0..Infinity word:kg"],
    ["<5-17> year", "number 5..17 word:year"],
    ["<1.5-2.25>", "number 1.5..2.25"],
    ["a ~ b _ c __ d", "word:a any word:b gap 2 word:c gap 5 word:d"],
    ["\\+ \\# \\(", "word:+ word:# word:("],
    ["跑步", "word:跑 word:步"],
    ["裏頭", "word:里 word:头"],
    ["一百", "word:一百"],
    ["跑(步|)", "word:跑 (word:步|)"],
    ["疼*", "beginning:疼"],
    ["20 5k", "word:20 word:5 word:k"],
  ])("is read: %s", (phrase, parts) => {
    expect(shown(readPhrase(phrase))).toBe(parts);
    expect(() => checkPhrase(phrase)).not.toThrow();
  });

  it.each([
    ["(a", 'The phrase "(a" has an open bracket.'],
    ["((a|b) c", 'The phrase "((a|b) c" has an open bracket.'],
    ["a)", 'The phrase "a)" has ")" outside of brackets.'],
    [")a(", 'The phrase ")a(" has ")" outside of brackets.'],
    ["a|b", 'The phrase "a|b" has "|" outside of brackets.'],
    ["", 'The phrase "" is empty.'],
    ["!", 'The sign "!" of "!" needs a "\\".'],
    ["a + b", 'The sign "+" of "a + b" needs a "\\".'],
    ["a*!", 'The sign "!" of "a*!" needs a "\\".'],
    ["<5>", 'The sign "<" of "<5>" needs a "\\".'],
    ["a >", 'The sign ">" of "a >" needs a "\\".'],
    ["\\", 'The sign "\\" of "\\" needs a "\\".'],
  ])("is refused: %s", (phrase, message) => {
    expect(() => checkPhrase(phrase)).toThrow(message);
    expect(() => readPhrase(phrase)).toThrow(message);
  });
});

describe("the words that a phrase can begin with", () => {
  it.each([
    ["run", "run"],
    [" run", "run"],
    ["run+ x", "run+"],
    ["run(a|b)", "run"],
    ["run_x", "run"],
    ["(a|b+) c", "a b+"],
    ["(a|) c", "a c"],
    ["(|a) (b|c+)", "b c+ a"],
    ["((a|b) c|d) e", "a b d"],
    ["跑步", "跑"],
    ["裏面", "里"],
  ])("are of %j: %s", (phrase, words) => {
    const first = firstWordsOf(phrase)?.map(
      ({ text, isInflected }) => text + (isInflected ? "+" : ""),
    );
    expect(first?.join(" ")).toBe(words);
  });

  it.each([
    "run* x",
    "run! x",
    "runs-x",
    "跑+",
    "一起",
    "~ a",
    "# kg",
    "<5-7>",
    "(a",
    "(a|# b)",
    "20",
    "don't",
    "é",
    "",
  ])("are told by reading it all alone: %s", (phrase) => {
    expect(firstWordsOf(phrase)).toBeUndefined();
  });
});
