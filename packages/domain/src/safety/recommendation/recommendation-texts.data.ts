/** The sentences of a recommendation, in this service's own words, with their source. */

import type { BilingualText } from "../../language/text-language.ts";
import type { MetCategoryId } from "../../sport/met/met-category.ts";
import type { ExerciseLimit } from "../policy/exercise-limit.ts";
import type { SafetySourceId } from "../policy/safety-sources.data.ts";
import { DARK_URINE_CARE } from "../urgent-care.data.ts";

export type SourcedTexts = {
  readonly texts: readonly BilingualText[];
  readonly source: SafetySourceId;
};

/** What a session looks like; decides warm-up and cool-down. */
export type SessionStyle = "endurance" | "strength" | "water" | "snow_and_ice" | "sport" | "gentle";

export const STYLE_BY_CATEGORY: Readonly<Partial<Record<MetCategoryId, SessionStyle>>> = {
  running: "endurance",
  bicycling: "endurance",
  walking: "endurance",
  dancing: "endurance",
  transportation: "endurance",
  conditioning_exercise: "strength",
  sports: "sport",
  wheelchair_sports_recreation: "sport",
  water_activities: "water",
  winter_activities: "snow_and_ice",
  inactivity: "gentle",
  self_care: "gentle",
  religious_activities: "gentle",
  music_playing: "gentle",
  wheelchair_inactivity: "gentle",
};

export const WARM_UPS: Readonly<Record<SessionStyle, SourcedTexts>> = {
  endurance: {
    source: "acsmQuantity",
    texts: [
      {
        en: "5-10 minutes of the same movement at an easy pace.",
        zh: "用同样的动作以轻松的节奏活动 5-10 分钟。",
      },
      {
        en: "Loose swings of arms and legs; no hard stretching yet.",
        zh: "轻松摆动手臂和双腿，先不要用力拉伸。",
      },
    ],
  },
  strength: {
    source: "acsmQuantity",
    texts: [
      { en: "5-10 minutes of easy movement for the whole body.", zh: "全身轻松活动 5-10 分钟。" },
      {
        en: "One or two light sets of each exercise before the working sets.",
        zh: "正式组之前，每个动作先做一两组轻重量。",
      },
    ],
  },
  water: {
    source: "designText",
    texts: [
      {
        en: "Move shoulders, hips and ankles on land for 5 minutes.",
        zh: "下水前在岸上活动肩、髋和踝 5 分钟。",
      },
      { en: "Enter slowly and begin with easy lengths.", zh: "慢慢入水，先轻松游几个来回。" },
    ],
  },
  snow_and_ice: {
    source: "designText",
    texts: [
      { en: "10 minutes of brisk movement in warm clothes.", zh: "穿暖和的衣服快步活动 10 分钟。" },
      { en: "Begin on easy ground.", zh: "先在简单的场地开始。" },
    ],
  },
  sport: {
    source: "acsmQuantity",
    texts: [
      { en: "5-10 minutes of easy running or brisk walking.", zh: "慢跑或快走 5-10 分钟。" },
      {
        en: "Practise the turns, throws and strokes of the game slowly.",
        zh: "放慢速度练习转身、投掷和挥拍等动作。",
      },
    ],
  },
  gentle: {
    source: "designText",
    texts: [
      {
        en: "A few calm breaths and slow movements of neck, shoulders and hips.",
        zh: "先平稳呼吸几次，再慢慢活动颈、肩和髋。",
      },
    ],
  },
};

export const COOL_DOWNS: Readonly<Record<SessionStyle, SourcedTexts>> = {
  endurance: {
    source: "acsmQuantity",
    texts: [
      {
        en: "5-10 minutes slower and slower until breathing is calm.",
        zh: "逐渐放慢 5-10 分钟，直到呼吸平稳。",
      },
      {
        en: "Stretch calves, thighs and hips gently, 10-30 seconds each.",
        zh: "轻轻拉伸小腿、大腿和髋部，每处 10-30 秒。",
      },
    ],
  },
  strength: {
    source: "acsmQuantity",
    texts: [
      { en: "5 minutes of easy walking.", zh: "慢走 5 分钟。" },
      {
        en: "Stretch the muscles that worked, 10-30 seconds each.",
        zh: "拉伸用到的肌肉，每处 10-30 秒。",
      },
    ],
  },
  water: {
    source: "designText",
    texts: [
      {
        en: "Easy lengths at the end, then dry and warm up.",
        zh: "最后轻松游几个来回，然后擦干保暖。",
      },
    ],
  },
  snow_and_ice: {
    source: "designText",
    texts: [{ en: "Slow down gradually and put on dry clothes.", zh: "逐渐放慢，换上干衣服。" }],
  },
  sport: {
    source: "acsmQuantity",
    texts: [
      { en: "5-10 minutes of easy movement.", zh: "轻松活动 5-10 分钟。" },
      { en: "Stretch legs, hips and shoulders gently.", zh: "轻轻拉伸腿、髋和肩。" },
    ],
  },
  gentle: {
    source: "designText",
    texts: [{ en: "Rest a moment and get up slowly.", zh: "休息片刻，慢慢起身。" }],
  },
};

