import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";
import { changeOf, setOutOf } from "./sentences-in-words.ts";

describe("how much more or less a figure says it is", () => {
  it("stands beside words of more and less", () => {
    expectEach(changeOf, [
      ["You ran 20 minutes more than last week.", "yes"],
      ["You ran 20 minutes less than last week.", "yes"],
      ["You ran 20 more minutes.", "yes"],
      ["You did 2 fewer runs.", "yes"],
      ["You did 2 extra runs.", "yes"],
      ["You did 2 additional workouts.", "yes"],
      ["You did 2 less sessions.", "yes"],
      ["You ran more, 20 minutes.", "no"],
      ["Up 20 minutes from last week.", "no"],
      ["You are up from 75 minutes.", "no"],
      ["You went more to 75 minutes.", "no"],
      ["More of 75 minutes.", "no"],
      ["You beat last week by 50 minutes.", "yes"],
      ["You beat here now and last week by 50 minutes.", "yes"],
      ["You beat your very good long last week with 50 minutes.", "no"],
      ["You ran last week by 50 minutes.", "no"],
      ["It rose, it went up, and so it grew by 50 minutes.", "yes"],
      ["You ran 20 minutes and 3 runs more.", "no yes"],
      ["You ran more: 20 minutes and 3 runs.", "no no"],
      ["You ran 20 minutes more and 3 runs.", "yes no"],
      ["You ran 20 minutes more, 3 runs.", "yes no"],
      ["You ran 20 minutes more & 3 runs.", "yes yes"],
      ["You ran 20 minutes more than 3 runs.", "yes yes"],
      ["You ran 20 minutes and also 3 runs.", "no no"],
      ["多了20分钟。", "yes"],
      ["你从75分钟增加到95分钟。", "no no"],
      ["多了20分钟和3次。", "yes yes"],
      ["多了20分钟、3次。", "yes yes"],
      ["你少跑了20分钟。", "yes"],
      ["增加的20分钟。", "no"],
    ]);
  });

  it("sets out from where it was before", () => {
    expectEach(setOutOf, [
      ["Up from 40 minutes to 95 minutes.", "no no"],
      ["Your runs went up from 40 minutes.", "no"],
      ["You ran from 40 minutes.", "no"],
      ["You ran more, 40 minutes.", "no"],
      ["从上周增加到95分钟。", "yes"],
      ["从上周跑了95分钟。", "no"],
    ]);
  });

  it("is told of the days that it compares", () => {
    expectEach(claimsOf, [
      ["This week you ran 20 minutes more than last week.", "20 minutes!: ran w0 & ran w1 31"],
      ["This week you ran 20 minutes less than last week.", "20 minutes!: ran w0 & ran w1 none"],
      ["You ran 20 minutes more than last week.", "20 minutes!: ran w0 & ran w1 31"],
      ["You exercised 20 minutes more than last month.", "20 minutes!: 2026-3 & 2026-2 none"],
      ["You exercised 20 minutes more than last year.", "20 minutes!: 2026 & 2025 none"],
      [
        "You exercised 20 minutes more than yesterday.",
        "20 minutes!: 2026-03-06 & 2026-03-05 none",
      ],
      ["You exercised 20 minutes more than in the last 7 days."],
      ["You exercised 20 minutes more than last week and less than in October."],
      [
        "You exercised 20 minutes more than last week and last month.",
        "20 minutes!: 2026-2 & w1 186",
      ],
      [
        "You exercised 20% more than last week.",
        "20 percent: w0 & w1 33.33/33.33/33.33/33.33/33.33",
      ],
      [
        "This week you exercised 20% more than last week.",
        "20 percent: w0 & w1 33.33/33.33/33.33/33.33/33.33",
      ],
      ["You burned 200 kcal more than last week.", "200 energy!: w0 & w1 210"],
      ["You did 2 more sessions than last week.", "2 sessions!: w0 & w1 1"],
      ["You were active 2 days more than last week.", "2 days!: w0 & w1 1"],
      [
        "This month you exercised 20 minutes less than last month.",
        "20 minutes!: 2026-3 & 2026-2 none",
      ],
      [
        "In October you exercised 20 minutes. That is 5 minutes more than last month.",
        "20 minutes!: 2025-10 279",
        "5 minutes: 2025-10 & 2026-2 none; 2026-3 & 2026-2 none",
      ],
      ["你本周比上周多运动了20分钟。"],
      ["你本周比上周少运动了20分钟。"],
      ["你上个月比本月多运动了20分钟。"],
      ["今天你比昨天多跑了20分钟。", "20 minutes!: 跑步 2026-03-06 & 跑步 2026-03-05 none"],
      [
        "You ran and swam 20 minutes more than last week.",
        "20 minutes: ran swam w0 & ran swam w1 31; ran w0 & ran w1 31; swam w0 & swam w1 31",
      ],
    ]);
  });

  it("is a share of the weekly target", () => {
    expectEach(claimsOf, [
      ["You reached 63% of your weekly target.", "63 percent: target w0 82.67/200"],
      ["Last week you reached 63% of the recommended target.", "63 percent: target w1 62/150"],
      ["You exercised 63%."],
      [
        "You reached 63% of your target last month and this week.",
        "63 percent: target 2026-2 186/450",
      ],
      ["本周你完成了推荐量的63%。"],
    ]);
  });

  it("is missing to the weekly target", () => {
    expectEach(claimsOf, [
      ["You have 55 minutes to go until your target.", "55 minutes!: target w0 26"],
      ["You have 55 minutes to go until your target of 200 minutes.", "55 minutes!: target w0 76"],
      ["Last week you had 55 minutes to go until your target.", "55 minutes!: target w1 57"],
      ["If you run, you have 55 minutes to go until your target."],
      ["Your plan has 55 minutes to go until your target."],
      ["In the park you have 55 minutes to go until your target."],
      ["Next week you have 55 minutes to go until your target."],
      ["你离推荐量还差55分钟。", "55 minutes!: target w0 26"],
    ]);
  });
});
