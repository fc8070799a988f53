import { describe, expect, it } from "vitest";
import { isAdult, isMinor } from "../../src/user/adulthood.ts";

describe("an adult", () => {
  it.each([0, 5, 17])("is nobody of %i years, who is a minor", (years) => {
    expect([isAdult(years), isMinor(years)]).toEqual([false, true]);
  });

  it.each([18, 19, 65, 120])("is everybody of %i years", (years) => {
    expect([isAdult(years), isMinor(years)]).toEqual([true, false]);
  });

  it.each([null, undefined])("is not guessed where the age is %s, nor is a minor", (years) => {
    expect([isAdult(years), isMinor(years)]).toEqual([false, false]);
  });
});
