import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";

describe("a distance of which a part is done", () => {
  it("is a goal of a week or a month, whether or not they are named", () => {
    expectEach(claimsOf, [
      [
        "You have 44.4 km of your 80 km running goal; 35.6 km are left.",
        "44400 distance: goals w0 52400",
        "80000 distance!: goals w0 80000",
        "35600 distance!: goals w0 27600",
      ],
      [
        "You have covered 50 km of your 80 km goal. Still 30 km to go.",
        "50000 distance: goals w0 52400",
        "80000 distance!: goals w0 80000",
        "30000 distance!: goals w0 27600",
      ],
    ]);
  });

  it("is none where it is of a race", () => {
    expectEach(claimsOf, [
      ["Your goal is a 10 km race."],
      ["You ran 5 km of your 10 km race goal."],
      ["Your goal of a 10 km run is near."],
    ]);
  });
});
