import { describe, expect, it } from "vitest";
import { aChat } from "../support/a-chat.ts";

describe("a question about one's own records in words that no rule knows", () => {
  it.each([
    "last yoga, how many days back?",
    "I've been slacking on the yoga, how many days has it been already?",
  ])("is answered from the records, and nothing is looked up for it: %s", async (message) => {
    const chat = await aChat();
    await chat.send(message);
    expect(chat.asked[0]?.answer).toMatchObject({ kind: "records", ask: "days_since" });
    expect(chat.searched).toEqual([]);
  });

  it("is no other question", async () => {
    const chat = await aChat();
    await chat.send("whats a met minute");
    expect(chat.asked[0]?.answer).toBeNull();
  });
});
