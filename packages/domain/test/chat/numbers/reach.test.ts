import { describe, it } from "vitest";
import { expectEach } from "./claims-in-words.ts";
import { reachIn } from "./sentences-in-words.ts";

describe("the clauses that reach a figure", () => {
  it("go back to the figure before, and on where a figure has no words", () => {
    expectEach(reachIn, [
      ["You ran 30 minutes.", "30 minutes 0<0"],
      ["On average, your runs took 45 minutes.", "45 minutes 1<1,0"],
      [
        "Last week, on Monday, you ran 45 minutes, and on Friday, well, 50 minutes.",
        "45 minutes 2<2,1,0; 50 minutes 6<6,5,4,3,7",
      ],
      ["With 45 minutes, that was long.", "45 minutes 0<0,1"],
      ["With the long 45 minutes, that was long.", "45 minutes 0<0"],
      ["With 45 minutes, and 50 minutes, that was long.", "45 minutes 0<0,1; 50 minutes 2<2,1,3"],
      ["With 45 minutes, that was long, and 50 minutes.", "45 minutes 0<0,1; 50 minutes 3<3,2,1,4"],
    ]);
  });
});
