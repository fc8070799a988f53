import { describe, it } from "vitest";
import { claimsOf, expectEach } from "./claims-in-words.ts";

describe("the pulse and the steps of a session", () => {
  it("are the mean, the most or either", () => {
    expectEach(claimsOf, [
      ["Your last run had an average heart rate of 148 bpm.", "148 pulse!: last run ever 145"],
      ["Your last run had a maximum heart rate of 171 bpm.", "171 pulse!: last run ever 165"],
      ["Your last run had a heart rate of 148 bpm.", "148 pulse: last run ever 145/165"],
      ["Your last run had an average heart rate of 148.", "148 pulse!: last run ever 145"],
      [
        "Your last run had a heart rate of 148, max 171.",
        "148 pulse: last run ever 145/165",
        "171 pulse!: last run ever 165",
      ],
      [
        "Your last run: average heart rate 148, max 171.",
        "148 pulse!: last run ever 145",
        "171 pulse!: last run ever 165",
      ],
      ["On your last run your heart rate was 148 on average.", "148 pulse!: last run ever 145"],
      ["On your last run your heart rate went up to 171 bpm.", "171 pulse!: last run ever 165"],
      ["On your last run your heart rate was under 171 bpm.", "171 pulse: last run ever 145/165"],
      [
        "On your last run your heart rate was about 148 bpm.",
        "about 148 pulse: last run ever 145/165",
      ],
      [
        "On your last run your heart rate was 148 times a minute.",
        "148 pulse: last run ever 145/165",
      ],
      ["On your last run your heart beat 148 times a minute.", "148 pulse: last run ever 145/165"],
      [
        "On your last run your heart beat 148 times per minute.",
        "148 pulse: last run ever 145/165",
      ],
      ["On your last run your heart beat 148 times an hour."],
      ["On your last run your heart beat 148 times a day."],
      ["Your last run had a pulse of 40.", "40 pulse: last run ever 145/165"],
      ["Your last run had a pulse of 39."],
      ["Your last run had a pulse of 300.", "300 pulse: last run ever 145/165"],
      ["Your last run had a pulse of 301."],
      ["Your last run had a pulse of 148.5."],
      ["Your last run had a pulse of 140-150."],
      ["Your last run had a pulse of 140 to 150."],
      ["Your last run had a pulse of 140 – 150."],
      ["Your last run had a pulse of 148 %."],
      ["Your last run, pulse fine, had 148."],
      ["你上次跑步的平均心率是148。", "148 pulse!: last 跑步 ever 145"],
      ["你上次跑步的最高心率是171。", "171 pulse!: last 跑步 ever 165"],
      ["你上次跑步的心率是148次/分。", "148 pulse: last 跑步 ever 145/165"],
      ["你上次跑步的心率是148号。"],
      ["你上次跑步的心率是140到150。"],
    ]);
  });

  it("are steps where they are counted or labelled", () => {
    expectEach(claimsOf, [
      ["Your last run took 5,420 steps.", "5420 steps!: last run ever 5600"],
      ["Your last run had one step.", "1 steps!: last run ever 5600"],
      ["Steps of your last run: 5420", "5420 steps!: last run ever 5600"],
      ["The steps of your last run were 5420."],
      ["Steps of your last run is 5420", "5420 steps!: last run ever 5600"],
      ["The number of steps of your last run was 5420.", "5420 steps!: last run ever 5600"],
      ["The number of steps of your last run: 5420", "5420 steps!: last run ever 5600"],
      ["Your last run took 5420."],
      [
        "Your last run took 5,420 steps in 30 minutes.",
        "30 minutes!: last run ever 35",
        "5420 steps!: last run ever 5600",
      ],
      ["Steps of your last run: 30 minutes", "30 minutes!: last run ever 35"],
      ["Your last run took about 5,420 steps.", "about 5420 steps!: last run ever 5600"],
      [
        "你上次跑步走了5420步。",
        "5420 steps: last 跑步 步行 ever 5600; last 跑步 ever 5600; last 步行 ever 5600",
      ],
      ["你上次跑步的步数是5420。", "5420 steps!: last 跑步 ever 5600"],
      ["你上次跑步步数为5420。", "5420 steps!: last 跑步 ever 5600"],
      ["你上次跑步步数：5420", "5420 steps!: last 跑步 ever 5600"],
      ["你上次步行5420步行。"],
      ["你上次跑步5420步数。"],
    ]);
  });

  it("are of the last session, or of one on a day", () => {
    expectEach(claimsOf, [
      ["Yesterday your run had a pulse of 148.", "148 pulse: list run 2026-03-05 130/150/134/154"],
      ["Yesterday your pulse was 148.", "148 pulse: list 2026-03-05 130/150/134/154"],
      ["Yesterday you took 5420 steps."],
      ["Yesterday you ran 5420 steps.", "5420 steps!: list ran 2026-03-05 3200/3840/7040"],
      ["Last week your run had a pulse of 148."],
      ["In October your run had a pulse of 148."],
      ["Your run had a pulse of 148."],
      [
        "Your last run took 30 minutes. Your pulse was 148.",
        "30 minutes!: last run ever 35",
        "148 pulse: last run ever 145/165; last ever 145/165",
      ],
      [
        "Yesterday you ran. Your pulse was 148.",
        "148 pulse: list ran 2026-03-05 130/150/134/154; list 2026-03-05 130/150/134/154",
      ],
      ["Last week you ran. Your pulse was 148."],
      [
        "Yesterday you ran. The pulse was 148.",
        "148 pulse: list ran 2026-03-05 130/150/134/154; list 2026-03-05 130/150/134/154",
      ],
      [
        "Your last run today had a pulse of 148.",
        "148 pulse: last run ever 145/165; list run 2026-03-06 130/150/134/154",
      ],
      [
        "Your last run had 5420 steps, yesterday.",
        "5420 steps: last run ever 5600; list run 2026-03-05 3200/3840/7040",
      ],
    ]);
  });

  it("are none of others", () => {
    expectEach(claimsOf, [
      ["Your resting heart rate after your last run was 62."],
      ["Your lowest heart rate in your last run was 100."],
      ["Your minimum pulse in your last run was 100."],
      ["Your maximum heart rate is estimated as 190."],
      ["Your last run had an estimated pulse of 148."],
      ["Your last run had a pulse in the zone of 148."],
      ["Over your last 3 runs your pulse was 148."],
      ["Your last run without one of them had a pulse of 148."],
      ["Per week your last run had a pulse of 148."],
      ["Your last run had a pulse of 148 per week.", "148 pulse: last run ever 145/165"],
      ["Your last run should have a pulse of 148."],
      ["Your last run had a pulse of 148?"],
      ["If your last run had a pulse of 148, fine."],
      ["Next week your last run has a pulse of 148."],
      ["His pulse was 148."],
      ["你的静息心率上次跑步是62。"],
    ]);
  });
});
