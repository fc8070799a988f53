import type { Concept, ContentRule } from "./content-rule.ts";

/** Dangers that are called by their names, and what is meant to be one, with the words that make it something else. */
export const NAMED_DANGER_CONCEPTS: Readonly<Record<string, Concept>> = {
  heatStrokeHad: {
    en: [
      "(have|has|having|got|getting|suffering from|with) (a |)(heat stroke|heatstroke|sunstroke|sun stroke)",
      "(heat stroke|heatstroke) (now|right now|help|on the track|at the race|i think)",
    ],
    zh: [
      "(我|他|她|孩子|爸|妈|队友|朋友|有人)_(得了|是|像是|好像是|可能是)_(热射病|中暑昏迷)",
      "热射病了",
    ],
  },
  strokeHad: {
    en: [
      "(he|she|i|somebody|someone|dad|mum|mom|grandpa|grandma) (has|have|is having|is getting|had just) (a |)stroke",
      "my (father|mother|dad|mum|mom|wife|husband|gran|grandpa|grandma) (has|is having|is getting) (a |)stroke",
      "my (uncle|aunt|brother|sister|son|daughter|friend|neighbour|neighbor|client|partner) (has|is having|is getting) (a |)stroke",
    ],
    zh: [
      "(我|他|她|爸|妈|爷爷|奶奶|外公|外婆|老公|老婆|队友|朋友)_(得了|正在|突发|突然)(中风|脑卒中|脑梗)",
    ],
  },
  anaphylaxisHad: {
    en: [
      "(anaphylaxis|anaphylactic shock|anaphylactic reaction) (after|from|to|now|right now|help)",
      "(in|into|having|gone into|going into|has|have|got) (an |)(anaphylaxis|anaphylactic shock|anaphylactic reaction)",
    ],
    zh: ["(吃|喝|蜇|叮|打)__过敏性休克", "过敏性休克了"],
  },
  namedInPassing: {
    setting: true,
    en: [
      "(stroke) (rate|length|volume|technique|count|play|of luck|per|style|counts|order|survivor*|patient*|rehab*)",
      "stroke (coach*|class*|lesson*|session*|clinic*|correction*|drill*|nurse*|unit*|ward*|team*|club*|index|association)",
      "(good|great|nice|smooth|long|strong|weak|better|lovely|bad|short|powerful|swim|golf|tennis|rowing|back|side) stroke",
      "(history of|risk of|prone to|allergy to|emergency plan|action plan|epipen for|carry an epipen|training for|poster)",
      "(last|this) (year|month|spring|summer|autumn|winter)",
      "(years|months|weeks) ago",
      "when (he|she|i) was",
      "(avoid|prevent|preventing|avoiding|against) _ (heat stroke|heatstroke|sunstroke|stroke|anaphylaxis)",
      "(before|as soon as|if|unless|until|in case|when|whenever|how do i know|what if) (i|you|we|he|she|they|someone|somebody) (get|have|has|gets)",
    ],
    zh: ["去年", "前年", "<1-30>年前", "病史", "预防", "后遗症", "泳姿", "划频"],
  },
  overdoseMeant: {
    setting: true,
    en: [
      "on purpose",
      "(deliberately|intentionally)",
      "to (end it|end it all|end everything|end my life|die|kill myself|not wake up|never wake up|be dead|be gone)",
      "(so|so that) i (dont|wont|never|do not|will not) wake up",
      "(enough|hoping) to (die|not wake up|end it)",
      "(wanted|want) to (die|be dead|end it|end it all)",
    ],
    zh: [
      "故意",
      "有意",
      "想死",
      "不想活",
      "不想醒",
      "不要再醒",
      "(结束|了结)(生命|一切|自己|这一切)",
      "一了百了",
      "寻死",
      "自杀",
      "轻生",
    ],
  },
  relativeWantsToDie: {
    en: [
      "my (wife|husband|mate|friend|son|daughter|brother|sister|mum|mom) (wants|plans|is planning|wanted) to (die|kill (herself|himself|themselves))",
      "my (mother|dad|father|girlfriend|boyfriend|partner|cousin|teammate) (wants|plans|is planning|wanted) to (die|kill (herself|himself|themselves))",
      "my (wife|husband|mate|friend|son|daughter|brother|sister|mum|mom) is going to kill (herself|himself|themselves)",
      "my (mother|dad|father|girlfriend|boyfriend|partner|cousin|teammate|coach) is going to kill (herself|himself|themselves)",
      "my (wife|husband|mate|friend|son|daughter|brother|sister|mum|mom) (wants|plans|is planning) to end (it all|his life|her life|their life)",
      "my (mother|dad|father|girlfriend|boyfriend|partner|cousin|teammate|coach) (wants|plans|is planning) to end (it all|his life|her life)",
      "(he|she|they) (told me|said|says|tells me|texted|wrote) (that |)(he|she|they) (wants|want|wanted) to (die|kill (herself|himself|themselves))",
    ],
    zh: [
      "(他|她|佢|朋友|爸|妈|老公|老婆|儿子|女儿)(跟我|同我|对我|)(说|讲|话)(他|她|佢|自己|)(想死|不想活|想自杀|要自杀|想寻死|唔想生)",
      "(弟|妹|哥|姐|队友|同学|室友)(跟我|同我|对我|)(说|讲|话)(他|她|佢|自己|)(想死|不想活|想自杀|要自杀|想寻死|唔想生)",
    ],
  },
  watersEarly: {
    en: [
      "(my|her) (water|waters) (broke|have broken|has broken|just broke) (early|too early|already|weeks early|way too early|before)",
      "(my|her) (water|waters) (broke|have broken|has broken|just broke) at <16-36> weeks",
    ],
    zh: ["羊水(提前|早|突然)破(了|)", "<16-36>(周|星期)羊水破(了|)"],
  },
  soreJoint: {
    neutral: true,
    en: [
      "(sore|achy|aching|stiff|tender) (knee|knees|ankle|ankles|shin|shins|hip|hips|shoulder|shoulders|elbow|wrist|heel|heels|achilles)",
      "(knee|knees|ankle|ankles|shin|shins|hip|hips|shoulder) (is|are|feels|feel|was|gets|got) (a bit |a little |slightly |quite |)(sore|achy|stiff|tender)",
      "(shoulders|elbow|wrist|heel|heels|achilles) (is|are|feels|feel|was|gets|got) (a bit |a little |slightly |quite |)(sore|achy|stiff|tender)",
    ],
    zh: [
      "(膝盖|膝|脚踝|肩膀|肩|脚跟|跟腱|手腕|手肘|髋)(有点|有些|有啲|微微|隐隐|稍微|)(酸痛|酸|发酸|僵|发僵)",
    ],
  },
  drunkEffort: {
    en: [
      "(lifting|training|running|swimming|driving|cycling|squatting|climbing|deadlifting|rowing|working out) drunk",
      "drunk (lifting|training|running|swimming|driving|cycling|squatting|climbing|workout)",
    ],
    zh: ["(醉了|喝醉了|喝醉|醉酒)(就|还|后|)(去|)(健身|跑步|游泳|开车|骑车|举铁|撸铁|训练)"],
  },
  periodLate: {
    en: [
      "(no|without a|without my|missed my|lost my) (period|periods)",
      "(havent|not|didnt|dont) (had|have|get|had a|had my|get my|have my) (period|periods)",
      "(period|periods) (is |has |have |are |)(late|gone|missing|absent|stopped|vanished|disappeared)",
    ],
    zh: [
      "(大姨妈|姨妈|月经|例假|月事)(都|已经|)(<1-11>周|<1-2>个月|)(都|)(没|没有|不|冇)(来|到|嚟)",
      "(大姨妈|姨妈|月经|例假|月事)(推迟|晚|迟)(了|来|到|<1-11>周|<1-2>个月)",
    ],
  },
  periodOfTime: {
    setting: true,
    en: [
      "(period|periods) of",
      "(rest|exam|free|trial|notice|cooling|base|build|off|lunch) (period|periods)",
    ],
    zh: [
      "(姨妈|姨)(今天|昨天|周末|都|)(没|没有|冇)(来|嚟)(看|接|陪|送|找|参加|观|加油|打球|跑步|上课|吃饭)",
    ],
  },
  beeHives: {
    setting: true,
    en: ["(bee|bees|beekeep*|honey|beehive|beehives|apiary|swarm)"],
    zh: ["蜜蜂"],
  },
  hivesToldOf: {
    en: ["hives", "(itchy|raised|red) (welts|weals|wheals|bumps)", "(welts|weals|wheals)"],
    zh: ["荨麻疹", "风团", "(起|出)(了|)(一身|满身|一片|)(疹子|疙瘩|风疹|风疹块)"],
  },
  allergyGrave: {
    setting: true,
    en: [
      "(lip|lips|face|tongue|throat|eyes|eyelids) _ (swell*|swollen|closing|tight|tingl*|puffy)",
      "(swollen|puffy|swelling of|swelling in) _ (lip|lips|face|tongue|throat|eyes)",
      "(wheez*|breath*|breathe|faint*|dizzy|vomit*|collaps*|throat)",
    ],
    zh: ["(嘴|唇|脸|舌|喉咙|眼)_(肿|紧|麻)", "(喘|呼吸|晕|吐|休克|气)"],
  },
};

