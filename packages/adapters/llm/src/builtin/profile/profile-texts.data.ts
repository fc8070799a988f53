/** What people ask of their profile beside the measures of their body, and what is said to it. The choice of words is a design value. */
import type { TextLanguage } from "@health-exercise/domain/language";
import type { CueTable } from "../cues.ts";

/** What of a profile is asked for. */
export type ProfileTopic = "birthday" | "conditions" | "medicines";

const MED = "(medicine|medication|med|meds|pill|tablet|drug|prescription)";
const ILL =
  "(health condition|medical condition|condition|illness|disease|diagnosis|health problem|medical problem|health issue|medical history)";
const BIRTH = "(birthday|bday|birth day|birthdate|birth date|date of birth|dob)";
const HELD =
  "(for me|of mine|about me|down for me|listed|recorded|saved|noted|stored|down|on file|on record|on my profile|in my profile|in the profile|under my profile)";
const HAVE = "(do you have|have you got|did you save|do you know|are|is|have i|did i)";
const TOLD = "(told you|told|entered|listed|saved|given you|put in|put down|put|set|added)";
const ZH_MED = "(药|药物|用药)";
const ZH_ILL = "(病|疾病|慢性病|基础病|基础疾病|病史|健康问题|健康状况|健康情况|身体状况)";
const ZH_WHAT = "(什么|哪些|啥|咩|边啲|哪几种|乜嘢|乜)";

/** With them a topic is asked for; what else is said beside must say nothing of its own. */
export const PROFILE_CUES: CueTable<ProfileTopic> = {
  birthday: {
    en: [
      `(when is|whens|what is|whats|what day is|which day is) my ${BIRTH}`,
      `(know|tell me|show me|remember|have) my ${BIRTH}`,
      `(what|which|wat) ${BIRTH} ${HAVE} (${TOLD}|) ${HELD}`,
      `(what|which|wat) ${BIRTH} ${HAVE}`,
      "(when|what year|which year|what day|which day|in what year|in which year) (was|were) i born",
    ],
    zh: [
      "我(的|嘅|)(生日|出生日期|出生年月|出生日)(是|系|在|)(什么时候|什么日子|哪天|哪一天|几时|几月几号|几月几日|几号|何时|多少|边日|边一日|几多号)",
      "(知道|知不知道|知唔知道|知唔知|记得|记不记得)我(的|嘅|)(生日|出生日期)(吗|么|咩|嘛|)",
      "我(是|系|)(哪年|哪一年|哪天|什么时候|几时|何时|边年|边一年|几几年)(出生|出世|生)(的|嘅|)",
    ],
  },
  conditions: {
    en: [
      `(what|which|wat|any) ${ILL} ${HAVE} (${TOLD}|) ${HELD}`,
      `(what|which|wat) ${ILL} (do you have|have you got|do you know)`,
      `(what|which|wat) ${ILL} do i have (on record|on file|in my profile|listed|saved|with you)`,
      `(what|which|wat) are my ${ILL}`,
      `(list|show|show me|tell me|know|remember) my ${ILL}`,
      `my ${ILL} (on file|on record|in my profile|in the profile)`,
    ],
    zh: [
      `(你|您|)(有|记了|记着|记录了|登记了|存了|知道|记得)我(的|嘅|有|)${ZH_WHAT}${ZH_ILL}`,
      `(资料|档案|个人资料)(里|中|上|入面|)(我|)(有|写了|写着|写咗|记了|记咗|登记了|填了|填咗)${ZH_WHAT}${ZH_ILL}`,
      `我(登记|记录|填|填写|写)(了|过|咗|的|嘅)(有|)${ZH_WHAT}${ZH_ILL}`,
      `我(有|患有)${ZH_WHAT}(慢性病|基础病|基础疾病|病史|病|疾病)`,
      `我(的|嘅)${ZH_ILL}(有|是|系|)${ZH_WHAT}`,
      `我(的|嘅)${ZH_ILL}(记录|纪录)`,
      `(知道|知不知道|知唔知|记得)我(的|嘅)${ZH_ILL}(吗|么|咩|)`,
    ],
  },
  medicines: {
    en: [
      `(what|which|wat) ${MED} (am i|do i) (on|take|taking|use|using|have)`,
      `(what|which|wat|any) ${MED} ${HAVE} (${TOLD}|) ${HELD}`,
      `(what|which|wat) ${MED} (do you have|have you got|do you know)`,
      `(what|which|wat) are my ${MED}`,
      `(list|show|show me|tell me|know|remember) my ${MED}`,
      `am i (on|taking) (any|some) ${MED}`,
      `my ${MED} (list|on file|on record|in my profile|in the profile)`,
    ],
    zh: [
      `我(现在|目前|平时|而家|)(在|正在|有|)(吃|服|服用|用|食)(的|着|紧|嘅|)(是|系|)${ZH_WHAT}${ZH_MED}`,
      `(你|您|)(有|记了|记着|记录了|登记了|存了|知道|记得)我(的|嘅|吃|在吃|食|)${ZH_WHAT}${ZH_MED}`,
      `(资料|档案|个人资料)(里|中|上|入面|)(我|)(有|写了|写着|写咗|记了|记咗|登记了|填了|填咗)${ZH_WHAT}${ZH_MED}`,
      `我(登记|记录|填|填写|写)(了|过|咗|的|嘅)${ZH_WHAT}${ZH_MED}`,
      `我(的|嘅)${ZH_MED}(有|是|系|)${ZH_WHAT}`,
      `我(的|嘅|)(用药|药物)(记录|纪录|清单|列表|情况)`,
      `(知道|知不知道|知唔知|记得)我(在|)(吃|食|用)(的|嘅|)${ZH_WHAT}${ZH_MED}(吗|么|咩|)`,
    ],
  },
};

