import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";

describe("what a figure is said of", () => {
  it("is the exercise of its unit, its clause, the sentence or what stands before it", () => {
    expectEach(claimsOf, [
      ["Last month you did 3 swims and ran.", "3 sessions!: swims 2026-2 9"],
      ["Last month you ran and did 3 swims.", "3 sessions!: swims 2026-2 9"],
      ["Last month you ran, and it was 3 workouts.", "3 sessions!: ran 2026-2 9"],
      ["Last month it was 3 workouts, and you ran.", "3 sessions!: 2026-2 9; ran 2026-2 9"],
      ["Last month you ran 3 times.", "3 sessions!: ran 2026-2 9; ran 2026-2 8"],
      [
        "Last month you did yoga. You trained 3 times this month.",
        "3 sessions: yoga 2026-3 9; 2026-3 9; yoga 2026-3 8; 2026-3 8",
      ],
      [
        "Last month you did yoga. You ran 3 times this month.",
        "3 sessions!: ran 2026-3 9; ran 2026-3 8",
      ],
      [
        "Last month you did yoga. This month you did 3 workouts.",
        "3 sessions: yoga 2026-3 9; 2026-3 9",
      ],
      [
        "Last month, with running or swimming, 3 workouts.",
        "3 sessions: running swimming 2026-2 9; running 2026-2 9; swimming 2026-2 9",
      ],
      [
        "Last month your runs, swims: 3 workouts.",
        "3 sessions: runs swims 2026-2 9; runs 2026-2 9; swims 2026-2 9",
      ],
      [
        "Running and swimming last month: 3 workouts",
        "3 sessions: Running swimming 2026-2 9; Running 2026-2 9; swimming 2026-2 9",
      ],
      [
        "Last month you trained 3 times: running, swimming.",
        "3 sessions!: 2026-2 9; running 2026-2 9; 2026-2 8; running 2026-2 8",
      ],
    ]);
  });

  it("is in the days beside it", () => {
    expectEach(claimsOf, [
      ["In October your 3 workouts of last week were good.", "3 sessions: 2025-10 9; w1 3"],
      ["In October your 3 workouts last week were good.", "3 sessions!: w1 3"],
      ["Last week's 3 workouts in October were good.", "3 sessions: w1 3; 2025-10 9"],
      ["Last week 's total of 3 workouts in October was good.", "3 sessions!: w1 3"],
      ["Last week of 3 workouts in October was good."],
      ["Last week with 3 workouts in October was good.", "3 sessions!: 2025-10 9"],
      ["In October, then last week, you did 3 workouts.", "3 sessions: 2025-10 9; w1 3"],
      ["In October you did well, but 3 workouts were last week.", "3 sessions!: w1 3"],
      [
        "In October you did well, last week 3 workouts, and yesterday 2 workouts.",
        "3 sessions!: w1 3",
        "2 sessions!: 2026-03-05 1",
      ],
      ["上周的3次运动在10月。", "3 sessions!: w1 3"],
    ]);
  });
});
