import type { ReplyEvent } from "@health-exercise/application";
import type { ReplyListener } from "@health-exercise/ports-llm";
import { describe, expect, it } from "vitest";
import { aChat, PASSAGE } from "../support/a-chat.ts";

const FIRST = "Walking briskly on most days keeps heart and legs in good shape.";
const SECOND = " Walk for half an hour at a time.";
const aPause = () => new Promise((resolve) => setImmediate(resolve));

/** A chat whose model tells two sentences while it writes; what is told of the reply is heard. */
async function aHeardChat(sentences = [FIRST, SECOND], passage = PASSAGE) {
  const chat = await aChat([passage]);
  const events: ReplyEvent[] = [];
  const listeners: (ReplyListener | undefined)[] = [];
  chat.answerWith(async ({ passages }, { listener }) => {
    listeners.push(listener);
    listener?.onPassages(passages);
    for (const sentence of sentences) {
      listener?.onSentences?.(sentence);
      for (let turn = 0; turn < 20; turn += 1) await aPause();
    }
    return sentences.join("");
  });
  const send = async (message: string) => {
    events.length = 0;
    const { response } = await chat.send(message, { tell: (event) => void events.push(event) });
    return JSON.parse(response).content as string;
  };
  const texts = () => events.flatMap((event) => (event.kind === "text" ? [event.text] : []));
  return { ...chat, send, events, texts, listeners };
}

describe("what is told of a reply while it comes about", () => {
  it("is what the check says, then its sources, then its sentences as they pass the review", async () => {
    const chat = await aHeardChat();
    const content = await chat.send("How do I start walking?");
    expect(chat.events.slice(0, 2)).toEqual([
      {
        kind: "checked",
        safetyCheck: { isSafe: true, riskLevel: "safe", flags: [], warnings: [] },
      },
      { kind: "sources", passages: [expect.stringContaining(PASSAGE.title)] },
    ]);
    const [first, ...more] = chat.texts();
    expect(first).toBe(FIRST);
    expect(content.startsWith([first, ...more].join(""))).toBe(true);
  });

  it("has none of its figures that the records do not bear out", async () => {
    const chat = await aHeardChat(["You ran for 90 minutes in February.", SECOND]);
    const content = await chat.send("How am I doing?");
    expect(content).not.toContain("90 minutes");
    expect(chat.texts().join("")).not.toContain("90 minutes");
  });

  it("has the cautions of the person beside what the check says", async () => {
    const chat = await aHeardChat();
    await chat.send("I am 30 weeks pregnant.");
    await chat.send("Can I go boxing?");
    const [checked] = chat.events;
    if (checked?.kind !== "checked") throw new Error("Nothing was said of the check.");
    expect(checked.safetyCheck.warnings.join()).toMatch(/pregnan/i);
    expect(checked.safetyCheck.flags).not.toContain("Stryker was here");
  });

  it.each(["我胸口悶", "我胸口很痛，喘不過氣"])(
    "has its warnings in the characters of who writes, in the history too: %s",
    async (message) => {
      const chat = await aHeardChat();
      await chat.send(message);
      const [checked] = chat.events;
      const { messages } = await chat.history();
      const last = messages.at(-1);
      if (checked?.kind !== "checked" || last?.role !== "assistant")
        throw new Error("Nothing was said of the check.");
      const warnings = checked.safetyCheck.warnings.join("");
      expect(warnings).toMatch(/[時動]/u);
      expect(warnings).not.toMatch(/[时动]/u);
      expect(last.safetyCheck.warnings.join("")).toBe(warnings);
    },
  );

  it("has its sources in the characters of who writes, as the reply has them", async () => {
    const sentence = "走路时放松肩膀，每次活动半小时。";
    const passage = { ...PASSAGE, title: "走路时的动作", summary: sentence, text: sentence };
    const chat = await aHeardChat([sentence], { ...passage, language: "zh" });
    await chat.send("走路要注意什麼？");
    const { messages } = await chat.history();
    const last = messages.at(-1);
    const ragContext = last?.role === "assistant" ? last.ragContext : [];
    expect(ragContext).toEqual([expect.stringContaining("走路時的動作 - 走路時放松")]);
    expect(chat.events).toContainEqual({ kind: "sources", passages: ragContext });
  });

  it("is in an emergency what the check says, and nothing else", async () => {
    const chat = await aHeardChat();
    await chat.send("I have crushing chest pain and cannot breathe");
    expect(chat.events).toMatchObject([
      { kind: "checked", safetyCheck: { isSafe: false, riskLevel: "critical" } },
    ]);
    expect(chat.asked).toEqual([]);
  });

  it("has no sentence before all are reviewed while a crisis is open or after a red flag", async () => {
    const chat = await aHeardChat();
    await chat.send("I want to kill myself");
    await chat.send("what about leg day?");
    const content = await chat.send("How do I start walking?");
    expect(chat.listeners.at(-1)?.onSentences).toBeUndefined();
    const [lead, ...more] = chat.texts();
    expect(lead).toMatch(/^I am still here with you.*\n\n$/s);
    expect(more).toEqual([]);
    expect(content).toBe(`${lead}${content.slice(lead?.length)}`);

    const other = await aHeardChat();
    await other.send("I felt dizzy and nearly fainted while running yesterday.");
    expect(other.listeners.map((listener) => listener?.onSentences)).toEqual([undefined]);
    expect(other.texts()).toEqual([]);
  });
});
