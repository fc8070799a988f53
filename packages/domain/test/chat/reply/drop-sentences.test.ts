import { describe, expect, it } from "vitest";
import { dropSentences } from "../../../src/chat/reply/drop-sentences.ts";
import { read } from "../../../src/language/read.ts";
import { textLines } from "../../../src/language/text-lines.ts";
import { traditional } from "../../support/traditional.ts";

/** The text without the sentences in which `word` stands. */
function without(word: string, text: string): string {
  const reply = read(text);
  const lines = textLines(reply);
  const dropped = lines
    .flatMap(({ sentences }) => sentences)
    .filter(({ start, end }) => text.slice(start, end).includes(word));
  return dropSentences(reply, lines, new Set(dropped), (start, end) => text.slice(start, end));
}

describe("a reply without some of its sentences", () => {
  it.each([
    ["You ran 9 km. Rest well. Sleep long.", "Rest well. Sleep long."],
    ["Rest well. You ran 9 km. Sleep long.", "Rest well. Sleep long."],
    ["Rest well. You ran 9 km.", "Rest well."],
    ["- You ran 9 km. Rest well.\n- Sleep long.", "- Rest well.\n- Sleep long."],
    ["- You ran 9 km.\n- Sleep long.", "- Sleep long."],
    ["You ran 9 km.", ""],
  ])("keeps all others: %j", (text, left) => {
    expect(without("9 km", text)).toBe(left);
  });

  it("is written as it is told to be", () => {
    const reply = read("You ran 9 km. Rest for 2 days.\nSleep for 7 hours.");
    const lines = textLines(reply);
    const dropped = new Set(lines[0]?.sentences.slice(0, 1));
    const written = (start: number, end: number) =>
      reply.source.slice(start, end).replace("2", "3").replace("7", "8");
    const left = "Rest for 3 days.\nSleep for 8 hours.";
    expect(dropSentences(reply, lines, dropped, written)).toBe(left);
  });

  it.each([
    ["You ran 9 km. That is a lot. Rest well.", "Rest well."],
    ["You ran 9 km. **That is** a lot. It is more than ever. Rest well.", "Rest well."],
    ["Rest well. That is wise. You ran 9 km.", "Rest well. That is wise."],
    ["You ran 9 km. Rest well. That is wise.", "Rest well. That is wise."],
    ["You ran 9 km. I think that is a lot.", "I think that is a lot."],
    ["你跑了9 km。这是你最远的一次。好好休息。", "好好休息。"],
  ])("loses what only goes on about one of them: %j", (text, left) => {
    expect(without("9 km", text)).toBe(left);
    expect(without("9 km", traditional(text))).toBe(traditional(left));
  });

  it.each([
    ["You ran 9 km; a little more or less is usual. Rest well.", "Rest well."],
    ["You ran 9 km; it was your best; a fine one. Rest well.", "Rest well."],
    ["Sleep well. You ran 9 km; the rest was walking.", "Sleep well."],
    ["You ran 9 km; rest for a day. Sleep long.", "Rest for a day. Sleep long."],
    ["Rest well; you ran 9 km. Sleep long.", "Rest well; Sleep long."],
  ])(
    "loses the rest of a sentence whose beginning went, unless it says what to do: %j",
    (...row) => {
      const [text, left] = row;
      expect(without("9 km", text)).toBe(left);
    },
  );

  it.each([
    ["You ran 9 km. However, rest is good.", "Rest is good."],
    ["You ran 9 km. Rest, however, is good.", "Rest, however, is good."],
    ["You ran 9 km. rest is good.", "rest is good."],
    ["Sleep is good. However, so is rest. You ran 9 km.", "Sleep is good. However, so is rest."],
    ["你跑了9 km。不过，休息也很好。", "休息也很好。"],
  ])("has no connector to what went: %j", (text, left) => {
    expect(without("9 km", text)).toBe(left);
    expect(without("9 km", traditional(text))).toBe(traditional(left));
  });
});

describe("what stands over the lines that go", () => {
  it.each([
    ["## Week\n\n- You ran 9 km.\n- Then 9 km more.\n\n## Rest\n\nSleep.", "## Rest\n\nSleep."],
    ["Your week:\n- You ran 9 km.", ""],
    ["Your week:\n\n\nYou ran 9 km.", ""],
    ["Your week:\n- You ran 9 km.\n\nRest well.", "Rest well."],
    ["Your week:\n\n- You ran 9 km.\n\nRest well.", "Rest well."],
    ["Your week:\n- You ran 9 km.\n## Rest\nSleep.", "## Rest\nSleep."],
    ["Your week:\n## Monday\n- You ran 9 km.\n", ""],
    ["A great week! Here it is:\n- You ran 9 km.", "A great week!"],
  ])("goes with them where nothing else is below: %j", (text, left) => {
    expect(without("9 km", text)).toBe(left);
  });

  it.each([
    ["## Week\n- You ran 9 km.\n- You slept.", "## Week\n- You slept."],
    ["Your week:\n\n- You slept.\n\n- You ran 9 km.", "Your week:\n\n- You slept."],
    ["You ran 9 km.\n\n## Rest\n\nSleep well.", "## Rest\n\nSleep well."],
    ["You ran 9 km.\n\n## The end", "## The end"],
    ["## Week\nYou slept.\n## Runs\nYou ran 9 km.", "## Week\nYou slept."],
  ])("stays where something of it is left, or nothing went: %j", (text, left) => {
    expect(without("9 km", text)).toBe(left);
  });
});

describe("a table", () => {
  const head = "| Day | Run |\n|---|---|";
  const [long, short] = ["| Monday | 9 km |", "| Tuesday | 2 km |"];

  it("keeps its head for the rows that are left", () => {
    expect(without("9 km", `${head}\n${long}\n${short}`)).toBe(`${head}\n${short}`);
    expect(without("9 km", `${head}\n${short}\n${long}`)).toBe(`${head}\n${short}`);
  });

  it("goes as a whole with its last row, and with the line over it", () => {
    expect(without("9 km", `Your week:\n\n${head}\n${long}\n\nRest well.`)).toBe("Rest well.");
  });

  it("is told from the next one", () => {
    const other = `${head}\n${short}`;
    expect(without("9 km", `${head}\n${long}\n\n${other}`)).toBe(other);
    expect(without("9 km", `${other}\n\n${head}\n${long}`)).toBe(other);
  });

  it("without rows stays as it was", () => {
    expect(without("9 km", `You ran 9 km.\n\n${head}`)).toBe(head);
  });
});

describe("the blank lines around what goes", () => {
  it.each([
    ["Walk.\n\nYou ran 9 km.\n\nSleep.", "Walk.\n\nSleep."],
    ["You ran 9 km.\n\nSleep.", "Sleep."],
    ["Walk.\n\nYou ran 9 km.", "Walk."],
    ["Walk.\nYou ran 9 km.\n\nSleep.", "Walk.\n\nSleep."],
  ])("go too, but for one between what is left: %j", (text, left) => {
    expect(without("9 km", text)).toBe(left);
  });

  it.each([
    ["Walk.\n\n\nSleep.\n\nYou ran 9 km.", "Walk.\n\n\nSleep."],
    ["You ran 9 km.\n\nWalk.\n\n\nSleep.", "Walk.\n\n\nSleep."],
    ["You ran 9 km.\n\nWalk.\n", "Walk.\n"],
  ])("stay elsewhere: %j", (text, left) => {
    expect(without("9 km", text)).toBe(left);
  });
});
