/**
 * The recommendations of the overview, most important first, each with when it applies, its words and its source. Words
 * in braces stand for figures of the person's records. Thresholds without a publication are marked as design values.
 */

import type { BilingualText } from "../language/text-language.ts";
import type { AllowedIntensity } from "../safety/policy/exercise-intensity.ts";
import { SAFETY_SOURCES } from "../safety/policy/safety-sources.data.ts";
import type { SafetySource } from "../safety/safety-flag.ts";
import type {
  HealthRecommendationCode,
  RecommendationReasonCode,
} from "./health-recommendation.ts";
import { HEALTH_SCORE_SOURCES } from "./health-score.data.ts";

/** Where a person stands: what the safety limits and their pauses leave room for. The first that holds counts. */
export type RecommendationStage =
  | "no_exercise"
  | "danger_told"
  | "illness_or_injury_pause"
  | "other_pause"
  | "uncleared"
  | "returning"
  | "free";

export type RecommendationRow = {
  readonly code: HealthRecommendationCode;
  readonly stages: readonly RecommendationStage[];
  readonly reason: { readonly code: RecommendationReasonCode; readonly text: BilingualText };
  readonly text: BilingualText;
  /** Lowered to what the limits allow; null where it is not about effort. */
  readonly intensity: AllowedIntensity | null;
  /** An activity that the safety policy must not forbid to the person. */
  readonly activity?: string;
  readonly source: SafetySource;
};

/** Numbers that the rows rest on. */
export const RECOMMENDATION_RULES = {
  /** At most so many at once (design value). */
  maxRecommendations: 5,
  /** So many days after a pause by illness or injury the way back is an easy one (design value). */
  easyDaysAfterPause: 7,
  /** From this acute:chronic workload ratio (the last week to the last four) on, the load is called high (Gabbett 2016; contested, a hint). */
  highAcuteChronicRatio: 1.5,
  /** Active days in a row without a lighter one (design value). */
  daysWithoutRest: 7,
  /** WHO 2020: minutes a day on average, from 5 to 17 years. */
  youngMinutesPerDay: 60,
  /** WHO 2020: days a week with muscle-strengthening activity, for adults. */
  strengthDays: 2,
  /** WHO 2020: days a week with balance and strength training, from 65 years on. */
  balanceDays: 3,
  balanceFromYears: 65,
} as const;

const designKindness: SafetySource = {
  kind: "design_value",
  reason:
    "Nobody is asked for exercise on days on which they paused it; the way back is an easy one.",
};
const designRest: SafetySource = {
  kind: "design_value",
  reason: "A lighter or free day in every week, as general practice of training.",
};
const designProfile: SafetySource = {
  kind: "design_value",
  reason: "What is not known is not guessed; the fields named allow further figures.",
};

const worldHealthLive: SafetySource = {
  kind: "publication",
  organisation: "World Health Organization",
  title: "Live life: an implementation guide for suicide prevention in countries",
  year: 2021,
};

const KEEP_GOING: BilingualText = {
  en: "Well done. Keep to the movement that you enjoy; there is no need for more.",
  zh: "做得很好。继续做自己喜欢的活动就好，不必再多。",
};

