import { describe, expect, it } from "vitest";
import type { JudgeAdvice } from "../../../src/chat/advice/advice-judge.ts";
import { adviceBreakingLimits } from "../../../src/chat/limits/advice-breaking-limits.ts";
import type { StatedGround } from "../../../src/chat/reply/answer-basis.ts";
import { claimQueries } from "../../../src/chat/reply/reply-claims.ts";
import { REPLY_TEXTS, SAFE_INSTEAD } from "../../../src/chat/reply/reply-texts.data.ts";
import { type ReviewedReply, reviewReply } from "../../../src/chat/reply/review-reply.ts";
import { read } from "../../../src/language/read.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "../../../src/language/text-language.ts";
import { WARNINGS } from "../../../src/safety/content-check/warnings.data.ts";
import type { CheckContent } from "../../../src/safety/content-check.ts";
import { guardFinding } from "../../../src/safety/guard/guard-finding.ts";
import { ALLOWED_INTENSITIES } from "../../../src/safety/policy/exercise-intensity.ts";
import { EXERCISE_LIMITS } from "../../../src/safety/policy/exercise-limit.ts";
import type { RiskLevel } from "../../../src/safety/risk-level.ts";
import { aProfile, aSportLog, at, day } from "../../support/builders.ts";
import { checkContent, contentCheck, judgeAdvice } from "../../support/check-content.ts";
import { aPassage, aReplyMaterial, type MaterialFacts, someRecords } from "../a-reply-material.ts";
import { factsFor } from "../facts-for.ts";

const QUOTE =
  "Adults should do 150 to 300 minutes of moderate activity a week, or 75 to 150 minutes of vigorous activity. Source: World Health Organization, 2020.";

const logs = [
  aSportLog({ sportStart: at("2026-03-03T08:00"), minutes: 45, calories: 300 }),
  aSportLog({ sportStart: at("2026-03-04T08:00"), minutes: 50, calories: 240 }),
];
const records = someRecords({ logs });

function reviewOf(
  text: string,
  changes: MaterialFacts = {},
  passages = [aPassage()],
): ReviewedReply {
  const material = aReplyMaterial({ records, ...changes });
  const recorded = material.records === records ? logs : [];
  const reply = { text, passages };
  const facts = factsFor(claimQueries(reply, material), recorded, at("2026-03-05T12:00"));
  return reviewReply({ ...reply, facts }, material, contentCheck, judgeAdvice);
}

describe("a reply that a source supports", () => {
  it("is given as it is, with confidence by the score of the source", () => {
    expect(reviewOf(QUOTE)).toEqual({
      text: QUOTE,
      flags: [],
      rules: [],
      basis: "sources",
      sources: [aPassage()],
      confidence: 0.78,
    });
    expect(reviewOf(QUOTE, {}, [aPassage({ score: 0.5 })]).confidence).toBe(0.5);
  });

  it("may tell it in its own words", () => {
    const text =
      "Most adults do well with 150 to 300 minutes of moderate movement each week, or half of that when it is vigorous. Train your strength on two days as well.";
    const { flags, confidence, text: given } = reviewOf(text);
    expect({ flags, given }).toEqual({ flags: [], given: text });
    expect(confidence).toBeGreaterThan(0.3);
  });

  it("is trusted less after a message with a finding", () => {
    const check = checkContent("My chest feels tight when I run");
    expect(check.riskLevel).toBe("high");
    expect(reviewOf(QUOTE, { check }).confidence).toBe(0.47);
  });

  it("in Chinese rests on a Chinese passage", () => {
    const text = "成年人每周应做150至300分钟中等强度活动，每周两天做力量练习。";
    const passage = aPassage({
      title: "成年人每周的活动量",
      summary: "成年人每周应做150至300分钟中等强度活动。",
      text: "成年人每周应做150至300分钟中等强度活动，或75至150分钟高强度活动。每周两天做力量练习，收益更大。",
      language: "zh",
    });
    const reviewed = reviewOf(text, { language: "zh" }, [passage]);
    expect(reviewed).toMatchObject({ text, flags: [], basis: "sources", confidence: 0.78 });
  });

  it("may name a source that speaks of a danger, and is not safer for it", () => {
    const title = "5 action steps to help someone having thoughts of suicide";
    const passage = aPassage({ source: { ...aPassage().source, title } });
    const text = `Adults should do 150 to 300 minutes of moderate activity a week. Source: ${title}.`;
    expect(reviewOf(text, {}, [passage])).toMatchObject({ text, flags: [], rules: [] });
    const unsafe = `${text} Push through the chest pain.`;
    expect(reviewOf(unsafe, {}, [passage]).flags).not.toEqual([]);
  });

  it("loses what cannot be seen or turns the writing, and the space around it", () => {
    const odd = ` \u0000${QUOTE.replace(" ", "\u0007 \u202e")}\u2069\ud800\r\n`;
    expect(reviewOf(odd).text).toBe(QUOTE);
    expect(reviewOf(`${QUOTE}\n\n- 👩‍👩‍👧\tFine.`).text).toBe(`${QUOTE}\n\n- 👩‍👩‍👧\tFine.`);
  });
});

