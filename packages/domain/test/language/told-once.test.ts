import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import { toldOnce } from "../../src/language/told-once.ts";

describe("what is told of a text once", () => {
  it("is worked out for each text, and once for the same", () => {
    let asked = 0;
    const countOf = toldOnce(({ words }: { readonly words: readonly unknown[] }) => {
      asked += 1;
      return words.length;
    });
    const text = read("My knee hurts");
    expect([countOf(text), countOf(text), countOf(read("It hurts"))]).toEqual([3, 3, 2]);
    expect(asked).toBe(2);
  });

  it("is worked out anew where it depends on something else that has changed", () => {
    const within = toldOnce(({ source }: { readonly source: string }, word: string) =>
      source.includes(word),
    );
    const text = read("My knee hurts");
    expect([within(text, "knee"), within(text, "hip"), within(text, "knee")]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("is kept where there is nothing to tell", () => {
    let asked = 0;
    const nothing = toldOnce((_: object) => {
      asked += 1;
    });
    const text = read("Hello");
    nothing(text);
    nothing(text);
    expect(asked).toBe(1);
  });

  it("stays with the text, and not with what is made of it", () => {
    const lengthOf = toldOnce(({ source }: { readonly source: string }) => source.length);
    const text = read("My hip hurts");
    expect([lengthOf(text), lengthOf({ ...text, source: "Hip" })]).toEqual([12, 3]);
    expect(Object.keys(text)).toEqual(["source", "tokens", "words", "sentences"]);
  });

  it("is told of a frozen text as well", () => {
    const lengthOf = toldOnce(({ source }: { readonly source: string }) => source.length);
    const text = Object.freeze({ source: "Hip" });
    expect([lengthOf(text), lengthOf(text)]).toEqual([3, 3]);
  });
});
