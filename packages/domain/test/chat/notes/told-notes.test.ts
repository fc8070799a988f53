import { describe, expect, it } from "vitest";
import { askedNotes, notesAskedFor } from "../../../src/chat/notes/asked-notes.ts";
import { calledName } from "../../../src/chat/notes/called-name.ts";
import {
  CHAT_NOTE_LIMITS,
  type ToldNote,
  withNewNotes,
} from "../../../src/chat/notes/chat-note.ts";
import { notesTold } from "../../../src/chat/notes/notes-told.ts";
import { read } from "../../../src/language/read.ts";
import { SAFETY_FLAGS } from "../../../src/safety/safety-flag.ts";
import { aChatNote } from "../../support/builders.ts";
import { ASKED, TOLD } from "./told-notes.data.ts";

const told = (message: string, flags: readonly (typeof SAFETY_FLAGS)[number][] = []) =>
  notesTold(read(message), { riskLevel: "safe", flags });

describe("what a message tells of its writer", () => {
  it.each(TOLD)("is kept by what it is about, in their words: %s", (message, ...notes) => {
    const shown = told(message).map(({ kind, topic, text }) => `${kind}/${topic}: ${text}`);
    expect(shown).toEqual(notes);
  });

  it("is not kept beside a danger, a crisis or a wrong", () => {
    const silent = SAFETY_FLAGS.filter((flag) => told("I hate burpees", [flag]).length === 0);
    expect(new Set(silent)).toEqual(
      new Set([
        ...["self_harm", "eating_disorder", "energy_deficiency", "extreme_diet"],
        ...["doping_or_misuse", "substance_use", "poisoning", "violence", "abuse", "harassment"],
        ...["sexual_misconduct", "privacy_violation", "prompt_injection"],
      ]),
    );
  });

  it("is looked for in the first forty places only, of which such a sentence has two", () => {
    const supposed = "If I hate burpees. ";
    expect(told(`${supposed.repeat(19)}I love yoga`)).toHaveLength(1);
    expect(told(`${supposed.repeat(20)}I love yoga`)).toEqual([]);
  });

  it("is kept with what stands before it in Chinese, where that is near", () => {
    expect(told("每天晚上七点半我讨厌跑步")[0]?.text).toBe("每天晚上七点半我讨厌跑步");
    expect(told("每天晚上大概七点半左右我讨厌跑步")[0]?.text).toBe("我讨厌跑步");
  });
});

describe("a question for what was told", () => {
  it.each(ASKED)("is known by what it asks for: %s", (message, matters) => {
    const asked = askedNotes(read(message));
    const shown = asked && [...asked.matters].join() + (asked.isRecalled ? " recalled" : "");
    expect(shown ?? null).toBe(matters);
  });

  const NOTES: readonly ToldNote[] = [
    { kind: "body", topic: "knee", text: "I have a bad knee" },
    { kind: "body", topic: "allergy", text: "I am allergic to nuts" },
    { kind: "body", topic: "diabetes", text: "I have diabetes" },
    { kind: "body", topic: "diet", text: "I am vegan" },
    { kind: "preference", topic: "burpees", text: "I hate burpees" },
    { kind: "preference", topic: "company", text: "I train alone" },
    { kind: "preference", topic: "place", text: "I train at home" },
    { kind: "preference", topic: "time of day", text: "I train in the morning" },
    { kind: "schedule", topic: "wednesday", text: "I can't train on Wednesdays" },
  ];
  const answers = (message: string) => {
    const asked = askedNotes(read(message));
    return asked && notesAskedFor(asked, NOTES).map(({ topic }) => topic);
  };

  it.each([
    ["what can't I eat", ["allergy", "diabetes", "diet"]],
    ["when am I free?", ["company", "place", "time of day", "wednesday"]],
    ["what did I tell you about my knee?", ["knee"]],
    ["which exercises do I hate", ["burpees"]],
    ["what did I tell you?", NOTES.map(({ topic }) => topic)],
    ["what's my name", []],
  ])(
    "gets what is on its matter, and of that what shares a word with it: %s",
    (message, topics) => {
      expect(answers(message)).toEqual(topics);
    },
  );
});

describe("a name", () => {
  const nameIn = (text: string) => calledName([{ kind: "name", topic: "name", text }]);

  it("is all that stands behind the words that tell it", () => {
    expect(nameIn("please call me Jo-Ann  ")).toBe("Jo-Ann");
    expect(nameIn("Jo")).toBe("Jo");
    expect(nameIn("call me")).toBeUndefined();
    expect(calledName([])).toBeUndefined();
  });
});

describe("notes of the same moment", () => {
  it("stand by their ids, the later first, and are cut where they are too many", () => {
    const moment = new Date("2026-03-05T10:00:00Z");
    const notes = [3, 1, 2].map((number) => ({ ...aChatNote(number), createdAt: moment }));
    const ids = withNewNotes(notes, []).map(({ id }) => id);
    expect(ids).toEqual(
      notes
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    const many = Array.from({ length: CHAT_NOTE_LIMITS.ofPerson + 5 }, (_, at) => aChatNote(at));
    expect(withNewNotes(many, [])).toHaveLength(CHAT_NOTE_LIMITS.ofPerson);
  });
});
