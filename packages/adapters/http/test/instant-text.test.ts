import { describe, expect, it } from "vitest";
import { instantText } from "../src/framework/instant-text.ts";

describe("an instant in an answer", () => {
  it("is written as ISO 8601 has it, whenever it is", () => {
    const farthest = 8.64e15;
    // A step that meets every second, minute, hour and day of a year sooner or later.
    for (let time = -farthest; time <= farthest; time += 1_234_567_890_123) {
      expect(instantText(new Date(time))).toBe(new Date(time).toISOString());
    }
  });

  it("is written the same before and after 1970 began", () => {
    for (const time of [-1, 0, 1, 86_399_999, 86_400_000, -86_400_001]) {
      expect(instantText(new Date(time))).toBe(new Date(time).toISOString());
    }
  });

  it("that is none is refused", () => {
    expect(() => instantText(new Date(Number.NaN))).toThrow(RangeError);
  });
});
