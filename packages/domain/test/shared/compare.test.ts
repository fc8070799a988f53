import { expect, it } from "vitest";
import { compareText } from "../../src/shared/compare.ts";

it("orders texts by their code units", () => {
  expect(compareText("a", "b")).toBe(-1);
  expect(compareText("b", "a")).toBe(1);
  expect(compareText("a", "a")).toBe(0);
  expect(["é", "a", "Z", ""].toSorted(compareText)).toEqual(["", "Z", "a", "é"]);
});
