import { describe, expect, it } from "vitest";
import { DOORS } from "../examples/doors.ts";
import { minifiedBytes } from "./minified-size.ts";
import { SIZE_BUDGETS_KB } from "./size-budgets.data.ts";

describe("what an import weighs", () => {
  it.each(Object.entries(SIZE_BUDGETS_KB))("%s: at most %s kB", async (code, kilobytes) => {
    expect((await minifiedBytes(code)) / 1000).toBeLessThanOrEqual(kilobytes);
  });

  it("has a budget for every door", () => {
    for (const door of Object.keys(DOORS)) {
      expect(SIZE_BUDGETS_KB).toHaveProperty([`export * from "@health-exercise/domain/${door}"`]);
    }
  });
});
