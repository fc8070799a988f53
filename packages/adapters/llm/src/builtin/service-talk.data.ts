/** What people ask of the day, of the conversation and of its language: by which words, and what is said. The choice of words is a design value. */
import type { TextLanguage } from "@health-exercise/domain/language";
import type { CueTable } from "./cues.ts";

export type ServiceWish = "today" | "tomorrow" | "yesterday" | "recap" | "language";

const DAY_ZH =
  "(几号|几月几号|几月几日|几日|星期几|周几|礼拜几|拜几|什么日子|咩日子|星期几呀|多少号|几多号)";
const LANGUAGES_EN =
  "(english|chinese|mandarin|cantonese|spanish|french|german|japanese|korean|traditional chinese|simplified chinese)";
const LANGUAGES_ZH =
  "(中文|英文|英语|普通话|国语|粤语|广东话|白话|繁体|简体|日语|日文|韩语|法语|西班牙语|德语)(字|中文|)";

export const SERVICE_CUES: CueTable<ServiceWish> = {
  today: {
    en: [
      "what (day|date|weekday) (is it|is today|is this|it is|do we have)",
      "(whats|what is|what s|tell me) (the date|todays date|today s date|the day today|today)",
      "(whats|what is|what s|tell me) (the|todays|today s) (day|date|weekday)",
      "(date|day) today",
    ],
    zh: [`(今天|今日|现在|而家|今朝|今晚)(是|系|)${DAY_ZH}`],
  },
  tomorrow: {
    en: [
      "what (day|date|weekday) is (it |)tomorrow",
      "(whats|what is|what s) (tomorrows|tomorrow s) (date|day)",
    ],
    zh: [`(明天|明日|听日|聽日)(是|系|)${DAY_ZH}`],
  },
  yesterday: {
    en: [
      "what (day|date|weekday) was (it |)yesterday",
      "(whats|what was) (yesterdays|yesterday s) (date|day)",
    ],
    zh: [`(昨天|昨日|寻日|琴日)(是|系|)${DAY_ZH}`],
  },
  recap: {
    en: [
      "(what|wat) _ (we|i|you and i|u and i|us) _ (talk|talked|talking|discuss|discussed|chat|chatted|chatting|speak|speaking|spoke)",
      "(what|wat) (did|have) i (ask|asked) (you|u|)",
      "where (were we|did we (stop|leave off|leave it|get to))",
      "(summarise|summarize|recap|sum up) (what we|our|this|the) _ (chat|conversation|talk|session|said|discussed|talked)",
      "(remember|know) what (we|i) (talked|talk|discussed|said|asked|were talking)",
    ],
    zh: [
      "(我们|咱们|咱|我哋|我同你|我和你|咱俩)_(聊|谈|说|讲|倾|讨论)(的|过|了|到|咗|)(是|)(什么|啥|咩|乜|乜嘢|哪些|哪里|哪儿|哪|边度|些什么)",
      "(之前|刚才|刚刚|头先|上次|前面|先前)_(聊|谈|说|讲|倾|讨论)(的|过|了|到|咗|)(是|)(什么|啥|咩|乜|乜嘢|哪些|哪里|哪儿|哪|边度)",
      "我(之前|刚才|刚刚|前面|头先)_问(过|了|咗|)(你|)(什么|啥|咩|乜嘢|哪些)",
      "(总结|概括|回顾|归纳)(一下|下|)(我们|我哋|)(刚才|之前|)(的|)(聊天|对话|谈话|讨论|聊的|说的|内容)",
    ],
  },
  language: {
    en: [
      `(answer|reply|respond|write|speak|talk|continue|switch|change|say it|text) _ (in|to|into) ${LANGUAGES_EN}`,
      `(answer|reply|respond|write|speak|talk|use) _ ${LANGUAGES_EN}`,
      `(can|do|could|would) (you|u) _ (speak|talk|write|understand|know|use|answer) _ ${LANGUAGES_EN}`,
      `(in |)${LANGUAGES_EN} (please|pls|plz)`,
      "(what|which) language (do|can) (you|u) (speak|know|understand)",
    ],
    zh: [
      `(用|说|讲|改用|换成|切换成|切换到|转成|转|改成|打)${LANGUAGES_ZH}(回答|回复|回|答|说|讲|聊|写|覆|交流|吧|)`,
      `(会|识|懂|可以|能|支持)(说|讲|用|)${LANGUAGES_ZH}`,
      "(你|)(会|识|能)(说|讲)(什么|哪些|几种|咩)(语言|话)",
    ],
  },
};

/** So many words or characters besides say nothing else. */
export const MOST_BESIDE = { words: 0, characters: 3 } as const;

/** ... and these say no more than the rest. */
export const SAYS_NO_MORE: ReadonlySet<string> = new Set(
  "today tomorrow yesterday now far pls plz mate earlier first last time".split(" "),
);

type ServiceTexts = {
  readonly day: Readonly<Record<"today" | "tomorrow" | "yesterday", string>>;
  readonly recap: string;
  readonly nothingBefore: string;
  /** While something grave that was told is open: nobody has to read it again. */
  readonly notGoneOver: string;
  readonly one: string;
  readonly between: string;
  readonly language: string;
};

export const SERVICE_TEXTS: Readonly<Record<TextLanguage, ServiceTexts>> = {
  en: {
    day: {
      today: "Today is {day}. Would you like to know how your week looks so far?",
      tomorrow: "Tomorrow is {day}.",
      yesterday: "Yesterday was {day}.",
    },
    recap: "Here you have asked or told me this: {asked}. Which of these shall we go on with?",
    nothingBefore:
      "We have not spoken of anything here before. What would you like to know about exercise, or about your own records?",
    notGoneOver:
      "I remember what you told me, and we do not need to go over it again. What would help you most right now?",
    one: "“{text}”",
    between: ", ",
    language:
      "I answer in the language in which you write: English or Chinese, in simplified or traditional characters. Just go on in the one you like. " +
      "用中文写给我，我就用中文回答。",
  },
  zh: {
    day: {
      today: "今天是{day}。想看看这周练得怎么样吗？",
      tomorrow: "明天是{day}。",
      yesterday: "昨天是{day}。",
    },
    recap: "这里你问过或说过的有：{asked}。想接着说哪一个？",
    nothingBefore: "之前这里还没聊过什么。想了解运动方面的问题，或者看看自己的记录，都可以问我。",
    notGoneOver: "我记得你告诉我的事，不用再从头说一遍。现在我怎么做最能帮到你？",
    one: "“{text}”",
    between: "、",
    language:
      "你用哪种语言写，我就用哪种回答：中文（简体或繁体）或英文；粤语我看得懂，用书面中文回答。接着用你喜欢的那种写就行。" +
      "Write in English, and I answer in English.",
  },
};
