import { BEATEN_CONCEPTS, BEATEN_RULES } from "./beaten-often.data.ts";
import type { Concept, ContentRule } from "./content-rule.ts";
import { TOO_MUCH_MEDICINE_CONCEPTS, TOO_MUCH_MEDICINE_RULES } from "./too-much-medicine.data.ts";

/** What leaves no doubt in whatever else a message says: how to end one's life is asked, and somebody beats the writer again and again. */
export const OUTRIGHT_CONCEPTS: Readonly<Record<string, Concept>> = {
  wayToDieAsked: {
    en: [
      "how (do|can|could|should|would|might|am|will) i (best |quickly |painlessly )(kill|hang|drown|shoot|stab|suffocate) (myself|my self)",
      "how (do|can|could|should|would|might|am|will) i (just |actually |go about |)(kill|hang|drown|shoot|stab|suffocate) (myself|my self)",
      "how (do|can|could|should|would|might|am|will) i (best |quickly |painlessly |just |actually |go about |)(poison|electrocute) (myself|my self)",
      "how (do|can|could|should|would|might|am|will) i (best |quickly |painlessly |just |actually |)(end|take) my (own |)life",
      "how (do|can|could|should|would) i (commit suicide|die (without|with no|painlessly|peacefully|quickly and))",
      "how to (best |quickly |painlessly |successfully |)(kill|hang|drown|poison|suffocate|electrocute) (myself|my self)",
      "how to (best |quickly |painlessly |)((end|take) my (own |)life|commit suicide|die (painlessly|without pain))",
      "(way|ways|method|methods|place|time) (to|of|for) (kill|killing|hang|hanging|drown|drowning|suffocate|suffocating) (myself|my self)",
      "(way|ways|method|methods|place) (to|of|for) ((end|ending|take|taking) my (own |)life|commit suicide|committing suicide)",
    ],
    zh: [
      "(怎么|怎样|如何|点样|点|咋|该怎么|怎么样)(去|才能|才可以|先可以|可以|能|才|)(自杀|上吊|割腕|结束自己的生命|结束生命|了结自己|弄死自己|杀死自己|杀了自己)",
      "(有什么|有乜|有没有|有咩|有啥|求|想知道)(好|)(办法|方法|药|方式)(可以|能|去|令我|让我|)(无痛|不痛|冇痛|快速|)(自杀|去死|结束生命|死掉|轻生)",
      "(无痛|没有痛苦)(的|地|)(自杀|死法|去死|离开世界)",
      "(自杀|轻生)(的|嘅|有什么|有哪些|有乜|)(方法|办法|方式|途径)",
      "(怎么|怎样|如何|点样|点)死(比较|才|先|最|会|)(不|唔|冇|没|没有|无)(会|有|)(痛|疼|痛苦)",
    ],
  },
  /** The same words of hard work and of pictures; each is a phrase of its own, since "less" or "a run" may stand beside anything. */
  wayToDieInJest: {
    setting: true,
    en: [
      "hang myself (upside down |)_ _ by (the|my) (knees|ankles|feet|legs|toes)",
      "hang myself (from|on|off) (the|a) (pull up |monkey |)(bar|bars|rings) by (the|my) (knees|ankles|feet|legs|toes|arms|hands)",
      "hang myself upside down",
      "kill myself (with|doing|on) (the |more |some |these |those |my |#|)_ (burpees|squats|intervals|hill repeats|hills|lunges|sprints|cardio)",
      "kill myself less on (the |my |)(hill repeats|hills|runs|long runs|leg day|intervals|climbs)",
      "shoot myself (lifting|running|skiing|surfing|climbing|training|cycling|squatting|deadlifting)",
      "shoot myself _ with (a|my|the) (gopro|camera|phone|tripod)",
      "drown myself in (work|emails|coffee|homework|books|studying|studies|music|tea|chocolate)",
    ],
  },
  /** Then it is no jest, nor is an answer true: "I said no, but it hurts". */
  meansNamed: {
    setting: true,
    en: [
      "(pill+|tablet+|rope|noose|gun|pistol|rifle|knife|blade|razor|overdose|die|dead|death|pain|painless*|want to|goodbye|note)",
    ],
    zh: ["(药|绳|枪|刀|死|再见|遗书)"],
  },
  saidFalsely: {
    setting: true,
    en: ["(but|actually|lied*|truth|though|however|really)"],
    zh: ["(其实|但|不过|骗|可是|实际)"],
  },
  /** What is asked about how others take their lives, for help or for what is known of it. */
  suicideAsSubject: {
    setting: true,
    en: ["(prevent+|prevention|statistics|awareness|helpline|hotline|suicide squeeze)"],
    zh: ["自杀(率|式|未遂|干预|预防|热线|倾向)", "(预防|防止|阻止|干预|劝)_自杀"],
  },
  companyInDeath: {
    en: [
      "(anyone|anybody|someone|who) _ (want|wants|wanna|looking|up for) _ (die|end it|kms|kill themselves|kill ourselves) (together|with me|too)",
    ],
    zh: ["(有人|有无人|有没有人|谁)(想|要|愿意|)(约死|一起死|一起自杀|相约自杀|结伴自杀|陪我死)"],
  },
  oneEyeBlind: {
    en: [
      "(cant|cannot|couldnt|can not) see (a thing |anything |much |well |properly |)(in|out of|from|with|through) (my|one|the) (left |right |)eye",
    ],
    zh: [
      "(左眼|右眼|一只眼|一只眼睛|单眼|只眼|左边眼|右边眼)(还是|仍然|仍|依然|都|突然|忽然|)(看|睇)(不|唔)(见|到)",
    ],
  },
  byNothingOutside: {
    setting: true,
    en: [
      "(still|even (after|without)|suddenly|all of a sudden|out of nowhere|(took|taken|taking) _ _ off)",
    ],
    zh: ["(还是|仍然|仍|依然|突然|忽然|一下子|摘了|除咗|洗了_还)"],
  },
  answeredYes: {
    setting: true,
    en: [
      "(yes|yeah|yep|yup|i do|it does|and i did|unfortunately)",
      "i (do |did |always |often |sometimes |)(have|had|get|feel|felt) (it|that|them|one|some)",
      "it (presses|hurts|aches|burns|still|comes)",
      "(been having|its been|since (this|yesterday|last|the)|right now|didnt (dare|tell|say)|lied*)",
    ],
    zh: [
      "(我说有|我话有|我答有|我说是|是的|有的|有啊|有时有|确实有|其实|没敢|唔敢|不敢|骗)",
      "(一直|从早上|从昨天|从今早|今早开始|现在|而家)(开始|)(一直|都|)(有|在痛|痛)",
    ],
  },
  answeredNo: {
    setting: true,
    en: ["(no|nope|nah|none|never|i dont (have|get|feel)|i havent)"],
    zh: ["(我说没|我话没|我答没|我说没有|我话冇|我答冇|没痛|不痛)(有|)"],
  },
  whetherAsked: {
    setting: true,
    en: [
      "(asked|asks|asking|wants to know|wanted to know|question was) (me |us |)(if|whether) (i|you|we) (ever |)(have|had|has|get|got|feel|felt|am|was)",
    ],
    zh: ["(问|问卷|表格|app|应用)(我|)(有没有|是否|是不是|会不会|有无|有冇|系咪)"],
  },
  ...BEATEN_CONCEPTS,
  ...TOO_MUCH_MEDICINE_CONCEPTS,
};

