import type { ChatTurn } from "@health-exercise/domain/chat";
import { describe, expect, it } from "vitest";
import { A_CHINESE_PASSAGE, aPassage } from "./a-passage.ts";
import { replyTo } from "./reply-to.ts";

const walking = aPassage();
const shoes = aPassage({
  id: "shoes",
  title: "Shoes for walking",
  summary: "Take light shoes with room for the toes.",
  text: "Walking shoes bend at the toes. Replace them when the sole is worn.",
  score: 0.88,
});

/** The session after a question and its reply. */
async function after(message: string, passages = [walking]): Promise<readonly ChatTurn[]> {
  const content = await replyTo(message, { passages });
  return [
    { role: "user", content: message },
    { role: "assistant", content },
  ];
}

describe("what was told just before", () => {
  it("is not told again word for word", async () => {
    const history = await after("How do I start walking?");
    const [, told] = history;
    const reply = await replyTo("Is walking good for me?", { passages: [walking], history });
    expect(reply).not.toBe(told?.content);
    expect(reply.length).toBeLessThan(told?.content.length ?? 0);
  });

  it("gives way to what else is known", async () => {
    const history = await after("How do I start walking?");
    const facts = { passages: [walking, shoes], history };
    const reply = await replyTo("Which shoes for walking?", facts);
    expect(reply).toMatch(/^Take light shoes with room for the toes/);
  });

  it.each([
    ["How do I start walking?", "walking?", walking],
    ["健走怎样开始？", "健走呢？", A_CHINESE_PASSAGE],
  ])("is said to have been told where nothing else is known: %s", async (first, next, passage) => {
    const passages = [{ ...passage, text: passage.summary }];
    const history = await after(first, passages);
    const reply = await replyTo(next, { passages, history });
    expect(reply).toMatch(/^(As I said above: Begin|前面说过：从短|前面說過：從短)/);
    const next2 = [
      ...history,
      { role: "user", content: next } as const,
      { role: "assistant", content: reply } as const,
    ];
    const third = await replyTo(`${next} ok`, { passages, history: next2 });
    expect(third).toMatch(/told you above|前面已经说过|前面已經說過/);
    expect(third).not.toMatch(/Source:|来源/);
  });

  it.each(["How do I start walking?", "say that again please, how do I start walking?"])(
    "is told again to who asks for it once more: %s",
    async (message) => {
      const history = await after("How do I start walking?");
      const reply = await replyTo(message, { passages: [walking], history });
      expect(reply).toContain("Begin with short walks and lengthen them.");
      expect(reply).not.toContain("As I said");
    },
  );
});
