/** What tells of a blow to the head; phrases as `readPhrase` reads them, the choice is a design value. */
export const HEAD_BLOWS: readonly string[] = [
  "(hit|hits|hitting|bang|bangs|banged|banging|bump|bumps|bumped|bumping|knock|knocks|knocked|knocking|smack" +
    "|smacked|crack|cracked|whack|whacked|bash|bashed|clonk|clonked|bonk|bonked|struck|thumped|slammed) (my|his" +
    "|her|their|the|our|your|a|) (head|skull|forehead|temple|noggin)",
  "(fell|landed|falling|landing|dropped|came down) __ (on|onto) (my|his|her|their|the) (head|forehead|face)",
  "(blow|knock|bump|bang|whack) (to|on) (my|his|her|their|the) (head|forehead|temple)",
  "(ball|bat|bar|plate|elbow|knee|door|branch|weight|dumbbell) __ (hit|struck|got|smacked|caught) (me|him|her" +
    "|them|my ~|his ~|her ~) (in|on) the (head|face|forehead|temple)",
  "(hit|struck|got hit|kicked|elbowed|headbutted) (in|on) the head",
  "concuss*",
  "(撞|磕|碰|摔|砸|撼|扑|敲|跌)(到|了|着|咗|亲|伤|破|中|到了|亲咗|伤了)_(头|脑袋|后脑|脑勺|额头|前额|太阳穴)",
  "(头|头部|脑袋|后脑|后脑勺|额头|前额|太阳穴)__(撞|磕|碰到|碰了|摔|砸|撼|着地|落地|敲)",
  "脑震荡",
];

/** What is feared, guarded against or long over. Design values. */
export const NO_BLOW_NOW: readonly string[] = [
  "(if|what if|case|avoid|avoiding|prevent|protect|protects|afraid|scared|worried|risk|might|could|would|nearly|almost|dont want)",
  "(never|years ago|year ago|months ago|last year|last month|as a (kid|child|teenager)|in (childhood|school)|when i was)",
  "(brick wall|nail on the head|over the head|against a wall)",
  "(如果|要是|万一|假如|避免|防止|保护|怕|担心|会不会|差点|差啲|险些|小时候|细个|几年前|去年|前年|个月前|以前)",
];

/**
 * What tells that a blow to the head was more than a bump. Source: National Institute for Health and Care Excellence,
 * "Head injury: assessment and early management (NG232)", 2023.
 */
export const WORSE_AFTER_BLOW: readonly string[] = [
  "(confus*|disorient*|muddled|drows*|sleeping a lot|groggy|dazed|foggy|out of it|not making sense|talking nonsense)",
  "(vomit*|throwing up|threw up|thrown up|puk*|being sick|been sick|nause*|feel sick)",
  "(headache+|head (hurts|aches|is pounding|is killing)|dizz*|vertigo|light headed|lightheaded)",
  "(slur*|cant speak|blurr*|double vision|seeing double|cant see)",
  "keeps asking",
  "(numb|numbness|tingl*|unsteady|wobbly|staggering|stumbling|off balance)",
  "(passed out|blacked out|unconscious|knocked out|wont wake|cant wake|seizure+|fitting|convuls*)",
  "(acting|behaving) (strange|strangely|weird|weirdly|odd|oddly|funny|different)",
  "(clear fluid|blood from (the|his|her|my) (ear|nose))",
  "(迷糊|糊涂|懵|蒙了|发呆|呆呆|嗜睡|昏沉|神志不清|意识|胡言乱语|乱讲|反应慢|反应迟钝|唔清醒|不清醒)",
  "(吐了|呕吐|又吐|想吐|恶心|作呕|呕|头痛|头疼|头很痛|头好痛|头晕|晕晕|头好晕|好晕|很晕|发晕|天旋地转)",
  "(说话不清|口齿不清|讲嘢唔清|看不清|重影|模糊|断片|失忆)",
  "(发麻|麻木|站不稳|走不稳|行唔稳|叫不醒|叫唔醒|昏过去|晕过去|晕咗|抽搐|流血水|怪怪|不对劲|唔对路)",
];

const WHO = "(i|he|she|they|my ~|his ~|her ~)";
const FEELS =
  "(am|is|was|are|feel|feels|felt|seem|seems|look|looks|got|gets|getting|feeling|became)";
const HOW = "(so|very|really|too|quite|pretty|a bit|a little|all|getting|feeling|now|just|)";
const CANNOT = "(cant|cannot|can not|couldnt|doesnt|does not|dont|do not|didnt|did not)";
const HAN_WHO =
  "(我|他|她|佢|人|爸|妈|儿子|女儿|孩子|仔|现在|而家|今天|突然|变得|开始|有点|有啲|手|脚|腿|身)";

/** What is a sign of it only where it is told of somebody, as "my arms are weak" and "I forgot to log it" are not. */
export const WORSE_OF_SOMEBODY: readonly string[] = [
  `${WHO} _ ${FEELS} ${HOW} (sleepy|forgetful)`,
  `(i|he|she|they) _ (am|is|feel|feels|felt|seem|seems|got|getting|feeling|became) ${HOW} weak`,
  `(im|hes|shes|theyre|now|suddenly) ${HOW} (sleepy|weak|forgetful)`,
  `why (am|is|are) (i|he|she|they|my ~|his ~|her ~) ${HOW} (sleepy|weak|forgetful)`,
  "(so|very|really|too) sleepy",
  `(one|left|right) (arm|leg|hand|side) (is|feels|went|goes) ${HOW} weak`,
  "(weakness|weak) (in|on|down) (my|his|her|one|the) (left|right|one|) (arm|arms|leg|legs|hand|hands|side|face)",
  `${CANNOT} (even|really|) remember (what (happened|day|year|i was doing)|where|who|anything|(my|his|her) name)`,
  `${CANNOT} (even|really|) remember (the (fall|accident|blow|crash)|falling|hitting|how (i|he|she) (fell|got|hit))`,
  "(keep|keeps|kept) forgetting (things|everything|what|names|words)",
  "(tired|dizzy|exhausted|odd) and (sleepy|weak)",
  "(忘了|忘记了|唔记得)_(发生|刚才|头先|自己|名字)",
  "(forgot|forgets|forgetting|forgotten) (what happened|who|where (i|he|she|they)|everything|(my|his|her) (own |)name)",
  "(have|has|had|having|got|some) (some|a|) memory (loss|gap|gaps|problems)",
  "(lost|losing) (my|his|her|their) memory",
  "(my|his|her) memory (is|was|feels|seems) (gone|blank|bad|foggy|off|weird)",
  `${HAN_WHO}_(想睡|好困|很困|犯困|眼瞓|好眼瞓|没力|无力|冇力)`,
  `(记不得|记不起|想不起|不记得|唔记得)_(发生|刚才|头先|之前|怎么|点样|自己|名字|谁|什么|咩|撞|摔)`,
  `${HAN_WHO}_(记不住|记不得|什么都不记得|咩都唔记得|不记事)`,
];

/** What asks in general, or of what comes from elsewhere; "I am so sleepy, is that bad?" does not. Design values. */
export const IN_GENERAL: readonly string[] = [
  "(is it|is that) _ (normal|ok|okay|common|usual|fine) (to|that|if|when)",
  "how (do|can|should|to) _ (get|build|avoid|prevent|stop|make|become)",
  "(what helps|what if|if) (i|you|he|she|my ~|against)",
  "weak (at|on)",
  "after (lunch|dinner|breakfast|eating|meals|leg day)",
  "(吃完|食完|午饭|饭后|吃饱|食饱|老年|年纪大|怎么练|点练|如果)",
];
