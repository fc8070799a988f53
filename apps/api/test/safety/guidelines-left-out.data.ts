/**
 * What is left out of the guidance that may be given to people with the main conditions: single sentences of entries that stay,
 * and whole entries. All of it was looked through: none of these sentences warns, forbids or sends to a doctor.
 */

export type MainCondition =
  | "pregnancy"
  | "type1Diabetes"
  | "type2Diabetes"
  | "hypertension"
  | "heartDisease"
  | "asthma"
  | "epilepsy"
  | "slippedDisc"
  | "osteoporosis"
  | "cancer";

export type LeftOut = {
  readonly sentences: readonly string[];
  readonly entries: readonly string[];
};

/** The subjects that answer what everybody should know before exercising. */
export const GENERAL_ENTRIES: readonly string[] = [
  "stop-signs",
  "heart-attack-call",
  "see-a-doctor-first",
  "start-slowly",
  "warm-up",
  "cool-down",
  "rhabdomyolysis",
  "hydration",
  "heat",
  "illness",
  "pain-versus-soreness",
  "recovery-days",
  "equipment",
];

/** Left out wherever moderate effort is allowed, and none above. */
const AT_MODERATE: LeftOut = {
  sentences: [
    "under-5-activity.en: At 3 and 4 years, at least 60 minutes of it should be moderate to vigorous.",
    "under-5-activity.zh: 3至4岁时其中至少60分钟应为中到高强度。",
    "solid-ball-throw.zh: 每周两次：跪姿对墙扔10次，轻球快扔10次，全力5次；俯卧撑、三头、仰卧起坐或砸球，臀桥护腰。",
    "walking-cadence.en: About 130 steps a minute are vigorous for adults aged 21 to 40.",
    "walking-cadence.zh: 对21到40岁的成年人，每分钟约130步是高强度。",
    "met-minutes.en: Below 3 MET counts as light, 3 to 5.9 as moderate and 6 or more as vigorous.",
    "met-minutes.zh: 低于3 MET为轻度，3至5.9为中等强度，6及以上为高强度。",
    "exercise-after-work-tired.en: Keep hard intervals for days with energy and choose easy ones late if they disturb your sleep.",
    "exercise-after-work-tired.zh: 有精力的日子再练高强度，晚上练了影响睡眠就选轻松的。",
  ],
  entries: [
    "motivation-teenagers.en",
    "motivation-teenagers.zh",
    "combine-aerobic-strength.en",
    "combine-aerobic-strength.zh",
  ],
};

/** Left out wherever light effort is: what asks for more of everybody, or of an age. */
const AT_LIGHT: LeftOut = {
  sentences: [
    "solid-ball-throw.zh: 每周两次：跪姿对墙扔10次，轻球快扔10次，全力5次；俯卧撑、三头、仰卧起坐或砸球，臀桥护腰。",
    "exercise-after-work-tired.en: Keep hard intervals for days with energy and choose easy ones late if they disturb your sleep.",
    "exercise-after-work-tired.zh: 有精力的日子再练高强度，晚上练了影响睡眠就选轻松的。",
  ],
  entries: [
    "body-fat-percentage.en",
    "daily-calorie-need.en",
    "daily-calorie-need.zh",
    "fat-loss-or-muscle.en",
    "fat-loss-or-muscle.zh",
    "alcohol-exercise.en",
    "alcohol-exercise.zh",
    "alcohol-under-18.zh",
    "carbohydrates-a-day.en",
    "child-did-not-eat.en",
    "carbohydrate-loading.en",
    "carbohydrate-loading.zh",
    "slow-steady-weight-loss.en",
    "slow-steady-weight-loss.zh",
    "weight-loss-activity.en",
    "weight-loss-activity.zh",
    "weight-maintenance.en",
    "weight-maintenance.zh",
    "intermittent-fasting-exercise.en",
    "intermittent-fasting-exercise.zh",
    "weight-plateau.en",
    "weight-plateau.zh",
    "lose-weight-after-sixty.zh",
    "protein-older-adults.en",
    "protein-older-adults.zh",
    "calcium-bones.en",
    "calcium-bones.zh",
    "creatine-use.en",
    "creatine-use.zh",
    "fatty-liver-exercise.en",
    "fatty-liver-exercise.zh",
    "gout-exercise.en",
    "gout-exercise.zh",
    "blood-sugar-values.en",
    "blood-sugar-values.zh",
    "hernia-lifting.en",
    "hernia-lifting.zh",
    "heartburn-exercise.en",
    "heartburn-exercise.zh",
    "isometric-blood-pressure.en",
    "isometric-blood-pressure.zh",
    "glp1-exercise.en",
    "glp1-exercise.zh",
    "painkillers-before-exercise.en",
    "painkillers-before-exercise.zh",
    "winter-blues.en",
    "winter-blues.zh",
    "brain-health.en",
    "brain-health.zh",
    "sleep-apnoea-exercise.en",
    "sleep-apnoea-exercise.zh",
    "urine-leak-exercise.en",
    "prolapse-exercise.zh",
    "under-5-activity.en",
    "under-5-activity.zh",
    "children-amount.en",
    "children-amount.zh",
    "children-strength.en",
    "children-strength.zh",
    "children-running-distance.en",
    "children-running-distance.zh",
    "motivation-teenagers.en",
    "motivation-teenagers.zh",
    "teens-strength.en",
    "teens-strength.zh",
    "beginner-gymnast-growth.en",
    "beginner-gymnast-growth.zh",
    "pcos-exercise.en",
    "pcos-exercise.zh",
    "older-adults-amount.en",
    "older-adults-amount.zh",
    "older-adults-balance.en",
    "older-adults-balance.zh",
    "frailty-sarcopenia.en",
    "frailty-sarcopenia.zh",
    "trying-to-conceive.en",
    "trying-to-conceive.zh",
    "walking-cadence.en",
    "walking-cadence.zh",
    "steps-a-day.en",
    "steps-a-day.zh",
    "adults-amount.en",
    "adults-amount.zh",
    "combine-aerobic-strength.en",
    "combine-aerobic-strength.zh",
    "fitt-principle.en",
    "fitt-principle.zh",
    "met-minutes.en",
    "met-minutes.zh",
    "weekend-only.en",
    "weekend-only.zh",
    "vigorous-instead-of-moderate.en",
    "vigorous-instead-of-moderate.zh",
    "mixed-week-plan.en",
    "mixed-week-plan.zh",
    "adults-strength.en",
    "adults-strength.zh",
    "strength-twice-a-week.en",
    "strength-twice-a-week.zh",
    "ice-bath-recovery.en",
    "ice-bath-recovery.zh",
    "heat-acclimatisation.en",
    "heat-acclimatisation.zh",
    "work-activity-breaks.zh",
  ],
};

