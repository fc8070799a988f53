import { describe, expect, it } from "vitest";
import { CHAT_NOTE_LIMITS, withNewNotes } from "../../../src/chat/notes/chat-note.ts";

import { aChatNote } from "../../support/builders.ts";

describe("the notes of a person", () => {
  it("have the latest of what was told of a topic, latest first", () => {
    const [run, race, yoga] = [
      aChatNote(1, { kind: "goal", topic: "event", text: "I am training for a 10k" }),
      aChatNote(3, { kind: "goal", topic: "event", text: "now I'm training for a marathon" }),
      aChatNote(2),
    ];
    expect(withNewNotes([yoga, run], [race])).toEqual([race, yoga]);
  });

  it("tell topics of two kinds apart, and keep both", () => {
    const [gym, liked] = [
      aChatNote(1, { kind: "equipment", topic: "gym" }),
      aChatNote(2, { kind: "preference", topic: "gym" }),
    ];
    expect(withNewNotes([gym], [liked])).toEqual([liked, gym]);
  });

  it("keep what is told again in the same words as it was", () => {
    const [first, again] = [aChatNote(1), aChatNote(2, { topic: "topic 1", text: "I like 1" })];
    expect(withNewNotes([first], [again])).toEqual([first]);
  });

  it("lose the oldest where there are too many", () => {
    const notes = Array.from({ length: CHAT_NOTE_LIMITS.ofPerson + 2 }, (_, index) =>
      aChatNote(index),
    );
    const kept = withNewNotes(notes.slice(0, -1), notes.slice(-1));
    expect(kept).toEqual(notes.slice(2).reverse());
  });
});
