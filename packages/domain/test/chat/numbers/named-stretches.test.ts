import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";
import { stretchesOf } from "./sentences-in-words.ts";

describe("the distance of a best time", () => {
  it("is the nearest one, rather in its clause, and rather before it", () => {
    expectEach(stretchesOf, [
      ["Your best 5 km took 24:31.", "fastest_5_km: 24.52 minutes stopwatch of fastest_5_km"],
      [
        "Your bests are 24:31 over 5 km, 10 km 52:08.",
        "fastest_5_km fastest_10_km: 24.52 minutes stopwatch of fastest_5_km; 52.13 minutes stopwatch of fastest_10_km",
      ],
      [
        "Your best 5 km, and your 10 km took 52:08.",
        "fastest_5_km fastest_10_km: 52.13 minutes stopwatch of fastest_10_km",
      ],
      [
        "For 10 km 52:08, 5 km 24:31.",
        "fastest_10_km fastest_5_km: 52.13 minutes stopwatch of fastest_10_km; 24.52 minutes stopwatch of fastest_5_km",
      ],
      [
        "Best: 52:08 for 10 km, 24:31 for 5 km.",
        "fastest_10_km fastest_5_km: 52.13 minutes stopwatch of fastest_10_km; 24.52 minutes stopwatch of fastest_5_km",
      ],
      [
        "Best: 52:08 in 10 km, 24:31 on 5 km.",
        "fastest_10_km fastest_5_km: 52.13 minutes stopwatch of fastest_10_km; 24.52 minutes stopwatch of fastest_5_km",
      ],
      [
        "Best: 10 km 52:08 5 km.",
        "fastest_10_km fastest_5_km: 52.13 minutes stopwatch of fastest_10_km",
      ],
      ["Best: 52:08 is 10 km.", "fastest_10_km: 52.13 minutes stopwatch of fastest_10_km"],
      [
        "Best: 10 km, 52:08 5 km.",
        "fastest_10_km fastest_5_km: 52.13 minutes stopwatch of fastest_5_km",
      ],
      [
        "Best: 10 km here now, 52:08 is 5 km.",
        "fastest_10_km fastest_5_km: 52.13 minutes stopwatch of fastest_5_km",
      ],
      [
        "Best 5 km: 24:31, half marathon: 1:58:20.",
        "fastest_5_km fastest_half_marathon: 24.52 minutes stopwatch of fastest_5_km; 118.33 minutes stopwatch of fastest_half_marathon",
      ],
      [
        "Best 5 km 10 km took 24:31.",
        "fastest_5_km fastest_10_km: 24.52 minutes stopwatch of fastest_10_km",
      ],
      [
        "5公里最好24:31，半程马拉松1:58:20。",
        "fastest_5_km fastest_half_marathon: 24.52 minutes stopwatch of fastest_5_km; 118.33 minutes stopwatch of fastest_half_marathon",
      ],
    ]);
  });

  it("tells which best is meant", () => {
    expectEach(claimsOf, [
      [
        "Your best 21 km took 1:58.",
        "118 minutes stopwatch!: fastest_half_marathon running ever 106.2",
      ],
      [
        "Your fastest 5 km was faster than 24:31.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      ["Your best 5 km: 24:31.", "24.52 minutes stopwatch!: fastest_5_km running ever 22.05"],
      ["Best 5 km 24:31 on average."],
      [
        "The best 5 km took 24:31. Your best 5 km took 24:31.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      [
        "Your best 5 km ride and 10 km run took 24:31.",
        "24.52 minutes stopwatch!: fastest_10_km ride ever 46.8",
      ],
      [
        "Your best is 24:31 for 5 km of cycling.",
        "24.52 minutes stopwatch!: fastest_5_km cycling ever 22.05",
      ],
      [
        "Your best is 24:31 for 5 km of running and cycling.",
        "24.52 minutes stopwatch!: fastest_5_km cycling ever 22.05",
      ],
      [
        "Your best 5 km on Friday took 24:31.",
        "24.52 minutes stopwatch: fastest_5_km running 2026-02-27 22.05; fastest_5_km running ever 22.05",
      ],
      [
        "Your best 5 km last Friday took 24:31.",
        "24.52 minutes stopwatch: fastest_5_km running 2026-02-27 22.05; fastest_5_km running 2026-02-20 22.05; fastest_5_km running ever 22.05",
      ],
    ]);
  });
});