export const LEFT_OUT: Readonly<Record<MainCondition, LeftOut>> = {
  pregnancy: {
    sentences: [...AT_MODERATE.sentences],
    entries: [...AT_MODERATE.entries, "older-hunched-back.zh"],
  },
  type1Diabetes: {
    sentences: [
      ...AT_LIGHT.sentences,
      "type-1-kinds-of-exercise.en: Strength before endurance, or a short sprint at the end, can make lows rarer.",
      "type-1-kinds-of-exercise.zh: 先力量后有氧，或最后加一个短冲刺，能少低血糖。",
    ],
    entries: [...AT_LIGHT.entries],
  },
  type2Diabetes: AT_LIGHT,
  hypertension: AT_MODERATE,
  heartDisease: AT_LIGHT,
  asthma: AT_MODERATE,
  epilepsy: AT_MODERATE,
  slippedDisc: {
    sentences: [
      ...AT_MODERATE.sentences,
      "fat-loss-or-muscle.en: Choose one main goal for two or three months and measure what belongs to it: waist for fat, weights lifted for muscle.",
      "weight-maintenance.en: Spread it over the week, count the ways to work and the stairs, and add strength training twice a week.",
      "intermittent-fasting-exercise.zh: 每周两次力量训练保护肌肉。",
      "weight-plateau.en: Add steps or 10 to 15 minutes of walking a day, and keep strength training twice a week.",
      "lose-weight-after-sixty.en: Sit-to-stand, wall press-ups, band rows, step-ups, 2 times 10.",
      "calcium-bones.zh: 骨头还需要负荷：快走、爬楼、骨头允许时轻跳，以及力量训练。",
      "sleep-apnoea-exercise.en: Walk, cycle or swim for 150 minutes a week and add strength training; losing some weight when overweight helps more.",
      "sleep-apnoea-exercise.zh: 每周走路、骑车或游泳150分钟，再加力量训练；超重的人减一些体重效果更好。",
    ],
    entries: [
      ...AT_MODERATE.entries,
      "fat-loss-or-muscle.zh",
      "weight-plateau.zh",
      "hernia-lifting.en",
      "isometric-blood-pressure.zh",
      "glp1-exercise.zh",
      "urine-leak-exercise.en",
      "teens-strength.en",
      "solid-ball-throw.en",
      "pcos-exercise.zh",
      "trying-to-conceive.zh",
      "fitt-principle.zh",
      "strength-twice-a-week.en",
    ],
  },
  osteoporosis: AT_MODERATE,
  cancer: AT_MODERATE,
};
