import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "../../../src/language/read.ts";
import { piecesToRead } from "../../../src/safety/concern/pieces-to-read.ts";
import { toldConcern } from "../../../src/safety/concern/told-concern.ts";
import { toldPain } from "../../../src/safety/concern/told-pain.ts";
import { contentCheck } from "../../support/check-content.ts";

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
      { numRuns: 20 },
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

  const ENGLISH = "We ran along the river. ";
  const CHINESE = "今天天气不错，跑得很轻松。";
  const LINES = "easy run by the river\n";
  const COMMAS = "we ran along the river, ";
  const ENDLESS = "and then we ran along the river ";
  const ENDLESS_CHINESE = "然后沿着河边慢慢跑";

  const BEHIND = 300;
  /** Around where the next piece begins, and where the first one ends. */
  const PLACES = Array.from({ length: 251 }, (_, index) => 1_270 + index).filter(
    (place) => place <= 1_340 || place >= 1_430,
  );
  /** The texts in which `sentence` stands at each of the places. */
  function* textsAround(sentence: string, filler: string, places = PLACES) {
    const long = filler.repeat(Math.ceil(2_000 / filler.length));
    for (const place of places) {
      yield `${long.slice(long.length - place)}${sentence}${long.slice(0, BEHIND)}`;
    }
  }

  it.each([
    ["I do not want to kill myself. ", "kill", ENGLISH],
    ["I have no chest pain today. ", "pain", ENGLISH],
    ["My wife has terrible chest pain. ", "pain", ENGLISH],
    ["No dizziness, no nausea, no tingling, no chest pain. ", "pain", ENGLISH],
    ["i have no chest pain today\n", "pain", LINES],
    ["我没有想自杀。", "自杀", CHINESE],
    ["我今天没有头晕，也没有胸痛。", "胸痛", CHINESE],
    ["我妈妈胸痛。", "胸痛", CHINESE],
    ["there was no chest pain today, ", "pain", COMMAS],
    ["with no chest pain at all ", "pain", ENDLESS],
    ["一点也没有胸痛", "胸痛", ENDLESS_CHINESE],
  ])(
    "keep what is denied or told of others together at every place: %s",
    (sentence, cue, filler) => {
      const isEndless = filler === ENDLESS || filler === ENDLESS_CHINESE;
      const atLeast = isEndless ? /no chest pain|没有胸痛/ : sentence.trim();
      for (const [place, text] of [...textsAround(sentence, filler)].entries()) {
        // Also where the end of a text with too little room begins in the sentence.
        const rooms = [20_000, 2 * (BEHIND + (place % sentence.length))];
        for (const piece of rooms.flatMap((room) => piecesToRead(text, room))) {
          if (piece.includes(cue)) expect(piece).toMatch(atLeast);
        }
      }
    },
  );

  it.each([
    ["I do not want to kill myself. ", ENGLISH],
    ["I have no chest pain today. ", ENGLISH],
    ["My wife has terrible chest pain. ", ENGLISH],
    ["我没有想自杀。", CHINESE],
    ["我妈妈胸痛。", CHINESE],
    ["with no chest pain at all ", ENDLESS],
  ])("tell of no danger where it is denied or told of others: %s", (sentence, filler) => {
    const places = [1_280, 1_286, 1_290, 1_297, 1_300, 1_489, 1_495];
    for (const text of textsAround(sentence, filler, places)) {
      for (const piece of piecesToRead(text, 20_000)) {
        // A few words alike a hundred times over may seem odd, but no reason to have anything looked at.
        expect(["ease", undefined]).toContain(toldConcern(piece, contentCheck)?.grade);
      }
    }
  });

  it.each([
    ["My knee hurts. ", ENGLISH],
    ["我膝盖很疼。", CHINESE],
    ["my knee hurts ", ENDLESS],
    ["膝盖很疼", ENDLESS_CHINESE],
  ])("let a sentence be found wherever it stands: %s", (sentence, filler) => {
    for (const text of textsAround(sentence, filler)) {
      const pieces = piecesToRead(text, 20_000);
      expect(pieces.some((piece) => piece.includes(sentence.trim()))).toBe(true);
    }
  });

  it.each([
    ["sentences", ENGLISH, /^We ran.*river\. ?$/s],
    ["clauses where there are no sentences", COMMAS, /^we ran.*river, ?$/s],
    ["lines", LINES, /^easy run.*river\n?$/s],
  ])("begin and end with %s", (_, filler, whole) => {
    for (const room of [20_000, 4_000])
      for (const piece of piecesToRead(filler.repeat(400), room)) expect(piece).toMatch(whole);
  });

  it("are all of a text for which there is just enough room", () => {
    const text = ENGLISH.repeat(200);
    expect(piecesToRead(text, text.length)).toEqual(piecesToRead(text, 20_000));
    expect(piecesToRead(text, text.length - 1)).not.toEqual(piecesToRead(text, 20_000));
  });

  it("are of a text with too little room half its beginning and half its end", () => {
    const text = `My knee hurts. ${ENGLISH.repeat(400)}My hip hurts.`;
    const pieces = piecesToRead(text, 4_000);
    expect([
      pieces[0]?.startsWith("My knee hurts."),
      pieces.at(-1)?.endsWith("My hip hurts."),
    ]).toEqual([true, true]);
    const read = pieces.reduce((sum, piece) => sum + piece.length, 0);
    expect(read).toBeGreaterThan(3_000);
  });

  it("part no character", () => {
    for (let place = 0; place < 4; place += 1) {
      const text = `${"a".repeat(place)}${"🏃".repeat(5_000)}`;
      for (const room of [20_000, 3_001, 3_003]) {
        for (const piece of piecesToRead(text, room)) expect(piece.isWellFormed()).toBe(true);
      }
    }
  });

  it("are few, however the sentences lie", () => {
    const text = `${"a! ".repeat(100)}${"word ".repeat(400)}`.repeat(5);
    expect(piecesToRead(text, 20_000).length).toBeLessThan(2 * (text.length / 1_000));
  });
});
