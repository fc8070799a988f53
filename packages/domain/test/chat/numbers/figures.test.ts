import { describe, it } from "vitest";
import { expectEach } from "./claims-in-words.ts";
import { figuresIn } from "./sentences-in-words.ts";

describe("the figures of a sentence", () => {
  it("are amounts of what is recorded", () => {
    expectEach(figuresIn, [
      [
        "You ran 45 minutes, 300 kcal, 3 days, 5 km at 5:30/km.",
        "45 minutes; 300 energy; 3 days; 5000 distance; 5.5 pace combined",
      ],
      ["You did 120 MET-minutes at 8 METs, 63% of it.", "120 metMinutes; 8 met; 63 percent"],
      ["You weigh 72 kg at 175 cm with 62 bpm.", "72 weight; 175 height; 62 pulse"],
      ["You went 12 km/h for 2 weeks.", "12 speed; 14 period"],
      ["It took 30 seconds.", "none"],
      ["You ran for half a day.", "none"],
      ["You ran for half an hour.", "30 minutes half"],
      ["You ran for an hour and a half.", "90 minutes half"],
      ["You trained 2.5 times on 1.5 days.", "none"],
      ["You burned 2.5 kcal in 2.5 minutes.", "2.5 energy; 2.5 minutes"],
      ["You took 5000 steps at 200 watts at 7:30 pm.", "none"],
    ]);
  });

  it("are none where they count something else", () => {
    expectEach(figuresIn, [
      ["It is 2 times your weight.", "none"],
      ["It is 2 times the effort.", "none"],
      ["It is 2 times more.", "none"],
      ["It is 2 times as long.", "none"],
      ["It is 2 times body weight.", "none"],
      ["It is 3 times higher.", "none"],
      ["It is 3 times lower than before.", "none"],
      ["It is 3 times faster.", "none"],
      ["You ran 2 times last week.", "2 sessions"],
      ["Do 4 x 20 minutes.", "none"],
      ["Do 4 × 20 minutes.", "none"],
      ["It beeps every 20 minutes.", "none"],
      ["In these 20 minutes you ran.", "none"],
      ["In those 20 minutes you ran.", "none"],
      ["每20分钟一次。", "1 sessions"],
      ["那20分钟很好。", "none"],
      ["这20分钟很好。", "none"],
      ["你最长的一次跑了82分钟。", "82 minutes"],
      ["你上一次跑步了。", "none"],
      ["你跑了一次。", "1 sessions"],
      ["你每一次跑步都很好。", "none"],
    ]);
  });

  it("are no distances that name something", () => {
    expectEach(figuresIn, [
      ["You ran 5 km.", "5000 distance"],
      ["A 5 km run is fine.", "none"],
      ["You ran a 5 km.", "none"],
      ["You did your fastest 5k.", "none"],
      ["You ran 5k.", "none"],
      ["You ran the 5 km.", "none"],
      ["You ran 3 of the 5 km.", "3000 distance; 5000 distance"],
      ["Your first 10 km were good.", "none"],
      ["Your next 10 km come.", "none"],
      ["Your last 10 km were good.", "none"],
      ["Your best 10 km were good.", "none"],
      ["You ran another 10 km.", "none"],
      ["Your pace per 10 km is good.", "none"],
      ["You ran 10 km every 10 km.", "10000 distance"],
      ["You ran each 10 km.", "none"],
      ["You ran 10 km run.", "none"],
      ["You swam 10 km race.", "none"],
      ["You had 5 km rides.", "none"],
      ["The 5 km walk was fine.", "none"],
      ["You ran 5 km routes.", "5000 distance"],
      ["You ran 5 km pace.", "none"],
      ["You ran 5 km/time.", "none"],
      ["你跑了10公里的路。", "none"],
      ["你跑了10公里赛。", "none"],
      ["你跑了10公里。", "10000 distance"],
      ["时速10公里。", "none"],
      ["每10公里休息。", "none"],
      ["第10公里很难。", "none"],
      ["你最10公里。", "none"],
    ]);
  });

  it("are no bounds where something was summed up", () => {
    expectEach(figuresIn, [
      ["You ran up to 95 minutes.", "under 95 minutes"],
      ["Your runs added up to 95 minutes.", "95 minutes"],
      ["Your runs add up to 95 minutes.", "95 minutes"],
      ["It adds up to 95 minutes.", "95 minutes"],
      ["That sums up to 95 minutes.", "95 minutes"],
      ["It sum up to 95 minutes.", "95 minutes"],
      ["It came up to 95 minutes.", "95 minutes"],
      ["It comes up to 95 minutes.", "95 minutes"],
      ["It come up to 95 minutes.", "95 minutes"],
      ["Adding up to 95 minutes.", "95 minutes"],
      ["Your runs added over 95 minutes.", "over 95 minutes"],
    ]);
  });

  it("may have minutes after hours without a unit", () => {
    expectEach(figuresIn, [
      ["You ran 2 h 40 last week.", "160 minutes combined"],
      ["You ran 2 hours 40.", "160 minutes combined"],
      ["You ran 2 h 60.", "120 minutes"],
      ["You ran 2 h 59.", "179 minutes combined"],
      ["You ran 2 h 4.", "120 minutes"],
      ["You ran 2-3 h 40.", "120-180 minutes"],
      ["You ran 20 minutes 40.", "20 minutes"],
      ["You ran 1 h 30 min 40.", "90 minutes combined"],
    ]);
  });

  it("stay out of quotations of five words", () => {
    expectEach(figuresIn, [
      ['You "ran for 30 minutes" today.', "30 minutes"],
      ['You "ran for a 30 minutes" today.', "none"],
      ['You "ran 30 minutes" and "swam for about 40 minutes" today.', "30 minutes"],
      ['You said "walk" for 30 minutes.', "30 minutes"],
    ]);
  });

  it("are counts of exercise by its name", () => {
    expectEach(figuresIn, [
      ["You did 8 runs.", "8 sessions of runs"],
      [
        "You did 3 walks, 2 rides, 4 swims and 5 hikes.",
        "3 sessions of walks; 2 sessions of rides; 4 sessions of swims; 5 sessions of hikes",
      ],
      [
        "You did 3 jogs, 2 climbs, 4 rows and 5 skates.",
        "3 sessions of jogs; 2 sessions of climbs; 4 sessions of rows; 5 sessions of skates",
      ],
      ["You did 3 strolls and 2 dances.", "3 sessions of walking; 2 sessions of dances"],
      ["You did 5 badminton sessions.", "5 sessions of badminton"],
      ["You did 2 yoga classes and 1 yoga class.", "2 sessions of yoga; 1 sessions of yoga"],
      [
        "You did 2 yoga trainings, 1 yoga training and 1 tennis outing.",
        "2 sessions of yoga; 1 sessions of yoga; 1 sessions of tennis",
      ],
      [
        "You did 3 yoga workouts, 1 yoga workout and 1 yoga session.",
        "3 sessions of yoga; 1 sessions of yoga; 1 sessions of yoga",
      ],
      ["You did yoga 3 times.", "3 sessions"],
      ["You did 5 more badminton sessions.", "5 sessions of badminton"],
      ["You did 5 other different badminton sessions.", "5 sessions of badminton"],
      ["You did 5 good solid great badminton sessions.", "none"],
      ["You did 5 completed yoga sessions.", "5 sessions of yoga"],
      [
        "You did 5 logged yoga sessions and 4 recorded yoga classes.",
        "5 sessions of yoga; 4 sessions of yoga",
      ],
      [
        "You did 5 separate yoga sessions and 4 total yoga classes.",
        "5 sessions of yoga; 4 sessions of yoga",
      ],
      ["You did 5 full yoga sessions.", "5 sessions of yoga"],
      ["You did 5 strange yoga sessions.", "none"],
      ["You did 5 pushups.", "none"],
      ["You did 2.5 badminton sessions.", "none"],
      ["You did over 5 badminton sessions.", "over 5 sessions of badminton"],
      ["You did about 5 swims.", "about 5 sessions of swims"],
      ["你跑步3回。", "3 sessions"],
      ["你跑步3趟。", "3 sessions"],
      ["你跑步3遍。", "3 sessions"],
      ["你打球3场。", "3 sessions"],
      ["你上课3节。", "3 sessions"],
      ["你跑步3次。", "3 sessions"],
    ]);
  });

  it("are counts after a label", () => {
    expectEach(figuresIn, [
      ["Number of runs: 8", "8 sessions of runs"],
      ["Number of runs in October: 8", "8 sessions of runs"],
      ["Number of workouts is 8", "8 sessions"],
      ["The number of your runs was 8.", "8 sessions of runs"],
      ["The number of your runs are 8.", "8 sessions of runs"],
      ["The number of your runs were 8.", "8 sessions of runs"],
      ["Number of runs = 8", "8 sessions of runs"],
      ["Number of runs - 8", "8 sessions of runs"],
      ["Number of runs – 8", "8 sessions of runs"],
      ["Number of runs 8", "none"],
      ["Number of runs: 8.5", "none"],
      ["Session count: 12", "12 sessions of any"],
      ["Workout count: 12", "12 sessions of any"],
      ["Active days last year: 62", "62 days"],
      ["活跃天数：62", "62 days"],
      ["Active days last year: 62 km", "62000 distance"],
      ["Runs: 8", "8 sessions of Runs"],
      ["Swims: 8", "8 sessions of Swims"],
      ["Swim: 8", "none"],
      ["Sessions: 8", "8 sessions"],
      ["Workouts: 8", "8 sessions"],
      ["Yoga sessions: 8", "8 sessions"],
      ["Yoga workouts: 8", "8 sessions"],
      ["Yoga: 8", "none"],
      ["Weight: 8", "none"],
      ["In October runs: 8", "none"],
    ]);
  });

  it("are ratings out of five", () => {
    expectEach(figuresIn, [
      ["You rated it 4 out of 5.", "4 sessions rating"],
      ["You rated it 4 of 5.", "4 sessions rating"],
      ["You rated it 4/5.", "4 sessions rating"],
      ["You rated it 4 stars.", "4 sessions rating"],
      ["You rated it 1 star.", "1 sessions rating"],
      ["You rated it 5 out of 5.", "5 sessions rating"],
      ["You rated it 6 out of 5.", "none"],
      ["You rated it 5.5 stars.", "none"],
      ["You rated it 4 out of 6.", "none"],
      ["你打了4颗星。", "4 sessions rating"],
      ["你打了4星。", "4 sessions rating"],
      ["你打了4分。", "4 sessions rating"],
      ["你打了5分。", "5 sessions rating"],
      ["你打了6分。", "none"],
    ]);
  });
});
