/** Which kinds of activity each limit forbids or asks to take care with, and where that comes from. */
import type { BilingualText } from "../../language/text-language.ts";
import type { ActivityKind } from "./activity-kind.ts";
import type { ExerciseLimit } from "./exercise-limit.ts";
import type { SafetySourceId } from "./safety-sources.data.ts";

export type LimitRules = {
  /** What the limit means as one sentence of advice. */
  readonly advice: BilingualText;
  readonly forbidden: readonly ActivityKind[];
  readonly caution: readonly ActivityKind[];
  readonly source: SafetySourceId;
};

export const POLICY_RULES: Readonly<Record<ExerciseLimit, LimitRules>> = {
  pregnancy: {
    advice: {
      en: "No contact sports, falls from height or speed, scuba diving or hot rooms; do not lie flat on the back for long after the first three months.",
      zh: "避免对抗性运动、容易摔倒的运动、潜水和高温环境；孕早期之后不宜长时间仰卧。",
    },
    forbidden: [
      "contact",
      "fall_risk",
      "height",
      "diving",
      "heat",
      "maximal_effort",
      "lying_flat",
      "unsteady",
      "straining",
    ],
    caution: ["supine", "altitude", "heavy_lifting", "impact", "pivoting", "inverted"],
    source: "acogPregnancy",
  },
  hypertension: {
    advice: {
      en: "Breathe freely when lifting, do not strain against a held breath, and get up slowly.",
      zh: "举重时保持呼吸，不要憋气用力，起身要慢。",
    },
    forbidden: ["straining"],
    caution: ["heavy_lifting", "inverted", "maximal_effort", "heat"],
    source: "acsmHypertension",
  },
  severe_hypertension: {
    advice: {
      en: "No heavy lifting, head-down positions or all-out efforts until the blood pressure is controlled.",
      zh: "血压控制之前不做大重量训练、头朝下的动作和极限强度运动。",
    },
    forbidden: ["heavy_lifting", "inverted", "maximal_effort", "diving", "straining"],
    caution: ["heat", "altitude"],
    source: "escSports",
  },
  heart_disease: {
    advice: {
      en: "No diving or all-out efforts without a cardiologist's agreement; long warm-up and cool-down.",
      zh: "未经心脏科医生同意不做潜水和极限强度运动；充分热身和放松。",
    },
    forbidden: ["diving", "maximal_effort", "straining"],
    caution: ["heavy_lifting", "altitude", "heat", "water", "inverted"],
    source: "escSports",
  },
  aortic_risk: {
    advice: { en: "No straining, contact or competition.", zh: "避免憋气用力、身体对抗和比赛。" },
    forbidden: ["heavy_lifting", "contact", "maximal_effort", "diving", "straining"],
    caution: ["impact", "heat"],
    source: "escSports",
  },
  arrhythmia: {
    advice: {
      en: "Do not climb, dive or swim alone: a faint there is dangerous.",
      zh: "不要独自攀登、潜水或游泳：一旦晕厥会有危险。",
    },
    forbidden: ["diving"],
    caution: ["height", "water", "maximal_effort"],
    source: "escSports",
  },
  lung_disease: {
    advice: {
      en: "Keep the reliever at hand, warm up long, and avoid cold dry or polluted air; no diving without a specialist.",
      zh: "随身携带急救药物，延长热身，避开寒冷干燥或污染的空气；未经专科医生同意不潜水。",
    },
    forbidden: ["diving"],
    caution: ["altitude", "maximal_effort"],
    source: "parqPlus",
  },
  lower_limb_injury: {
    advice: {
      en: "No running, jumping or quick turns until it is free of pain; choose supported movement.",
      zh: "疼痛消失之前不跑、不跳、不急转；选择有支撑的运动。",
    },
    forbidden: ["impact", "pivoting"],
    caution: ["fall_risk", "contact", "heavy_lifting", "height"],
    source: "designCaution",
  },
  shoulder_injury: {
    advice: {
      en: "Nothing overhead, no throwing and no hanging until it is free of pain.",
      zh: "疼痛消失之前避免过顶、投掷和悬吊动作。",
    },
    forbidden: ["overhead"],
    caution: ["hand_loading", "heavy_lifting", "contact", "fall_risk"],
    source: "designCaution",
  },
  hand_injury: {
    advice: {
      en: "No weight on the hands and no hard gripping until it is free of pain.",
      zh: "疼痛消失之前避免用手支撑和用力抓握。",
    },
    forbidden: ["hand_loading"],
    caution: ["contact", "fall_risk", "heavy_lifting", "height"],
    source: "designCaution",
  },
  back_injury: {
    advice: {
      en: "No heavy lifting and no loaded bending or twisting; walking and supported movement help.",
      zh: "避免大重量训练和负重弯腰、扭转；步行和有支撑的运动有益。",
    },
    forbidden: ["heavy_lifting", "spinal_bending"],
    caution: ["impact", "contact", "pivoting", "fall_risk"],
    source: "designCaution",
  },
  chronic_back_pain: {
    advice: {
      en: "Keep moving: walking, swimming, yoga and light core exercise help the back; build up slowly, and lift with care.",
      zh: "保持活动：步行、游泳、瑜伽和轻量核心训练对腰背有益；循序渐进，搬举重物要小心。",
    },
    forbidden: [],
    caution: ["heavy_lifting"],
    source: "niceBackPain",
  },
  neck_injury: {
    advice: {
      en: "No contact, no head-down positions and no weight on head or neck.",
      zh: "避免身体对抗、头朝下的体位以及头颈负重。",
    },
    forbidden: ["contact", "inverted"],
    caution: ["overhead", "impact", "heavy_lifting", "fall_risk", "diving"],
    source: "designCaution",
  },
  head_injury: {
    advice: {
      en: "No sport with a danger of another blow until a professional agrees.",
      zh: "在专业人员同意之前，不做可能再次撞击头部的运动。",
    },
    forbidden: [
      "contact",
      "fall_risk",
      "height",
      "inverted",
      "diving",
      "maximal_effort",
      "unsteady",
    ],
    caution: ["impact", "pivoting", "water"],
    source: "designCaution",
  },
  osteoporosis: {
    advice: {
      en: "Bend from the hips and not from the spine; no contact; build up load and impact slowly.",
      zh: "用髋部而不是脊柱弯腰；避免身体对抗；负荷和冲击要逐步增加。",
    },
    forbidden: ["contact"],
    caution: ["spinal_bending", "fall_risk", "impact", "heavy_lifting", "height", "inverted"],
    source: "osteoporosisUk",
  },
  bleeding_risk: {
    advice: {
      en: "No contact or combat sports; wear a helmet where a fall is possible.",
      zh: "避免对抗和格斗运动；可能摔倒时戴头盔。",
    },
    forbidden: ["contact"],
    caution: ["fall_risk", "height"],
    source: "escSports",
  },
  seizure_risk: {
    advice: {
      en: "No diving or unroped climbing; never swim without somebody who can help.",
      zh: "不潜水、不做无保护攀登；游泳须有能施救的人陪同。",
    },
    forbidden: ["diving", "height", "unsteady"],
    caution: ["water", "fall_risk", "contact"],
    source: "designCaution",
  },
  hypoglycaemia_risk: {
    advice: {
      en: "Measure blood sugar before and after, carry quick sugar, and do not exercise alone in water or at height.",
      zh: "运动前后测血糖，随身带快速补糖食物，不要独自在水中或高处运动。",
    },
    forbidden: [],
    caution: ["diving", "height", "water", "maximal_effort"],
    source: "adaExercise",
  },
  eye_pressure: {
    advice: {
      en: "No straining, head-down positions or blows to the head.",
      zh: "避免憋气用力、头朝下的体位和头部撞击。",
    },
    forbidden: ["inverted", "heavy_lifting", "contact", "straining"],
    caution: ["impact", "diving", "maximal_effort"],
    source: "adaExercise",
  },
  poor_balance: {
    advice: {
      en: "Exercise near a hold, without heights, ice or traffic; train balance.",
      zh: "在有扶持处运动，避开高处、冰面和车流；加强平衡训练。",
    },
    forbidden: ["height", "unsteady"],
    caution: ["fall_risk", "pivoting", "water", "inverted"],
    source: "designCaution",
  },
  hernia: {
    advice: {
      en: "No heavy lifting and no straining with held breath.",
      zh: "避免大重量训练和憋气用力。",
    },
    forbidden: ["heavy_lifting", "straining"],
    caution: ["contact", "spinal_bending", "impact"],
    source: "designCaution",
  },
  ear_problem: {
    advice: {
      en: "No diving, and no swimming until it has healed.",
      zh: "痊愈之前不潜水，也不游泳。",
    },
    forbidden: ["diving"],
    caution: ["water", "contact"],
    source: "designCaution",
  },
  heat_sensitivity: {
    advice: {
      en: "Exercise in the cool, drink enough, and make pauses.",
      zh: "在凉爽环境运动，充分饮水，多休息。",
    },
    forbidden: ["heat"],
    caution: ["maximal_effort"],
    source: "designCaution",
  },
  severe_obesity: {
    advice: {
      en: "Begin with movement that spares the joints, such as walking, cycling or water exercise.",
      zh: "从步行、骑车或水中运动等保护关节的运动开始。",
    },
    forbidden: [],
    caution: ["impact", "pivoting", "heat"],
    source: "designCaution",
  },
  heart_rate_limited: {
    advice: {
      en: "Judge effort by how it feels, not by the pulse.",
      zh: "用主观感觉而不是心率来判断强度。",
    },
    forbidden: [],
    caution: [],
    source: "intensityScale",
  },
  child: {
    advice: {
      en: "Supervised by an adult; no maximal lifts; diving and combat only in a course for the young.",
      zh: "须有成人看护；不做极限重量；潜水和格斗只参加青少年课程。",
    },
    forbidden: ["straining"],
    caution: [
      "heavy_lifting",
      "diving",
      "contact",
      "height",
      "altitude",
      "maximal_effort",
      "water",
    ],
    source: "who2020",
  },
  young_child: {
    advice: {
      en: "No scuba diving yet: courses for the young begin at 10 years.",
      zh: "暂不进行水肺潜水：青少年课程从 10 岁开始。",
    },
    forbidden: ["diving"],
    caution: [],
    source: "designCaution",
  },
  older_adult: {
    advice: {
      en: "Add balance and strength exercise on three days a week; raise the effort slowly.",
      zh: "每周三天加入平衡和力量练习；缓慢增加强度。",
    },
    forbidden: ["straining", "unsteady"],
    caution: ["fall_risk", "height", "contact", "maximal_effort", "heat"],
    source: "who2020",
  },
};