export const GENERAL_PRECAUTIONS: SourcedTexts = {
  source: "designText",
  texts: [
    {
      en: "Drink before, during and after, more in the heat.",
      zh: "运动前、中、后都要喝水，天热时多喝。",
    },
    {
      en: "Raise time first, then effort, a little each week.",
      zh: "先增加时间，再增加强度，每周只增加一点。",
    },
  ],
};

export const BEGINNER_PRECAUTION: SourcedTexts = {
  source: "acsmScreening",
  texts: [
    {
      en: "Start with light to moderate effort and go on to more only when this has become easy.",
      zh: "从低到中等强度开始，适应之后再提高。",
    },
  ],
};

export const UNKNOWN_ACTIVITY_PRECAUTION: SourcedTexts = {
  source: "designText",
  texts: [
    {
      en: "This activity is not in the catalogue: its effort is not known, and the advice is general.",
      zh: "目录中没有这项活动：强度未知，以下为一般性建议。",
    },
  ],
};

export const WHOLE_CATEGORY_PRECAUTION: SourcedTexts = {
  source: "designText",
  texts: [
    {
      en: "This is a whole category of activities: how hard they are differs, and the advice is general.",
      zh: "这是一整类活动：各项强度不同，以下为一般性建议。",
    },
  ],
};

export const TOO_HARD_PRECAUTION: SourcedTexts = {
  source: "compendium",
  texts: [
    {
      en: "Usually this is harder than is advised for you now: go slower, with pauses, within the effort given here.",
      zh: "这项活动通常比目前建议的强度更高：请放慢速度、多休息，保持在此处给出的强度之内。",
    },
  ],
};

export const NO_PULSE_PRECAUTION: SourcedTexts = {
  source: "intensityScale",
  texts: [
    {
      en: "No pulse zone is given, because the pulse would mislead: go by how hard it feels.",
      zh: "不提供心率区间，因为心率会误导：请以主观用力感觉为准。",
    },
  ],
};

export const LIGHTER_WISH_PRECAUTION: SourcedTexts = {
  source: "compendium",
  texts: [
    {
      en: "Usually this is harder than you wish: keep to the effort given here, with pauses, or choose something gentler.",
      zh: "这项活动通常比你希望的更吃力：请保持在此处给出的强度，多休息，或选择更轻松的活动。",
    },
  ],
};

export const YOUNG_PULSE_PRECAUTION: SourcedTexts = {
  source: "tanaka",
  texts: [
    {
      en: "No pulse zone is given, because the formula was made with adults: go by how it feels, as in play.",
      zh: "不提供心率区间，因为公式来自成人：像玩耍一样，以自我感觉为准。",
    },
  ],
};

export const REST_NOTE: SourcedTexts = {
  source: "compendium",
  texts: [
    {
      en: "This is rest and not exercise: good in itself, but there is no training in it to advise on.",
      zh: "这是休息而不是运动：本身有益，但没有可建议的训练内容。",
    },
  ],
};

export const TOO_HARD_CONTRAINDICATION: SourcedTexts = {
  source: "compendium",
  texts: [
    {
      en: "It is usually harder than is advised for you now, and its effort cannot well be lowered.",
      zh: "这项活动通常比目前对你建议的强度更高，而且难以降低。",
    },
  ],
};

export const NO_EXERCISE_CONTRAINDICATION: SourcedTexts = {
  source: "acsmScreening",
  texts: [
    { en: "No exercise is advised for you now, whichever it is.", zh: "目前不建议你做任何运动。" },
  ],
};

