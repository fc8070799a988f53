import { describe, expect, it } from "vitest";
import { askedNotes, notesAskedFor } from "../../../src/chat/notes/asked-notes.ts";
import { calledName } from "../../../src/chat/notes/called-name.ts";
import type { ToldNote } from "../../../src/chat/notes/chat-note.ts";
import { read } from "../../../src/language/read.ts";

const NOTES: readonly ToldNote[] = [
  { kind: "goal", topic: "event", text: "I am training for a 10k" },
  { kind: "body", topic: "knee", text: "I have a bad knee" },
  { kind: "body", topic: "diet", text: "I don't eat meat" },
  { kind: "preference", topic: "burpees", text: "I hate burpees" },
  { kind: "preference", topic: "time of day", text: "I train before breakfast" },
  { kind: "schedule", topic: "free days", text: "I am only free on Tue and Sat" },
  { kind: "equipment", topic: "all", text: "I only have dumbbells" },
  { kind: "name", topic: "name", text: "call me Jo" },
];

const toldFor = (message: string) => {
  const asked = askedNotes(read(message));
  return asked && notesAskedFor(asked, NOTES).map(({ text }) => text);
};

describe("a question for what was told", () => {
  it.each([
    ["What am I training for?", "I am training for a 10k"],
    ["what was it i said im training for?", "I am training for a 10k"],
    ["when is my race again", "I am training for a 10k"],
    ["我在练什么来着？", "I am training for a 10k"],
    ["我话过我准备紧乜嘢比赛？", "I am training for a 10k"],
    ["what did i tell you about my knee?", "I have a bad knee"],
    ["我之前講過邊度有傷？", "I have a bad knee", "I don't eat meat"],
    ["Do you still remember what I don't eat?", "I don't eat meat"],
    ["还记得我不能吃什么吗", "I don't eat meat"],
    ["which exercise do i hate", "I hate burpees"],
    ["when am i free", "I am only free on Tue and Sat"],
    [
      "when do i train, according to me?",
      "I train before breakfast",
      "I am only free on Tue and Sat",
    ],
    ["what equipment do i have", "I only have dumbbells"],
    ["whats my name btw", "call me Jo"],
    ["我叫什么", "call me Jo"],
    ["what do you know about me", ...NOTES.map(({ text }) => text)],
    ["你都记得我些什么", ...NOTES.map(({ text }) => text)],
  ])("%s", (message, ...texts) => {
    expect(toldFor(message)).toEqual(texts);
  });

  it.each([
    "remember that I hate burpees",
    "I told you my knee hurts",
    "what should i eat after a run?",
    "how many runs did i do last month",
    "when is the best time to train",
    "what do you know about protein",
    "do you remember the score",
    "which days r best",
    "how do i train for a 10k",
    "什么时候跑步好",
    "我上个月跑了几次",
    "膝盖疼怎么办",
    "跑完吃什么好",
  ])("is none of these: %s", (message) => {
    expect(toldFor(message)).toBeUndefined();
  });
});

describe("the name that somebody wants to be called", () => {
  it.each([
    ["call me Jo", "Jo"],
    ["My name is Anna Maria", "Anna Maria"],
    ["the name's Theo", "Theo"],
    ["叫我小雨", "小雨"],
    ["大家都叫我老王", "老王"],
  ])("is what follows, as it was written: %s", (text, name) => {
    expect(calledName([{ kind: "name", topic: "name", text }])).toBe(name);
  });

  it("is unknown where none was told", () => {
    expect(calledName(NOTES.slice(0, 2))).toBeUndefined();
  });
});
