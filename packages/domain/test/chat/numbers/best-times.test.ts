import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";

describe("the best times of a reply", () => {
  it("are of the distance that is named", () => {
    expectEach(claimsOf, [
      ["Your best 1 km took 4:32.", "4.53 minutes stopwatch!: fastest_1_km running ever 4.5"],
      ["Your best 5 km took 24:31.", "24.52 minutes stopwatch!: fastest_5_km running ever 22.05"],
      ["Your best 10 km took 52:08.", "52.13 minutes stopwatch!: fastest_10_km running ever 46.8"],
      [
        "Your best half marathon took 1:58:20.",
        "118.33 minutes stopwatch!: fastest_half_marathon running ever 106.2",
      ],
      [
        "Your best half marathon took 1:58.",
        "118 minutes stopwatch!: fastest_half_marathon running ever 106.2",
      ],
      ["Your best 10 km took 1:58.", "1.97 minutes stopwatch!: fastest_10_km running ever 46.8"],
      [
        "Your best marathon took 4:11.",
        "251 minutes stopwatch!: fastest_marathon running ever 225.9",
      ],
      [
        "Your best marathon took 9:11.",
        "9.18 minutes stopwatch!: fastest_marathon running ever 225.9",
      ],
      [
        "Your best marathon took 10:11.",
        "10.18 minutes stopwatch!: fastest_marathon running ever 225.9",
      ],
      [
        "Your best 21 km took 1:58:20.",
        "118.33 minutes stopwatch!: fastest_half_marathon running ever 106.2",
      ],
      [
        "Your best 21.2 km took 1:58:20.",
        "118.33 minutes stopwatch!: fastest_half_marathon running ever 106.2",
      ],
      ["Your best 21.3 km took 1:58:20."],
      ["Your best 20.9 km took 1:58:20."],
      [
        "Your best 42 km took 4:11:00.",
        "251 minutes stopwatch!: fastest_marathon running ever 225.9",
      ],
      [
        "Your best 42.3 km took 4:11:00.",
        "251 minutes stopwatch!: fastest_marathon running ever 225.9",
      ],
      ["Your best 42.4 km took 4:11:00."],
      ["Your best 41.9 km took 4:11:00."],
      ["Your best 6 km took 24:31."],
      ["Your fastest km took 4:32.", "4.53 minutes stopwatch!: fastest_1_km running ever 4.5"],
      ["Your best 5 km took 24 minutes.", "24 minutes!: fastest_5_km running ever 22.05"],
      [
        "Your best 5 km took 24 minutes and 31 seconds.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      [
        "Your best 5 km took about 24:31.",
        "about 24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      [
        "Your best times are 24:31 over 5 km and 52:08 over 10 km.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
        "52.13 minutes stopwatch!: fastest_10_km running ever 46.8",
      ],
      [
        "Your best times are 24:31 for 5 km, 52:08 for 10 km.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
        "52.13 minutes stopwatch!: fastest_10_km running ever 46.8",
      ],
      ["24:31 is your best for 5 km.", "24.52 minutes stopwatch!: fastest_5_km running ever 22.05"],
      [
        "At 24:31, your best 5 km is fast.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      [
        "Your best is 24:31 in 5 km and 1:58:20 in the half marathon.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
        "118.33 minutes stopwatch!: fastest_half_marathon running ever 106.2",
      ],
      [
        "Over 5 km your best is 24:31, over 10 km 52:08.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
        "52.13 minutes stopwatch!: fastest_10_km running ever 46.8",
      ],
      [
        "With 24:31, your best 5 km and your best 10 km with 52:08 are good.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
        "52.13 minutes stopwatch!: fastest_10_km running ever 46.8",
      ],
      ["- 5 km: 24:31"],
      [
        "Bests:\n- 5 km: 24:31\n- 10 km: 52:08",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
        "52.13 minutes stopwatch!: fastest_10_km running ever 46.8",
      ],
      ["Your bests:\n5 km: 24:31", "24.52 minutes stopwatch!: fastest_5_km running ever 22.05"],
      ["Your bests:\n5 km took 24:31"],
      ["Your bests:\n5 km and more as it is and was: 24:31"],
      [
        "Your bests:\n5 km as it is and was so: a b c d e f 24:31",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      ["你5公里的最好成绩是24:31。", "24.52 minutes stopwatch!: fastest_5_km running ever 22.05"],
      ["你最快的10公里用了52分8秒。", "52.13 minutes stopwatch!: fastest_10_km running ever 46.8"],
      [
        "你的半程马拉松最好成绩是1:58:20。",
        "118.33 minutes stopwatch!: fastest_half_marathon running ever 106.2",
      ],
      [
        "你的全程马拉松最好成绩是4:11:00。",
        "251 minutes stopwatch!: fastest_marathon running ever 225.9",
      ],
      ["你1公里最快4分32秒。", "4.53 minutes stopwatch!: fastest_1_km running ever 4.5"],
    ]);
  });

  it("are of the days and the exercise that are named", () => {
    expectEach(claimsOf, [
      [
        "Your best 5 km this year took 24:31.",
        "24.52 minutes stopwatch!: fastest_5_km running 2026 22.05",
      ],
      [
        "Your best 5 km in October took 24:31.",
        "24.52 minutes stopwatch!: fastest_5_km running 2025-10 22.05",
      ],
      [
        "Your best 5 km on Monday took 24:31.",
        "24.52 minutes stopwatch: fastest_5_km running 2026-03-02 22.05; fastest_5_km running ever 22.05",
      ],
      ["Your best 5 km ride took 24:31.", "24.52 minutes stopwatch!: fastest_5_km ride ever 22.05"],
      ["Your best 5 km walk took 24:31.", "24.52 minutes stopwatch!: fastest_5_km walk ever 22.05"],
      [
        "Your best 5 km run took 24:31.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      [
        "Your best 5 km ever took 24:31.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      ["Next week your best 5 km takes 24:31."],
      [
        "Last week you ran. Your best 5 km took 24:31.",
        "24.52 minutes stopwatch: fastest_5_km running ever 22.05; fastest_5_km running w1 22.05",
      ],
    ]);
  });

  it("are none where something else is told", () => {
    expectEach(claimsOf, [
      ["The world best 5 km took 24:31."],
      ["Your race best 5 km took 24:31."],
      ["Your best 5 km took 24:31 faster."],
      ["Your best 5 km was 24:31 slower."],
      ["Your best 5 km was 24:31 off."],
      ["Your best 5 km was 24:31 quicker."],
      ["Your average best 5 km took 24:31."],
      ["Your last best 5 km took 24:31."],
      ["Your plan for the best 5 km is 24:31."],
      ["Your best 5 km could take 24:31."],
      ["If your best 5 km took 24:31, fine."],
      ["Did your best 5 km take 24:31?"],
      ["Your best 5 km upcoming took 24:31."],
      ["You said your best 5 km took 24:31."],
      ["The best 5 km took 24:31."],
      ["The best 5 km ever took 24:31."],
      [
        "You ran 5 km in 24:31.",
        "5000 distance: ran open 300000; last ran ever 7000; longest ran ever 16400; most_calories ran ever 14000; longest_distance ran ever 15000",
      ],
      ["You ran 5 km faster than 24:31."],
      [
        "You've never run 5 km faster than 24:31.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      [
        "You haven't run 5 km faster than 24:31.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      [
        "You have not run 5 km faster than 24:31.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      [
        "Your best needed 24:31 for 5 km.",
        "24.52 minutes stopwatch!: fastest_5_km running ever 22.05",
      ],
      ["你5公里快了24:31。"],
      ["你5公里最好成绩快了24:31。"],
      ["你从没5公里快过24:31。", "24.52 minutes stopwatch!: fastest_5_km running ever 22.05"],
      ["你5公里快过24:31。"],
    ]);
  });
});
