import { describe, expect, it } from "vitest";
import { read } from "../../src/language/read.ts";

const wordsOf = (text: string) => read(text).words.map((word) => word.text);
const sentencesOf = (text: string) =>
  read(text).sentences.map(({ start, end }) => text.slice(start, end));

describe("reading a text", () => {
  it("ends sentences at full stops and lines, not in numbers, times and abbreviations", () => {
    expect(sentencesOf("I ran 5.2 km at 7 a.m. on Monday. Then I met the U.S. team!")).toEqual([
      "I ran 5.2 km at 7 a.m. on Monday.",
      "Then I met the U.S. team!",
    ]);
    expect(sentencesOf("We met at 7 p.m. Then we ran, e.g. Fridays.")).toEqual([
      "We met at 7 p.m.",
      "Then we ran, e.g. Fridays.",
    ]);
    expect(sentencesOf("At 7 a.m. I ran, at 7 p.m. Monday too")).toHaveLength(1);
    expect(sentencesOf("1. Squats\n2. Planks")).toEqual(["1. Squats", "2. Planks"]);
    expect(sentencesOf("今天跑了5.2公里。膝盖疼！还能练吗？")).toEqual([
      "今天跑了5.2公里。",
      "膝盖疼！",
      "还能练吗？",
    ]);
    expect(sentencesOf("“Stop.” He said (loudly!). ok")).toEqual([
      "“Stop.”",
      "He said (loudly!).",
      "ok",
    ]);
  });

  it("reads traditional and simplified Chinese alike", () => {
    for (const [traditional, simplified] of [
      ["安眠藥攢夠了", "安眠药攒够了"],
      ["頭暈還能練嗎", "头晕还能练吗"],
      ["著涼了，膝蓋痠痛", "着凉了，膝盖酸痛"],
    ] as const) {
      expect(wordsOf(traditional)).toEqual(wordsOf(simplified));
    }
  });

  it("reads numbers in digits, words and Chinese numerals, and leaves dates and times whole", () => {
    const values = (text: string) => read(text).words.map(({ text: word, value }) => value ?? word);
    expect(values("1,200 kcal and 12,5 km")).toEqual([1200, "kcal", "and", 12.5, "km"]);
    expect(values("twenty minutes")).toEqual([20, "minutes"]);
    expect(values("三十五分钟两千米")).toEqual([35, "分", "钟", 2000, "米"]);
    expect(values("at 7:30 on 2026-01-02")).toEqual(["at", "7:30", "on", "2026-01-02"]);
    expect(values("两千卡")).toEqual([2, "千", "卡"]);
  });

  it("mends spelling and disguises, and leaves known words alone", () => {
    expect(wordsOf("i cant breth")).toEqual(["i", "cant", "breathe"]);
    expect(wordsOf("su1c1de s.u.i.c.i.d.e k i l l")).toEqual(["suicide", "suicide", "kill"]);
    expect(wordsOf("sooooo tired")).toEqual(["so", "tired"]);
    expect(wordsOf("gonna start")).toEqual(["going", "to", "start"]);
    expect(wordsOf("hurtin from runnin, takin insulin")).toEqual(
      "hurting from running taking insulin".split(" "),
    );
    expect(wordsOf("starting swimming")).toEqual(["starting", "swimming"]);
    expect(wordsOf("10 kms at 200W w friends")).toEqual([
      ..."10 kms at 200 w with friends".split(" "),
    ]);
  });

  it("reads fractions, and the bars of a table as marks", () => {
    const valuesOf = (text: string) =>
      read(text).words.map(({ text: word, value }) => value ?? word);
    expect(valuesOf("1½ hours")).toEqual([1, 0.5, "hours"]);
    expect(valuesOf("|Minutes|95|\n|Ki||s|3|")).toEqual(["minutes", 95, "ki", "s", 3]);
    expect(valuesOf("ki||ed in 7 kms")).toEqual(["killed", "in", 7, "kms"]);
  });

  it("sees through character references, tags, invisible characters and lookalike letters", () => {
    expect(wordsOf("I&#39;m &lt;b&gt;ok&lt;/b&gt;")).toEqual(["im", "ok"]);
    expect(wordsOf("сhеst p\u200bain")).toEqual(["chest", "pain"]);
    expect(wordsOf("ＣＨＥＳＴ naïve")).toEqual(["chest", "naive"]);
  });

  it("knows what stands between quotation marks", () => {
    const quoted = (text: string) =>
      read(text).words.flatMap((word) => (word.quoted ? [word.text] : []));
    expect(quoted("He said “I want to die” and 'so what' again")).toEqual(
      "i want to die so what".split(" "),
    );
    expect(quoted("I don't, won't and can't")).toEqual([]);
    expect(quoted("他说「不想活了」")).toEqual([..."不想活了"]);
    expect(quoted('他说"不想活了"就走')).toEqual([..."不想活了"]);
    expect(quoted("他说'不想活了'就走")).toEqual([..."不想活了"]);
  });
});
