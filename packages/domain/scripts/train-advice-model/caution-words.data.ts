import type { TextLanguage } from "../../src/language/text-language.ts";

/**
 * Words of which one at least stands in nearly every sentence that warns of something, advises against it or sends somebody to a
 * doctor. A harmless answer to a question about a danger that has none is no warning. The choice of words is a design value.
 */
export const CAUTION_WORDS: Readonly<Record<TextLanguage, readonly string[]>> = {
  en: [
    "(not|no|never|dont|isnt|arent|wont|cant|cannot|shouldnt|doesnt|wasnt)",
    "(stop|pause|skip|leave|until|unless|instead|avoid|wait|rest|trust)",
    "(doctor|gp|nurse|midwife|cardiologist|surgeon|physio|pharmacist|neurologist|psychiatrist|specialist|team|consultant)",
    "(clinic|hospital|ambulance|emergency|999|911|112|a&e|er|helpline|adult|parent|tell)",
    "(call|ring|phone|checked|check|seen|urgent|prescribed)",
    "(risk|risky|danger|dangerous|harm|harmful|kill|killed|deadly|fatal|damage|serious|warning)",
    "(talk to|hold off|off the table|out for|rather than|sit this)",
    "too (much|hard|fast|soon|early)",
    "(can|could|may) (be|mean|cause|lead|bring|trigger|set|make|tip|hide)",
    "would (be|leave)",
    "(keep|carry on) (taking|with)",
    "stay (on|with|at)",
  ],
  zh: [
    ...["不", "别", "勿", "莫", "唔", "未", "没", "停", "先", "避免", "等", "慢慢", "再说", "才"],
    ...["医", "诊", "急", "救", "120", "119", "999", "110", "药师", "警", "查", "问", "专业"],
    ...["险", "危", "伤", "害", "死", "命", "风险", "可能", "休息", "告诉", "求助", "热线"],
    ...["照常", "按时"],
  ],
};