describe("an unsafe reply", () => {
  it.each([
    ["Push through the chest pain, it will pass.", "en", "chest"],
    ["You can stop taking your insulin once you exercise daily.", "en", "medication"],
    ["Take 400 mg of ibuprofen before the run.", "en", "medication"],
    ["This plan will cure your diabetes.", "en", "evidence"],
    ["Eat only 500 calories for a week.", "en", "diet"],
    ["坚持运动就可以停药。", "zh", "medication"],
    ["胸痛时忍着继续跑。", "zh", "chest"],
    ["每天只吃500大卡。", "zh", "diet"],
  ] as const)("is replaced: %s", (text, language, warning) => {
    const reviewed = reviewOf(text, { language });
    expect(reviewed.text).toBe(
      [
        REPLY_TEXTS.unsafe[language],
        WARNINGS[warning][language],
        SAFE_INSTEAD.vigorous[language],
        REPLY_TEXTS.askProfessional[language],
      ].join(language === "zh" ? "" : " "),
    );
    expect(reviewed.flags).toEqual(["reply_replaced"]);
    expect(reviewed.rules.some((rule) => rule.startsWith("advice."))).toBe(true);
    expect(reviewed).toMatchObject({ basis: "general", sources: [], confidence: 0.3 });
  });

  it.each([
    "You can stop taking your insulin once you exercise daily.",
    "Eat only 500 calories for a week.",
  ])("loses the sentence alone where the rest stands: %s", (text) => {
    const reviewed = reviewOf(`${QUOTE} ${text}`);
    expect(reviewed.text).toBe(QUOTE);
    expect(reviewed.flags).toEqual(["reply_shortened"]);
  });

  it("is replaced where the rest would lead the same way", () => {
    const text = "Push through the chest pain, it will pass.";
    expect(reviewOf(`${QUOTE} ${text}`).flags).toEqual(["reply_replaced"]);
  });

  it.each([
    "Walk fast for 3 days a week.",
    "DNP is poisonous and has killed people; do not take it.",
  ])("is not one that only sounds so: %s", (text) => {
    expect(reviewOf(text).flags).toEqual([]);
  });

  it("is one without any text too", () => {
    expect(reviewOf("\u0000 \n").flags).toEqual(["reply_replaced"]);
  });
});

describe("a reply against the person's limits", () => {
  const limits = { maxIntensity: "moderate", clearance: "none", limits: ["pregnancy"] } as const;

  it.each([
    ["You could try boxing this week.", "en"],
    ["建议你去打拳击。", "zh"],
  ] as const)("is replaced by what to avoid and what is safe: %s", (text, language) => {
    const reviewed = reviewOf(text, { language, limits });
    expect(reviewed.text).toContain(REPLY_TEXTS.againstLimits[language]);
    expect(reviewed.text).toContain(language === "zh" ? "怀孕" : "pregnancy");
    expect(reviewed.text).toContain(SAFE_INSTEAD.moderate[language]);
    expect(reviewed.flags).toEqual(["reply_replaced"]);
    expect(reviewed.rules).toContain("limits.pregnancy.contact");
    expect(reviewed).toMatchObject({ basis: "general", sources: [], confidence: 0.3 });
    expect(reviewOf(text, { language }).flags).toEqual([]);
  });

  it("may warn of what they forbid", () => {
    const text = "Avoid boxing and other contact sports. Walking is fine.";
    expect(reviewOf(text, { limits }).flags).toEqual([]);
  });
});

