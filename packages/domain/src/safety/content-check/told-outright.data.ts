import type { Concept, ContentRule } from "./content-rule.ts";

/** What leaves no doubt in whatever else a message says: how to end one's life is asked, and somebody beats the writer again and again. */
export const OUTRIGHT_CONCEPTS: Readonly<Record<string, Concept>> = {
  wayToDieAsked: {
    en: [
      "how (do|can|could|should|would|might|am|will) i (best |quickly |painlessly |just |actually |go about |)(kill|hang|drown|shoot|stab|suffocate|poison|electrocute) (myself|my self)",
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
    en: ["(yes|yeah|yep|yup|i do|it does|and i did|unfortunately)"],
    zh: ["(我说有|我话有|我答有|我说是|是的|有的|确实有)"],
  },
  answeredNo: {
    setting: true,
    en: ["(no|nope|nah|none|never|i dont|i didnt|not)"],
    zh: ["(说没|话没|答没|说没有|话冇|答冇|没痛|不痛)"],
  },
  beatenOften: {
    en: [
      "(he|she|they|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|dad|mum|mom|father|mother|parents|brother|sister|uncle|stepdad) _ (beats|beat|hits|hit|punches|punch|slaps|slap|smacks|smack|kicks|kick|batters|belts) me (up |) _ (every|each|daily|constantly|weekly|again|whenever|regularly|often)",
      "(he|she|they|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|dad|mum|mom|father|mother|parents|brother|sister|uncle|stepdad) _ (beats|hits|punches|slaps|smacks|kicks|batters|belts|beat|hit) me (up |)(all the time|when (he|she|they)|if i)",
      "(he|she|they|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|dad|mum|mom|father|mother|parents|brother|sister|uncle|stepdad) _ (beats|hits|whips|burns|beat|hit|whip) me with (a|the|his|her|their) (hammer|belt|stick|cane|cable|bat|shoe|slipper|hanger|rod|iron|cigarette|cigarettes|fist|fists|wooden spoon)",
      "(he|she|they|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|dad|mum|mom|father|mother|parents|brother|sister|uncle|stepdad) _ (keeps|keep) (on |)(hitting|beating|punching|slapping|smacking|kicking) me",
      "(he|she|they|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|dad|mum|mom|father|mother|parents|brother|sister|uncle|stepdad) _ (always|often|regularly|constantly) (hits|beats|punches|slaps|smacks|kicks|hit|beat|hitting|beating) me",
    ],
    zh: [
      "(老公|老婆|丈夫|妻子|男友|女友|男朋友|女朋友|爸|妈|老豆|老爸|老妈|父亲|母亲|父母|爸妈|继父|后爸|后妈|哥|姐|弟|家里人|家人|他|她|佢|他们|她们|佢哋|前夫|婆婆|对象)(每天|天天|日日|晚晚|每晚|每日|经常|成日|总是|总|老是|老|常常|时常|动不动|整天|隔三差五|一喝酒|一喝醉|一饮醉|一不高兴)(都|就|会|又|)(打|揍|殴打|扇|踢|毒打|捶|家暴)我",
      "(老公|老婆|丈夫|妻子|男友|女友|男朋友|女朋友|爸|妈|老豆|父亲|母亲|继父|后爸|他|她|佢|他们|佢哋|前夫)(会|又|都|成日|经常|天天|日日|每天|总是|老是|常常|)(用|拿|攞)(皮带|棍子|棍|锤子|衣架|鞭子|电线|扫把|藤条|鸡毛掸子)(打|抽|砸|揍)我",
      "(老公|老婆|丈夫|妻子|男友|女友|男朋友|女朋友|爸|妈|老豆|父亲|母亲|他|她|佢|他们|佢哋|前夫)(又|昨晚又|今天又|刚又|寻晚又)(动手|)(打了|殴打|打咗|揍了|毒打)我",
    ],
  },
  /** Where who is beaten has lost, or who hits is on the phone. */
  contestTold: {
    setting: true,
    en: [
      "(at|in|on) (a |the |our |every |)(tennis|chess|badminton|squash|pool|darts|cards|golf|table tennis|ping pong|football|basketball|snooker|scrabble|monopoly|mario kart)",
      "(race|races|racing|parkrun|league|match|matches|game|games|segment|strava|leaderboard|sprint|sprints|challenge|steps|set|sets|quiz|video game)",
      "by (a |an |two |one |# |about |over |only )_ (minute|minutes|second|seconds|point|points|steps|goals|km|metres|lengths|laps)",
      "(beats|beat) me (to|up the|there|home|back|out of|onto)",
      "to the (top|finish|line|gym|car|lights|corner)",
      "(haha*|lol|lmao|boxing|sparring|taekwondo|karate|pads)",
    ],
    zh: [
      "打我(的|)(电话|手机|微信|主意|针)",
      "(下棋|象棋|打球|羽毛球|乒乓|乒乓球|网球|篮球|桌球|台球|游戏|手游|比赛|麻将|扑克|拳击|对练|哈哈|枕头)",
    ],
  },
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
    unless: ["jokeAboutExercise", "suicideAsSubject"],
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
    counts: ["educational", "negated", "explained"],
    examples: {
      match: ["the app asked if I had chest pain. yes I do", "医生问我有没有胸痛，我说有"],
      pass: ["the app asked if I had chest pain. no.", "医生问我有没有胸痛，我说没有"],
    },
  },
  {
    id: "abuse.beaten-often",
    flag: "abuse",
    level: "critical",
    warning: "abuse",
    source: "harmToOthers",
    scope: "sentence",
    when: [["beatenOften"]],
    unless: ["contestTold", "settledOrTaught"],
    examples: {
      match: ["they beat me up every day", "my dad keeps hitting me", "老公天天打我", "佢晚晚打我"],
      pass: [
        "my brother beats me every day at chess",
        "my brother always beats me to the last slice",
        "he beats me every time we race",
        "hunger hits me every night",
        "他每天打我电话",
        "佢日日打俾我",
      ],
    },
  },
];
