import { describe, expect, it } from "vitest";
import { CARE_SOURCES } from "../../src/companion/care-sources.data.ts";
import { COMPANION_MESSAGES, type CompanionMessageId } from "../../src/messages/catalogues.ts";

const ALL = Object.keys(COMPANION_MESSAGES.en) as CompanionMessageId[];

/** The messages whose name is such, in every language. */
function named(pattern: RegExp) {
  return ALL.filter((name) => pattern.test(name)).map((name) => ({
    name,
    text: {
      en: COMPANION_MESSAGES.en[name],
      hans: COMPANION_MESSAGES["zh-Hans"][name],
      hant: COMPANION_MESSAGES["zh-Hant"][name],
    },
  }));
}

const STATE_TEXTS = named(/^(?!pause|care)/);
const PAUSE_TEXTS = named(/^pause/);
const ALL_TEXTS = [...STATE_TEXTS, ...PAUSE_TEXTS];

/** What blames, compares, commands, weighs or treats; none of it is the companion's to say. */
const NOT_TO_BE_SAID = {
  en: /\b(haven'?t|hasn'?t|didn'?t|don'?t|can'?t|won'?t|should|must|ought|need to|needs to|have to|try to|try harder|lazy|laziness|fail(ed|ure)?|guilt(y)?|sham(e|ed|eful)|sorry|disappoint\w*|sad|blame|excuse|weak|miss(ed|ing)?|forgot(ten)?|late again|finally|at last|only|enough|weigh(t|s)?|fat|slim|thin|heavy|body|bodies|shape|figure|calori\w*|burn\w*|diet|push|harder|faster|come on|get up|get going|work ?out|exercis\w*|train\w*|run|sport\w*|step(s)?|goal(s)?|streak\w*|score\w*|health\w*|diagnos\w*|symptom\w*|cure[sd]?|treat\w*|medicin\w*|doctor\w*|heal(s|ed|ing)?|prevent\w*|safe|danger\w*)\b/i,
  hans: /(应该|必须|一定要|得去|快去|赶紧|加油|坚持|努力|再来|别停|偷懒|懒|失败|失望|难过|惭愧|内疚|愧|怪你|借口|又没|还没|没有做|没做|不够|终于|才|只有|可惜|错过|忘了|体重|胖|瘦|减肥|身材|身体|体型|卡路里|热量|燃烧|节食|锻炼|运动|训练|跑|步数|目标|打卡|连续|分数|得分|健康|治|诊断|症状|药|医|疗|预防|安全|危险)/,
  hant: /(應該|必須|一定要|得去|快去|趕緊|加油|堅持|努力|再來|別停|偷懶|懶|失敗|失望|難過|慚愧|內疚|愧|怪你|藉口|又沒|還沒|沒有做|沒做|不夠|終於|才|只有|可惜|錯過|忘了|體重|胖|瘦|減肥|身材|身體|體型|卡路里|熱量|燃燒|節食|鍛鍊|運動|訓練|跑|步數|目標|打卡|連續|分數|得分|健康|治|診斷|症狀|藥|醫|療|預防|安全|危險)/,
} as const;

/** Two texts that share more of their three-letter pieces than this read as one. */
const MOST_ALIKE = 0.5;

function piecesOf(text: string, length: number): Set<string> {
  const characters = [...text.toLowerCase()];
  return new Set(characters.map((_, index) => characters.slice(index, index + length).join("")));
}

function likeness(left: string, right: string, length: number): number {
  const [first, second] = [piecesOf(left, length), piecesOf(right, length)];
  const shared = [...first].filter((piece) => second.has(piece));
  return shared.length / Math.min(first.size, second.size);
}

