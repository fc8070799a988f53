import { describe, expect, it } from "vitest";
import { figureEdits } from "../../../src/chat/numbers/figure-text.ts";
import { stopwatchTimes } from "../../../src/chat/numbers/stopwatch-times.ts";
import { languageOfText } from "../../../src/language/language-of-text.ts";
import { read } from "../../../src/language/read.ts";
import { readAmounts } from "../../../src/language/read-amounts.ts";

type Row = readonly [text: string, value: number, right: string];

/** A text with another value in the place of its first figure. */
function written(text: string, value: number): string {
  const { tokens } = read(text);
  const [amount] = [...stopwatchTimes(tokens), ...readAmounts(tokens)];
  if (amount === undefined) throw new Error(`There is no figure in ${text}.`);
  const edits = figureEdits(text, tokens, amount, value, languageOfText(text));
  return [...edits]
    .sort((left, right) => right.start - left.start || right.end - left.end)
    .reduce((all, edit) => all.slice(0, edit.start) + edit.text + all.slice(edit.end), text);
}

function expectEach(rows: readonly Row[]) {
  expect(rows.map(([text, value]) => [text, value, written(text, value)])).toEqual(rows);
}

describe("another value in the place of a figure", () => {
  it("is written as precisely as it was, with at most one decimal", () => {
    expectEach([
      ["You ran 90 minutes.", 94.6, "You ran 95 minutes."],
      ["You ran 90.5 minutes.", 94.64, "You ran 94.6 minutes."],
      ["You ran 90.25 minutes.", 94.64, "You ran 94.6 minutes."],
      ["You burned 900 kcal.", 1234, "You burned 1234 kcal."],
      ["You burned 1,900 kcal.", 12_345, "You burned 12,345 kcal."],
      ["You burned 1,900 kcal.", 1_234_567, "You burned 1,234,567 kcal."],
      ["You burned 1,900 kcal.", 123_456, "You burned 123,456 kcal."],
      ["You burned 1,900 kcal.", 234, "You burned 234 kcal."],
      ["You burned 2000 kJ.", 239.01, "You burned 1000 kJ."],
      ["You ran 5 km.", 7_260, "You ran 7 km."],
      ["You ran 5.0 km.", 7_260, "You ran 7.3 km."],
      ["You ran 2 hours.", 95, "You ran 1.6 hours."],
      ["You ran 2 hours.", 180, "You ran 3 hours."],
      ["You ran 2 hours.", 182.9, "You ran 3 hours."],
      ["You ran 2 hours.", 183.1, "You ran 3.1 hours."],
      ["You ran 2 hours.", 176, "You ran 2.9 hours."],
      ["You weigh 70 kg.", 72.4, "You weigh 72.4 kg."],
      ["You weigh 70.5 kg.", 72, "You weigh 72 kg."],
      ["You weigh 150 lb.", 72, "You weigh 158.7 lb."],
      ["You are 170 cm tall.", 175.5, "You are 175.5 cm tall."],
      ["You are 170 cm tall.", 175, "You are 175 cm tall."],
      ["Your pulse is 60 bpm.", 62, "Your pulse is 62 bpm."],
    ]);
  });

  it("has its unit in the singular or the plural", () => {
    expectEach([
      ["You did 3 sessions.", 1, "You did 1 session."],
      ["You did 1 session.", 3, "You did 3 sessions."],
      ["You did 3 workouts.", 1, "You did 1 workout."],
      ["You did 1 workout.", 2, "You did 2 workouts."],
      ["You trained 3 times.", 1, "You trained 1 time."],
      ["You ran 1 minute.", 2, "You ran 2 minutes."],
      ["You ran 2 hours.", 60, "You ran 1 hour."],
      ["You ran 1 hour.", 120, "You ran 2 hours."],
      ["You ran 1 hr.", 120, "You ran 2 hrs."],
      ["You ran on 3 days.", 1, "You ran on 1 day."],
      ["You ran on 1 day.", 3, "You ran on 3 days."],
      ["You burned 1 calorie.", 9, "You burned 9 calories."],
      ["You burned 1 kilocalorie.", 9, "You burned 9 kilocalories."],
      ["It was 1 week ago.", 14, "It was 2 weeks ago."],
      ["You weigh 1 kilogram.", 72, "You weigh 72 kilograms."],
      ["You weigh 2 pounds.", 0.45359237, "You weigh 1 pound."],
      ["You did 1 run.", 3, "You did 3 runs."],
      ["You did 1 walk.", 3, "You did 3 walks."],
      ["You did 1 ride.", 3, "You did 3 rides."],
      ["You did 3 swims.", 1, "You did 1 swim."],
      ["You did 1 training.", 2, "You did 2 trainings."],
      ["An 11 day streak.", 5, "An 5 day streak."],
      ["A 1-day streak.", 5, "A 5-day streak."],
      ["A 45-minute run.", 1, "A 1-minute run."],
      ["You did 1 session.", 1, "You did 1 session."],
      ["You ran 5 km.", 1_000, "You ran 1 km."],
      ["你跑步3次。", 1, "你跑步1次。"],
    ]);
  });

  it("loses the bound that no longer holds, and stays about so much", () => {
    expectEach([
      ["You ran over 90 minutes.", 50, "You ran 50 minutes."],
      ["You ran under 90 minutes.", 95, "You ran 95 minutes."],
      ["You ran nearly 90 minutes.", 50, "You ran 50 minutes."],
      ["You ran about 90 minutes.", 50, "You ran about 50 minutes."],
      ["You ran 90+ minutes.", 50, "You ran 50 minutes."],
      ["You ran 90 minutes plus.", 50, "You ran 50 minutes."],
      ["You ran 90 minutes or more.", 50, "You ran 50 minutes."],
      ["You ran 90 minutes or less.", 95, "You ran 95 minutes."],
      ["You ran 90 minutes or so.", 50, "You ran 50 minutes or so."],
      ["你跑了90多分钟。", 50, "你跑了50分钟。"],
      ["你跑了90余分钟。", 50, "你跑了50分钟。"],
      ["你跑了90分钟多。", 50, "你跑了50分钟。"],
      ["你跑了90分钟以上。", 50, "你跑了50分钟。"],
      ["你跑了90分钟以下。", 95, "你跑了95分钟。"],
      ["你跑了90分钟以内。", 95, "你跑了95分钟。"],
      ["你跑了90分钟左右。", 50, "你跑了50分钟左右。"],
      ["你跑了大约90分钟。", 50, "你跑了大约50分钟。"],
      ["你跑了超过90分钟。", 50, "你跑了50分钟。"],
    ]);
  });

  it("is written in digits and units where words or two units told it", () => {
    expectEach([
      ["You ran half an hour.", 95, "You ran 1 h 35 min."],
      ["You ran half an hour.", 50, "You ran 50 min."],
      ["You ran half an hour.", 59.6, "You ran 1 h."],
      ["You ran half an hour.", 59.4, "You ran 59 min."],
      ["You ran half an hour.", 120, "You ran 2 h."],
      ["You ran half an hour.", 121, "You ran 2 h 1 min."],
      ["You ran about half an hour.", 50, "You ran about 50 min."],
      ["You ran over half an hour.", 20, "You ran 20 min."],
      ["You ran 1 h 35 min.", 50, "You ran 50 min."],
      ["You trained once.", 3, "You trained 3 times."],
      ["You trained twice.", 1, "You trained once."],
      ["你跑了半小时。", 95, "你跑了1小时35分钟。"],
      ["你跑了半小時。", 95, "你跑了1小時35分鐘。"],
      ["你跑了1小时35分钟。", 120, "你跑了2小时。"],
      ["你跑了1小時35分鐘。", 50, "你跑了50分鐘。"],
      ["It took 24:31.", 25.2, "It took 25:12."],
      ["It took under 24:31.", 25.2, "It took 25:12."],
      ["It took about 24:31.", 25.2, "It took about 25:12."],
      ["It took 24 minutes and 31 seconds.", 25.2, "It took 25 minutes and 12 seconds."],
      ["用了24分31秒。", 25.2, "用了25分12秒。"],
    ]);
  });
});
