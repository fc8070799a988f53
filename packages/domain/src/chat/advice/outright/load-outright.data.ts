import type { SafetySource } from "../../../safety/safety-flag.ts";
import { ADVICE_SOURCES } from "../advice-sources.data.ts";
import type { OutrightSubject } from "./outright-rule.ts";

/** Beginners: 1-3 sets of 8-12 at 60-70% of what they can lift once, 2-3 days a week; 2-10% more once it is easy. The bounds below lie far beyond. */
const RESISTANCE: SafetySource = {
  kind: "publication",
  organisation: "American College of Sports Medicine",
  title:
    "Progression models in resistance training for healthy adults (Position Stand, Med Sci Sports Exerc 41(3):687-708)",
  year: 2009,
};
/** Above a wet-bulb globe temperature of 32.2 °C runs should be put off, which 33 °C in the sun at noon reaches (design value). */
const HEAT: SafetySource = {
  kind: "publication",
  organisation: "American College of Sports Medicine",
  title:
    "Exertional heat illness during training and competition (Position Stand, Med Sci Sports Exerc 39(3):556-572)",
  year: 2007,
};
/** Up to 5 of 10 may hurt; what lies at 7 and more is far from it (the margin is a design value). */
const PAIN: SafetySource = {
  kind: "publication",
  organisation: "Silbernagel et al., American Journal of Sports Medicine 35(6):897-906",
  title:
    "Continued sports activity, using a pain-monitoring model, during rehabilitation in patients with Achilles tendinopathy",
  year: 2007,
};

const BODY = "(your |his |her |their |)(own |)(body weight|bodyweight)";
const REPEATED =
  "(push up|pushup|press up|pull up|pullup|chin up|squat|burpee|sit up|situp|crunch|lunge|dip)";
const MANY = "(<80-3000>|hundred|a hundred|one hundred|two hundred|three hundred)";
const DAILY =
  "(every (single |)(day|morning|evening|night)|each (day|morning|evening)|seven days|7 days|monday to sunday|all week|daily)";

