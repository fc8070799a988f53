import { describe, expect, it } from "vitest";
import { RecordTexts } from "../src/driver/record-texts.ts";

describe("the texts of records", () => {
  it("are those of each row, one behind the other", () => {
    const texts = new RecordTexts('(7,,"a ""b"", (c)")("",x,)');
    expect(texts.next(3)).toEqual(["7", null, 'a "b", (c)']);
    expect(texts.isAtEnd).toBe(false);
    expect(texts.next(3)).toEqual(["", "x", null]);
    expect(texts.isAtEnd).toBe(true);
  });

  it.each(["(7,x)", '(7,"x)'])("are refused where they end too early: %s", (records) => {
    expect(() => new RecordTexts(records).next(3)).toThrow("A row has not the columns");
  });
});
