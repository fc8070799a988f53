import { describe, it } from "vitest";
import { expectEach } from "./claims-in-words.ts";
import { askingOf, statedOf } from "./sentences-in-words.ts";

describe("the figures of a sentence that are stated of the person", () => {
  it("are those that the words of their clause tell, after nothing, something own, and advice", () => {
    expectEach(statedOf, [
      ["You ran 30 minutes.", "yes > own | yes > own | yes > own"],
      ["You should run 30 minutes.", "no > not | no > not | no > not"],
      ["Your 30 minutes are great.", "yes > own | yes > own | yes > own"],
      ["Your current total 30 minutes should grow.", "no > not | no > not | no > not"],
      ["Your great solid 30 minutes were good.", "yes > none | yes > own | yes > not"],
      ["The 30 minutes were good.", "no > none | yes > own | no > not"],
      ["30 minutes.", "no > none | yes > own | no > not"],
      ["The 95 minutes you did are great.", "yes > own | yes > own | yes > own"],
      ["The 95 minutes that you did are great.", "yes > own | yes > own | yes > own"],
      ["The 95 minutes that in all you did are great.", "yes > own | yes > own | yes > own"],
      ["You should see the 95 minutes you did.", "yes > own | yes > own | yes > own"],
      ["You should see the 95 minutes that so far you did.", "yes > own | yes > own | yes > own"],
      [
        "You should see the 95 minutes that again so far you did.",
        "no > own | no > own | no > own",
      ],
      [
        "You should see the 95 minutes that once again so far you did.",
        "no > own | no > own | no > own",
      ],
      ["Upcoming: 30 minutes you ran.", "yes > own | yes > own | yes > own"],
      ["30 minutes you ran this evening.", "yes > own | yes > own | yes > own"],
      ["You ran 30 minutes this evening.", "yes > own | yes > own | yes > own"],
      ["This evening you ran 30 minutes.", "yes > own | yes > own | yes > own"],
      ["This evening your longest run of 30 minutes.", "yes > own | yes > own | yes > own"],
      ["接下来你跑30分钟。", "no > own | no > own | no > own"],
      ["你跑了30分钟，接下来20分钟。", "yes no > own | yes no > own | yes no > own"],
      ["30 minutes this evening, you ran.", "yes > own | yes > own | yes > own"],
      ["30 minutes, this evening you ran.", "yes > own | yes > own | yes > own"],
      ["If you ran 30 minutes, it was good.", "no > own | no > own | no > own"],
      ["You ran 30 minutes if it rained.", "yes > not | yes > not | yes > not"],
      ["30 minutes tomorrow.", "no > none | yes > own | no > not"],
      ["You ran 30 minutes tomorrow.", "yes > own | yes > own | yes > own"],
      ["You ran 30 minutes and should rest 2 days.", "yes no > not | yes no > not | yes no > not"],
      ["You ran 30 minutes, should rest 2 days.", "yes no > not | yes no > not | yes no > not"],
      [
        "You should run 30 minutes, you ran 20 minutes.",
        "no yes > own | no yes > own | no yes > own",
      ],
      ["Your streak should be 5 days.", "no > not | no > not | no > not"],
      ["You should not stop your streak of 5 days.", "no > own | no > own | no > own"],
      ["Your streak of 5 days is not enough.", "no > not | no > not | no > not"],
      ["You ran 5 days, not enough.", "yes > not | yes > not | yes > not"],
      ["You ran last week, 30 minutes.", "yes > own | yes > own | yes > own"],
      [
        "You ran last week, 30 minutes of walking burns 120 kcal.",
        "no no > own | no no > own | no no > own",
      ],
      ["You ran last week, 30 minutes takes long.", "no > own | no > own | no > own"],
      ["You ran last week, 30 minutes are long.", "no > own | no > own | no > own"],
      [
        "Since you weigh 72 kg, 30 minutes burn 120 kcal.",
        "yes no no > own | yes no no > own | yes no no > own",
      ],
      [
        "Since you weigh 72 kg, 30 minutes cost 120 kcal.",
        "yes no no > own | yes no no > own | yes no no > own",
      ],
      [
        "You weigh 72 kg and ran 3 km, 30 minutes cost 120 kcal.",
        "yes no no no > own | yes no no no > own | yes no no no > own",
      ],
      ["Aim high, 30 minutes.", "no > not | no > not | no > not"],
      ["You ran, aim high, 30 minutes.", "no > not | no > not | no > not"],
      ["Aim high, you ran, 30 minutes.", "yes > own | yes > own | yes > own"],
      ["With 30 minutes, you ran well.", "yes > own | yes > own | yes > own"],
      ["30 minutes on Monday, you ran well.", "yes > own | yes > own | yes > own"],
      ["30 minutes here on the way home, your longest run.", "no > own | yes > own | no > own"],
      ["With 30 minutes, your longest run.", "yes > own | yes > own | yes > own"],
      ["With 30 minutes, you should run.", "no > not | no > not | no > not"],
      ["With 30 minutes, well, you ran.", "no > own | yes > own | no > own"],
      ["Tomorrow you ran 30 minutes.", "yes > own | yes > own | yes > own"],
      ["You ran tomorrow 30 minutes.", "yes > own | yes > own | yes > own"],
      ["Total this week: 30 minutes.", "yes > own | yes > own | yes > own"],
      ["Total: 30 minutes.", "no > none | yes > own | no > not"],
      ["Your streak tomorrow is 5 days.", "yes > own | yes > own | yes > own"],
      ["你跑了30分钟。", "yes > own | yes > own | yes > own"],
      ["你的30分钟很好。", "yes > own | yes > own | yes > own"],
      ["您的30分钟很好。", "yes > own | yes > own | yes > own"],
      ["你应该跑30分钟。", "no > not | no > not | no > not"],
      ["如果你跑了30分钟。", "no > own | no > own | no > own"],
      ["明天你跑30分钟。", "yes > own | yes > own | yes > own"],
    ]);
  });

  it("are none of a question", () => {
    expectEach(statedOf, [
      ["You ran 30 minutes?", "no > none | no > none | no > none"],
      ["You ran 30 minutes? Yes.", "no > none | no > none | no > none"],
      ["你跑了30分钟吗", "no > none | no > none | no > none"],
      ["你跑了30分钟呢。", "no > none | no > none | no > none"],
      ["你跑了30分钟？", "no > none | no > none | no > none"],
      ["Did you run 30 minutes", "yes > own | yes > own | yes > own"],
    ]);
  });

  it("are told apart from those of sentences that ask or suppose", () => {
    expectEach(askingOf, [
      ["You ran 30 minutes.", "no no"],
      ["You ran 30 minutes?", "yes yes"],
      ["You ran 30 minutes!", "no no"],
      ["你跑了30分钟吗？", "yes yes"],
      ["你跑了几", "yes yes"],
      ["你跑了呢！", "yes yes"],
      ["If you run 30 minutes.", "no yes"],
      ["You run 30 minutes tomorrow.", "no no"],
      ["You said 30 minutes.", "no yes"],
      ["You should run 30 minutes.", "no no"],
    ]);
  });
});
