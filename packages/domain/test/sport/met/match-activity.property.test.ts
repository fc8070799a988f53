import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchActivity } from "../../../src/sport/met/match-activity.ts";
import { listMetActivities } from "../../../src/sport/met/met-catalogue.ts";
import type { MetEditionId } from "../../../src/sport/met/met-edition.ts";

const EDITIONS: readonly MetEditionId[] = ["adult-2024", "older-adult-2024", "wheelchair-2024"];
const anyEdition = fc.constantFrom(...EDITIONS);
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 120 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        "run",
        "跑步",
        "5:30/km",
        " ",
        "10",
        "no",
        "to",
        "easy",
        "gym",
        "\ud83c",
        "!",
        "_",
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join("")),
);

describe("matching any text", () => {
  it("never throws and gives the same answer each time", () => {
    fc.assert(
      fc.property(anyText, anyText, anyEdition, (sportName, exerciseType, edition) => {
        const first = matchActivity({ sportName, exerciseType }, edition);
        expect(matchActivity({ sportName, exerciseType }, edition)).toEqual(first);
        if (first.kind === "matched") {
          expect(first.confidence).toBeGreaterThan(0);
          expect(first.confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("does not care about case, surrounding space or trailing punctuation", () => {
    const plainText = fc.constantFrom(
      "morning run 10 km",
      "indoor cycling",
      "yoga and run",
      "dentist",
      "tai chi",
    );
    fc.assert(
      fc.property(
        plainText,
        fc.constantFrom("", " ", "!", "...", "\n"),
        anyEdition,
        (text, around, edition) => {
          const decorated = `${around}${text.toUpperCase()}${around}`;
          expect(matchActivity({ sportName: decorated }, edition)).toEqual(
            matchActivity({ sportName: text }, edition),
          );
        },
      ),
    );
  });

  it.each(["1", "5:", "a ", "是", "1,1.1:1", "\ud800"])(
    "finds nothing in a very long repetition of %j",
    (part) => {
      const sportName = part.repeat(50_000);
      expect(matchActivity({ sportName }, "older-adult-2024").kind).toBe("unknown");
    },
  );

  it.each(EDITIONS)("reads every description and code of %s as its own row", (edition) => {
    for (const { name, code } of listMetActivities(edition)) {
      const byName = matchActivity({ sportName: name }, edition);
      expect(byName.kind === "matched" ? byName.activity.name.toLowerCase() : name).toBe(
        name.toLowerCase(),
      );
      expect(byName).toMatchObject({
        kind: "matched",
        matchedBy: "description",
        activity: { edition },
      });
      expect(matchActivity({ exerciseType: code }, edition)).toMatchObject({
        activity: { code, edition },
      });
    }
  });
});
