import { ADVICE_SOURCES } from "../advice-sources.data.ts";
import type { OutrightSubject } from "./outright-rule.ts";

const EXERCISE =
  "(run|running|ride|riding|class|session|training|workout|interval|race|match|game|gym|spin|sprint|squat|swim|swimming|hike|hiit|jog|jogging|" +
  "cycling|football|tennis|practice|marathon|exercise|sport|lifting|lesson|bootcamp|deadlift|crossfit|tempo|mileage|rowing)";
const HOW = "(perfectly |totally |completely |absolutely |quite |all |still |just |)";
const FINE = "(fine|ok|okay|safe|alright|all right|no problem|allowed|on|doable|possible)";
const DOABLE =
  "(take|do|join|book|attend|enter|finish|start|keep|resume|continue|enjoy|run|ride|play|return to|go to|go back to|get back to)";
const MOVES =
  "(train|race|lift|exercise|sprint|cycle|jog|ride|run|swim|play|squat|row|compete|spar)";
const MOVES_ZH =
  "(跑|训练|练|骑|打球|踢球|打排球|打篮球|打羽毛球|打羽球|踢足球|上课|比赛|健身|举铁|深蹲|硬拉|游|运动|锻炼|冲刺|爬山|上场|跳操|跑步)";
const CAUSES =
  "(tired*|stress|nerves|dehydrat*|low (blood |)sugar|heat|cramp|tension|gas|wind|stitch|growing|age|posture|hormones|caffeine|effort|" +
  "exertion|unfit|fitness|pulled muscle|sore muscle|poor sleep|lack of (sleep|water|food)|thirst|pollen|weather|excitement)";
const CAUSES_ZH =
  "(累|疲劳|没睡好|睡得不好|低血糖|没吃|缺水|喝水少|紧张|压力|抽筋|肌肉|岔气|着凉|热|站太久|气血|血路|年纪|体能|天气|缺氧|胀气|起得太快)";

/**
 * Leave to exercise, and words that it is nothing, said to somebody who told of a sign that has to be looked at first. The choice of words is a
 * design value; easy walking is left out, which many may do until they are seen.
 */
