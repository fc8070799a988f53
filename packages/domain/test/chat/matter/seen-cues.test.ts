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
    ["I was in hospital this morning", "medical"],
    ["I went to the doctor, he checked my knee", "injury"],
    ["rang my cardiologist and saw him today, he said it is fine", "medical"],
    ["they checked me over there, they checked me", "medical"],
    ["he was at the hospital today, they checked him", "other_person"],
    ["我昨天去了医院", "medical"],
    ["出院了", "medical"],
  ])("is told by %j: %s", (message, matter) => {
    expect(resolves(message, matter)).toEqual([true, true]);
  });

  it.each<[string, Matter]>([
    ["let me go for a run then", "medical"],
    ["ok let me go", "medical"],
    ["my boss sent me home", "medical"],
    ["they sent me home from work", "medical"],
    ["my coach sent me home", "injury"],
    ["I saw him today and he said his chest still hurts", "other_person"],
    ["I saw him today and he said to train harder", "medical"],
    ["I was in hospital last year", "medical"],
    ["I was in surgery two years ago", "injury"],
    ["the last time I was at the doctor was in 2019", "medical"],
    ["I went to the doctor 3 months ago", "medical"],
    ["上次去了医院", "medical"],
    ["我两年前去过医院", "medical"],
    ["前年去过医院", "medical"],
    ["my coach checked my knee, he checked it", "injury"],
    ["he checked my knee", "injury"],
    ["回家了", "medical"],
  ])("is not told by %j: %s", (message, matter) => {
    expect(resolves(message, matter)).toEqual([false, false]);
  });
});
