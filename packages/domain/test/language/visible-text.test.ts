import { describe, expect, it } from "vitest";
import { visibleText } from "../../src/language/visible-text.ts";

/** What is seen, and where each of its characters stands in the source. */
function seenIn(source: string) {
  const { text, places } = visibleText(source);
  return [text, places && Array.from(places).join(" ")];
}
const textOf = (source: string) => visibleText(source).text;

describe("what is seen of a text", () => {
  it("is the text itself where nothing is hidden", () => {
    expect(visibleText("a > b; c")).toEqual({ text: "a > b; c", places: undefined });
  });

  it.each([
    ["a &amp; b", "a & b", "0 1 2 7 8 9"],
    ["&quot;x&apos;&nbsp;z", "\"x' z", "0 6 7 13 19 20"],
    ["&amp", "&", "0 4"],
    ["&AMP;&Lt;", "&<", "0 5 9"],
    ["&#65;&#x42;&#X6a;", "ABj", "0 5 11 17"],
    ["&#1114111;x", "\u{10ffff}x", "0 0 10 11"],
    ["&amp;lt;", "<", "0 8"],
    ["&amp;amp;lt;", "&lt;", "0 9 10 11 12"],
    ["x &", "x &", "0 1 2 3"],
  ])("has references resolved, each in its place: %s", (source, text, places) => {
    expect(seenIn(source)).toEqual([text, places]);
  });

  it.each([
    "&#0;",
    "&#1114112;",
    "&#x110000;",
    "&#12345678;",
    "&#x1234567;",
    "&bogus;",
    "& amp;",
    "&#;",
  ])("keeps what is no reference: %s", (source) => {
    expect(textOf(source)).toBe(source);
  });

  it.each([
    ["<b>x</b>", "x", "3 8"],
    ["a<i>b</i>c", "abc", "0 4 9 10"],
    ["<!-- x -->y", "y", "10 11"],
    ["<b>&lt;i&gt;t", "t", "12 13"],
    ["</p>z", "z", "4 5"],
    ["<systems>", "", "9"],
  ])("has no tags: %s", (source, text, places) => {
    expect(seenIn(source)).toEqual([text, places]);
  });

  it.each(["a<b c", "a < b >", "<1>", "<", "<>", "<b <"])("keeps what is no tag: %s", (source) => {
    expect(textOf(source)).toBe(source);
  });

  it("keeps a tag that is longer than tags are", () => {
    const tag = (length: number) => `<${"x".repeat(length - 2)}>y`;
    expect(textOf(tag(200))).toBe("y");
    expect(textOf(tag(201))).toBe(tag(201));
  });

  it.each([
    "<system>",
    "</USER >",
    "<assistant/>",
    "<developer>",
    "<instruction>",
    "<instructions>",
    "<prompt x='1'>",
  ])("has a word where a speaker is set apart: %s", (tag) => {
    const [text, places] = seenIn(`a${tag}b`);
    expect(text).toBe("a chatroletag b");
    expect(places).toBe(`0 ${"1 ".repeat(13)}${tag.length + 1} ${tag.length + 2}`);
  });
});
