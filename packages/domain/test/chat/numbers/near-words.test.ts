import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";
import { figuresIn, otherOf } from "./sentences-in-words.ts";

describe("words beside a figure", () => {
  it("set out from days only where something changed since them", () => {
    expectEach(claimsOf, [
      ["Since last week you exercised 95 minutes.", "95 minutes!: since 2026-02-23 31"],
      ["From last week you exercised 95 minutes more.", "95 minutes!: w0 & w1 31"],
      ["Since Monday you exercised 95 minutes.", "95 minutes!: since 2026-03-02 31"],
      [
        "From Monday you exercised 95 minutes.",
        "95 minutes!: 2026-03-02 31; list 2026-03-02 20/24",
      ],
      [
        "Since Monday you exercised 95 minutes, and it went up.",
        "95 minutes!: since 2026-03-02 31",
      ],
      [
        "From Monday you exercised 95 minutes, and it is more.",
        "95 minutes!: 2026-03-02 31; list 2026-03-02 20/24",
      ],
      [
        "从周一起你运动了95分钟。",
        "95 minutes: open 1860; last ever 35; longest ever 82; most_calories ever 70",
      ],
      ["从上周起你运动了95分钟。", "95 minutes!: since 2026-02-23 31"],
      ["从上周起你运动了95分钟，多了。", "95 minutes!: since 2026-02-23 31"],
      ["自上周以来你多运动，95分钟。", "95 minutes!: since 2026-02-23 31"],
    ]);
  });

  it("name the best session only beside its exercise", () => {
    expectEach(claimsOf, [
      [
        "Your best swim and a run took 80 minutes.",
        "80 minutes: longest run ever 82; most_calories run ever 70",
      ],
      ["Your run, your best, took 80 minutes."],
      [
        "Your best was a run of 80 minutes.",
        "80 minutes: longest run ever 82; most_calories run ever 70",
      ],
      ["Your best strong run took 80 minutes."],
      ["Your best solid steady run took 80 minutes."],
      ["Run of your best day: 80 minutes."],
    ]);
  });

  it("count by their label", () => {
    expectEach(figuresIn, [
      ["In October, 8 runs: 9", "8 sessions of runs"],
      ["Sessions of yoga: 8", "8 sessions of yoga"],
      ["Total sessions: 8", "8 sessions"],
      ["Workouts in yoga: 8", "8 sessions of yoga"],
      ["Yoga days: 8", "8 days"],
      ["- Runs: 8", "8 sessions of Runs"],
      ["Runs and swims: 8", "8 sessions of swims"],
      ["Walks in October: 8", "8 sessions of Walks"],
      ["Running: 8", "none"],
      ["Running workouts: 8", "8 sessions"],
    ]);
  });

  it("tell a head start, not an amount", () => {
    expectEach(otherOf, [
      ["You finished 4 minutes quicker.", "yes"],
      ["You finished quicker, 4 minutes.", "no"],
      ["快，4分钟。", "no"],
      ["You were faster than 4 minutes.", "no"],
    ]);
  });

  it("tell the person's own weight", () => {
    expectEach(claimsOf, [
      ["Your weight: 72 kg", "72 weight: weightKg"],
      ["Now weight: 72 kg"],
      ["- Weight: 72 kg", "72 weight: weightKg"],
      ["Body, weight: 72 kg", "72 weight: weightKg"],
      ["2 weight: 72 kg", "72 weight: weightKg"],
      ["The weight was 72 kg tall."],
    ]);
  });
});
