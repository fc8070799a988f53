import { describe, expect, it } from "vitest";
import { partOfText } from "../../src/language/part-of-text.ts";
import { read } from "../../src/language/read.ts";
import { readAmounts } from "../../src/language/read-amounts.ts";
import { isOneMistakeAway } from "../../src/language/spelling.ts";

describe("two words", () => {
  it.each([
    ["swapped in the middle", "exercise", "exericse"],
    ["swapped at the beginning", "pain", "apin"],
    ["swapped at the end", "chest", "chets"],
    ["one letter more", "muscle", "musccle"],
    ["one letter less at the end", "breath", "breat"],
    ["one letter less at the beginning", "breath", "reath"],
    ["another letter", "ankle", "ancle"],
    ["the same", "ankle", "ankle"],
  ])("are a mistake apart: %s", (_, right, wrong) => {
    expect(isOneMistakeAway(right, wrong)).toBe(true);
    expect(isOneMistakeAway(wrong, right)).toBe(true);
  });

  it.each([
    ["two letters more", "muscle", "muscccle"],
    ["a swap and another letter", "exercise", "exericsa"],
    ["a swap and one letter more", "chest", "chetsa"],
    ["two other letters", "ankle", "anclo"],
    ["a swap over a letter", "chest", "shect"],
    ["nothing alike", "heart", "lungs"],
  ])("are further apart: %s", (_, right, wrong) => {
    expect(isOneMistakeAway(right, wrong)).toBe(false);
    expect(isOneMistakeAway(wrong, right)).toBe(false);
  });
});

describe("a part of a text", () => {
  const TEXT = read("I ran 5 km. My knee hurts! What now?");
  const saidBy = (isWanted: (sentence: number) => boolean) => {
    const { source, sentences, tokens, words } = partOfText(TEXT, isWanted);
    expect(words.every(({ kind }) => kind !== "mark")).toBe(true);
    return sentences.map(({ start, end, from, to }, place) => {
      expect(tokens.slice(from, to).every(({ sentence }) => sentence === place)).toBe(true);
      return [source.slice(start, end).trim(), tokens.slice(from, to).length];
    });
  };

  it("has the sentences that are wanted, each with its own words", () => {
    const all = saidBy(() => true);
    expect(all.map(([text]) => text)).toEqual(["I ran 5 km.", "My knee hurts!", "What now?"]);
    expect(saidBy((sentence) => sentence !== 1)).toEqual([all[0], all[2]]);
    expect(saidBy(() => false)).toEqual([]);
  });
});

describe("an amount in words", () => {
  const minutesIn = (text: string) =>
    readAmounts(read(text).tokens).map(({ measure, low, high }) =>
      measure === "minutes" && low <= high ? Math.round((low + high) * 5) / 10 : measure,
    );

  it.each<[string, (number | string)[]]>([
    ["half an hour", [30]],
    ["half hour", [30]],
    ["an hour", [60]],
    ["an hour and a half", [90]],
    ["two and a half hours", [150]],
    ["two hours and a break", [120]],
    ["半小时", [30]],
    ["一个半小时", [90]],
    ["两个小时", [120]],
    ["1 h 35 min", [95]],
    ["1 hour and 5 minutes", [65]],
    ["1 hour 75 minutes", [60, 75]],
    ["1小时35分钟", [95]],
    ["1小时35分", [95]],
    ["1小时零5分", [65]],
    ["25 min 30 sec", [25.5]],
    ["25分30秒", [25.5]],
    ["I trained twice", ["sessions"]],
    ["twice as hard", []],
    ["no sessions", ["sessions"]],
    ["no idea", []],
    ["5:30/km", ["pace"]],
    ["5'30\" per km", ["pace"]],
    ["5分30秒/公里", ["pace"]],
    ["5分半/公里", ["pace"]],
  ])("is read: %s", (text, amounts) => {
    expect(minutesIn(text)).toEqual(amounts);
  });
});
