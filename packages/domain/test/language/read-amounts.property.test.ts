import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";
import { readAmounts } from "../../src/language/read-amounts.ts";

describe("reading the amounts of a long text", () => {
  it("takes time that grows with the text alone", () => {
    const text = "from 5 to 10 and a half of 20 out of 30 ".repeat(2000);
    expect(readAmounts(read(text).tokens)).toEqual([]);
  });
});
