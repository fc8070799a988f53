import type { AdviceSubject } from "./advice-rule.ts";

/** What people have or were told that binds advice. The choice of words is a design value. */
export const PERSON_CONCEPTS: AdviceSubject = {
  concepts: {
    unclearedCondition: {
      en: [
        "(not|isnt|never) (yet |)(cleared|allowed|approved)",
        "no (exercise|sport|sports|training|running|contact|lifting|impact) (until|for|before|yet)",
        "(no|not) (exercise|sport|training|clearance)",
        "(waiting|wait|awaiting) (for|until) __ (test|clearance|check|surgeon|doctor|cardiologist|scan|results)",
        "(myocarditis|pericarditis|concussion)",
        "(operated|surgery|operation|fracture|heart attack|stroke|torn|rupture|ruptured) __ (day|days|week|weeks) ago",
        "(pending|refused|denied)",
      ],
      zh: [
        "(未|没有|尚未|没)_(许可|批准|同意|放行|通过)",
        "(不能|禁止|不得|不要|暂停)_(运动|训练|跑|练)",
        "(等|待)_(检查|复查|试验|医生)",
        "心肌炎",
        "心包炎",
        "脑震荡",
        "(天|周|星期)前_(手术|骨折|心梗|中风)",
        "(手术|骨折|心梗|中风|术)_(天|周|星期)",
      ],
    },
    toldToWait: {
      en: [
        "(doctor|doctors|cardiologist|surgeon|physio) (said|says|told|wants) __ (no|not|rest|wait|weeks|months|without|avoid|stop|until)",
        "(doctor|doctors|cardiologist|surgeon|physio) (ordered|forbade|advised|prescribed|insists) __ (no|not|rest|wait|weeks)",
        "(doctor|doctors|cardiologist|surgeon|physio) (ordered|forbade|advised|prescribed|insists) __ (months|without|avoid|stop|until)",
        "(midwife|gp|specialist|she|he|they) (said|says|told|wants) __ (no|not|rest|wait|weeks|months|without|avoid|stop|until)",
        "(midwife|gp|specialist|she|he|they) (ordered|forbade|advised|prescribed|insists) __ (no|not|rest|wait|weeks)",
        "(midwife|gp|specialist|she|he|they) (ordered|forbade|advised|prescribed|insists) __ (months|without|avoid|stop|until)",
        "(not allowed|not cleared|forbidden|not supposed) to",
        "(waiting|wait) for __ (test|clearance|ok|okay|results|scan|cardiologist|surgeon|doctor|check)",
        "(concussion|myocarditis)",
        "(days|weeks) (after|since|post) (my |the |)(surgery|operation|concussion|stent|heart attack|fracture)",
      ],
      zh: [
        "(医生|医师|大夫|专科|教授)_(说|让|叫|要求|嘱咐|不让|建议|话)_(不能|不要|休息|等|不许|别|停|个月|周|月)",
        "(医生|大夫)不让",
        "心肌炎",
        "脑震荡",
        "还没(复查|检查|批准|同意)",
      ],
    },
    kidneyCondition: {
      en: ["(kidney|renal|nephro*|dialysis|ckd)"],
      zh: ["肾"],
    },
    eatingDisorder: {
      en: ["(anorexia|bulimia|eating disorder|binge eating|orthorexia|purging)"],
      zh: ["厌食", "贪食", "暴食", "进食障碍"],
    },
  },
  rules: [],
};
