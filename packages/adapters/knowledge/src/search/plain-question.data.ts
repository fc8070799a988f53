/**
 * Words that say nothing of what is asked, whatever they stand beside: who asks, how politely, whether it is so. What asks
 * (how, which, when, how many), what denies and what relates (before, instead, with) is none of them.
 */
export const PLAIN_ENGLISH: readonly string[] = [
  "a an the some any this that these those it its there i me my mine we us our you your yours one's im ive id ill",
  "do does did doing done am is are was be been being can could should would will shall may might must",
  "have has had having get gets getting got need needs want wants wanna gonna supposed allowed able possible please pls plz",
  "just really actually so very too then also even well right properly correctly safely correct proper good ok okay fine alright",
  "to of for at in on by about as if and hey hi hello tell explain know give help think wondering question guys bro lol ya u",
  "work works worked train trains trained training hit hits target targets use used using exercise exercises workout workouts",
];

/** Chinese, each phrase left out wherever it stands; longer ones first. */
export const PLAIN_CHINESE: readonly string[] = [
  "可不可以 能不能 应不应该 该不该 要不要 会不会 是不是 有没有 好不好 行不行 用不用 需不需要 请问一下 请问 想问一下 想问 问一下",
  "应该 可以 需要 一下 一般 到底 究竟 的话 合适 比较 最好 正确 怎样 如何 吗 呢 啊 呀 吧 嘛 的 了 我 你 您 能 会 要 该 是 就 先 才 都 得 好 请 想 做 练 在 时候 时",
];

/** What means the same where something is asked for, as its first form. */
export const SAME_IN_QUESTIONS: readonly string[] = [
  "哪里 哪些肌肉 什么肌肉 哪块肌肉 哪个部位 什么部位 哪儿 哪块 哪个地方 什么地方",
  "怎么 怎样 如何 咋样 咋 怎么样",
  "多久 多长时间 几分钟 多少分钟 几小时 几个小时 多少时间",
  "怎么办 咋办 咋整 怎么处理 怎么解决",
];

export const SAME_IN_ENGLISH: readonly string[] = [
  "muscle muscles",
  "instead alternative alternatives replacement replacements replace substitute swap",
  "mistake mistakes error errors wrong",
  "form technique",
  "which what whats",
  "vs versus or",
];
