import { describe, expect, it } from "vitest";
import type { AdviceRule, PersonFact } from "../../../src/chat/advice/advice-rule.ts";
import { ADVICE_CONCEPTS, ADVICE_RULES } from "../../../src/chat/advice/advice-subjects.ts";
import {
  findAdvice,
  findsBySentence,
  unsafeAdvice,
} from "../../../src/chat/advice/unsafe-advice.ts";
import { read } from "../../../src/language/read.ts";
import { textLines } from "../../../src/language/text-lines.ts";

function rulesIn(reply: string, ...facts: readonly PersonFact[]): readonly string[] {
  const text = read(reply);
  const weighed = { person: [], message: [], asked: [] };
  const known = { facts: new Set(facts), weighed, asked: new Set<string>(), named: new Map() };
  const person = { ...known, dose: { asked: [], asksOfMedicine: false, takesMedicine: false } };
  const found = findAdvice(text);
  const sentences = findsBySentence(found, textLines(text));
  return unsafeAdvice(sentences, found, person, () => false).flatMap(({ rules }) =>
    rules.map(({ id }) => id),
  );
}

describe("the rules of advice", () => {
  const steps = ({ patterns, beside, unless, unlessAnywhere, asked }: AdviceRule) => [
    ...patterns.flat(),
    ...[beside, unless, unlessAnywhere, asked].flatMap((each) => each ?? []),
  ];

  it.each(ADVICE_RULES.map((rule) => [rule.id, rule] as const))(
    "%s names known concepts",
    (_, rule) => {
      const names = steps(rule).filter((step) => typeof step === "string");
      expect(names.filter((name) => !Object.hasOwn(ADVICE_CONCEPTS, name))).toEqual([]);
      expect(rule.patterns.every((pattern) => pattern.length > 0)).toBe(true);
    },
  );

  it("have ids of their own, and phrases that can be read", () => {
    expect(new Set(ADVICE_RULES.map(({ id }) => id)).size).toBe(ADVICE_RULES.length);
    expect(() => findAdvice(read("Any text."))).not.toThrow();
  });
});

describe("advice", () => {
  it.each([
    ["You can skip the tablets tomorrow.", "reply.medicine-stopped"],
    ["明天可以不吃降压药。", "reply.medicine-stopped"],
    ["Why not skip your insulin today?", "reply.medicine-stopped"],
  ])("is found in a statement and in an offer: %s", (reply, rule) => {
    expect(rulesIn(reply)).toContain(rule);
  });

  it.each([
    "Do not skip the tablets tomorrow.",
    "Skipping the tablets is dangerous.",
    "If you skip the tablets, your blood pressure rises.",
    "Did you skip the tablets?",
    "Ask your doctor whether you can skip the tablets.",
    "Only your doctor can stop the tablets.",
    "不要自己停降压药。",
    "只有医生才能决定是否停药。",
    "停药很危险。",
  ])("is none where it is denied, warned of, supposed, asked or left to a doctor: %s", (reply) => {
    expect(rulesIn(reply)).toEqual([]);
  });

  it("on the pulse is unsafe for those whose pulse misleads", () => {
    const reply = "Keep your heart rate at 140.";
    expect(rulesIn(reply)).toEqual([]);
    expect(rulesIn(reply, "pulse_misleads")).toEqual(["reply.pulse-target"]);
  });

  it.each([
    [
      "Two ibuprofen before each match is not a routine, it is a mask.",
      "reply.painkiller-to-train",
    ],
    ["布洛芬只是掩盖疼痛，不是长久之计。", "reply.painkiller-to-train"],
    ["Eat 150 kcal more a day, and add 100 calories tomorrow.", "reply.starvation-calories"],
    ["接下来每天加150大卡主食。", "reply.starvation-calories"],
    ["接下來每天加150大卡主食。", "reply.starvation-calories"],
    ["Senna is a laxative, so come off the daily tea.", "reply.purging"],
    ["先停掉泻药。", "reply.purging"],
    ["断食和催吐都会让身体更难受。", "reply.purging"],
    ["斷食和催吐都會讓身體更難受。", "reply.no-food"],
  ] as const)("leave what speaks against it: %s (%s)", (text, rule) => {
    expect(rulesIn(text)).not.toContain(rule);
  });

  it.each([
    ["Take two ibuprofen and play.", "reply.painkiller-to-train"],
    ["Eat 500 kcal a day.", "reply.starvation-calories"],
    ["每天吃500大卡。", "reply.starvation-calories"],
    ["Use a laxative after dinner.", "reply.purging"],
    ["吃点泻药。", "reply.purging"],
  ] as const)("hold for the advice itself: %s (%s)", (text, rule) => {
    expect(rulesIn(text)).toContain(rule);
  });
});
