/** What everybody should know before exercising, as questions to the knowledge: one guideline answers each. */
import type { BilingualText } from "../language/text-language.ts";

export const GENERAL_GUIDELINE_QUERIES: readonly BilingualText[] = [
  { en: "warning signs to stop exercising", zh: "立即停止运动的警示信号" },
  { en: "heart attack call the emergency number", zh: "心脏病发作立即呼救" },
  { en: "see a doctor before starting exercise", zh: "运动前先看医生" },
  { en: "start slowly and build up", zh: "从少量开始循序渐进" },
  { en: "warm up before exercise", zh: "运动前热身" },
  { en: "cool down after exercise", zh: "运动后整理放松" },
  { en: "dark cola-coloured urine after hard exercise", zh: "剧烈运动后可乐色尿" },
  { en: "drink enough water around exercise", zh: "运动补水" },
  { en: "exercise in hot weather", zh: "高温天气运动" },
  { en: "exercise with a fever", zh: "发烧训练" },
  { en: "muscle soreness or pain", zh: "肌肉酸痛还是疼痛" },
  { en: "rest days and recovery", zh: "休息日与恢复" },
  { en: "right gear and equipment", zh: "合适的装备" },
];

/** How the groups of age are asked for and named. */
export const AGE_GROUP_QUERIES = {
  under_5: { en: "children under 5 active play", zh: "5岁以下儿童活跃玩耍" },
  child: { en: "children and adolescents activity", zh: "儿童青少年运动" },
  adult: { en: "adults how much activity a week", zh: "成年人每周运动多少" },
  older_adult: { en: "older adults activity balance", zh: "老年人运动平衡" },
} as const satisfies Record<string, BilingualText>;

export const SLEEP_QUERY: BilingualText = { en: "hours of sleep", zh: "睡眠" };
