import { describe, expect, it } from "vitest";
import { aChat } from "../support/a-chat.ts";

/** How grave each thing is that a reply is given of a message. */
async function levelsFound(message: string): Promise<readonly string[]> {
  const chat = await aChat();
  await chat.send(message);
  return chat.asked.flatMap(({ check }) =>
    check.findings.map(({ flag, level }) => `${flag} ${level}`),
  );
}

describe("a medicine that is not taken", () => {
  it.each([
    "I haven't taken my insulin, can I train?",
    "i havent taken my beta blocker, can i run?",
    "我不吃降压药了，可以跑步吗",
    "我冇食降壓藥，可唔可以跑步",
  ])("is warned of as a high risk, however it is denied: %j", async (message) => {
    expect(await levelsFound(message)).toContain("medication_change high");
  });

  it.each([
    "i do not take my warfarin on race day, can i box?",
    "I won't take my metformin, I will run instead, ok?",
  ])("is warned of where a dose is left out: %j", async (message) => {
    expect(await levelsFound(message)).toContain("medication_change medium");
  });

  it.each(["no blood pressure pills. sauna?", "i do not take blood thinners, can i box"])(
    "is no reason to warn where it was never taken: %j",
    async (message) => {
      expect(await levelsFound(message)).toEqual([]);
    },
  );
});
