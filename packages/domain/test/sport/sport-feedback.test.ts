import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exertionOf, mergeFeedback, readFeedback } from "../../src/sport/sport-feedback.ts";

describe("readFeedback", () => {
  it.each([null, "", "   ", "\n\t"])("finds none in %j", (kept) => {
    expect(readFeedback(kept)).toEqual({ kind: "none" });
  });

  it.each([
    "It went well",
    "4",
    '"quoted"',
    "null",
    "[1, 2]",
    "[]",
    "[tired] but fine",
    "[easy]",
    "(5/5)",
  ])("takes %j as text", (kept) => {
    expect(readFeedback(kept)).toEqual({ kind: "text", text: kept });
  });

  it("reads a JSON object", () => {
    expect(readFeedback(' {"feeling_rating": 4, "extra": [1]} ')).toEqual({
      kind: "structured",
      fields: { feeling_rating: 4, extra: [1] },
    });
    expect(readFeedback("{}")).toEqual({ kind: "structured", fields: {} });
  });

  it.each(["{", '{"feeling_rating": 4', "{a: 1}", '["a"', "[1, 2", " {oops}", "[true,"])(
    "cannot read %j",
    (kept) => {
      expect(readFeedback(kept)).toEqual({ kind: "unreadable" });
    },
  );
});

describe("mergeFeedback", () => {
  const merged = (...given: Parameters<typeof mergeFeedback>) =>
    JSON.parse(mergeFeedback(...given));

  it("keeps each thing said under its wire name", () => {
    expect(
      merged(null, {
        completionStatus: "partial",
        feelingRating: 3,
        customNotes: "windy",
        finalCalories: 0,
        perceivedExertion: 0,
      }),
    ).toEqual({
      completion_status: "partial",
      feeling_rating: 3,
      custom_notes: "windy",
      final_calories: 0,
      perceived_exertion: 0,
    });
  });

  it("replaces what is said again and keeps the rest, fields of other programs too", () => {
    const kept = '{"feeling_rating":2,"custom_notes":"cold","device":{"id":7}}';
    expect(merged(kept, { feelingRating: 5, customNotes: undefined })).toEqual({
      feeling_rating: 5,
      custom_notes: "cold",
      device: { id: 7 },
    });
  });

  it.each(["It went well", '{"broken": ', "[1, 2]", "42", '"quoted"', "[easy]"])(
    "keeps %j as text",
    (kept) => {
      expect(merged(kept, { feelingRating: 5 })).toEqual({ text: kept, feeling_rating: 5 });
    },
  );

  it("keeps the text when feedback is given again", () => {
    const first = mergeFeedback("It went well", { feelingRating: 5 });
    expect(merged(first, { feelingRating: 4 })).toEqual({
      text: "It went well",
      feeling_rating: 4,
    });
  });

  it("treats the name __proto__ as any other", () => {
    const text = mergeFeedback('{"__proto__":{"polluted":true},"a":1}', { feelingRating: 1 });
    expect(text).toBe('{"__proto__":{"polluted":true},"a":1,"feeling_rating":1}');
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("loses nothing of what was kept that is not said again", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json()),
        fc.integer({ min: 1, max: 5 }),
        (kept, rating) => {
          const after = JSON.parse(mergeFeedback(kept, { feelingRating: rating }));
          const before = readFeedback(kept);
          const expected =
            before.kind === "structured"
              ? { ...before.fields, feeling_rating: rating }
              : before.kind === "none"
                ? { feeling_rating: rating }
                : { text: kept, feeling_rating: rating };
          expect(after).toEqual(JSON.parse(JSON.stringify(expected)));
        },
      ),
    );
  });
});

describe("exertionOf", () => {
  it.each([
    ['{"perceived_exertion": 7}', 7],
    ['{"perceived_exertion": 0}', 0],
    ['{"perceived_exertion": 10}', 10],
    ['{"rpe": 6.5}', 6.5],
    ['{"perceived_exertion": 11, "rpe": 5}', 5],
    ['{"perceived_exertion": 3, "rpe": 9, "feeling_rating": 5}', 3],
  ])("of %s is %d on the CR10 scale", (kept, rating) => {
    expect(exertionOf(kept)).toEqual({ rating, source: "perceived_exertion" });
  });

  it.each([
    ['{"feeling_rating": 1}', 10],
    ['{"feeling_rating": 2}', 8],
    ['{"feeling_rating": 5}', 2],
    ['{"rpe": "7", "feeling_rating": 3}', 6],
    ['{"perceived_exertion": -1, "feeling_rating": 3}', 6],
  ])("of %s is %d by feeling", (kept, rating) => {
    expect(exertionOf(kept)).toEqual({ rating, source: "feeling_rating" });
  });

  it.each([
    null,
    "tired",
    "{",
    "{}",
    "[7]",
    '{"perceived_exertion": 10.1}',
    '{"feeling_rating": 0}',
    '{"feeling_rating": 5.5}',
    '{"feeling_rating": "5"}',
  ])("of %j is unknown", (kept) => {
    expect(exertionOf(kept)).toBeNull();
  });
});
