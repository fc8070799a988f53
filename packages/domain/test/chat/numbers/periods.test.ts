import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";
import { periodsIn } from "./sentences-in-words.ts";

describe("the days of a figure", () => {
  it("are read where a sentence names them", () => {
    expectEach(periodsIn, [
      ["You ran this week, last week and two weeks ago.", "this week = w0; last week = w1"],
      [
        "In October, in 2025 and in February 2025.",
        "october = 2025-10; 2025 = 2025; february 2025 = 2025-2",
      ],
      ["October: 30 minutes", "october = 2025-10"],
      ["October, 30 minutes", "october = 2025-10"],
      [
        "In the last 7 days and since Monday.",
        "last 7 days = last7; since monday = since 2026-03-02",
      ],
      ["Since Wednesday 4 March you ran.", "since wednesday 4 march = since 2026-03-04"],
      ["On Wednesday, 4 March you ran.", "wednesday , 4 march = 2026-03-04"],
      ["On 4 March, Wednesday you ran.", "4 march , wednesday = 2026-03-04"],
      ["On 4 March 5 March you ran.", "4 march 5 march = 2026-03-05"],
      ["On Wednesday since 4 March you ran.", "wednesday since 4 march = since 2026-03-04"],
      [
        "Since 4 March until Friday.",
        "since 4 march = since 2026-03-04; until friday = 1970-01-01..2026-02-26",
      ],
      ["7月1日星期三以来。", "7 月 1 日 星 期 三 以 来 = since 2025-07-01"],
      ["星期三3月4日你跑步。", "星 期 三 3 月 4 日 = 2026-03-04"],
      ["3月4日周三你跑步。", "3 月 4 日 周 三 = 2026-03-04"],
      ["上周3次。", "上 周 = w1"],
      ["上周三。", "上 周 三 = 2026-02-25"],
      ["周3次。", "none"],
      ["上个星期3次。", "上 个 星 期 = w1"],
      ["已经过去4天。", "none"],
      ["过去4天你跑步。", "过 去 4 天 = last4"],
      ["又过去4天。", "none"],
      ["都过去4天了。", "none"],
      ["You ran 9 days ago.", "9 days ago = 2026-02-25"],
      ["Your last run was 9 days ago.", "none"],
      ["Your last run was last Friday.", "last friday = 2026-02-27"],
      ["你上次跑步是9天前。", "none"],
      ["你9天前跑步。", "9 天 前 = 2026-02-25"],
      ["2011 minutes.", "none"],
      ["Minutes: 2011", "none"],
      ["In 2011 you ran.", "2011 = 2011"],
      ["2025年。", "2025 年 = 2025"],
      ["2 years.", "none"],
      ["Tomorrow and next week.", "tomorrow = future; next week = future"],
    ]);
  });

  it("are those beside it, of its clause, or near", () => {
    expectEach(claimsOf, [
      [
        "You exercised 75 minutes last week and 95 minutes this week.",
        "75 minutes!: w1 93",
        "95 minutes!: w0 124",
      ],
      ["Last week's total of 75 minutes was less than this week.", "75 minutes!: w1 93"],
      [
        "In October you exercised 90 minutes, in November 80 minutes.",
        "90 minutes!: 2025-10 279",
        "80 minutes!: 2025-11 279",
      ],
      ["Last month, you exercised 90 minutes.", "90 minutes!: 2026-2 279"],
      [
        "Last month was good, this week better, you exercised 90 minutes.",
        "90 minutes: 2026-2 279; w0 124",
      ],
      ["You exercised 90 minutes, last month.", "90 minutes!: 2026-2 279"],
      ["This week 95 minutes (3 sessions in total).", "95 minutes!: w0 124", "3 sessions: w0 4"],
      ["Last month you exercised 280 minutes in total.", "280 minutes!: 2026-2 279"],
      ["In total you exercised 280 minutes.", "280 minutes!: ever 1860"],
      ["You exercised 280 minutes so far this year.", "280 minutes!: 2026 620"],
      ["So far you exercised 280 minutes.", "280 minutes!: ever 1860"],
      ["To date you exercised 280 minutes.", "280 minutes!: ever 1860"],
      ["Until now you exercised 280 minutes.", "280 minutes!: ever 1860"],
      ["Overall you exercised 280 minutes.", "280 minutes!: ever 1860"],
      ["上周的75分钟运动很好。", "75 minutes!: w1 93"],
      [
        "目前你运动了280分钟。",
        "280 minutes: open 1860; last ever 35; longest ever 82; most_calories ever 70",
      ],
      ["到目前为止你运动了280分钟。", "280 minutes!: ever 1860"],
      ["你上周运动了75分钟，本周运动了95分钟。", "75 minutes!: w1 93", "95 minutes!: w0 124"],
    ]);
  });

  it("can be understood in several ways", () => {
    expectEach(claimsOf, [
      [
        "In the last 7 days you exercised 90 minutes.",
        "90 minutes!: last7 124; 2026-02-27..2026-03-05 31; last8 124",
      ],
      ["In February you exercised 90 minutes.", "90 minutes!: 2026-2 279"],
      ["In February 2025 you exercised 90 minutes.", "90 minutes!: 2025-2 279"],
      [
        "In 2024 it was good. In February you exercised 90 minutes.",
        "90 minutes: 2026-2 279; 2024-2 279",
      ],
      [
        "In May 2024 it was good. In February you exercised 90 minutes.",
        "90 minutes: 2026-2 279; 2024-2 279",
      ],
      [
        "In 2024 it was good. In February 2023 you exercised 90 minutes.",
        "90 minutes!: 2023-2 279",
      ],
      [
        "In 2024 it was good. In February this year you exercised 90 minutes.",
        "90 minutes!: 2026-2 279",
      ],
      ["In 2024 it was good. Last February you exercised 90 minutes.", "90 minutes!: 2026-2 279"],
      [
        "Since 1 May 2024 it was good. In February you exercised 90 minutes.",
        "90 minutes: 2026-2 279; 2024-2 279",
      ],
      [
        "On 1 May 2024 it was good. In February you exercised 90 minutes.",
        "90 minutes: 2026-2 279; 2024-2 279",
      ],
      ["Last week it was good. In February you exercised 90 minutes.", "90 minutes!: 2026-2 279"],
      ["2024年很好。2月你运动了90分钟。", "90 minutes: 2026-2 279; 2024-2 279"],
      ["2024年很好。今年2月你运动了90分钟。", "90 minutes!: 2026-2 279"],
      [
        "Last Friday you exercised 90 minutes.",
        "90 minutes!: 2026-02-27 31; 2026-02-20 31; list 2026-02-27 20/24; list 2026-02-20 20/24",
      ],
      ["On Friday you exercised 90 minutes.", "90 minutes!: 2026-02-27 31; list 2026-02-27 20/24"],
    ]);
  });

  it("are nobody's where only what was said before tells which", () => {
    expectEach(claimsOf, [
      ["The month before you exercised 90 minutes."],
      ["That February you exercised 90 minutes."],
      ["The same February you exercised 90 minutes."],
      ["This February you exercised 90 minutes.", "90 minutes!: 2026-2 279"],
      ["Next week you exercised 90 minutes."],
      ["那2月你运动了90分钟。"],
      ["同2月你运动了90分钟。"],
    ]);
  });

  it("are others than those that it is held against", () => {
    expectEach(claimsOf, [
      [
        "Compared with last week, you exercised 95 minutes.",
        "95 minutes: open 1860; last ever 35; longest ever 82; most_calories ever 70",
      ],
      [
        "You exercised 95 minutes this week, compared to 75 minutes last week.",
        "95 minutes!: w0 124",
        "75 minutes!: w1 93",
      ],
      ["This week you exercised 95 minutes, up from last week.", "95 minutes!: w0 124"],
      [
        "This week you exercised 95 minutes, up from 75 minutes last week.",
        "95 minutes!: w0 124",
        "75 minutes!: w1 93",
      ],
      [
        "Than in all the last week you exercised 95 minutes.",
        "95 minutes: open 1860; last ever 35; longest ever 82; most_calories ever 70",
      ],
      ["You exercised 95 minutes this week versus last week.", "95 minutes!: w0 124"],
      ["You exercised 95 minutes from last week.", "95 minutes!: w1 93"],
    ]);
  });

  it("come with what was said before it, too", () => {
    expectEach(claimsOf, [
      [
        "Last week you ran. So far you did 3 swims.",
        "3 sessions: swims ever 60; swims w1 3; swims w0 4; swims 2026-03-06 1; swims 2026-3 9; swims 2026 20",
      ],
      [
        "Last week you ran. In total you did 3 swims.",
        "3 sessions: swims ever 60; swims w1 3; swims w0 4; swims 2026-03-06 1; swims 2026-3 9; swims 2026 20",
      ],
      [
        "Last week you ran. You did 3 swims in all.",
        "3 sessions: swims ever 60; swims w1 3; swims w0 4; swims 2026-03-06 1; swims 2026-3 9; swims 2026 20",
      ],
      [
        "Last week you ran. To date you did 3 swims.",
        "3 sessions: swims ever 60; swims w1 3; swims w0 4; swims 2026-03-06 1; swims 2026-3 9; swims 2026 20",
      ],
      [
        "Last week you ran. Overall you did 3 swims.",
        "3 sessions: swims ever 60; swims w1 3; swims w0 4; swims 2026-03-06 1; swims 2026-3 9; swims 2026 20",
      ],
      [
        "Last week you ran. You did 3 swims altogether.",
        "3 sessions: swims ever 60; swims w1 3; swims w0 4; swims 2026-03-06 1; swims 2026-3 9; swims 2026 20",
      ],
      [
        "Last week you ran. Until now you did 3 swims.",
        "3 sessions: swims ever 60; swims w1 3; swims w0 4; swims 2026-03-06 1; swims 2026-3 9; swims 2026 20",
      ],
      [
        "Last week you ran. Up to now you did 3 swims.",
        "3 sessions: swims ever 60; swims w1 3; swims w0 4; swims 2026-03-06 1; swims 2026-3 9; swims 2026 20",
      ],
      ["Last week you ran. You did 3 swims this week.", "3 sessions!: swims w0 4"],
      [
        "上周你跑步。到目前为止你做了3次游泳。",
        "3 sessions: 游泳 ever 60; 游泳 w1 3; 游泳 w0 4; 游泳 2026-03-06 1; 游泳 2026-3 9; 游泳 2026 20",
      ],
      ["You swam last week, and you exercised 75 minutes.", "75 minutes!: swam w1 93"],
      [
        "You ran and swam 75 minutes last week.",
        "75 minutes: ran swam w1 93; ran w1 93; swam w1 93",
      ],
      ["You exercised 75 minutes last week (you swam).", "75 minutes!: w1 93; swam w1 93"],
      ["## Last week\nYou exercised 75 minutes.", "75 minutes!: w1 93"],
      ["Last week:\n- Minutes: 75\n- Runs: 3", "75 minutes!: w1 93", "3 sessions!: Runs w1 3"],
      ["This week:\n- 75 minutes\n- 3 sessions", "75 minutes!: w0 124", "3 sessions!: w0 4"],
      [
        "October:\n\nYou exercised 75 minutes.",
        "75 minutes: open 1860; last ever 35; longest ever 82; most_calories ever 70",
      ],
    ]);
  });
});
