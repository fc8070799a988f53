import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";

describe("one session", () => {
  it("can be meant where one was spoken of before", () => {
    expectEach(claimsOf, [
      [
        "Your last workout took 30 minutes. This week you exercised 200 minutes.",
        "30 minutes!: last ever 35",
        "200 minutes!: w0 124; last ever 35",
      ],
      [
        "Your longest workout took 80 minutes. This week you exercised 200 minutes.",
        "80 minutes!: longest ever 82",
        "200 minutes!: w0 124; longest ever 82",
      ],
      [
        "Your last workout took 30 minutes. You exercised 200 minutes.",
        "30 minutes!: last ever 35",
        "200 minutes: open 1860; last ever 35; last ever 35; longest ever 82; most_calories ever 70",
      ],
      [
        "Your longest workout took 80 minutes. You exercised 200 minutes.",
        "80 minutes!: longest ever 82",
        "200 minutes: open 1860; longest ever 82; last ever 35; longest ever 82; most_calories ever 70",
      ],
      [
        "Your streak is 5 days. You exercised 200 minutes.",
        "5 days!: current_streak 5",
        "200 minutes: open 1860; last ever 35; longest ever 82; most_calories ever 70",
      ],
      [
        "Most calories in a workout: 600 kcal. You exercised 200 minutes.",
        "200 minutes: open 1860; most_calories ever 70; last ever 35; longest ever 82; most_calories ever 70",
      ],
      [
        "In May your last workout took 30 minutes. You exercised 200 minutes.",
        "30 minutes!: last 2025-5 35",
        "200 minutes: 2025-5 279; now 1860; last 2025-5 35; last ever 35; longest ever 82; most_calories ever 70",
      ],
      [
        "In May your longest workout took 80 minutes. You exercised 200 minutes.",
        "80 minutes!: longest 2025-5 82",
        "200 minutes: 2025-5 279; now 1860; longest 2025-5 82; last ever 35; longest ever 82; most_calories ever 70",
      ],
      [
        "Your longest workout took 80 minutes. Your last workout took 30 minutes.",
        "80 minutes!: longest ever 82",
        "30 minutes!: last ever 35",
      ],
      [
        "Your last workout took 30 minutes. Your longest workout took 80 minutes.",
        "30 minutes!: last ever 35",
        "80 minutes!: longest ever 82",
      ],
    ]);
  });

  it("is meant where one is named with an article", () => {
    expectEach(claimsOf, [
      ["This week you did a run of 5 km.", "5000 distance: run w0 20000; list run w0 4000/4800"],
      [
        "This week you did an easy run of 5 km.",
        "5000 distance: easy run w0 & easy run w0 20000/20000",
      ],
      [
        "This week you did one run of 5 km.",
        "1 sessions!: run w0 4",
        "5000 distance: run w0 20000; list run w0 4000/4800",
      ],
      ["This week you did a run of 35 minutes.", "35 minutes: run w0 124; list run w0 20/24"],
      ["This week you did a workout of 35 minutes.", "35 minutes: w0 124; list w0 20/24"],
      ["This week you did a run for 35 minutes.", "35 minutes: run w0 124; list run w0 20/24"],
      ["This week you did runs of 35 minutes.", "35 minutes!: runs w0 124"],
      ["This week you did the run of 35 minutes.", "35 minutes!: run w0 124"],
      ["This week you ran 35 minutes a run.", "35 minutes: ran run w0 31; ran w0 31; run w0 31"],
      [
        "Today you did a run of 35 minutes.",
        "35 minutes: run 2026-03-06 31; list run 2026-03-06 20/24",
      ],
      ["This week you had a 300 kcal run.", "300 energy!: run w0 840; list run w0 140/168"],
      [
        "This week you had an 8 km/h run.",
        "8 speed: run w0 10/9.68; list run w0 13.33/12/13.33/12",
      ],
      [
        "Today you ran at 8 km/h.",
        "8 speed: ran 2026-03-06 10/9.68; list ran 2026-03-06 13.33/12/13.33/12",
      ],
      [
        "Today you did 300 MET-minutes of running.",
        "300 metMinutes!: running 2026-03-06 250; list running 2026-03-06 160/120/192/144",
      ],
      ["Today you did 3 workouts.", "3 sessions!: 2026-03-06 1"],
      ["Today you were active 1 day.", "1 days!: 2026-03-06 1"],
    ]);
  });

  it("is the best only beside the name of its exercise", () => {
    expectEach(claimsOf, [
      [
        "Your best run took 80 minutes.",
        "80 minutes: longest run ever 82; most_calories run ever 70",
      ],
      ["Your best long run took 80 minutes."],
      ["Your best very long run took 80 minutes."],
      [
        "Your best was 80 minutes of running.",
        "80 minutes: longest running ever 82; most_calories running ever 70",
      ],
      [
        "Your best run and swim took 80 minutes.",
        "80 minutes: longest swim ever 82; most_calories swim ever 70",
      ],
      ["Your top run took 80 minutes."],
      ["Your best: a run of 80 minutes."],
    ]);
  });
});
