import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { gravestConcern } from "../../../src/safety/concern/session-concern.ts";
import { piecesToRead, toldConcern } from "../../../src/safety/concern/told-concern.ts";
import { toldPain } from "../../../src/safety/concern/told-pain.ts";
import { contentCheck } from "../../support/check-content.ts";

const gradeOf = (text: string) => toldConcern(text, contentCheck)?.grade ?? null;
const painIn = (text: string) => toldPain(read(text));

describe("what a text about a session tells", () => {
  it.each([
    "腰疼得厉害，腿发麻",
    "腰疼得厲害，腿發麻",
    "chest felt tight the whole way",
    "back hurts badly and my leg is numb",
    "I felt a sharp pain in my calf",
    "胸闷",
  ])("asks for a look: %s", (text) => {
    expect(["care", "danger"]).toContain(gradeOf(text));
    // Also where the trained weights say something else one day.
    expect(painIn(text)).toBe("care");
  });

  it.each([
    "My knee hurts",
    "sore knee after running",
    "膝盖有点痛但坚持跑完了",
    "扭到脚了",
    "dizzy",
    "shin splints again",
    "my shoulder hurt during press",
    "腰痠背痛",
    "couldn't finish because of knee pain",
    "cannot bend my knee without pain",
    "felt unwell",
  ])("is pain: %s", (text) => {
    expect(painIn(text)).toBe("ease");
    expect(gradeOf(text)).not.toBeNull();
  });

  it.each([
    "great run!",
    "felt great, no pain",
    "no knee pain at all",
    "knee pain is gone",
    "跑完膝盖不疼了",
    "没头晕没恶心",
    "hurts so good",
    "No pain, no gain!",
    "legs sore but good",
    "had knee surgery years ago, all fine now",
    "跑得很痛快",
    "心疼我的鞋",
    "今天状态很好，没有疼",
    "",
    " ",
  ])("is nothing: %s", (text) => {
    expect(painIn(text)).toBeNull();
    expect(gradeOf(text)).toBeNull();
  });

  it("is of the person who wrote it, not of somebody else", () => {
    expect(gradeOf("My wife's knee hurts.")).toBeNull();
    expect(gradeOf("My wife's knee hurts. My knee hurts too.")).toBe("ease");
  });

  it("says whom to ask", () => {
    expect(toldConcern("I do not want to live", contentCheck)).toEqual({
      grade: "danger",
      matter: "self_harm",
    });
    expect(toldConcern("chest felt tight", contentCheck)?.matter).toBe("body");
  });

  it("counts the gravest of several, the first of equals", () => {
    const ease = { grade: "ease", matter: "body" } as const;
    const care = { grade: "care", matter: "eating" } as const;
    expect(gravestConcern([ease, care, { ...care, matter: "abuse" }, ease])).toBe(care);
    expect(gravestConcern([])).toBeUndefined();
  });
});

describe("the pieces of a long text", () => {
  it("are the text itself where it is short", () => {
    expect(piecesToRead("My knee hurts", 500)).toEqual(["My knee hurts"]);
  });

  it("hold all of it that there is room for, its beginning and its end, none too long", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30_000 }),
        fc.integer({ min: 500, max: 20_000 }),
        (length, room) => {
          const text = Array.from({ length }, (_, place) =>
            String.fromCodePoint(0x4e00 + (place % 20_000)),
          ).join("");
          const pieces = piecesToRead(text, room);
          for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(1_500);
          const read = pieces.reduce((sum, piece) => sum + piece.length, 0);
          expect(read).toBeLessThanOrEqual(Math.min(length, room) + 200 * pieces.length);
          expect(text.startsWith(pieces[0] ?? "")).toBe(true);
          expect(text.endsWith(pieces.at(-1) ?? "?")).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("let a phrase be found wherever it stands", () => {
    const filler = "We ran along the river. ".repeat(250);
    for (const place of [0, 1_290, 1_490, 1_500, 2_790, 5_500]) {
      const text = `${filler.slice(0, place)} My knee hurts. ${filler.slice(place)}`;
      const found = piecesToRead(text, 20_000).map((piece) => toldPain(read(piece)));
      expect(found).toContain("ease");
    }
  });
});
