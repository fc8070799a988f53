import { describe, expect, it } from "vitest";
import { LastReadings } from "../../src/language/last-readings.ts";
import { read } from "../../src/language/read.ts";
import type { ReadText } from "../../src/language/read-text.ts";

const readingOf = (source: string): ReadText => ({ source, tokens: [], words: [], sentences: [] });

describe("the readings of the texts that were read last", () => {
  it("are given again", () => {
    expect(read("My knee hurts today.")).toBe(read("My knee hurts today."));
  });

  it("are four hundred, of which the one that was asked for longest ago goes first", () => {
    const readings = new LastReadings();
    for (let number = 0; number < 400; number += 1) readings.keep(readingOf(`text ${number}`));
    readings.get("text 0");
    readings.keep(readingOf("one more"));
    expect(readings.get("text 0")).toBeDefined();
    expect(readings.get("text 1")).toBeUndefined();
    expect(readings.get("one more")).toBeDefined();
  });

  it("are of 64,000 characters together at most, and none of a text of more than 16,000", () => {
    const readings = new LastReadings();
    const texts = Array.from({ length: 5 }, (_, number) => String(number).repeat(16_000));
    for (const text of texts) readings.keep(readingOf(text));
    expect(texts.map((text) => readings.get(text) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
    readings.keep(readingOf("x".repeat(16_001)));
    expect(readings.get("x".repeat(16_001))).toBeUndefined();
    expect(readings.get(texts[4] ?? "")).toBeDefined();
  });
});
