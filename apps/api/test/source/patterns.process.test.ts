import { describe, expect, it } from "vitest";
import {
  knownLinearPatterns,
  patternKey,
  takesLinearTime,
} from "../../scripts/patterns/linear-time.ts";
import { composedPatterns, literalPatterns } from "../../scripts/patterns/source-patterns.ts";

/** The analysis of all takes minutes (`npx -y pnpm patterns:write --all`); where patterns come or go, it is the turn of others. */
const EVERY = 36;

const composed = await composedPatterns();
const unique = new Map([...literalPatterns(), ...composed].map((each) => [patternKey(each), each]));

describe("patterns", () => {
  it("are found in the source and in what is put together", () => {
    expect(unique.size).toBeGreaterThan(40);
    expect(composed.length).toBeGreaterThan(3);
  });

  it("are open to catastrophic backtracking where nested repetitions meet: the analysis sees that", () => {
    for (const source of ["(a+)+$", "\\s+$", "(?!x)\\s+$"])
      expect([source, takesLinearTime({ source, flags: "" })]).toEqual([source, false]);
  });

  it("take linear time, as an analysis found for each of them", () => {
    // Else: npx -y pnpm patterns:write
    const known = knownLinearPatterns();
    expect([...unique.keys()].filter((key) => !known.has(key))).toEqual([]);
  });

  it("are listed for what they are: some of them are analysed again", () => {
    const turn = unique.size % EVERY;
    for (const pattern of [...unique.values()].filter((_, index) => index % EVERY === turn))
      expect([pattern.place, pattern.source, takesLinearTime(pattern)]).toContain(true);
  });
});
