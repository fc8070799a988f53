import type { NoteMatter } from "./note-matter.ts";

/** How people ask for what they told of themselves. Design values. */

/** That something was told before. It has to be asked besides, and a matter of the second table named. */
export const RECALL_WORDS: readonly string[] = [
  "(did|have|had) i (say|tell|told|said|mention|mentioned|written|write)",
  "i (ever|already|just|once|) (said|told|mentioned|tell you)",
  "(do|can|did|you) (you|) (still|even|) (remember|recall)",
  "(you|still) remember",
  "remind me (what|when|which|where|of|how)",
  "(according to|as far as) (me|my words)",
  "(you|your) (know|noted|wrote down|have down|have on|notes)",
  "(来着|嚟㗎|来嘅)",
  "我(都|有|)(跟|和|同|给|)(你|您|)_(说|讲|提|话|告诉)(过|了|过你)",
  "我(刚刚|刚才|刚|之前|上次|前面|头先|先前)(跟你|同你|)(说|讲|提|话)",
  "(你|)(还|仲|)(记得|记不记得|记唔记得)",
];

/** What was told, beside words of the table before. */
export const RECALLED_WORDS: Readonly<Record<NoteMatter, readonly string[]>> = {
  name: [
    "my name",
    "(call|called) me",
    "(who|what) i am",
    "(名字|叫什么|叫啥|叫乜|叫咩|我叫|怎么称呼我|点称呼我|我是谁|我系边个)",
  ],
  goal: [
    "(train|training|prepare|preparing|prep|aim|aiming|working) (for|towards|to)",
    "(goal|target|aim|race|event|marathon|half|triathlon|competition|tournament|signed up|sign up)",
    "(date|wedding|surgery|operation|trip|holiday|exam)",
    "#k",
    "(备战|备赛|目标|比赛|马拉松|半马|全马|铁三|练什么|练啥|练乜|练咩|准备什么|准备紧|准备)",
    "(婚礼|手术|哪天|几号|日子|旅行)",
  ],
  body: [
    "(injury|injure|injured|hurt|condition|illness|problem|operation|surgery|allergic|allergy|sore|bad)",
    "(knee|back|shoulder|ankle|hip|neck|wrist|elbow|achilles|foot|leg)",
    "(伤|旧患|膝|腰|肩|踝|颈|手术|过敏|毛病|什么病|不舒服)",
  ],
  food: ["(eat|drink|food|diet|allergic|allergy)", "(吃|喝|食|饮|忌口|过敏)"],
  preference: [
    "(like|hate|prefer|enjoy|favourite|favorite|love|dislike|cant stand)",
    "(喜欢|讨厌|爱|烦|钟意|中意|憎|怕)",
  ],
  schedule: [
    "(when|what days|which days|what time|how often|free|available|schedule)",
    "(有空|得闲|哪天|几点|什么时候|几时|周几|星期几|礼拜几|时间)",
  ],
  equipment: [
    "(equipment|kit|gear|at home|dumbbell|band|weights)",
    "(器械|器材|家里有|家有|屋企有|有什么可以)",
  ],
  everything: [
    "(about me|about myself|on me|of me)",
    "(what|which) (did|have) i (tell|told|say|said|mention)",
    "what i (said|told)",
    "(关于我|我的事|(什么|哪些|啥|乜嘢))",
  ],
};

/** By which words alone it is asked for. */
export const ASKED_NOTE_WORDS: Readonly<Record<NoteMatter, readonly string[]>> = {
  name: [
    "(whats|what is|what s|what was|know|remember) my name",
    "(do you know|remember) who i am",
    "(我叫|我的名字是|我名叫)(什么|啥|乜|咩|什么名字)",
    "(知道|记得)我(是谁|叫什么|叫啥|的名字)",
  ],
  goal: [
    "what (am|was) i (training|preparing|working|aiming|going) (for|towards)",
    "what (is|was|s|are) (my|the) (goal|goals|aim|big goal|race|event) (again|called|i|)",
    "which (race|event|marathon|competition) (am|did|do) i",
    "when (is|s|was) (my|the) _ (race|wedding|marathon|10k|5k|half|event|surgery|operation|triathlon|tri|trip|holiday|competition)",
    "(how (long|many days|many weeks)) __ (till|until|to|before) (my|the) _ (race|wedding|marathon|10k|half|event|surgery|triathlon|trip)",
    "我(在|正在|系|)(备战|准备|练|准备紧)(的|)(是|)(什么|啥|乜嘢|咩|哪个)(比赛|赛|)",
    "我(的|)(目标|比赛|婚礼|手术)(是|在|系|)(什么|啥|乜|哪天|几号|什么时候|几时)",
  ],
  body: [
    "(what|which) (injury|injuries|condition|conditions) (do|did|have) i",
    "(what|which) (knee|shoulder|ankle|hip|wrist) (is|was) (my bad|bad|the bad|it|injured)",
    "(where|how) (am|was|did) i (injured|hurt)",
    "我(哪里|哪儿|边度|哪)(有|受过|)(旧|)(伤|患)",
    "我有(什么|啥|哪些)(旧|)(伤|病)",
  ],
  food: [
    "what (dont|do not|cant|cannot|should not|shouldnt|am) i (not|) (eat|drink|allergic)",
    "what (am i|im) allergic to",
    "我(不能|不|唔可以|唔)(吃|喝|食|饮)(什么|啥|乜嘢|咩)",
    "我对(什么|啥|乜)过敏",
  ],
  preference: [
    "(what|which) (exercise|sport|sports|workout|) do i (hate|like|prefer|dislike|love|enjoy)",
    "我(最|)(讨厌|不喜欢|喜欢|钟意|憎)(什么|啥|哪|乜)",
  ],
  schedule: [
    "(when|what days|which days|what day) (am i|im) (free|available)",
    "(which|what) days (can|do) i (train|have time)",
    "我(哪天|哪几天|星期几|周几|几时)(有空|能练|得闲|可以练)",
  ],
  equipment: [
    "(what|which) (equipment|kit|gear) (do i have|have i got|do i own)",
    "我(家里|家|屋企|)(有|都有)(什么|哪些|啥|乜)(器械|器材|装备)",
  ],
  everything: [
    "what (do|did|can) you (know|remember|have|note|noted|store|save|keep) (about|on|of) me",
    "what (have|did) i (already|ever|) (told|tell|said to) you",
    "what (have|did) you (note|noted|written down|write down|remember|remembered)",
    "(show|list|see|read) _ (my|your|the) notes (about|on|) (me|)",
    "你(都|还|)(知道|记得|记住了|记了|记下了|了解)(关于|)(我|)(的|)(些|)(什么|哪些|啥|乜嘢)(事|)",
    "我(都|)(跟|和|同)你(说|讲)过(些|)(什么|哪些|啥|乜嘢)",
    "你(记得|知道|知|了解)我(啲|些|的|)(咩|乜|什么|啥|哪些)",
  ],
};