export const RED_FLAG_OUTRIGHT: OutrightSubject = {
  words: {
    jointFlag: [
      "(knee|joint|ankle|elbow|wrist|hip|finger|toe) __ (lock|locks|locking|locked|gives way|giving way|buckles) __ (swell|" +
        "swells|swelling|swollen|puffy|fat)",
      "(knee|joint|ankle|elbow|wrist|hip) __ (swell|swells|swelling|swollen|puffy) __ (lock|locks|locking|locked|gives way|giving way|buckles)",
      "(knee|joint|ankle|elbow|wrist|hip|finger|toe) __ (hot|red|warm) (and|&) (swollen|puffy|red|swelling)",
      "(knee|joint|ankle|elbow|wrist|hip|finger|toe) __ (swollen|puffy) (and|&) (hot|red)",
      "(hot|red) (and |)(swollen|puffy) (knee|joint|ankle|elbow|wrist|hip|finger|toe)",
      "(swollen|puffy) (and |)(hot|red) (knee|joint|ankle|elbow|wrist|hip|finger|toe)",
      "(膝|膝盖|关节|手腕|脚踝|手肘|髋|脚趾)__(又|)(红|)(又|)肿(又|)(红|)(又|)(热|烫)",
      "(膝|膝盖|关节|手腕|脚踝|手肘|髋|脚趾)__(又|)(红|热|烫)(又|)肿",
      "(膝|膝盖|关节|手肘)__(卡住|锁住|卡死|打软)__肿",
      "(膝|膝盖|关节|手肘)__肿__(卡住|锁住|卡死|打软)",
    ],
    mayExercise: [
      `${EXERCISE} (today |tomorrow |tonight |this week |)(is|are|will be|would be|should be|can be|stays|stay) ${HOW}${FINE}`,
      `(you|he|she|they) (can|could|may) (still |safely |happily |simply |just |well |now |easily |)${DOABLE} __ ${EXERCISE}`,
      `(you|he|she|they) (can|could|may) (still |safely |happily |simply |just |well |now |easily |)${MOVES}`,
      `(you are|youre|he is|hes|she is|shes) (fine|ok|okay|good|safe|clear|cleared|free|ready) to (${MOVES}|go|${DOABLE} __ ${EXERCISE})`,
      `(feel free|go ahead|no reason not|no need not|its fine|it is fine|its ok|its okay) (to|and) (${MOVES}|${DOABLE} __ ${EXERCISE})`,
      "(keep|carry on|go on|continue) (on |with (the|your) |)(training|running|riding|lifting|playing|exercising|swimming|racing|rowing)",
      "(stick|keep) (to|with) (your|the) (plan|mileage|programme|program|schedule|training|pace|session|routine|interval)",
      `${MOVES} (on |tomorrow |today |tonight |)(as (planned|usual|normal|always|before)|anyway|through it)`,
      "(do|run|ride|swim|row|jog|cycle) (an easy|easy|a short|about|just|only|the|your|a|) (<1-60>|one|two|three|four|five|six|" +
        "eight|ten|twenty|thirty) (time|set|rep|round|lap|km|k|mile|kilometre|kilometer|interval|sprint)",
      "(train|run|push|play|power|work) through (it|this|the|that|those)",
      `(do|run|ride|take|start|begin|hit|play|enter) (with |)(your|the|some|a|hard|short|) (hard |hill |short |)(${EXERCISE}|` +
        "repeat) (as planned|anyway|today|tonight|tomorrow|this week|on your own|on (monday|tuesday|wednesday|thursday|friday|" +
        "saturday|sunday))",
      `${MOVES} on (monday|tuesday|wednesday|thursday|friday|saturday|sunday)`,
      `you (can|could|may) (still |safely |) (keep|go on|carry on) (jogging|running|training|riding|lifting|playing|going)`,
      `(a|one) (hard|fast|short|good|brisk|steady) ${EXERCISE} (uses|burns|clears|shakes|sweats|brings|helps|wont|will|does)`,
      "(more|another) (minute|round|lap|set|kilometre|kilometer|mile) (wont|will not|do not|dont|cannot|cant)",
      "(run it off|sweat it out|shake it off|shake the leg|work it off|train it away|run it out)",
      `(可以|能|照|照样|照常|照旧|尽管|放心|放胆|大胆|继续|接着|直接|仲可以|还能|就)(去|来|再|地|)${MOVES_ZH}`,
      "(照常|照旧|照样|按计划|按原计划|照原计划)(进行|就好|就行|即可|来|做|走)",
      "(跑|骑|游|冲)(个|)<1-60>(公里|组|圈|个来回|k|千米)",
      "(从|回到|恢复到|加到|直接)<1-60>(公里|k|千米)",
      "(不用|不必|唔使|无需|别)(停训|停练|停跑|休息|取消|请假)",
      "<1-30>(公斤|kg)__<1-10>组",
      "<1-60>(公斤|kg)(哑铃|壶铃|杠铃)",
    ],
    onlyThat: [
      "(is|are|was|were|its|thats|sounds like|comes from|came from) (probably |surely |almost certainly |most likely |usually |" +
        `often |)(just |only |simply |merely |nothing but |)(a |the |some |)${CAUSES}`,
      "(go|goes|pass|passes|settle|settles|clear|clears|fade|fades|disappear|disappears|sorts) (away |off |out |itself |out " +
        "itself |)(by|on) (itself|its own|themselves|their own)",
      "(usually|normally|mostly|always|generally|often|simply) (settle|settles|pass|passes|go away|goes away|clear|clears|fade|fades|disappear)",
      "(go away|goes away|will go|settle|settles|disappear|disappears|clears|pass|passes) (with|after|in|once you|when you) (a|" +
        "some|the|tighter|an|rest|sleep|food|water|stretching|few|two|one|three|breakfast|fluids)",
      "(quite |very |pretty |totally |perfectly |completely |really |so |)(common|normal|harmless|well known|ordinary) (after|" +
        "with|in|for|at|when|and|among)",
      "(anything|something) (serious|bad|dangerous|real) would",
      "if it (were|was) (serious|bad|dangerous|something|anything)",
      "(ease|eases|calm|calms|heal|heals) (down |off |away |)(on|by) (its|their) own",
      "(can|may|could|should) be (safely |)ignored",
      "part of (the |)(normal|usual|natural) (healing|recovery|course|process|training)",
      "(wont|will not|doesnt|does not) (make a difference|matter much|matter enough|notice)",
      "(no|without any|without) (reason for |cause for |)(worry|worries|concern|alarm|panic)",
      "(nothing|not anything) (serious|dangerous|bad|sinister|to worry about|to fear)",
      "(is|are|its|was) (totally |completely |quite |perfectly |)(harmless|nothing at all|nothing more|nothing else)",
      `(只是|不过是|无非是|只不过是|多半是|大概是|应该是|肯定是|八成是|表示|说明|係)(只是|你|)_${CAUSES_ZH}`,
      `就是${CAUSES_ZH}`,
      "(不用|不必|唔使|无需|不需要)(太|)(担心|理|管|在意|放在心上|当回事|看医生)",
      "(没什么|不要紧|不碍事|没大碍|无大碍|小事|不严重|不是大问题|不是什么大事|冇大碍|冇事嘅|没事的)",
      "(很|属于|都是|都|完全|是|也)(正常|常见)",
      "(休息|睡|歇|喝|躺|坐|揉)_(就好|就没事|就会好|就行|就可以|就过去|就得|会好)",
      "(自己|自然|慢慢)(会|就|就会)(好|消|退|过去|恢复)",
    ],
    easyWalk: [
      "(a|an|short|slow|easy|gentle|little|flat|daily|your|the) (walk|stroll)",
      "walk run",
      "walk (on|slowly|around|for|to|a|easily|as|in|every)",
      "(walking|strolling|upper body|other leg|other arm|bench|touch judge|run the)",
      "(easy|gentle|light) (ride|spin|cycling|bike|movement)",
      "(散步|走走|慢走|步行|走路|走|上半身|上身|另一侧|另一条|核心|腿|手指|太极|运球|固定单车|钟摆)",
    ],
    /** Praise of what was done, and what may be felt: neither is about the sign. */
    aside: [
      "(real|valve|transplanted|transplant|heat stroke|get it)",
      "(想|手痒|尴尬|丢脸|丢人|歇|说|老师|痒|厉害|辛苦|够拼|真能|了不起|一流|成绩|公式|家里|项目|炎|练起来|轻松跑)",
    ],
    seenFirst: [
      "if (they|there|your doctor|it (last|lasts|comes|gets|stays|does|happens|hurts))",
      "(doctor|gp|midwife|hospital|clinic|cardiologist|physio|specialist|ecg|ekg|scan|test|tests|result|results|checked|check " +
        "up|looked at|clear|cleared|clearance|er|ambulance|urgent|pharmacist|nurse|team|let them)",
      "(after|until|before|once|unless|later|might|may be|hope|chance|chances|doubt|worth|as long as|ketone|not)",
      "(医生|大夫|医师|医院|急诊|检查|就医|门诊|复查|结果|心电图|救护|许可|放行|120|119|999|急症)",
      "(之后|以后|再|等|如果|要是|万一|假如|先查|查清|排除|希望|也许|可能|为止|之前)",
    ],
  },
  rules: [
    {
      id: "reply.red-flag-cleared-outright",
      warning: "stopAndBeSeen",
      source: ADVICE_SOURCES.redFlags,
      carries: true,
      isOfRedFlag: true,
      said: [["mayExercise"]],
      unless: ["seenFirst", "easyWalk", "aside"],
    },
    {
      id: "reply.red-flag-played-down-outright",
      warning: "stopAndBeSeen",
      source: ADVICE_SOURCES.redFlags,
      carries: true,
      isOfRedFlag: true,
      said: [["onlyThat"]],
      unless: ["seenFirst", "aside"],
    },
  ],
};
