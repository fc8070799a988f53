import { KNOWLEDGE_CONDITIONS } from "@health-exercise/domain/knowledge";
import { describe, expect, it } from "vitest";
import { builtInCorpus } from "../src/corpus/built-in-corpus.ts";
import { parseCorpus } from "../src/corpus/parse-corpus.ts";

const SOURCE = {
  organisation: "WHO",
  title: "Guidelines",
  year: 2020,
  url: "https://www.who.int/",
};
const SOURCES = { known: { ...SOURCE, confirmed: true } };

function aRecord(changes: Record<string, unknown> = {}) {
  return {
    id: "warm-up",
    topics: ["warm_up"],
    ageGroups: [],
    conditions: [],
    grade: "moderate",
    source: "known",
    checked: "2026-11-21",
    en: {
      title: "Warm up",
      summary: "Warm up first.",
      text: "Warm up before exercise.",
      asked: ["loosen up"],
    },
    zh: { title: "热身", summary: "先热身。", text: "运动前先热身。", asked: ["活动开"] },
    ...changes,
  };
}

describe("the built-in corpus", () => {
  const entries = builtInCorpus();

  it("has every subject in English and in Chinese", () => {
    const bySubject = Map.groupBy(entries, (entry) => entry.subject);
    expect(bySubject.size).toBeGreaterThanOrEqual(570);
    for (const [subject, group] of bySubject) {
      expect([subject, ...group.map((entry) => entry.language)]).toEqual([subject, "en", "zh"]);
    }
  });

  it("names an organisation, a title, a year and an address for each entry", () => {
    for (const { id, source } of entries) {
      expect(source.organisation, id).not.toBe("");
      expect(source.title, id).not.toBe("");
      expect(source.year, id).toBeGreaterThan(1990);
      expect(source.url, id).toMatch(/^https:\/\//);
    }
  });

  it("has guidance for every condition, age group and medicine that it knows by name", () => {
    for (const condition of KNOWLEDGE_CONDITIONS) {
      const found = entries.filter((entry) => entry.audience.conditions.includes(condition));
      expect(found.length, condition).toBeGreaterThanOrEqual(2);
    }
  });

  it("writes Chinese entries in Chinese and English ones without Chinese characters", () => {
    for (const { id, language, title, text } of entries) {
      expect(/\p{Script=Han}/u.test(title + text), id).toBe(language === "zh");
    }
  });

  it("says of each entry how people ask for it", () => {
    for (const { id, asked } of entries) {
      expect(asked.length, id).toBeGreaterThanOrEqual(10);
      expect(new Set(asked).size, id).toBe(asked.length);
    }
  });

  it("gives each entry an id of its own", () => {
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
  });
});

describe("a data file", () => {
  it("gives one entry for each language", () => {
    const [english, chinese] = parseCorpus([aRecord()], SOURCES);
    expect(english).toMatchObject({ id: "warm-up.en", subject: "warm-up", language: "en" });
    expect(chinese).toMatchObject({ id: "warm-up.zh", source: SOURCE, title: "热身" });
  });

  it.each([
    ["without a source", { source: undefined }, /warm-up/],
    [
      "with a source that is not listed",
      { source: "other" },
      /warm-up names the unknown source other/,
    ],
    ["without a day of checking", { checked: undefined }, /warm-up/],
    ["with a day that does not exist", { checked: "2026-02-30" }, /warm-up/],
    ["with a condition that is not known", { conditions: ["gout"] }, /warm-up/],
    ["without one of the languages", { zh: undefined }, /warm-up/],
    ["with a field that nobody knows", { extra: 1 }, /warm-up/],
    ["with an empty text", { en: { title: "A", summary: "B", text: " " } }, /warm-up/],
  ])("is refused %s, naming the entry", (_what, changes, message) => {
    expect(() => parseCorpus([aRecord(changes)], SOURCES)).toThrow(message);
  });

  it("is refused when an entry or its text comes twice", () => {
    expect(() => parseCorpus([aRecord(), aRecord()], SOURCES)).toThrow("warm-up repeats warm-up");
    const copy = aRecord({ id: "copy", en: { title: "A", summary: "B", text: "C", asked: [] } });
    expect(() => parseCorpus([aRecord(), copy], SOURCES)).toThrow("copy repeats warm-up");
  });

  it("says what is told to people whom an entry does not fit", () => {
    const other = aRecord({
      id: "pregnant",
      en: { title: "A", summary: "B", text: "C", asked: [] },
      zh: { title: "甲", summary: "乙", text: "丙", asked: [] },
    });
    const row = { condition: "pregnancy", instead: "pregnant", of: ["warm-up"] };
    const [english, , instead] = parseCorpus([aRecord(), other], SOURCES, [row]);
    expect([english?.insteadFor, instead?.insteadFor]).toEqual([
      { pregnancy: "pregnant" },
      undefined,
    ]);
    const unknown = { ...row, of: ["nothing-known"] };
    expect(() => parseCorpus([aRecord(), other], SOURCES, [unknown])).toThrow("nothing-known");
    expect(() => parseCorpus([aRecord(), other], SOURCES, [row, row])).toThrow("gives way twice");
  });

  it("is refused when a source has no address", () => {
    const sources = { known: { ...SOURCES.known, url: "" } };
    expect(() => parseCorpus([aRecord()], sources)).toThrow();
  });
});
