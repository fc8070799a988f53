/** How a sentence says that what it names is dangerous, or that what it cites is false (design values). */

/** It warns of what it names. */
export const WARNING_WORDS: readonly string[] = [
  "(is|are|be|being|becomes|it is|its) (very|extremely|really|highly|always|often|also|so|) (dangerous|harmful|risky|unsafe|unhealthy)",
  "(is|are|be|being|becomes|it is|its) (very|extremely|really|always|often|) (deadly|fatal|hazardous|life threatening|a medical emergency|an emergency)",
  "(is|are|be) (far|much|way|) (too little|too low|too few|not enough|insufficient|inadequate)",
  "(can|may|might|could|will) (sharply|suddenly|strongly|dangerously) (raise|increase|elevate|spike) (your|the|) (blood pressure|risk|heart rate|pressure)",
  "(can|may|might|could|will|would) (seriously|also|even|) (raise|increase|elevate|spike) (your|the|) (blood pressure|risk|heart rate|pressure)",
  "(raises|increases) (your|the|) (blood pressure|risk)",
  "(can|may|might|could|will) (seriously|badly|even|also|) (damage|harm|injure|hurt|kill|burst|hide|mask)",
  "(can|may|might|could|will) (cause|lead to|result in|trigger) (a|an|serious|severe|sudden|) (injury|harm|damage|death|heart attack|stroke|collapse)",
  "(can|may|might|could|will) (cause|lead to|result in|trigger) (a|an|serious|severe|sudden|) (dehydration|fainting|bleeding|arrhythmia|failure|kidney|liver)",
  "(danger|risk|harm) of",
  "(危险|有害|不安全|不健康|致命|要命|伤身|不可取|不行)",
  "(有|存在|增加|带来|加大)(很大|较大|极大|严重|一定|)(的|)(风险|危害|危险)",
  "(太少|过少|太低|过低|远远不够|是不够的)",
  "(会|可能|可|容易)(导致|引起|引发|造成|诱发|损伤|损害|伤害|加重|危及|升高血压|使血压)",
];

/** Beside it they say that it is no matter: then it does not warn. */
export const REASSURING_WORDS: readonly string[] = [
  "(fine|ok|okay|no problem|harmless|ignore|anyway|worth it|dont worry|do not worry|is safe|are safe|nothing to worry)",
  "(没事|没问题|无妨|放心|不用担心|不必担心|不用管|值得|没关系|安全的|照样|照常)",
];

/** Said of that, they take a warning back. */
export const WARNING_DENIALS: readonly string[] = [
  "(not|never|isnt|arent|hardly|no longer|neither|nothing|without|no|cannot|wont|doesnt)",
  "(不|没有|没|并不|并非|不会|无|毫无|不算|不是|不存在)",
];

/** What follows is cited as false. */
export const FALSE_BEFORE: readonly string[] = [
  "(it is|its|it was) (just|only|simply|) (a|an|) (common|old|popular|widespread|) (myth|misconception|fallacy) (to think|to believe|to say|) (that|)",
  "(it is|its|it was) (just|only|simply|) (a|an|) (common|old|popular|widespread|) (error|mistake|misbelief) (to think|to believe|to say|) (that|)",
  "(it is|its) (simply|just|completely|) (false|wrong|untrue|incorrect|nonsense|not true|not correct|not the case|not so) (to say|to think|to believe|) that",
  "(it is not|its not|it isnt) (true|correct|right|the case) that",
  "(contrary to) (the|) (popular|common|) (belief|myth|idea) that",
  "(并非|并不是)(像|)(有些|有的|)(人|)(说|想|认为)(的|)(那样|)",
  "(误区|谣言|错误说法)(是|)",
];

/** What stands before is cited as false. */
export const FALSE_BEHIND: readonly string[] = [
  "(is|are|was|remains) (just|only|simply|) (a|an|) (common|old|popular|widespread|dangerous|) (myth|misconception|fallacy|nonsense|misbelief)",
  "(is|are) (simply|just|completely|) (false|wrong|untrue|incorrect|not true|not correct)",
  "(这|那|这种|这个|此|该|此种|以上)(种|个|)(说法|观点|想法|看法|认识|观念|话|)(是|都是|完全|)(错误|错|不对|不正确|误区|谣言|没有根据|没有依据|不科学|误解|假)(的|)",
  "(的|)(说法|观点|想法|看法|观念)(是|都是|完全|)(错误|错|不对|不正确|误区|谣言|没有根据|没有依据|不科学|误解|假)(的|)",
  "(是|属于|只是)(一个|一种|)(常见|)(的|)(误区|谣言|误解|错误观念|错误说法)",
];

/** Begin what is cited. */
export const CITED_BY: readonly string[] = [
  "(some|many|most) people (say|think|believe|claim) (that|)",
  "the (claim|idea|belief|notion|saying|myth) that",
  "(有人|有些人|很多人|不少人|许多人|网上|老人|人们|民间)(常|总|都|)(说|认为|以为|传|讲|觉得)",
  "(认为|以为|所谓)",
];
