import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";

describe("the amounts of a reply", () => {
  it("are sums over the days and the kind of exercise that are named", () => {
    expectEach(claimsOf, [
      ["This week you exercised 95 minutes.", "95 minutes!: w0 124"],
      ["This week you burned 540 kcal with exercise.", "540 energy!: w0 840"],
      ["This week you did 620 MET-minutes of exercise.", "620 metMinutes!: w0 1000"],
      ["This week you did 3 workouts.", "3 sessions!: w0 4"],
      ["This week you trained 3 times.", "3 sessions!: w0 4; w0 4"],
      ["This week you trained once.", "1 sessions times!: w0 4; w0 4"],
      ["This week you exercised on 3 days.", "3 days!: w0 4"],
      ["This week you ran 15 km.", "15000 distance!: ran w0 20000"],
      ["This week you ran at a pace of 6:00/km.", "6 pace combined: ran w0 6"],
      ["This week you ran at 10 km/h.", "10 speed: ran w0 10/9.68"],
      ["This week you exercised at 8 METs."],
      ["This week you exercised 8%."],
      [
        "This week you did 3 swims and 2 runs.",
        "3 sessions!: swims w0 4",
        "2 sessions!: runs w0 4",
      ],
      ["Today you exercised 35 minutes.", "35 minutes!: 2026-03-06 31; list 2026-03-06 20/24"],
      [
        "Today you did a 35-minute run.",
        "35 minutes: run 2026-03-06 31; list run 2026-03-06 20/24",
      ],
      ["This week you did a 35-minute run.", "35 minutes: run w0 124; list run w0 20/24"],
      ["This week you ran a 35 minutes.", "35 minutes!: ran w0 124; list ran w0 20/24"],
      ["This week you had one 35 minute run.", "35 minutes!: run w0 124; list run w0 20/24"],
      ["Today you ran 5 km.", "5000 distance!: ran 2026-03-06 5000; list ran 2026-03-06 4000/4800"],
      [
        "Today you burned 200 kcal with a run.",
        "200 energy!: 2026-03-06 210; run 2026-03-06 210; list 2026-03-06 140/168; list run 2026-03-06 140/168",
      ],
      ["You ran 15 km in all.", "15000 distance!: ran ever 300000"],
      ["You exercised on 40 days.", "40 days: open 48; current_streak 5"],
      ["You did 40 swims.", "40 sessions: swims open 60"],
      ["You trained 40 times.", "40 sessions: open 60; open 48"],
      [
        "You burned 200 kcal running.",
        "200 energy: running open 12600; last running ever 245; longest running ever 574; most_calories running ever 490",
      ],
      [
        "You ran at 10 km/h.",
        "10 speed: ran open 10/9.68; last ran ever 13.33/12; longest ran ever 13.33/12; most_calories ran ever 13.33/12; best_pace ran ever 13.33/12",
      ],
      ["你本周运动了95分钟。", "95 minutes!: w0 124"],
      ["你本周消耗了540千卡。", "540 energy!: w0 840"],
      ["你本周跑步3次。", "3 sessions!: 跑步 w0 4; 跑步 w0 4"],
      ["你本周运动了3天。", "3 days!: w0 4"],
      ["你今天跑了5公里。", "5000 distance!: 跑步 2026-03-06 5000; list 跑步 2026-03-06 4000/4800"],
    ]);
  });

  it("are means where an average is told", () => {
    expectEach(claimsOf, [
      ["This week you averaged 30 minutes.", "30 minutes!: w0 31; w0 31"],
      ["This week you averaged 30 minutes per session.", "30 minutes!: w0 31"],
      ["This week your runs took 30 minutes each.", "30 minutes!: runs w0 31"],
      ["This week you burned 200 kcal each time.", "200 energy!: w0 210"],
      ["This week you burned 200 kcal on average.", "200 energy!: w0 210; w0 210"],
      [
        "This week you averaged 210 MET-minutes in your runs.",
        "210 metMinutes!: runs w0 250; runs w0 250",
      ],
      ["This week you averaged 5 km in your runs.", "5000 distance!: runs w0 5000; runs w0 5000"],
      ["This week you ran at an average pace of 6:00/km.", "6 pace combined: ran w0 6"],
      ["This week you ran at an average speed of 10 km/h.", "10 speed: ran w0 10/9.68"],
      ["This week you ran 5 km on average.", "5000 distance!: ran w0 5000; ran w0 5000"],
      [
        "This week you ran 5 km per run.",
        "5000 distance: ran run w0 5000; ran w0 5000; run w0 5000",
      ],
      ["This week your runs averaged 30 minutes.", "30 minutes!: runs w0 31; runs w0 31"],
      ["This week you averaged 3 sessions."],
      ["This week you averaged 3 days."],
      ["This week you averaged 30 minutes per day."],
      ["On average your runs took 30 minutes."],
      ["本周你平均每次运动30分钟。", "30 minutes!: w0 31"],
      ["本周你平均运动30分钟。", "30 minutes!: w0 31; w0 31"],
      ["本周每次跑步30分钟。"],
    ]);
  });

  it("are of one session that is picked out", () => {
    expectEach(claimsOf, [
      ["Your longest run took 80 minutes.", "80 minutes!: longest run ever 82"],
      [
        "Your longest run was 15 km.",
        "15000 distance: longest_distance run ever 15000; longest run ever 16400",
      ],
      [
        "Your farthest run was 15 km.",
        "15000 distance: longest_distance run ever 15000; longest run ever 16400",
      ],
      [
        "Your furthest run took 80 minutes.",
        "80 minutes: longest_distance run ever 75; longest run ever 82",
      ],
      ["Your longest run this month took 80 minutes.", "80 minutes!: longest run 2026-3 82"],
      ["Your longest run in February burned 500 kcal.", "500 energy!: longest run 2026-2 574"],
      ["Your last run took 30 minutes.", "30 minutes!: last run ever 35"],
      ["Your last run burned 200 kcal.", "200 energy!: last run ever 245"],
      ["Your last run was at 8 METs.", "8 met!: last run ever 8/6"],
      ["Your last run was 280 MET-minutes.", "280 metMinutes!: last run ever 280/210"],
      ["Your last run was 5 km.", "5000 distance!: last run ever 7000"],
      ["Your last run was at 5:30/km.", "5.5 pace combined: last run ever 4.5"],
      ["Your last run was at 11 km/h.", "11 speed: last run ever 13.33/12"],
      [
        "You burned the most calories, 600 kcal, in one run.",
        "600 energy: most_calories ever 490; most_calories run ever 490",
        "1 sessions: run open 60",
      ],
      [
        "Your best run took 80 minutes.",
        "80 minutes: longest run ever 82; most_calories run ever 70",
      ],
      [
        "Your best run burned 500 kcal.",
        "500 energy: most_calories run ever 490; longest run ever 574",
      ],
      [
        "Your best run was 15 km.",
        "15000 distance: longest_distance run ever 15000; longest run ever 16400",
      ],
      ["Your best run was at 5:00/km.", "5 pace combined: best_pace run ever 4.5"],
      ["Your best run was at 12 km/h.", "12 speed: best_pace run ever 13.33/12"],
      [
        "Your biggest ride took 80 minutes.",
        "80 minutes: longest ride ever 82; most_calories ride ever 70",
      ],
      [
        "Your best ever was 80 minutes of running.",
        "80 minutes: longest running ever 82; most_calories running ever 70",
      ],
      [
        "Your personal best was 15 km of running.",
        "15000 distance: longest_distance running ever 15000; longest running ever 16400",
      ],
      ["Your best week had 80 minutes."],
      ["Your best was 3 runs.", "3 sessions: runs open 60"],
      [
        "Your last run took 30 minutes. This week you burned 200 kcal.",
        "30 minutes!: last run ever 35",
        "200 energy: run w0 840; w0 840; last run ever 245; last ever 245",
      ],
      [
        "Your longest run took 80 minutes. This week you burned 500 kcal.",
        "80 minutes!: longest run ever 82",
        "500 energy: run w0 840; w0 840; longest run ever 574; longest ever 574",
      ],
      [
        "Your last run took 30 minutes. Your longest took 80 minutes.",
        "30 minutes!: last run ever 35",
        "80 minutes: longest run ever 82; longest ever 82",
      ],
      [
        "Last week you ran. Your longest run took 80 minutes.",
        "80 minutes: longest run w1 82; longest run ever 82",
      ],
      ["Last week you ran. Your last run took 30 minutes.", "30 minutes!: last run ever 35"],
      ["你最长的跑步是80分钟。", "80 minutes!: longest 跑步 ever 82"],
      ["你上次跑步30分钟。", "30 minutes!: last 跑步 ever 35"],
      ["你上次跑步消耗了200千卡。", "200 energy!: last 跑步 ever 245"],
      ["你消耗最多的跑步是600千卡。", "600 energy!: most_calories 跑步 ever 490"],
      [
        "你最远跑了15公里。",
        "15000 distance: longest_distance 跑步 ever 15000; longest 跑步 ever 16400",
      ],
      [
        "Your farthest run was 15 km.",
        "15000 distance: longest_distance run ever 15000; longest run ever 16400",
      ],
      [
        "Your furthest run took 80 minutes.",
        "80 minutes: longest_distance run ever 75; longest run ever 82",
      ],
    ]);
  });

  it("are nobody's where no query tells them", () => {
    expectEach(claimsOf, [
      ["Your shortest run took 20 minutes."],
      ["You first ran 20 minutes."],
      ["You exercised 30 minutes a day."],
      ["You exercised 30 minutes per week."],
      ["Your plan has 30 minutes of running."],
      ["You did 3 sets of 10 reps."],
      ["You exercised for 3 weeks."],
      ["You did 3 of 12 runs."],
      ["You did 3 sets this week."],
    ]);
  });
});