describe("a reply about the person's records", () => {
  const OWN = "You have exercised for 95 minutes this week, in 2 sessions.";

  it("is kept where its figures are right, and cites nothing", () => {
    expect(reviewOf(OWN)).toEqual({
      text: OWN,
      flags: [],
      rules: [],
      basis: "records",
      sources: [],
      confidence: 0.8,
    });
  });

  it("says what of it is general where no source supports the advice beside the figures", () => {
    const text = `${OWN} Choose shoes that feel comfortable, and try them on in the evening.`;
    const reviewed = reviewOf(text);
    expect(reviewed.text).toBe(`${text}\n\n${REPLY_TEXTS.ownRecords.en}`);
    expect(reviewed).toMatchObject({ basis: "records", sources: [], confidence: 0.8 });
  });

  it("is corrected where a figure is wrong", () => {
    const { text, flags, confidence } = reviewOf(OWN.replace("95", "195"));
    expect(text).toBe(OWN);
    expect(flags).toEqual(["numbers_corrected"]);
    expect(confidence).toBe(0.5);
  });

  it("may quote a source whose figures look like the person's own", () => {
    const quote =
      "During the first hour you take 15 to 20 minutes of sips, and your week has 5 sessions.";
    const passage = aPassage({ text: `Drink early. ${quote} Rest.` });
    const wrong = "This week you did 20 minutes.";
    expect(reviewOf(`${quote} ${wrong}`, {}, [passage]).text).toContain(quote);
    expect(reviewOf(quote, {}, [passage]).flags).toEqual([]);
    expect(reviewOf(`${quote} ${wrong}`, {}, [passage]).flags).toEqual(["numbers_corrected"]);
  });

  it("is left out where nothing of it can be confirmed", () => {
    const nothing = { records: someRecords() };
    expect(reviewOf("You have exercised for 95 minutes this week.", nothing)).toEqual({
      text: REPLY_TEXTS.figuresUnconfirmed.en,
      flags: ["numbers_corrected"],
      rules: [],
      basis: "none",
      sources: [],
      confidence: 0,
    });
    const chinese = reviewOf("你本周运动了95分钟。", { ...nothing, language: "zh" });
    expect(chinese.text).toBe(REPLY_TEXTS.figuresUnconfirmed.zh);
  });

  it("rests on sources for the advice beside the figures", () => {
    expect(reviewOf(`${OWN} ${QUOTE}`)).toMatchObject({
      text: `${OWN} ${QUOTE}`,
      basis: "records_and_sources",
      sources: [aPassage()],
      confidence: 0.78,
    });
  });
});

describe("a reply that no source supports", () => {
  const UNSUPPORTED = "Choose shoes that feel comfortable, and try them on in the evening.";

  it.each([[[aPassage()]], [[]]])("says that it is general information", (passages) => {
    expect(reviewOf(UNSUPPORTED, {}, passages)).toEqual({
      text: `${UNSUPPORTED}\n\n${REPLY_TEXTS.generalInformation.en}`,
      flags: [],
      rules: [],
      basis: "general",
      sources: [],
      confidence: 0.3,
    });
  });

  it.each([
    [`${UNSUPPORTED} This is General Information.`, "en"],
    ["选择舒适的鞋。以上为一般性信息。", "zh"],
  ] as const)("says so once: %s", (text, language) => {
    expect(reviewOf(text, { language }).text).toBe(text);
  });
});

describe("a reply whose source hardly answers the question", () => {
  it("is general information, and cites nothing", () => {
    const passages = [aPassage({ score: 0.2 })];
    expect(reviewOf(QUOTE, {}, passages)).toMatchObject({
      text: `${QUOTE}\n\n${REPLY_TEXTS.generalInformation.en}`,
      basis: "general",
      sources: [],
      confidence: 0.3,
    });
  });
});

describe("a reply that answers nothing", () => {
  it.each([
    ["Hello! I am your companion. How can I help you today?", "en", 0.25],
    ["You are welcome!", "en", 0.25],
    ["I do not know the answer to that.", "en", 0],
    ["I'm not sure what you mean. Could you tell me a little more?", "en", 0],
    ["Which knee hurts?", "en", 0],
    ["你好！今天想聊什么？", "zh", 0.25],
    ["这个问题我不知道。", "zh", 0],
    ["我没太明白你的意思，能再说具体一点吗？", "zh", 0],
    ["我沒太明白你的意思，能再說具體一點嗎？", "zh", 0],
  ] as const)("needs no note and cites nothing: %s", (text, language, confidence) => {
    expect(reviewOf(text, { language })).toMatchObject({
      text,
      basis: "none",
      sources: [],
      confidence,
    });
  });

  it("is told from one that gives advice beside", () => {
    const text = "I do not know. Rest the knee for a week and cool it in the evening.";
    expect(reviewOf(text).basis).toBe("general");
  });
});

