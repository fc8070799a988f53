/** The words by which sentences of passages are told apart, and what is said around them. */
import type { TextLanguage } from "@health-exercise/domain/language";

/** With these a sentence leans on the one before it. */
export const DEPENDENT_OPENERS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    "it",
    "its",
    "this",
    "these",
    "that",
    "those",
    "they",
    "their",
    "then",
    "both",
    "such",
    "so",
    "but",
    "and",
    "also",
    "there",
    "he",
    "she",
    "here",
    "otherwise",
    "instead",
    "after that",
    "afterwards",
    "however",
    "even then",
    "either",
    "neither",
    "some of",
    "most of them",
    "the same",
    "another",
    "others",
    "if so",
    "if not",
    "again",
  ],
  zh: [
    "它",
    "它们",
    "这",
    "这些",
    "这样",
    "此时",
    "这时",
    "那",
    "那些",
    "其中",
    "但",
    "但是",
    "因此",
    "所以",
    "同时",
    "也",
    "还",
    "然后",
    "之后",
    "此外",
    "另外",
    "否则",
    "两者",
    "他",
    "她",
    "他们",
    "反之",
    "再",
    "接着",
    "随后",
    "如果是这样",
  ],
};

export type GuidanceTexts = {
  readonly source: string;
  readonly sources: string;
  readonly oneSource: string;
  readonly betweenSources: string;
  readonly mayAnswer: string;
  readonly isNear: string;
  readonly areNear: string;
  readonly alsoNear: string;
  readonly oneOfSeveral: string;
  readonly otherLanguage: string;
  readonly askYourDoctor: string;
  readonly asSaid: string;
  readonly saidBefore: string;
  readonly missing: string;
  readonly betweenSentences: string;
};

export const GUIDANCE_TEXTS: Readonly<Record<TextLanguage, GuidanceTexts>> = {
  en: {
    source: "Source: {sources}.",
    sources: "Sources: {sources}.",
    oneSource: "{organisation}, {title}, {year}",
    betweenSources: "; ",
    mayAnswer: "This is what I have on “{title}”:",
    isNear: "I have nothing exactly on that; the nearest is “{title}”:",
    areNear: "I have nothing exactly on that. This comes nearest:",
    alsoNear: "Near it:",
    oneOfSeveral: "- {title}: {sentences}",
    otherLanguage: "What I have on this is in Chinese only:",
    askYourDoctor: "How much of it fits, agree with the doctor who knows the condition.",
    asSaid: "As I said above:",
    saidBefore: "What I have on that, “{title}”, I told you above.",
    missing:
      "If that does not answer it, what is missing: how much, how often, how it is done, or for whom?",
    betweenSentences: " ",
  },
  zh: {
    source: "来源：{sources}。",
    sources: "来源：{sources}。",
    oneSource: "{organisation}，《{title}》，{year}年",
    betweenSources: "；",
    mayAnswer: "关于《{title}》，我有这些资料：",
    isNear: "我没有完全对得上的资料，最接近的是《{title}》：",
    areNear: "我没有完全对得上的资料，最接近的有这些：",
    alsoNear: "相近的还有：",
    oneOfSeveral: "- 《{title}》：{sentences}",
    otherLanguage: "这方面的资料只有英文：",
    askYourDoctor: "具体练多少合适，请和了解病情的医生商量。",
    asSaid: "前面说过：",
    saidBefore: "这方面我知道的（《{title}》）前面已经说过了。",
    missing: "如果还没答到点上，缺的是哪一点：多少、多久一次、怎么做，还是为别人问？",
    betweenSentences: "",
  },
};
