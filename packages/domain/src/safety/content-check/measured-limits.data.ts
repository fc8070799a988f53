import type { Concept } from "./content-rule.ts";

const METER =
  "(my meter|the meter|his meter|her meter|glucometer|my sensor|her sensor|his sensor|finger prick|finger stick|fingerstick|fingerprick|meter)";
const SHOWN =
  "(is|s|says|said|saying|reads|read|reading|shows|showed|showing|at|was|flashing|down to|dropping|falling|dropping fast|falling fast|is dropping fast|)";

/** Figures that have published limits, without the word for what was measured. */
export const MEASURED_LIMIT_CONCEPTS: Readonly<Record<string, Concept>> = {
  /** American Diabetes Association, Standards of Care in Diabetes, 2024: level 1 of hypoglycaemia, below 70 mg/dL (3.9 mmol/L). */
  lowOnMeter: {
    neutral: true,
    en: [
      `${METER} ${SHOWN} (<54-70>|<3-3.9>)`,
      `(<54-70> mg dl|<54-70> mg|<3-3.9> mmol) (l |)(on|by|from) _ (meter|glucometer|sensor|finger prick|finger stick|dexcom|libre|cgm)`,
    ],
    zh: ["(血糖仪|测糖仪|仪器)(显示|上|说|测出|测了|)(是|)(<54-70>|<3-3.9>)"],
  },
  /** Level 2, below 54 mg/dL (3.0 mmol/L). */
  veryLowOnMeter: {
    neutral: true,
    en: [
      `${METER} ${SHOWN} (<25-53.9>|<1.2-2.9>)`,
      `${METER} ${SHOWN} <54-99> (then|now|and|to|) (<25-53.9>)`,
      `(<25-53.9> mg dl|<25-53.9> mg|<1.2-2.9> mmol) (l |)(on|by|from) _ (meter|glucometer|sensor|finger prick|finger stick|dexcom|libre|cgm)`,
    ],
    zh: ["(血糖仪|测糖仪|仪器)(显示|上|说|测出|测了|)(是|)(<25-53.9>|<1.2-2.9>)"],
  },
  /** A number of a heart, of length, weight, or of other things in blood. */
  otherMeasure: {
    setting: true,
    en: [
      "(pulse|heart|hr|bpm|rhr|beats|spo2|oxygen|sats|kg|kilos|lbs|weight|scale|scales|power)",
      "(watts|cadence|pace|km|metres|decibels|db|noise|light|parking|gas|water|electricity|ph)",
      "(cholesterol|hdl|ldl|triglyceride+|creatinine|uric|calcium|potassium|sodium|lactate|urea|bilirubin|magnesium|ferritin|iron|hrv|readiness)",
      "(stress|recovery|score|normal range|target|treated|back (up |)to|back at|juice and|now <71-180>|fixed|rower|parking|cents|strip|dodgy|faulty)",
    ],
    zh: ["(心率|脉搏|心跳|血氧|体重|胆固醇|尿酸|目标|正常)"],
  },
  /** American Heart Association, 2017 guideline for high blood pressure: stage 2, from 140/90 on. */
  raisedPressure: {
    neutral: true,
    en: [
      "(blood pressure|bp|pressure) (is |was |of |at |around |about |)_ <140-179> (over |on |)<60-119>",
    ],
    zh: ["血压_<140-179>_<60-119>"],
  },
  upsideDown: {
    neutral: true,
    en: [
      "(handstand|handstands|headstand|headstands|inversion table|inversions|hang upside down)",
      "(hanging upside down|handstand push ups|max deadlift|1rm|one rep max)",
    ],
    zh: ["(倒立|头倒立|倒挂|最大重量)"],
  },
  /** Fever from 39 degrees. */
  highFever: {
    neutral: true,
    en: [
      "(fever|temp) _ (<39-42>|<102.2-107>)",
      "(my|his|her|a|got|have|with) temperature _ (<39-42>|<102.2-107>)",
      "(<39-42>|<102.2-107>) (c |f |degree |degrees |)(fever|temp|temperature)",
    ],
    zh: ["(发烧|高烧|烧到|烧|体温|发热)(到|了|是|有|)(<39-42>)"],
  },
  effortWithFever: {
    neutral: true,
    en: [
      "(kettlebell|swings|training|train|workout|gym|run|running|jog|race|racing|match|triathlon|marathon|5k|10k|hiit|lift|lifting|weights|squats)",
      "(swim|swimming|ride|bike|cycling|spin|football|intervals|session|sprints|parkrun|hike|hiking|plank|burpees|crossfit|boxing|leg day|push ups)",
    ],
    zh: ["(跑步|健身|训练|深蹲|跳绳|游泳|打球|骑车|比赛|撸铁|举铁|练腿|跑|练|波比跳)"],
  },
  feverRested: {
    setting: true,
    includes: ["recoveryWords"],
    en: [
      "(no (training|running|gym|workout|run)|not (training|running|going)|skip*|skipping|cancel*|resting|rest day today|stay* (home|in bed))",
      "(in bed|pause|paused|pausing|when can i|how long|after|last (week|month|year)|yesterday|gone|broken|over|passed|down to|pool|water|oven|sauna|spicy)",
      "(my|our|the) (son|daughter|kid|toddler|baby|dog|cat|car|engine)",
      "(missed|missing|instead of|indoors|aircon|air con|shade|forecast|hydration)",
      "(on the watch|video|reminder*|streak|freeze|outside|weather|summer|heat|today is)",
    ],
    zh: [
      "(退烧|退了|不练|不跑|休息|取消|停了|请假|以前|去年|上周|孩子|宝宝|儿子|女儿|昨天|那年|床上|多久|什么时候)",
    ],
  },
  kidneyStone: { neutral: true, en: ["kidney stone+", "renal colic"], zh: ["肾结石"] },
  feverOrChills: {
    neutral: true,
    en: [
      "(shivering|shivers|rigors|chills)",
      "(fever|temp|temperature) _ (<38-42>|<100.4-107>)",
      "(a|with|have|got|running a) fever",
    ],
    zh: ["(发烧|高烧|寒战|打冷战|发抖)"],
  },
  fewPlatelets: {
    neutral: true,
    en: [
      "(platelet|platelets|plt) (count |counts |level |)(is |was |are |were |of |at |down to |only |just |about |around |came back |came back at |)<1-49>",
    ],
    zh: ["血小板(只有|才|是|降到|掉到|低到|)<1-49>"],
  },
  effortWithIllness: {
    neutral: true,
    includes: ["exercise", "extremeEffort", "sportMoment"],
    en: ["(push pull legs|split|ppl|deadlifts|boxing|contact|lifting plan|weights|class)"],
    zh: ["(运动|健身|训练|举重|跑步|打球|拳击|撸铁)"],
  },
  kidneysFailing: {
    neutral: true,
    en: [
      "(on|having|start|started|doing) (peritoneal |hemo|haemo|)dialysis",
      "(hemodialysis|haemodialysis|dialysis) (patient|three times|<2-4> times|mon|monday|tue|tuesday|days|thrice)",
      "(kidney failure|renal failure|failing kidneys|stage (4|5|four|five) (kidney disease|ckd))",
      "(ckd (stage |)(4|5|four|five)|one kidney failing|esrd|end stage renal)",
    ],
    zh: ["(透析|血透|尿毒症|肾衰竭|肾衰)"],
  },
  loadOnKidneys: {
    neutral: true,
    en: [
      "(creatine|protein (shake+|powder|loading)|high protein|keto|carnivore|potassium|ibuprofen)",
      "(naproxen|diclofenac|nsaid+|salt substitute|pre workout|preworkout|water load*|coconut water)",
    ],
    zh: ["(肌酸|蛋白粉|高蛋白|布洛芬|止痛药|生酮)"],
  },
  brittleBones: {
    neutral: true,
    en: [
      "(i have|ive got|i got|my|with|mums|moms|her|his|shes got|she has|mum has|mom has|diagnosed with|severe) (severe |spinal |bad |)osteoporosis",
      "osteoporosis (in|of) (my|her|his) (spine|hip|hips|back|vertebra*)",
      "(t score|tscore) (is |was |of |at |)(minus |)<2.5-6>",
    ],
    zh: ["(我有|得了|患有|我妈有|严重)(严重|)骨质疏松", "T值(是|)(负|)<2.5-6>"],
  },
  loadOnSpine: {
    neutral: true,
    en: [
      "(heavy|max|maximal|1rm|one rep max|heaviest) (deadlift|deadlifts|squat|squats|lifts|lifting|back squats|overhead press|good mornings|barbell)",
      "(deadlift|deadlifts|squat|squats|lifting) (heavy|heavier|max|pr|pb|from youtube|off youtube|<80-300>)",
      "(lift|lifting|go|going) heavy",
      "(crunches|sit ups|situps|toe touches|forward folds|box jumps|burpees|trampolining|headstands|headstand|judo|bjj|rugby|plough|roll downs)",
    ],
    zh: ["(大重量|最大重量|大负重)(的|)(硬拉|深蹲|举)", "(卷腹|仰卧起坐|跳箱|倒立|柔道|波比跳)"],
  },
  eyesBleeding: {
    neutral: true,
    en: [
      "(i have|ive got|my|with|diagnosed with|have|got) (severe |bad |active |proliferative )(proliferative |diabetic |)retinopathy",
      "(i have|ive got|my|with|diagnosed with|have|got) (diabetic |untreated |advanced |)(proliferative |diabetic |)retinopathy",
      "(bleed|bleeding|haemorrhage|hemorrhage) _ _ retina",
    ],
    zh: ["(视网膜病变|眼底出血|增殖性视网膜)"],
  },
  pressureInEyes: {
    neutral: true,
    en: [
      "(heavy (deadlift|deadlifts|squat|squats|lifts|lifting|weights|bench))",
      "((deadlift|deadlifts|squat|squats|lifting|lift|go) heavy|max (lifts|deadlift|squat|out)|1rm|one rep max|powerlifting)",
      "(handstand|handstands|headstand|headstands|inversion|inversions|inversion table|boxing|sparring|sprints)",
      "(hiit|high impact|jumping|burpees|holding my breath|valsalva|scuba|bungee|rollercoaster|crossfit)",
    ],
    zh: ["(大重量|倒立|拳击|冲刺|硬拉|潜水|憋气|跳跃)"],
  },
  /** Asked in general, allowed, treated long ago, or of how to do it safely. */
  limitKnown: {
    setting: true,
    includes: ["recoveryWords", "doctorChanged"],
    en: [
      "(what is|whats|what does|why|avoid|avoiding|instead of|never|dont do|stay away|no (heavy|crunches|lifting|contact)|supervised)",
      "(physio led|with my (physio|physiotherapist)|prevent|prevents|preventing|prevention|research|study|studies|article)",
      "(years ago|last year|as a child|used to|no longer|reversed|gone|cured|film|movie)",
      "(character|back to normal|risk of|family history|worried about getting|cleared)",
    ],
    zh: ["(医生同意|医生说可以|预防|避免|什么是|为什么|治好|以前|研究|有根据|听说|会不会)"],
  },
  thickBlood: {
    neutral: true,
    en: [
      "(hematocrit|haematocrit|hct|crit) (is |was |at |of |came back |came back at |now |)<54-75>",
    ],
    zh: ["(红细胞压积|血细胞比容)(是|到|)<54-75>"],
  },
};
