import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";

describe("the lines of a reply", () => {
  it("go on about what stands before them", () => {
    expectEach(claimsOf, [
      [
        "You exercised this week. That is 3 workouts.",
        "3 sessions: w0 4; ever 60; 2026-03-06 1; 2026-3 9; 2026 20",
      ],
      [
        "You exercised this week. 3 workouts of it were fine.",
        "3 sessions: w0 4; ever 60; 2026-03-06 1; 2026-3 9; 2026 20",
      ],
      [
        "You exercised this week. It took 3 workouts.",
        "3 sessions: w0 4; ever 60; 2026-03-06 1; 2026-3 9; 2026 20",
      ],
      ["You exercised this week. A good 3 workouts now."],
      [
        "You exercised this week. About 3 workouts.",
        "about 3 sessions: w0 4; ever 60; 2026-03-06 1; 2026-3 9; 2026 20",
      ],
      [
        "You exercised this week. Done: 3 workouts.",
        "3 sessions: w0 4; ever 60; 2026-03-06 1; 2026-3 9; 2026 20",
      ],
      ["You exercised this week. In all 3 workouts.", "3 sessions: now 60"],
      ["You should exercise this week. That is 3 workouts."],
      ["You exercised this week. You should do 50 minutes. That is 5 minutes."],
      ["This week: 95 minutes", "95 minutes!: w0 124"],
      ["This week: 95-100 minutes"],
      ["This week: run 95 minutes"],
      ["This week: 95 minutes of running"],
      ["This week if so: 95 minutes"],
      ["Well this week: 95 minutes"],
      ["Today: 95 minutes"],
      ["Last week: 75 minutes", "75 minutes!: w1 93"],
      ["Last week 75 minutes", "75 minutes!: w1 93"],
      ["October: 75 minutes", "75 minutes!: 2025-10 279"],
      ["2025: 75 minutes", "75 minutes!: 2025 620"],
      ["In total: 75 minutes", "75 minutes!: ever 1860"],
      ["Last 7 days: 75 minutes", "75 minutes!: last7 124; 2026-02-27..2026-03-05 31; last8 124"],
      ["Since Monday: 75 minutes", "75 minutes!: since 2026-03-02 31"],
      ["On Monday: 75 minutes"],
      ["Next week: 75 minutes"],
      ["这是95分钟。"],
      [
        "你本周运动了。一共95分钟。",
        "95 minutes: w0 124; ever 1860; 2026-03-06 31; 2026-3 279; 2026 620; last ever 35; longest ever 82; most_calories ever 70",
      ],
    ]);
  });

  it("are under their heading, or under a line with a colon", () => {
    expectEach(claimsOf, [
      ["## Last week\n75 minutes of exercise.", "75 minutes!: w1 93"],
      ["## Last week\n\n75 minutes of exercise.", "75 minutes!: w1 93"],
      ["## Last week\n- 75 minutes of exercise", "75 minutes!: w1 93"],
      ["Last week:\n- 75 minutes of exercise", "75 minutes!: w1 93"],
      ["Last week:\n75 minutes of exercise.", "75 minutes!: w1 93"],
      ["Last week:\n\n75 minutes of exercise."],
      ["Last week:\n\n- 75 minutes of exercise", "75 minutes!: w1 93"],
      ["Last week:\n\nSo far:\n- 75 minutes of exercise", "75 minutes!: ever 1860"],
      ["Plan:\n- 75 minutes of exercise"],
      ["You should do:\n- 75 minutes of exercise"],
      ["You should do:\nThis week:\n- 75 minutes of exercise"],
      [
        "You should do:\nYou did:\n- 75 minutes of exercise",
        "75 minutes: open 1860; last ever 35; longest ever 82; most_calories ever 70",
      ],
      ["## You should do\n## This week\n- 75 minutes of exercise"],
      ["**You did this week**\n- 75 minutes of exercise", "75 minutes!: w0 124"],
      [
        "You ran this week:\n- 75 minutes\n- 3 times",
        "75 minutes: ran w0 124; w0 124",
        "3 sessions: ran w0 4; w0 4; ran w0 4; w0 4",
      ],
      ["You ran this week. Your sums:\n- 75 minutes", "75 minutes: ran w0 124; w0 124"],
      ["Your longest run:\n- 3 swims", "3 sessions: swims open 60"],
      ["- You exercised this week.\n- 3 workouts"],
      [
        "You exercised this week.\n3 workouts.",
        "3 sessions: w0 4; ever 60; 2026-03-06 1; 2026-3 9; 2026 20",
      ],
      ["You exercised this week.\n\n3 workouts."],
      [
        "Last week:\n- 75 minutes of exercise\n\n## This week\n- 95 minutes of exercise",
        "75 minutes!: w1 93",
        "95 minutes!: w0 124",
      ],
      ["> You ran 75 minutes this week."],
    ]);
  });

  it("are read cell by cell in a table", () => {
    expectEach(claimsOf, [
      ["| Week | Minutes |\n|---|---|\n| This week | 95 |", "95 minutes!: w0 124"],
      ["| | Minutes |\n|---|---|\n| Last week | 75 |", "75 minutes!: w1 93"],
      ["| Measure | This week |\n|---|---|\n| Minutes | 95 |", "95 minutes!: w0 124"],
      [
        "| Measure | This week | Last week |\n|---|---|---|\n| Minutes | 95 | 75 |",
        "95 minutes!: w0 124",
        "75 minutes!: w1 93",
      ],
      ["| Sport | Sessions this week | Minutes this week |\n|---|---|---|\n| Running | 3 | 95 |"],
      ["| This week | Sessions | Minutes |\n|---|---|---|\n| Running | 3 | 95 |"],
      ["This week:\n\n| Sport | Sessions | Minutes |\n|---|---|---|\n| Running | 3 | 95 |"],
      [
        "| Month | Sessions |\n|---|---|\n| October | 3 |\n| September | 4 |",
        "3 sessions!: 2025-10 9; 2025-10 8",
        "4 sessions!: 2025-9 9; 2025-9 8",
      ],
      [
        "| Month | Sessions |\n|---|---|\n| October | 3 |\n\n| Month | Minutes |\n|---|---|\n| October | 4 |",
        "3 sessions!: 2025-10 9; 2025-10 8",
        "4 minutes!: 2025-10 279",
      ],
      ["| Month | Sessions |\n|---|---|\n| October | 3 | 4 |", "3 sessions!: 2025-10 9; 2025-10 8"],
      ["| 月份 | 次数 |\n|---|---|\n| 10月 | 3 |", "3 sessions!: 2025-10 9; 2025-10 8"],
    ]);
  });
});
