import type { Concept, ContentRule } from "./content-rule.ts";
import { NAMES_OF_MEDICINES } from "./medicine-names.data.ts";

/** All of a medicine taken in one go, or too much of it. */
export const TOO_MUCH_MEDICINE_CONCEPTS: Readonly<Record<string, Concept>> = {
  wholeSupplyTaken: {
    near: [{ parts: [["tookAll"], ["medicineByName"], ["atOnce"]], gap: 2, ordered: true }],
    en: [
      "(took|swallowed|downed|necked) (the|my|a|his|her|mums|dads) (whole|entire|full) (box|bottle|strip|pack|packet|blister) of _ (pill+|tablet+|meds)",
    ],
    zh: [
      "(把|将)(所有|全部|整瓶|整盒|一整瓶|一整盒)(的|)(药|安眠药|拉莫三嗪|舍曲林|降压药)(一次|一下子|一口气|一起|全)(性|都|)(吃|吞|食)(了|掉|下去|咗)",
    ],
  },
  medicineByName: { setting: true, en: NAMES_OF_MEDICINES },
  tookAll: {
    neutral: true,
    en: ["(took|swallowed|downed|taken|necked) (all|every one) (of |)(my|the|his|her|mums|dads)"],
  },
  atOnce: {
    neutral: true,
    en: [
      "(at once|in one go|all together|in one gulp|at the same time|that were left|that i had left|left in the (box|bottle))",
    ],
  },
  tookTooMuch: {
    neutral: true,
    en: [
      "(took|taken|swallowed) (far |way |)too (many|much) (of |)(my|his|her|the) (pill+|tablet+|med|meds|medicine|insulin)",
    ],
  },
  /** More than anybody injects at once (design value). */
  farTooMuchInsulin: {
    neutral: true,
    en: [
      "(took|taken|injected|gave myself|shot) <80-900> units of (insulin|humalog|novorapid|lantus)",
    ],
    zh: ["(打|注射|用)(了|咗|)<80-900>(个|)单位(的|)胰岛素"],
  },
  signOfTooMuch: {
    neutral: true,
    en: [
      "(halo*|yellow vision|retch*|vomit*|throwing up|threw up|puking|dizzy|woozy|faint*)",
      "(passed out|collapsed|confused|confusion|drowsy|sleepy|cant wake|blurry|blurred)",
      "(sweat*|shaking|shaky|trembl*|clammy|slow pulse|pulse is slow|slurr*|staggering)",
      "(pulse|heart rate|hr|bp) _ <20-48>",
      "(dropping|falling|arrow down|arrows down|going down|low|hypo|no dinner|no food|not eaten|havent eaten)",
    ],
  },
  supplyElsewhere: {
    setting: true,
    en: ["(never|vitamin+|supplement+|film|novel|episode|dog|cat|recycl*|pharmacy|cupboard)"],
    zh: ["(从没|从不|维生素|电影|小说|狗|猫|回收|药房)"],
  },
};

/** Nobody who did so waits for how they feel. */
export const TOO_MUCH_MEDICINE_RULES: readonly ContentRule[] = [
  {
    id: "medication.all-at-once",
    flag: "self_harm",
    level: "critical",
    warning: "poison",
    source: "poison",
    scope: "sentence",
    when: [["wholeSupplyTaken"]],
    unless: ["supplyElsewhere"],
    counts: ["past"],
    examples: {
      match: [
        "took all my lamotrigine at once after the fight",
        "swallowed the whole bottle of my pills",
      ],
      pass: ["took all my vitamins at once", "I never take all my lamotrigine at once"],
    },
  },
  {
    id: "medication.too-much-with-signs",
    flag: "poisoning",
    level: "critical",
    warning: "poison",
    source: "poison",
    scope: "passage",
    when: [["tookTooMuch"], ["signOfTooMuch"]],
    unless: ["supplyElsewhere"],
    counts: ["past"],
    examples: {
      match: ["dad took too many of his tablets and keeps retching"],
      pass: [
        "bisoprolol twice daily, my chest day is Monday",
        "double dosed my vitamins, dizzy now",
      ],
    },
  },
  {
    id: "diabetes.far-too-much-insulin",
    flag: "blood_sugar",
    level: "critical",
    warning: "callEmergency",
    source: "diabetes",
    scope: "passage",
    when: [["farTooMuchInsulin"]],
    unless: ["supplyElsewhere"],
    counts: ["past"],
    examples: {
      match: ["I took 100 units of insulin", "我打了200单位的胰岛素"],
      pass: ["I took 12 units of insulin", "in the film he injected 100 units of insulin"],
    },
  },
];