/** Plans that nobody should get, or no beginner. Bounds that no source names are design values, as is the choice of words. */
export const LOAD_OUTRIGHT: OutrightSubject = {
  words: {
    beginner: [
      "(begin|beginning|began|beginner|start|starting|started|novice|newbie|new to|new at|first time|first session|first day|first week|first ever)",
      "(never|havent ever|have not ever) (really |ever |)(trained|lifted|run|done|squatted|been|exercised|tried|touched)",
      "my first",
      "(新手|初学|初学者|小白|菜鸟|刚开始|刚练|刚入门|刚接触|开始练|想练|从没|从来没|从未|没练过|没健过身|第一次|首次|头一次|零基础|入门|刚办卡)",
    ],
    ownWeight: [
      "(bar|barbell|plate|load|weight|kilo|squat|bench|deadlift|press|snatch) (at|to|equal to|up to|of|as heavy as|matching) " +
        `(about |around |roughly |exactly |)${BODY}`,
      `(load|put|lift|stack) __ (at|to|about|around|roughly|equal to|up to) ${BODY}`,
      `(load|put|lift|squat|bench|press|deadlift) ${BODY} on`,
      `(once|twice|double|1x|one times|<1-3> times|<1-3> x|one and a half times) ${BODY}`,
      "(as much as|as heavy as|the same as|what) you weigh",
      `(equal to|as much as|the same as) ${BODY}`,
      "(跟|和|与|同)(自己|你|您|)(的|)体重(一样|相同|同样|差不多|相当|等重|一样重)",
      "(一|两|<1-3>)倍(自己的|)体重",
      "体重(的|)(一|两|<1-3>)倍",
      "(等于|等同|相当于)(自己|你|您|)(的|)体重",
      "(自己|你|您)体重(那么|一样)重",
    ],
    manyDaily: [
      `${MANY} (of them |${REPEATED} |rep |reps |)(a|per|each|every|every single) (day|morning|evening)`,
      `${MANY} (of them |${REPEATED} |rep |reps |)daily`,
      `(every|each) (single |)(day|morning|evening) ${MANY}`,
      "(每天|一天|每日|天天|每晚|每早)(做|来|练|都做|就做|要做|)<80-3000>(个|下|次)",
    ],
    repeated: [REPEATED, "(俯卧撑|伏地挺身|掌上压|引体|深蹲|波比|仰卧起坐|卷腹|弓步)"],
    allOut: [
      "(all out|flat out|max effort|maximal|full gas|hiit|tabata|high intensity|sprint interval|as hard as you can|to failure)",
      "(全力|全速|拼尽|高强度|HIIT|最大强度|冲到极限|力竭|全力以赴|极限)",
    ],
    everyDay: [
      DAILY,
      "(每天|天天|每日|每早|每晚|周一到周日|星期一到星期日|礼拜一到礼拜日|一周七天|七天)",
    ],
    milder: [
      "(alternate|alternating|except|walk|walking|stretch|stretching|breathing|rest|easy|instead|at most|once|twice|too)",
      "(散步|拉伸|呼吸|轻松|隔天|最多|除了|而不是|太)",
    ],
    gentle: [
      "(walk|walking|stretch|stretching|breathing|not|too|never|later|until|once)",
      "(散步|走|拉伸|呼吸|不|太|别|以后|等)",
    ],
    noRestDays: [
      "(no|without|skip|forget|zero) (any |)(easy|rest|off|recovery) (day|days)",
      "(no|without) (rest|breaks|days off|a day off)",
      "(不休息|不用休息|不安排休息|没有休息日|不留休息|唔使休息|一天都不歇|不歇)",
    ],
    fastSteps: [
      "(put|add|increase|raise|go|up|more|another|extra|plus) __ <10-100> (kg|kilo|kilogram|kilogramme) (to|on|more|each|every|" +
        "per|a|heavier|) _ (every|each|per|a) (session|workout|time|training|visit|day)",
      "(put|add|increase|raise|go|up|more|another|extra|plus) __ <10-100> (kg|kilo|kilogram|kilogramme) (every|each|per|a|" +
        "from) (session|workout|time|training|visit|day|week|single session)",
      "(put|add|increase|raise|go|up|more|another|extra|plus) __ <25-200> (lb|lbs|pound) (every|each|per|a) (session|workout|" +
        "time|training|visit|day|week)",
      "(每次|每练|每节课|每次训练|每回|每周|每天|次次)(训练|练|都|课|就|再|往上|)(都|就|再|往上|)(加|涨|增加|多加|加重)<10-100>(公斤|千克|kg)",
      "(每次|每练|每节课|每次训练|每回|每周|每天|次次)(训练|练|都|课|就|再|往上|)(都|就|再|往上|)(加|涨|增加|多加|加重)<25-200>(斤|磅)",
    ],
    untilThen: [
      "(months|goal|one day|build up|building up|work up|eventually|later|challenge|too)",
      "(几个月|以后|目标|慢慢|逐渐|将来|才能|太|急)",
    ],
    stops: [
      "(stop|stops|stopping|walk|quit|drop out|rest|less|only up to|up to <1-5>|below|not)",
      "(停|退赛|休息|下来|不|低于|降到)",
    ],
    newToGym: [
      "(began|started|joined|start|begin|new to|new at|new in) __ (gym|lifting|training|running|crossfit|weights|working out|spinning)",
      "(<1-6>|one|two|three|four|a few|couple of) (week|day) (ago|in|into)",
      "(刚开始|刚|才)(练|去健身房|健身|跑步|办卡|开始)",
      "(健身|跑步|力量|训练|练)_(才|刚)<1-6>(周|天|个星期|星期|礼拜)",
    ],
    twiceDaily: [
      "(twice|two times|three times|2x) (a|per|each|every) day",
      "(two|double|2) (session|workout|training) (a|per|each|every) day",
      "一天(练|跑|去|)(两|三|2|3)(次|练|回|趟|节)",
      "(每天|天天)(练|跑|去|)(两|三|2|3)(次|练|回|趟|节)",
    ],
    agreed: [
      "(fine|ok|okay|great|sure|good|perfect|go for it|why not|do it|go ahead|yes|better|best|works)",
      "(可以|没问题|很好|行|当然|好|没事|完全|放心|去吧|更快)",
    ],
    greatHeat: [
      "<33-50> (degree|degrees|c|celsius|°)",
      "<92-120> (f|fahrenheit)",
      "<33-50>(度|℃|摄氏度)",
    ],
    atNoon: [
      "(noon|midday|lunchtime|in the midday sun|in the heat|at (1|2|3) pm|in the full sun)",
      "(中午|正午|大中午|晌午|午后|大太阳|烈日|顶着太阳)",
    ],
    longRun: [
      "(all |the full |the whole |the |)<12-200> (km|k|kilometre|kilometer|mile|at|in|of them)",
      "<12-200>(公里|千米|k)",
    ],
    keepsPlan: [
      "(stick|keep) (to|with) (the|your) (plan|pace|schedule|distance|programme|program)",
      "(as planned|your normal pace|your usual pace|at race pace|the full distance|all of it)",
      "(按计划|照计划|按原计划|照原计划|照跑|照常跑|照样跑|原配速|正常配速|跑满|跑完全程|一步不减)",
    ],
    putOff: [
      "(shade|cooler|cool|dawn|sunrise|morning|evening|shorter|shorten|halve|half the|treadmill|indoors|another day|move it|not)",
      "(清晨|傍晚|早上|晚上|凉快|室内|跑步机|缩短|减半|改天|改到|推迟|不)",
    ],
    severePain: [
      "(pain|hurts|ache|hurt|sore) __ <7-10> (of|out of|/|over|on) (10|ten)",
      "<7-10> (of|out of|/) (10|ten) __ (pain|hurt|ache)",
      "(疼|痛)__<7-10>(分|级|/10)",
      "<7-10>分_(疼|痛)",
    ],
    goesOn: [
      "(finish|keep going|carry on|push on|lock it away|run through|push through|ignore it|keep running|grit|normal|ordinary|" +
        "hang on|train on|run on|fine)",
      "(跑完|坚持|继续|很正常|正常的|忍一忍|忍住|扛|挺过|撑|照跑|照练|没事)",
    ],
  },
  rules: [
    {
      id: "reply.beginner-loaded-outright",
      warning: "training",
      source: RESISTANCE,
      asked: [["beginner"]],
      said: [["ownWeight"]],
    },
    {
      id: "reply.beginner-hundreds-outright",
      warning: "training",
      source: RESISTANCE,
      asked: [["beginner"], ["repeated"]],
      said: [["manyDaily"]],
      unless: ["untilThen"],
    },
    {
      id: "reply.all-out-daily-outright",
      warning: "training",
      source: ADVICE_SOURCES.overtraining,
      said: [["allOut"], ["everyDay"]],
      unless: ["milder"],
    },
    {
      id: "reply.all-out-no-rest-outright",
      warning: "training",
      source: ADVICE_SOURCES.overtraining,
      said: [["allOut"], ["everyDay"], ["noRestDays"]],
    },
    {
      id: "reply.weight-added-fast-outright",
      warning: "training",
      source: RESISTANCE,
      said: [["fastSteps"]],
    },
    {
      id: "reply.beginner-twice-daily-outright",
      warning: "training",
      source: ADVICE_SOURCES.overtraining,
      asked: [["newToGym"], ["twiceDaily"]],
      said: [["twiceDaily"], ["agreed"]],
      unless: ["gentle"],
    },
    {
      id: "reply.long-run-in-heat-outright",
      warning: "heat",
      source: HEAT,
      asked: [["greatHeat"], ["longRun", "atNoon"]],
      said: [["keepsPlan"]],
      unless: ["putOff"],
    },
    {
      id: "reply.noon-run-in-heat-outright",
      warning: "heat",
      source: HEAT,
      asked: [["greatHeat"]],
      said: [["atNoon"], ["longRun"]],
      unless: ["putOff"],
    },
    {
      id: "reply.severe-pain-passed-over-outright",
      warning: "injury",
      source: PAIN,
      asked: [["severePain"]],
      said: [["goesOn"]],
      unless: ["stops"],
    },
  ],
};
