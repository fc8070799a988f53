/** Words that say nothing about what a question is about. */
export const STOP_WORDS: readonly string[] = [
  "a an the and or but if so as of at by for from in into on onto to with without about over under up",
  "down out off is are was were be been being am do does did done doing have has had having will would",
  "shall should can could may might must i me my mine you your yours he she it its we us our they them",
  "their this that these those there here what which who whom whose when where why how all any both each",
  "few more most much many other some such no nor not only own same than too very just also then once",
  "again ever please tell me know want like get got go going give make take think say let really",
  "actually im ive dont cant doesnt isnt whats youre thats hi hello hey dear thanks thank good best",
  "better well way thing things lot kind help helps question anything something someone somebody people",
  "person one still yet between because while during after before since until per yes ok okay subject",
  "message sir madam doctor dr mr mrs regards",
];

/** Characters of Chinese that hold sentences together; words are looked for between them. */
export const STOP_CHARACTERS: readonly string[] = [
  "的了吗呢吧啊呀么嘛哦我你您他她它们这那哪些什是有没在和与或及而但因为所以如果就都也还又再很太最更可以",
  "能会要想应该需得必须不别请问一下个几时候多少之后前中上里对于关给把被让使从到等用做进行人样种事怎如何",
  "办好吃者患天每",
];

/** Words that nearly every text about exercise has: they weigh little. */
export const COMMON_WORDS: readonly string[] = [
  "disease disorder condition syndrome illness symptom problem cure treat treatment exercise exercising",
  "workout train training sport activity active physical move movement fitness body health healthy day",
  "week minute time month year hour today yesterday",
];

/** Pairs of characters that nearly every Chinese text about exercise has. */
export const COMMON_PAIRS: readonly string[] = [
  "疾病",
  "治疗",
  "症状",
  "医生",
  "运动",
  "锻炼",
  "训练",
  "健身",
  "身体",
  "活动",
  "健康",
  "分钟",
  "时间",
  "小时",
  "适合",
  "合适",
  "注意",
  "安全",
  "问题",
  "情况",
  "今年",
  "本周",
  "这周",
  "昨天",
];