/** Before the names of what limits the person. */
export const REASONS: BilingualText = { en: "The reasons: ", zh: "原因：" };
export const NO_HABIT_REASON: BilingualText = {
  en: "no habit of regular exercise is known",
  zh: "没有规律运动习惯的信息",
};
export const REASON_SEPARATOR: BilingualText = { en: "; ", zh: "；" };

export const GENERAL_CONTRAINDICATIONS: SourcedTexts = {
  source: "febrileIllness",
  texts: [
    { en: "Fever or an acute infection.", zh: "发热或急性感染。" },
    {
      en: "Chest pain, breathlessness at rest, fainting or a newly irregular pulse.",
      zh: "胸痛、静息气短、晕厥或新出现的心律不齐。",
    },
    { en: "An injury that hurts in this movement.", zh: "做该动作时疼痛的损伤。" },
  ],
};

export const BLOOD_PRESSURE_CONTRAINDICATION: SourcedTexts = {
  source: "acsmHypertension",
  texts: [
    {
      en: "Blood pressure at rest of 180/110 mmHg or more.",
      zh: "静息血压达到或超过 180/110 mmHg。",
    },
  ],
};

export const STOP_SIGNS: SourcedTexts = {
  source: "acsmScreening",
  texts: [
    {
      en: "Pain or pressure in chest, neck, jaw, arm or between the shoulder blades.",
      zh: "胸、颈、下颌、手臂或两肩胛之间的疼痛或压迫感。",
    },
    { en: "Breathlessness that makes talking impossible.", zh: "喘得无法说话。" },
    {
      en: "Dizziness, faintness, or a cold sweat with nausea.",
      zh: "头晕、快要晕倒，或出冷汗伴恶心。",
    },
    { en: "A racing or irregular heart that does not settle.", zh: "心跳过快或不规律且不缓解。" },
    {
      en: "Sudden weakness, numbness, confusion, or trouble speaking or seeing.",
      zh: "突然无力、麻木、意识混乱，或说话、视物困难。",
    },
    { en: "Sharp pain in a joint or muscle.", zh: "关节或肌肉剧痛。" },
    {
      en: "If this does not pass within minutes of rest, call the emergency number.",
      zh: "休息几分钟后仍不缓解，请拨打急救电话。",
    },
  ],
};

/** Not while exercising alone: it often shows hours later. */
export const DARK_URINE_STOP_SIGN: SourcedTexts = {
  source: "nioshRhabdomyolysis",
  texts: [DARK_URINE_CARE],
};

const BACK_STOP_SIGN: SourcedTexts = {
  source: "niceBackPain",
  texts: [
    {
      en: "Numbness around the genitals, loss of control of bladder or bowel, or weak legs: call the emergency number.",
      zh: "会阴部麻木、大小便失控或双腿无力：请拨打急救电话。",
    },
  ],
};

/** Further stop signs for those with a limit. */
export const LIMIT_STOP_SIGNS: Readonly<Partial<Record<ExerciseLimit, SourcedTexts>>> = {
  pregnancy: {
    source: "acogPregnancy",
    texts: [
      {
        en: "Bleeding or fluid from the vagina, regular painful contractions, headache, or a swollen painful calf.",
        zh: "阴道出血或流液、规律的疼痛性宫缩、头痛，或小腿肿痛。",
      },
    ],
  },
  hypoglycaemia_risk: {
    source: "adaExercise",
    texts: [
      {
        en: "Shaking, sweating, confusion or sudden hunger: take quick sugar and measure.",
        zh: "发抖、出汗、意识混乱或突然饥饿：立即补糖并测血糖。",
      },
    ],
  },
  lung_disease: {
    source: "parqPlus",
    texts: [{ en: "Wheezing that the reliever does not stop.", zh: "用急救药后仍不缓解的喘鸣。" }],
  },
  heat_sensitivity: {
    source: "designText",
    texts: [
      {
        en: "Hot dry skin, confusion or chills in the heat.",
        zh: "在高温下皮肤干热、意识混乱或发冷。",
      },
    ],
  },
  back_injury: BACK_STOP_SIGN,
  chronic_back_pain: BACK_STOP_SIGN,
  seizure_risk: {
    source: "designText",
    texts: [{ en: "Any sign that comes before a seizure.", zh: "任何发作先兆。" }],
  },
};