describe("a reply whose model says what it rests on", () => {
  const OTHER = aPassage({ id: "shoes.en", title: "Shoes", text: "Shoes should be comfortable." });
  const quoted = { passage: aPassage(), sentences: [QUOTE.slice(0, QUOTE.indexOf(" Source"))] };
  const answer = {
    kind: "answer",
    isFromRecords: false,
    quoted: [quoted],
    isTentative: false,
    hasOwnAdvice: false,
  } as const;
  const stating = (text: string, stated: StatedGround) =>
    reviewReply(
      { text, passages: [OTHER, aPassage()], stated },
      aReplyMaterial({ records }),
      contentCheck,
      judgeAdvice,
    );

  it("rests on what it quotes, and on nothing else that it was given", () => {
    expect(stating(QUOTE, answer)).toMatchObject({
      basis: "sources",
      sources: [aPassage()],
      confidence: 0.78,
    });
    expect(stating(QUOTE, { ...answer, isTentative: true }).confidence).toBe(0.5);
  });

  it("answers from records, with or without a source beside", () => {
    const own = "You have exercised for 95 minutes this week.";
    const fromRecords = { ...answer, isFromRecords: true };
    expect(stating(own, { ...fromRecords, quoted: [] })).toMatchObject({
      text: own,
      basis: "records",
      sources: [],
      confidence: 0.95,
    });
    expect(stating(`${own} ${QUOTE}`, fromRecords)).toMatchObject({
      basis: "records_and_sources",
      sources: [aPassage()],
    });
    const decides = { ...fromRecords, quoted: [], hasOwnAdvice: true };
    expect(stating(own, decides).text).toBe(`${own}\n\n${REPLY_TEXTS.ownRecords.en}`);
  });

  it("tells what is on record, whatever a session is called and whatever is open", () => {
    const told = "Your last running session was yesterday: “10k run”, on Wednesday 4 March.";
    const stated = { ...answer, isFromRecords: true, quoted: [] };
    const limits = { maxIntensity: "none", clearance: "stop_and_seek_care", limits: [] } as const;
    const material = aReplyMaterial({ records, limits, isMatterOpen: true });
    const reply = { text: told, passages: [], stated };
    expect(reviewReply(reply, material, contentCheck, judgeAdvice)).toMatchObject({
      text: told,
      flags: [],
    });
  });

  it("is looked at by rules alone: weights are for what a model writes", () => {
    const text = `I have nothing exactly on that; the nearest is “Walking”: ${QUOTE}`;
    const againstAll: JudgeAdvice = (_, sentences) => sentences.map(() => true);
    const reviewedBy = (written: string, stated?: StatedGround) =>
      reviewReply(
        { text: written, passages: [aPassage()], stated },
        aReplyMaterial({ records }),
        contentCheck,
        againstAll,
      );
    expect(reviewedBy(text).flags).not.toEqual([]);
    expect(reviewedBy(text, answer)).toMatchObject({ text, flags: [], rules: [] });
    expect(reviewedBy(`${text} Push through the chest pain.`, answer).rules).not.toEqual([]);
  });

  it("quotes in traditional characters what a passage says in simplified ones", () => {
    const passage = aPassage({
      ...{ language: "zh", title: "减重针", topics: ["medication"] },
      text: "可以少吃一点药。用这类药减重时，每周练两三次力量。",
      summary: "每周练两三次力量。",
    });
    const sentences = ["可以少吃一點藥。", "用這類藥減重時，每週練兩三次力量。"];
    const stated = { ...answer, quoted: [{ passage, sentences }] };
    const reviewed = reviewReply(
      { text: sentences.join(""), passages: [passage], stated },
      aReplyMaterial({ records, language: "zh", writing: "zh-Hant" }),
      contentCheck,
      judgeAdvice,
    );
    expect(reviewed).toMatchObject({ text: sentences.join(""), flags: [], rules: [] });
  });

  it("loses what a rule and the weights find beside what it quotes, and nothing to a rule alone", () => {
    const of = (text: string, isUnsafe: boolean) =>
      reviewReply(
        { text, passages: [aPassage()], stated: { ...answer, hasOwnAdvice: true } },
        aReplyMaterial({ records }),
        contentCheck,
        (_, sentences) => sentences.map(() => isUnsafe),
      ).text;
    const beside = `You can stop taking your insulin. ${QUOTE}`;
    expect(of(beside, true)).not.toContain("insulin");
    expect(of(beside, false)).toContain("insulin");
    const before = `Stop taking your insulin, for adults should do 150 to 300 minutes. ${QUOTE}`;
    expect(of(before, true)).not.toContain("insulin");
  });

  it("does not rest on a quotation that the review took out", () => {
    expect(stating("Walk on most days, and rest on the others.", answer)).toMatchObject({
      basis: "general",
      sources: [],
    });
  });

  it("answers nothing where it says so", () => {
    const text = "Congratulations, that is wonderful! Give your body the rest that it has earned.";
    expect(stating(text, { kind: "nothing", isSmallTalk: true })).toMatchObject({
      text,
      basis: "none",
      sources: [],
      confidence: 0.25,
    });
  });
});