/** What these say of a message. */
export const NAMED_DANGER_RULES: readonly ContentRule[] = [
  {
    id: "heat.stroke-had",
    flag: "dehydration_or_heat",
    level: "critical",
    warning: "callEmergency",
    source: "heat",
    scope: "sentence",
    when: [["heatStrokeHad"]],
    unless: ["namedInPassing", "settledOrTaught", "careQuestion"],
    examples: {
      match: ["I have heat stroke", "my friend has a heatstroke", "他好像是热射病"],
      pass: ["how do I avoid heat stroke in August", "夏天怎么预防热射病"],
    },
  },
  {
    id: "stroke.had",
    flag: "neurological_symptom",
    level: "critical",
    warning: "callEmergency",
    source: "stroke",
    scope: "sentence",
    when: [["strokeHad"]],
    unless: ["namedInPassing", "settledOrTaught", "careQuestion"],
    examples: {
      match: ["He has a stroke", "My father has a stroke", "我爸突然中风"],
      pass: [
        "She has a stroke coach on Tuesdays",
        "My father has a stroke survivors' group on Monday",
      ],
    },
  },
  {
    id: "emergency.anaphylaxis-had",
    flag: "allergic_reaction",
    level: "critical",
    warning: "anaphylaxis",
    source: "anaphylaxis",
    scope: "sentence",
    when: [["anaphylaxisHad"]],
    unless: ["namedInPassing", "settledOrTaught", "careQuestion"],
    examples: {
      match: ["anaphylaxis after peanuts", "吃了虾过敏性休克了"],
      pass: ["I carry an EpiPen for anaphylaxis after nuts", "有过敏性休克病史"],
    },
  },
  {
    id: "self-harm.overdose",
    flag: "self_harm",
    level: "critical",
    warning: "crisis",
    source: "suicide",
    scope: "passage",
    when: [["overdoseTaken"], ["overdoseMeant"]],
    unless: ["settledOrTaught"],
    examples: {
      match: [
        "I took 30 paracetamol to end it",
        "I overdosed on purpose",
        "我故意吃了一整瓶安眠药",
      ],
      pass: ["I took two paracetamol to end the headache", "吃了两片布洛芬"],
    },
  },
  {
    id: "self-harm.relative-wants-to-die",
    flag: "self_harm",
    level: "critical",
    warning: "crisis",
    source: "suicide",
    scope: "sentence",
    when: [["relativeWantsToDie"]],
    unless: ["askedSupport"],
    examples: {
      match: ["My husband wants to kill himself", "我朋友说他想死"],
      pass: ["My husband wants to kill time", "My dad is going to die soon", "我朋友说他想吃面"],
    },
  },
  {
    id: "emergency.waters-early",
    flag: "pregnancy",
    level: "critical",
    warning: "callEmergency",
    source: "pregnancy",
    scope: "sentence",
    when: [["watersEarly"]],
    unless: ["settledOrTaught", "bornSince"],
    examples: {
      match: ["My water broke early", "羊水提前破了"],
      pass: ["My water bottle broke early in the race", "羊水正常"],
    },
  },
  {
    id: "injury.sore-joint",
    flag: "exercising_injured",
    level: "low",
    warning: "injury",
    source: "injury",
    scope: "sentence",
    when: [["soreJoint"], ["exercise"]],
    unless: ["settledOrTaught"],
    examples: {
      match: ["My knee is sore after running", "跑完步膝盖有点酸"],
      pass: ["My legs are sore after squats", "跑完步很舒服"],
    },
  },
  {
    id: "substance.drunk-effort",
    flag: "substance_use",
    level: "medium",
    warning: "substances",
    source: "firstAid",
    scope: "sentence",
    when: [["drunkEffort"]],
    unless: ["consultation"],
    examples: {
      match: ["Lifting drunk", "喝醉了去游泳"],
      pass: ["I'm not drunk, lifting at six", "跑完步喝了点水"],
    },
  },
  {
    id: "energy.period-late",
    flag: "energy_deficiency",
    level: "medium",
    warning: "fuel",
    source: "reds",
    scope: "passage",
    when: [["periodLate"]],
    unless: ["periodElsewhere", "periodGoneMonths", "periodOfTime"],
    counts: ["negated", "past"],
    examples: {
      match: ["I have lost my period", "no period for 8 weeks", "例假两个月没来了"],
      pass: [
        "no period for six months, breastfeeding",
        "my period is on time",
        "no periods of rest between sets",
        "我姨妈没来看比赛",
      ],
    },
  },
  {
    id: "allergy.hives-in-exercise",
    flag: "allergic_reaction",
    level: "medium",
    warning: "rash",
    source: "anaphylaxis",
    scope: "sentence",
    when: [["hivesToldOf"], ["exercise"]],
    unless: ["allergyGrave", "settledOrTaught", "careQuestion", "beeHives"],
    examples: {
      match: ["hives after my run", "跑步后起了一身疹子"],
      pass: ["checked the bees' hives after my run", "跑步很开心"],
    },
  },
];
