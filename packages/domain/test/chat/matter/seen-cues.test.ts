import { describe, expect, it } from "vitest";
import type { Matter } from "../../../src/chat/matter/matter-texts.data.ts";
import { isResolvedBy } from "../../../src/chat/matter/resolved-by.ts";
import { read } from "../../../src/language/read.ts";
import { traditional } from "../../support/traditional.ts";

const resolves = (message: string, matter: Matter) =>
  [message, traditional(message)].map((text) => isResolvedBy(read(text), matter));

describe("a complaint that a professional has looked at", () => {
  it.each<[string, Matter]>([
    ["the doctor sent me home", "medical"],
    ["The ER let me go", "medical"],
    ["I was at the hospital and they let me go home", "medical"],
  ])("is told by %j: %s", (message, matter) => {
    expect(resolves(message, matter)).toEqual([true, true]);
  });

  it.each<[string, Matter]>([
    ["let me go for a run then", "medical"],
    ["ok let me go", "medical"],
    ["my boss sent me home", "medical"],
    ["they sent me home from work", "medical"],
    ["my coach sent me home", "injury"],
  ])("is not told by %j: %s", (message, matter) => {
    expect(resolves(message, matter)).toEqual([false, false]);
  });
});