describe("the fixed texts", () => {
  const fixed = TEXT_LANGUAGES.flatMap((language) =>
    [...Object.values(REPLY_TEXTS), ...Object.values(SAFE_INSTEAD), ...Object.values(WARNINGS)].map(
      (text) => [text[language], language] as const,
    ),
  );

  it.each(fixed)("state no figure of the person's own: %s", (text, language) => {
    const material = aReplyMaterial({ records, language });
    expect(claimQueries({ text, passages: [] }, material)).toEqual([]);
  });

  it.each(TEXT_LANGUAGES)("are advice that breaks no limit (%s)", (language) => {
    const context = { age: 15, pregnant: true, conditions: ["heart disease"], injuries: ["knee"] };
    for (const maxIntensity of ALLOWED_INTENSITIES) {
      const clearance = maxIntensity === "none" ? "stop_and_seek_care" : "before_any";
      const limits = { maxIntensity, clearance, limits: EXERCISE_LIMITS } as const;
      const text = SAFE_INSTEAD[maxIntensity][language];
      expect(adviceBreakingLimits(read(text), limits), text).toEqual([]);
      expect(checkContent(text, context, "advice").riskLevel, text).toBe("safe");
    }
    for (const text of Object.values(REPLY_TEXTS)) {
      expect(checkContent(text[language], context, "advice").riskLevel).toBe("safe");
    }
  });
});

describe("what is known of the person", () => {
  it("is told to the content check, from the profile and from the client", () => {
    const told: unknown[] = [];
    const profile = aProfile({ birth: { kind: "date", date: day("1950-01-01") } });
    const material = aReplyMaterial({ profile, userContext: { pregnant: false, age: 300 } });
    const check: CheckContent = (content, context, kind) => {
      told.push(context, kind);
      return contentCheck(content, context, kind);
    };
    reviewReply({ text: QUOTE, passages: [] }, material, check, judgeAdvice);
    expect(told).toEqual([
      { age: 76, pregnant: false, conditions: [], medications: [], injuries: undefined },
      "advice",
    ]);
  });
});

describe("a reply in which a guard found something", () => {
  const reviewed = (level: RiskLevel, language: TextLanguage = "en") => {
    const finding = guardFinding({
      flag: "medication_change",
      level,
      category: "test.medicine",
      source: { kind: "design_value", reason: "A test." },
    });
    const reply = { text: QUOTE, passages: [aPassage()], guardFindings: [finding] };
    return reviewReply(reply, aReplyMaterial({ records, language }), contentCheck, judgeAdvice);
  };

  it("is replaced, with the reason, like one that the content check refuses", () => {
    for (const language of TEXT_LANGUAGES) {
      const { text, flags, rules } = reviewed("medium", language);
      expect(flags).toEqual(["reply_replaced"]);
      expect(rules).toEqual(["guard.test.medicine"]);
      expect(text).not.toContain("150");
      expect(text).toContain(REPLY_TEXTS.unsafe[language]);
      expect(text).toContain(WARNINGS.medication[language]);
    }
  });

  it("stays as it is where that is only worth a word", () => {
    expect(reviewed("low")).toMatchObject({ text: QUOTE, flags: [] });
  });
});