/** These decide alone (`verdict.ts`): of so few words, or beside many others, weights know too little. */
export const OUTRIGHT_RULES: readonly ContentRule[] = [
  {
    id: "self-harm.way-asked",
    flag: "self_harm",
    level: "critical",
    warning: "crisis",
    source: "selfHarm",
    scope: "clause",
    when: [["wayToDieAsked"]],
    unless: ["jokeAboutExercise", "suicideAsSubject", "wayToDieInJest"],
    despite: ["meansNamed"],
    counts: ["educational", "past"],
    examples: {
      match: [
        "how do i kill myself",
        "what weight should I lift and how do I hang myself",
        "怎么自杀",
        "點樣死先唔痛",
      ],
      pass: [
        "how to not kill myself on the first long run",
        "How do I kill a process myself?",
        "怎么预防自杀",
        "自杀式冲刺怎么做",
      ],
    },
  },
  {
    id: "self-harm.company-in-death",
    flag: "self_harm",
    level: "critical",
    warning: "crisis",
    source: "suicide",
    scope: "clause",
    when: [["companyInDeath"]],
    unless: ["jokeAboutExercise"],
    counts: ["educational"],
    examples: {
      match: ["anyone want to die together", "有人约死吗"],
      pass: ["anyone want to train together", "有人约跑吗"],
    },
  },
  {
    id: "neuro.one-eye-blind",
    flag: "neurological_symptom",
    level: "high",
    warning: "head",
    source: "stroke",
    scope: "sentence",
    when: [["oneEyeBlind"], ["byNothingOutside"]],
    unless: ["settledOrTaught", "careQuestion"],
    examples: {
      match: ["took my goggles off and still can't see with my left eye", "摘了泳镜右眼还是看不见"],
      pass: ["my goggles are foggy and I can't see with my left eye", "泳镜起雾，左眼看不见"],
    },
  },
  {
    id: "cardiac.asked-and-told",
    flag: "cardiac_symptom",
    level: "high",
    warning: "chest",
    source: "stopSigns",
    scope: "passage",
    when: [["chestPain"], ["whetherAsked"], ["answeredYes"]],
    unless: ["answeredNo", "settledOrTaught"],
    despite: ["saidFalsely"],
    counts: ["educational", "negated", "explained"],
    examples: {
      match: ["the app asked if I had chest pain. yes I do", "医生问我有没有胸痛，我说有"],
      pass: ["the app asked if I had chest pain. no.", "医生问我有没有胸痛，我说没有"],
    },
  },
  ...BEATEN_RULES,
  ...TOO_MUCH_MEDICINE_RULES,
];