export const RECOMMENDATION_ROWS: readonly RecommendationRow[] = [
  {
    code: "seek_care",
    stages: ["no_exercise"],
    intensity: "none",
    source: SAFETY_SOURCES.acsmScreening,
    reason: {
      code: "care_needed",
      text: {
        en: "Something in your profile should be looked at by a doctor first.",
        zh: "你的资料中有情况需要先请医生看一看。",
      },
    },
    text: {
      en: "Please stop training for now and see a doctor soon. With chest pain, breathlessness or faintness, call the emergency number.",
      zh: "请先停止训练，并尽快就医。如出现胸痛、呼吸困难或快要晕倒，请拨打急救电话。",
    },
  },
  {
    code: "ask_before_exercise",
    stages: ["no_exercise", "danger_told", "illness_or_injury_pause", "other_pause", "uncleared"],
    intensity: null,
    source: SAFETY_SOURCES.acsmScreening,
    reason: {
      code: "clearance_needed",
      text: {
        en: "With what your profile says, a professional should be asked first.",
        zh: "根据你的资料，需要先听取专业人员的意见。",
      },
    },
    text: {
      en: "Please ask a health professional before you begin to train, or do more than now.",
      zh: "开始训练或加量之前，请先咨询医生。",
    },
  },
  {
    code: "rest_until_cleared",
    stages: ["no_exercise"],
    intensity: "none",
    source: SAFETY_SOURCES.acsmScreening,
    reason: {
      code: "no_exercise_allowed",
      text: {
        en: "For now the safety rules leave no room for training.",
        zh: "目前安全规则不允许训练。",
      },
    },
    text: {
      en: "Give yourself rest until then. That is the best thing you can do for your health now.",
      zh: "在那之前请好好休息，这就是现在对健康最好的事。",
    },
  },

  {
    code: "have_it_looked_at",
    stages: ["no_exercise", "danger_told"],
    intensity: "none",
    source: SAFETY_SOURCES.acsmScreening,
    reason: {
      code: "danger_told",
      text: {
        en: "What you wrote about one of your last sessions should be looked at by a doctor.",
        zh: "你对最近一次运动写下的情况应当请医生看一看。",
      },
    },
    text: {
      en: "Please rest until a doctor has looked at it, best today. If it gets worse or comes back, call the emergency number.",
      zh: "请先休息，最好今天就请医生看一看。如果加重或再次出现，请拨打急救电话。",
    },
  },
  {
    code: "talk_to_somebody",
    stages: [
      "no_exercise",
      "danger_told",
      "illness_or_injury_pause",
      "other_pause",
      "uncleared",
      "returning",
      "free",
    ],
    intensity: null,
    source: worldHealthLive,
    reason: {
      code: "worry_told",
      text: {
        en: "What you wrote about one of your last sessions matters.",
        zh: "你对最近一次运动写下的话很重要。",
      },
    },
    text: {
      en: "Please talk today to somebody you trust, a doctor or a crisis line. In danger, call the emergency number.",
      zh: "今天请和信任的人、医生或心理援助热线聊一聊。有危险时请拨打急救电话。",
    },
  },

  {
    code: "rest_in_illness",
    stages: ["illness_or_injury_pause"],
    intensity: "none",
    source: SAFETY_SOURCES.febrileIllness,
    reason: {
      code: "paused_by_illness",
      text: { en: "You are on a pause because of illness.", zh: "你因生病暂停了运动。" },
    },
    text: {
      en: "Give yourself rest and sleep. Nothing is missed: these days lower nothing.",
      zh: "好好休息，多睡一会儿。不会错过什么：这些天不会拉低任何东西。",
    },
  },
  {
    code: "rest_in_injury",
    stages: ["illness_or_injury_pause"],
    intensity: "none",
    source: SAFETY_SOURCES.designCaution,
    reason: {
      code: "paused_by_injury",
      text: { en: "You are on a pause because of an injury.", zh: "你因受伤暂停了运动。" },
    },
    text: {
      en: "Let it heal and spare what hurts. Nothing is missed: these days lower nothing.",
      zh: "让伤处恢复，不要勉强疼痛的部位。不会错过什么：这些天不会拉低任何东西。",
    },
  },
  {
    code: "return_after_illness",
    stages: ["illness_or_injury_pause"],
    intensity: "light",
    source: SAFETY_SOURCES.febrileIllness,
    reason: {
      code: "paused_by_illness",
      text: { en: "You are on a pause because of illness.", zh: "你因生病暂停了运动。" },
    },
    text: {
      en: "Later, once you have been free of fever and well in daily life for some days, begin with a few easy minutes and let them grow over a week or more.",
      zh: "等退烧并且日常生活感觉良好几天之后，再从几分钟的轻松活动开始，用一周或更长时间慢慢增加。",
    },
  },
  {
    code: "return_after_injury",
    stages: ["illness_or_injury_pause"],
    intensity: "light",
    source: SAFETY_SOURCES.designCaution,
    reason: {
      code: "paused_by_injury",
      text: { en: "You are on a pause because of an injury.", zh: "你因受伤暂停了运动。" },
    },
    text: {
      en: "Later, once daily movements are free of pain, begin with short and easy movement that does not load the injured place, and let it grow slowly.",
      zh: "等日常动作不再疼痛之后，再从不给伤处增加负担的短时间轻松活动开始，慢慢增加。",
    },
  },
  {
    code: "enjoy_the_pause",
    stages: ["other_pause"],
    intensity: null,
    source: designKindness,
    reason: {
      code: "paused",
      text: { en: "You planned a pause for today.", zh: "你今天安排了暂停。" },
    },
    text: {
      en: "Enjoy your pause. No goal is waiting, and these days lower nothing.",
      zh: "好好享受这段暂停。没有任务在等你，这些天也不会拉低什么。",
    },
  },

  {
    code: "ease_off",
    stages: ["other_pause", "uncleared", "returning", "free"],
    intensity: "light",
    source: SAFETY_SOURCES.designText,
    reason: {
      code: "pain_told",
      text: {
        en: "What you wrote about one of your last sessions tells of pain or of not being well.",
        zh: "你对最近一次运动写下的情况提到了疼痛或不适。",
      },
    },
    text: {
      en: "Spare what hurts and take it easy until it is gone. Have it looked at if it stays for more than some days or gets worse.",
      zh: "在好转之前，别勉强疼的地方，轻松一点。如果几天后还没好或加重，请让医生看一看。",
    },
  },
  {
    code: "ask_before_vigorous",
    stages: ["returning", "free"],
    intensity: "moderate",
    source: SAFETY_SOURCES.acsmScreening,
    reason: {
      code: "vigorous_needs_clearance",
      text: {
        en: "With what your profile says, a professional should be asked before hard efforts.",
        zh: "根据你的资料，高强度之前需要听取专业人员的意见。",
      },
    },
    text: {
      en: "Stay at an effort at which you can still talk, and ask a health professional before you go beyond it.",
      zh: "保持还能说话的强度；想再提高之前，请先咨询医生。",
    },
  },
  {
    code: "ease_back",
    stages: ["returning"],
    intensity: "light",
    source: designKindness,
    reason: {
      code: "pause_ended_lately",
      text: {
        en: "Your pause because of illness or injury ended only lately.",
        zh: "你因生病或受伤的暂停刚结束不久。",
      },
    },
    text: {
      en: "Come back in small steps: shorter and easier than before for a week, and only as far as it feels good.",
      zh: "一步步恢复：先用一周时间，比以前更短、更轻松，感觉舒服就好。",
    },
  },
  {
    code: "move_gently_today",
    stages: ["uncleared"],
    intensity: "light",
    source: SAFETY_SOURCES.acsmScreening,
    reason: {
      code: "clearance_needed",
      text: {
        en: "Easy everyday movement needs no clearance.",
        zh: "轻松的日常活动不需要先得到许可。",
      },
    },
    text: {
      en: "For today the easy movement of daily life is enough: a few minutes at a time, so lightly that you can talk, and stop if anything hurts or feels wrong.",
      zh: "今天做轻松的日常活动就够了：每次几分钟，强度以还能轻松说话为准，不舒服就停下。",
    },
  },
  {
    code: "recover_after_high_load",
    stages: ["uncleared", "returning", "free"],
    intensity: "light",
    source: HEALTH_SCORE_SOURCES.gabbett2016,
    reason: {
      code: "load_rose_quickly",
      text: {
        en: "Your last seven days had {ratio} times the daily minutes of your last weeks. That is a hint, no forecast.",
        zh: "最近七天的每日分钟数是近几周的 {ratio} 倍。这只是提示，不是预测。",
      },
    },
    text: {
      en: "You did a lot. A few easier days and good sleep let your body take it in.",
      zh: "你练得不少。安排几天轻松些、睡好觉，让身体好好恢复。",
    },
  },
  {
    code: "take_a_rest_day",
    stages: ["uncleared", "returning", "free"],
    intensity: "light",
    source: designRest,
    reason: {
      code: "no_rest_day",
      text: { en: "You were active on {days} days in a row.", zh: "你已经连续 {days} 天有运动。" },
    },
    text: { en: "Treat yourself to a lighter or free day.", zh: "给自己安排轻松或休息的一天吧。" },
  },
  {
    code: "keep_it_light",
    stages: ["returning", "free"],
    intensity: "light",
    source: SAFETY_SOURCES.acsmScreening,
    reason: {
      code: "only_light_allowed",
      text: {
        en: "For now the safety rules leave room for easy effort alone.",
        zh: "目前安全规则只允许轻松的强度。",
      },
    },
    text: {
      en: "Keep it easy for now: a few minutes of a movement that suits you, and that leaves you fresh, are just right.",
      zh: "目前保持轻松就好：选适合自己的活动，每次几分钟，做完仍觉得轻快正合适。",
    },
  },
  {
    code: "start_gently",
    stages: ["free"],
    intensity: "light",
    source: SAFETY_SOURCES.who2020,
    reason: {
      code: "no_records",
      text: {
        en: "There are no sessions on record from the last weeks.",
        zh: "最近几周没有运动记录。",
      },
    },
    text: {
      en: "Begin whenever you like with ten easy minutes of a movement that you enjoy. Some movement is better than none.",
      zh: "想开始的时候，先做十分钟自己喜欢的轻松活动。动一点也比不动好。",
    },
  },
  {
    code: "move_every_day",
    stages: ["free"],
    intensity: "moderate",
    source: SAFETY_SOURCES.who2020,
    reason: {
      code: "below_daily_amount",
      text: {
        en: "You recorded {minutes} minutes a day on average in the last seven days; {target} are recommended from 5 to 17 years.",
        zh: "最近七天平均每天记录了 {minutes} 分钟；5 至 17 岁建议每天 {target} 分钟。",
      },
    },
    text: {
      en: "{missing} more minutes a day would make it: every movement that you enjoy counts.",
      zh: "平均每天再多 {missing} 分钟就达到了：自己喜欢的活动都算。",
    },
  },
  {
    code: "reach_weekly_amount",
    stages: ["free"],
    intensity: "moderate",
    source: SAFETY_SOURCES.who2020,
    reason: {
      code: "below_weekly_amount",
      text: {
        en: "You recorded {minutes} of {target} minutes: the recommended amount for the days of this week without a pause.",
        zh: "按本周没有暂停的日子算，建议 {target} 分钟，已记录 {minutes} 分钟。",
      },
    },
    text: {
      en:
        "{missing} more minutes would complete this week's amount. Add them step by step, ten minutes at a time, " +
        "with any movement that suits you; every minute counts, and what remains may wait for next week.",
      zh: "再有 {missing} 分钟就达到本周的量。可以一步步来，每次十分钟，做适合自己的活动就好；每一分钟都算数，做不完也可以留到下周。",
    },
  },
  {
    code: "keep_going",
    stages: ["free"],
    intensity: "moderate",
    source: SAFETY_SOURCES.who2020,
    reason: {
      code: "amount_reached",
      text: {
        en: "With {minutes} minutes {period} you reached the {target} that are recommended for the days without a pause.",
        zh: "{period}你活动了 {minutes} 分钟，达到了没有暂停的日子的建议量 {target} 分钟。",
      },
    },
    text: KEEP_GOING,
  },
  {
    code: "keep_going",
    stages: ["free"],
    intensity: "moderate",
    source: HEALTH_SCORE_SOURCES.hhs2008,
    reason: {
      code: "amount_reached_by_met",
      text: {
        en:
          "Your {minutes} minutes {period} were hard enough to count for more: {metMinutes} MET-minutes, where " +
          "{recommended} are recommended for the days without a pause.",
        zh: "{period}你活动了 {minutes} 分钟，强度较高，按强度计算是 {metMinutes} 梅脱分钟，达到了没有暂停的日子的建议量 {recommended}。",
      },
    },
    text: KEEP_GOING,
  },
  {
    code: "add_strength_days",
    stages: ["free"],
    intensity: "moderate",
    activity: "strength training",
    source: SAFETY_SOURCES.who2020,
    reason: {
      code: "few_strength_days",
      text: {
        en: "The last seven days had {days} of the {target} days with strength exercise that are recommended.",
        zh: "建议每周 {target} 天力量练习，最近七天有 {days} 天。",
      },
    },
    text: {
      en: "Strength exercise for the large muscles on {target} days a week does you good: begin with light resistance and breathe freely.",
      zh: "每周 {target} 天锻炼主要肌群很有好处：从轻阻力开始，保持自然呼吸。",
    },
  },
  {
    code: "add_balance_days",
    stages: ["free"],
    intensity: "moderate",
    activity: "tai chi",
    source: SAFETY_SOURCES.who2020,
    reason: {
      code: "few_balance_days",
      text: {
        en: "The last seven days had {days} of the {target} days with balance exercise that are recommended from 65 years on.",
        zh: "65 岁及以上建议每周 {target} 天平衡练习，最近七天有 {days} 天。",
      },
    },
    text: {
      en: "Balance exercise on {target} days a week helps to prevent falls: tai chi, for example, with something to hold on to nearby.",
      zh: "每周 {target} 天平衡练习有助于预防跌倒：例如太极拳，旁边要有可以扶的东西。",
    },
  },
  {
    code: "complete_profile",
    stages: ["other_pause", "returning", "free"],
    intensity: null,
    source: designProfile,
    reason: {
      code: "profile_incomplete",
      text: { en: "Your profile does not tell: {fields}.", zh: "你的资料中还没有：{fields}。" },
    },
    text: {
      en: "If you like, add this to your profile: further figures can be computed with it.",
      zh: "如果愿意，可以补充到资料中，这样就能算出更多数值。",
    },
  },
];

/** The fields that allow a figure, in the order in which they are named. */
export const PROFILE_FIELDS = [
  { field: "birth", label: { en: "age", zh: "年龄" } },
  { field: "gender", label: { en: "gender", zh: "性别" } },
  { field: "heightCm", label: { en: "height", zh: "身高" } },
  { field: "weightKg", label: { en: "weight", zh: "体重" } },
] as const satisfies readonly { readonly field: string; readonly label: BilingualText }[];

export const FIELD_SEPARATOR: BilingualText = { en: ", ", zh: "、" };
export const PERIOD_NAMES: Readonly<Record<"thisWeek" | "lastSevenDays", BilingualText>> = {
  thisWeek: { en: "this week", zh: "本周" },
  lastSevenDays: { en: "a day on average in the last seven days", zh: "最近七天平均每天" },
};
