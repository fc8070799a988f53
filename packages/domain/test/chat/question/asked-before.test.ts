import { describe, expect, it } from "vitest";
import type { ChatTurn } from "../../../src/chat/chat-message.ts";
import { HELP_FRAME } from "../../../src/chat/help/help-frame.data.ts";
import {
  MATTER_TEXTS,
  MATTER_TEXTS_AGAIN,
  MATTERS,
} from "../../../src/chat/matter/matter-texts.data.ts";
import { askedBefore } from "../../../src/chat/question/asked-before.ts";
import { WRITINGS } from "../../../src/language/writing.ts";

const after = (asked: string, reply: string): readonly ChatTurn[] => [
  { role: "user", content: asked },
  { role: "assistant", content: reply },
];
const STRENGTH = after("How do I start strength training?", "Twice a week.");

describe("what was asked before", () => {
  it("holds what was answered as any question is", () => {
    expect(askedBefore(STRENGTH)).toEqual(["How do I start strength training?"]);
  });

  it.each(MATTERS)("holds nothing that was answered by asking after a matter: %s", (matter) => {
    const { first, later, resolved } = MATTER_TEXTS[matter];
    for (const text of [first, later, resolved, ...(MATTER_TEXTS_AGAIN[matter] ?? [])])
      for (const writing of WRITINGS) {
        const told = after("my life has no point anymore", `${text[writing]}\n- Line: 988`);
        expect(askedBefore([...STRENGTH, ...told])).toEqual(["How do I start strength training?"]);
      }
  });

  it("holds nothing that was answered by numbers to call", () => {
    const told = after("I do not want to live", `I am here.\n${HELP_FRAME.contacts.en}`);
    expect(askedBefore(told)).toEqual([]);
  });
});
