import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRecordQuestion } from "../../../src/chat/records/read-record-question.ts";
import { read } from "../../../src/language/read.ts";
import type { Token } from "../../../src/language/read-text.ts";
import type { LocalDate } from "../../../src/shared/local-date.ts";
import { summaryOf } from "./summary-of.ts";

const TODAY = "2026-06-17" as LocalDate;

describe("any other text", () => {
  it("is rarely taken for such a question", () => {
    const texts = [...TALK.flatMap(linesOf).map((line) => JSON.parse(line).text), ...asked()];
    const taken = texts.filter((text) => summaryOf(text, TODAY) !== "null");
    expect(texts.length).toBeGreaterThan(3_000);
    expect(taken.length / texts.length).toBeLessThan(1 / 200);
  });
});

/** What people say to a companion, and ask it about exercise; a few of them do ask for records. */
const TALK = ["talk-held-out-en.jsonl", "talk-held-out-zh.jsonl"].map(
  (file) => new URL(`../../../data-safety/${file}`, import.meta.url),
);
const MESSAGES = ["messages-en.tsv", "messages-zh.tsv"].map(
  (file) => new URL(`../../../data-intents/${file}`, import.meta.url),
);

function linesOf(file: URL): readonly string[] {
  return readFileSync(file, "utf8").trim().split("\n");
}

/** Questions that knowledge answers. */
function asked(): readonly string[] {
  const rows = MESSAGES.flatMap(linesOf).map((line) => line.split("\t"));
  return rows.flatMap(([intent, text]) => (intent === "question" && text ? [text] : []));
}

const SOME_WORDS = [
  ...[
    "how",
    "many",
    "times",
    "did",
    "I",
    "run",
    "last",
    "week",
    "since",
    "the",
    "15th",
    "of",
    "May",
  ],
  ...[
    "2025",
    "and",
    "swim",
    "vs",
    "streak",
    "goal",
    "?",
    "!",
    ",",
    ".",
    "Q3",
    "first",
    "half",
    "most",
  ],
  ...[
    "我",
    "上",
    "周",
    "跑",
    "了",
    "几",
    "次",
    "十",
    "一",
    "月",
    "最",
    "长",
    "多久",
    "去年",
    "夏天",
    "？",
  ],
  ..."達標還差 1月31日 2月30日 29 February between to from ago 之前 以来 两 半 年".split(" "),
];

describe("reading", () => {
  it("never fails, whatever is written", () => {
    const words = fc.array(fc.constantFrom(...SOME_WORDS), { maxLength: 25 });
    const texts = fc.oneof(
      words.map((all) => all.join(" ")),
      words.map((all) => all.join("")),
      fc.string({ unit: "binary", maxLength: 200 }),
    );
    const days = fc
      .integer({ min: 0, max: 365 * 130 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10) as LocalDate);
    fc.assert(
      fc.property(texts, texts, days, (first, second, today) => {
        const asked = readRecordQuestion(read(first), { today, before: null });
        const before = asked?.kind === "records" ? asked : null;
        expect(() => readRecordQuestion(read(second), { today, before })).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ["how many minutes did I run last week "],
    ["我上周跑了多少分钟"],
    ["我上個月從三月一號到現在游水幾多次"],
    ["सप्ताह दौड़ "],
    ["пробежка неделя "],
    ["كم مرة ركضت "],
  ])("looks at each word of 20,000 characters only so often: %s", (piece) => {
    const text = read(piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000));
    expect(looksPerWord(text.source)).toBeLessThan(MOST_LOOKS);
    const short = text.words.slice(0, 380);
    const end = short.at(-1)?.end ?? 0;
    expect(looksPerWord(text.source.slice(0, end))).toBeLessThan(MOST_LOOKS);
  });
});

/** How often a word of a question is looked at; measured it is some 800 (design value). */
const MOST_LOOKS = 2_000;

function looksPerWord(source: string): number {
  const text = read(source);
  let looks = 0;
  const watched = (token: Token): Token =>
    new Proxy(token, {
      get: (target, key) => {
        looks += 1;
        return Reflect.get(target, key);
      },
    });
  const tokens = text.tokens.map(watched);
  const words = tokens.filter(({ kind }) => kind !== "mark");
  readRecordQuestion({ ...text, tokens, words }, { today: TODAY, before: null });
  return looks / Math.max(1, words.length);
}
