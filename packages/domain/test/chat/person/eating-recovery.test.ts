import { describe, expect, it } from "vitest";
import { asksOfWeightInRecovery } from "../../../src/chat/person/eating-recovery.ts";
import { read } from "../../../src/language/read.ts";
import { aReplyMaterial } from "../a-reply-material.ts";

const asks = (message: string, ...before: readonly string[]) => {
  const history = before.map((content) => ({ role: "user" as const, content }));
  return asksOfWeightInRecovery({ ...aReplyMaterial({}), question: read(message), history });
};

describe("somebody with an eating disorder who asks for numbers", () => {
  it.each([
    "i'm recovering from anorexia. how many calories should i eat",
    "i had anorexia. how do i lose 5 kg",
    "ex bulimic, is a deficit ok? bulimia was 2 years ago",
    "我厌食症恢复中，一天要吃多少卡",
    "得过贪食症，想减重可以吗",
  ])("is known by the message: %j", (message) => {
    expect(asks(message)).toBe(true);
  });

  it("is known by earlier turns", () => {
    expect(asks("how do i get leaner", "i had anorexia as a teen", "thanks")).toBe(true);
    expect(asks("想減5公斤點做", "我以前得過厭食症")).toBe(true);
  });

  it.each([
    "how many calories should i eat",
    "i had anorexia, can i do yoga",
    "my sister had anorexia. how many calories does running burn",
    "i have no eating disorder, how do i lose 5 kg",
  ])("is nobody else: %j", (message) => {
    expect(asks(message)).toBe(false);
  });
});