describe("what a companion says to somebody who needs care", () => {
  const CARE_TEXTS = named(/^care/);

  it.each(CARE_TEXTS)("is short, quiet and in its language: $name", ({ text }) => {
    expect(text.en.length).toBeLessThanOrEqual(140);
    expect([...text.hans].length).toBeLessThanOrEqual(60);
    expect([...text.hant].length).toBeLessThanOrEqual(60);
    expect(text.en).toMatch(/^[A-Z][A-Za-z ',.;]+\.$/);
    expect(text.hans).toMatch(/^[\p{Script=Han}，。；]+。$/u);
    expect(text.hant).toMatch(/^[\p{Script=Han}，。；]+。$/u);
  });

  it.each(CARE_TEXTS)("cheers nobody on: $name", ({ text }) => {
    expect(text.en).not.toMatch(/\b(well done|great|hooray|push|harder|keep going|only|just)\b/i);
    expect(text.hans).not.toMatch(/加油|坚持|太好了|继续练|真棒/);
    expect(text.hant).not.toMatch(/加油|堅持|太好了|繼續練|真棒/);
  });

  it.each(["danger", "look", "support"] as const)("says what to do: %s", (name) => {
    expect(COMPANION_MESSAGES.en[`care.${name}`]).toMatch(/call|doctor|talk/);
    expect(CARE_SOURCES[name].kind).toBe("publication");
  });
});

describe("the companion's texts", () => {
  it("are there for every state and emotion and for every pause", () => {
    expect(STATE_TEXTS).toHaveLength(25);
    expect(PAUSE_TEXTS).toHaveLength(10);
  });

  it.each(ALL_TEXTS)("are a sentence or two of fitting length: $name", ({ text }) => {
    expect(text.en.length).toBeGreaterThanOrEqual(20);
    expect(text.en.length).toBeLessThanOrEqual(120);
    expect([...text.hans].length).toBeGreaterThanOrEqual(10);
    expect([...text.hant].length).toBeGreaterThanOrEqual(10);
    expect([...text.hans].length).toBeLessThanOrEqual(40);
    expect([...text.hant].length).toBeLessThanOrEqual(40);
    for (const each of Object.values(text)) expect(each).toBe(each.trim());
    expect(text.en).toMatch(/[.!]$/);
    expect(text.hans).toMatch(/[。！]$/u);
    expect(text.hant).toMatch(/[。！]$/u);
  });

  it.each(ALL_TEXTS)("are in their language: $name", ({ text }) => {
    expect(text.en).toMatch(/^[A-Za-z ',.;!]+$/);
    expect(text.hans).toMatch(/^[\p{Script=Han}，。；！]+$/u);
    expect(text.hant).toMatch(/^[\p{Script=Han}，。；！]+$/u);
  });

  it.each(ALL_TEXTS)(
    "neither shame nor command nor speak of bodies or medicine: $name",
    ({ text }) => {
      expect(text.en).not.toMatch(NOT_TO_BE_SAID.en);
      expect(text.hans).not.toMatch(NOT_TO_BE_SAID.hans);
      expect(text.hant).not.toMatch(NOT_TO_BE_SAID.hant);
    },
  );

  it("would be caught if they did", () => {
    expect("You haven't moved today.").toMatch(NOT_TO_BE_SAID.en);
    expect("Come on, just ten more minutes of training").toMatch(NOT_TO_BE_SAID.en);
    expect("今天又没运动，要加油哦").toMatch(NOT_TO_BE_SAID.hans);
  });

  it.each(ALL_TEXTS)("exclaim once at most: $name", ({ text }) => {
    expect(text.en.split("!").length - 1).toBeLessThanOrEqual(1);
    expect(text.hans.split("！").length - 1).toBeLessThanOrEqual(1);
    expect(text.hant.split("！").length - 1).toBeLessThanOrEqual(1);
  });

  it("do not exclaim where somebody is low, ill or hurt", () => {
    const quiet = ALL_TEXTS.filter(({ name }) => /tired|unwell|illness|injury/.test(name));
    expect(quiet).toHaveLength(16);
    for (const { text } of quiet) expect(text.en + text.hans + text.hant).not.toMatch(/[!！]/);
  });

  it("all differ, and no two are nearly the same", () => {
    for (const [language, length] of [
      ["en", 3],
      ["hans", 2],
      ["hant", 2],
    ] as const) {
      const texts = ALL_TEXTS.map(({ text }) => text[language]);
      expect(new Set(texts).size).toBe(texts.length);
      for (const [index, text] of texts.entries()) {
        for (const other of texts.slice(index + 1)) {
          expect(likeness(text, other, length), `${text} / ${other}`).toBeLessThan(MOST_ALIKE);
        }
      }
    }
  });

  it.each(PAUSE_TEXTS.filter(({ name }) => /illness|injury/.test(name)))(
    "wish rest to somebody who is ill or hurt: $name",
    ({ text }) => {
      expect(text.en).toMatch(/\brest(ful)?\b/i);
      expect(text.hans).toMatch(/休息|休养/);
      expect(text.hant).toMatch(/休息|休養/);
      expect(text.en).not.toMatch(/\b(soon be back|back on|ready|move|moving|active|again)\b/i);
      expect(text.hans).not.toMatch(/动|回来|恢复训练|快点/);
      expect(text.hant).not.toMatch(/動|回來|恢復訓練|快點/);
    },
  );

  it("never ask a question, so that nobody owes an answer", () => {
    for (const { text } of ALL_TEXTS) expect(text.en + text.hans + text.hant).not.toMatch(/[?？]/);
  });
});
