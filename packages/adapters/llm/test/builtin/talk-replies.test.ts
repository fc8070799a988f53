import { describe, expect, it } from "vitest";
import { aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";

describe("small wishes of the day", () => {
  it.each([
    ["motivate me pls im on the couch", "five minutes"],
    ["给我打打气 不想动", "五分钟"],
    ["tell me a joke about burpees", "legs"],
    ["讲个笑话呗", "蹲"],
    ["can you remind me at 7", "cannot set reminders"],
    ["明早七点提醒我跑步", "没法设提醒"],
    ["where do you get that from?", "published guidelines"],
    ["夸我一下，今天早起了", "真棒"],
  ])("are met in kind: %s", async (message, part) => {
    expect(await replyTo(message)).toContain(part);
  });
});

describe("what bothers somebody", () => {
  it("is answered from what fits it well, and not as small talk", async () => {
    const passages = [
      aPassage({
        title: "Belly fat in menopause",
        summary: "Strength training and brisk movement work best against it.",
        text: "The waist grows in most women in menopause. Portions count too.",
        score: 0.95,
      }),
    ];
    const reply = await replyTo("im 52 and menopause belly drives me nuts", { passages });
    expect(reply).toContain("Strength training");
  });
});

describe("a passage that does not have what is asked for", () => {
  const passages = [
    aPassage({
      title: "Rest days and recovery",
      summary: "Leave time to recover between hard sessions.",
      text: "Rest days help. Sleep too.",
      score: 0.68,
    }),
  ];

  it("is told as what is nearest where a figure is asked for", async () => {
    const reply = await replyTo("how many rest days should i have", { passages });
    expect(reply).toContain(
      "I have nothing exactly on that; the nearest is “Rest days and recovery”",
    );
  });
});