/** These ask what would be good to take, or what somebody has by a sign. */
export const ASKS_ELSE: CueTable<"else"> = {
  else: {
    en: ["(should|can|could|may|might|best|good|better|help|helps|avoid|stop|before|if|when)"],
    zh: ["(好|应该|该|可以|能|最好|有效|要|需要|合适|适合|怎么办|治|影响)"],
  },
};

type Texts = {
  readonly known: Readonly<Record<ProfileTopic, string>>;
  readonly unknown: Readonly<Record<ProfileTopic, string>>;
  readonly ageOnly: string;
  readonly unreadable: string;
  readonly change: string;
  readonly betweenEntries: string;
  readonly locale: string;
};

export const PROFILE_TEXTS: Readonly<Record<TextLanguage, Texts>> = {
  en: {
    known: {
      birthday: "By your profile you were born on {value}.",
      conditions: "Your profile has under conditions: {value}.",
      medicines: "Your profile has under medicines: {value}.",
    },
    unknown: {
      birthday: "Your date of birth is not on record. You can add it to your profile.",
      conditions:
        "No conditions are on record in your profile. If you have any, add them there, and what I say takes them into account.",
      medicines:
        "No medicines are on record in your profile. If you take any, add them there, and what I say takes them into account.",
    },
    ageOnly:
      "Your date of birth is not on record, only an age: by your profile you are {value} old.",
    unreadable: "Your profile has an entry there that I cannot read out.",
    change: "You can change that in your profile.",
    betweenEntries: ", ",
    locale: "en-GB",
  },
  zh: {
    known: {
      birthday: "按你的个人资料，你的出生日期是{value}。",
      conditions: "你的个人资料里写的健康状况：{value}。",
      medicines: "你的个人资料里写的用药：{value}。",
    },
    unknown: {
      birthday: "没有你的出生日期记录，可以在个人资料里补充。",
      conditions: "你的个人资料里没有写健康状况。如果有，可以在那里补充，我会考虑进去。",
      medicines: "你的个人资料里没有写用药。如果在吃药，可以在那里补充，我会考虑进去。",
    },
    ageOnly: "没有你的出生日期记录，只有年龄：按你的个人资料，你今年{value}。",
    unreadable: "你的个人资料里有一条我不便读出的内容。",
    change: "可以在个人资料里修改。",
    betweenEntries: "、",
    locale: "zh-CN",
  },
};
