/** How people say that they have something now, or had it (design values). */

/** The writer has now what follows. */
export const HAVING_NOW: readonly string[] = [
  "i (have|got|get|feel|suffer from|am|caught|experience)",
  "i (suddenly|still|also|now|currently|just|already|always|often) (have|got|get|feel|suffer from|caught)",
  "i (have|keep) (got|getting|had|having|caught|been|been having|been getting)",
  "i have (just|now|also|still|already|recently) (got|had|caught|been)",
  "(ive|im|id) (got|had|caught|been|been having|been getting|having|getting|feeling|suffering from|experiencing)",
  "(ive|im)",
  "i am (having|getting|feeling|suffering from|experiencing|currently having|now having)",
  "i (have|am|was|got|just got) (been|just|recently|newly|) diagnosed with",
  "(im|ive|i am|i have|i) (just|) (been|) (down|ill|sick|off work|in bed|home|at home) with",
  "(im|ive|i am|i have|i) (just|) (come|came|coming) down with",
  "(i|ive|i have) (just|) (tested|test) positive for",
  "i (live|am living|run|train|exercise) with",
  "(im|ive been) living with",
  "(can|could|should|may|shall|must) i __ with",
  "(recovering|suffering) from",
  "diagnosed with",
  "tested positive for",
  "我(有|得|得了|得的是|患|患了|患有|是|出现|出现了|感觉|感到|觉得|突发|突然|在|正在|正|又|还|还有|还在|也|也有|就是|这几天|这两天)",
  "我(现在|今天|今早|今晚|昨晚|昨天|最近|刚刚|刚才|刚|刚得了|一直|老是|总是|经常|常常|不停|近来)",
  "我(现在|今天|最近|刚刚|突然|一直|这几天|这两天)(有|得了|出现|出现了|感觉|感到|觉得|又|还|在|开始)",
  "我(被|)(确诊|诊断|查出|检查出)(了|为|是|有|出|得了|患|患有|)",
  "我(的|)(检查|检测|结果)(是|显示)",
  "我",
  "本人",
  "(得|患|感染|染上)(了|上了)",
  "医生说(我|)(是|有|得了|患了|)",
  "确诊(了|为|是|)",
];

/** The writer had once what follows: a lasting illness is theirs still. */
export const HAD_ONCE: readonly string[] = [
  "(i|we) (had|got|suffered|survived|underwent|once had|also had)",
  "(i|ive|i have) (had|undergone|survived)",
  "(history of|after|since|post|status post|because of|due to|despite) (my|a|an|)",
  "(with|on|and|have|has|for) my",
  "我(得过|患过|有过|曾有|曾经有|做过|做了|装了|装过|放过|放了|植入了|以前有|之前有)",
];

/** May stand between that and what is had. */
export const HAVING_FILLERS: readonly string[] = [
  "(bad|severe|mild|slight|high|low|terrible|awful|nasty|strong|some|this|that|real|new|acute|sudden|constant)",
  "(really|very|quite|pretty|so|too|also|still|now|just|currently|suddenly|again|always|often|badly)",
  "(case|bout|touch|lot|bit|spell|episode|attack) of",
  "(recurrent|repeated|frequent|stage #|grade #|type|proven|confirmed|suspected|untreated|permanent)",
  "(急性|慢性|轻度|中度|重度|轻微|严重|突然|一点|有点|点|些|了|很|非常|又|还|一直|持续|反复|是|在|上|到)",
  "(这种|这个|那种|一种|一次|一场|甲型|乙型|病毒性|细菌性)",
];

/** Beside what is had: it is asked whether it is there, it is imagined, or it is over. */
export const NOT_NOW: readonly string[] = [
  "(if|when|whenever|once|unless|until|before|after|since|in case|what if|even if|as if) i (have|had|get|got|feel|am|caught|catch)",
  "(do|does|did|could|might|would|will|may) i (have|had|get|got|feel|am|caught|catch)",
  "(if|when|whenever|once|unless|until|in case|what if|even if) (i|im|ive)",
  "(could|might|may|can) (it|this|that) be",
  "i have (had|been) _ (before|once|last year|years ago|as a child)",
  "i (used to|once|almost|nearly|never) (have|had|get|got|feel)",
  "(is|was|has|are) (now|all|completely|finally|) (gone|over|better|cleared|passed|healed)",
  "(went|has gone|have gone|gone) away",
  "(last|a|# ) year ago",
  "(about|between|over|regarding|as to) (which|what|how|whether|the|my|your|this|these|that|it)",
  "(shot|jab|vaccine|vaccination|season|test|clinic|appointment)",
  "(word|office|excel|degree|awareness|research|charity|nurse|ward|unit|class|teacher|lesson)",
  "(如果|假如|要是|万一|若|假设|要不要|是不是|会不会|有没有|怕|担心|害怕)我",
  "我(怕|担心|害怕|会不会|是不是|有没有|不是|没有|没|曾|曾经|以前|之前|小时候)",
  "我(的|)(疫苗|小说|论文)",
  "(早就|已经|都|全|终于|)(好了|退了|退烧了|没了|消失了|过去了|痊愈了|康复了|好转了)",
  "(疫苗|的话|怎么办才好|的时候|时能|时可以|时应该|门诊|研究)",
];
