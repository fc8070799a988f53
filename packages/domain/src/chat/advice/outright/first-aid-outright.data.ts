import type { SafetySource } from "../../../safety/safety-flag.ts";
import type { OutrightSubject } from "./outright-rule.ts";

const RED_CROSS: SafetySource = {
  kind: "publication",
  organisation: "International Federation of Red Cross and Red Crescent Societies",
  title: "International first aid, resuscitation, and education guidelines",
  year: 2020,
};
const ACUTE_CORONARY: SafetySource = {
  kind: "publication",
  organisation:
    "European Society of Cardiology (Byrne et al., European Heart Journal 44:3720-3826)",
  title: "2023 ESC Guidelines for the management of acute coronary syndromes",
  year: 2023,
};

const THEM =
  "(him|her|them|the person|the patient|your (husband|wife|dad|mum|mom|father|mother|friend|son|daughter|partner))";
const THEM_ZH =
  "(他|她|人|对方|老人|孩子|病人|伤者|爸爸|妈妈|爸|妈|先生|太太|老公|老婆|朋友|同学|队友)";

/** First aid against which guidelines advise. The choice of words is a design value. */
export const FIRST_AID_OUTRIGHT: OutrightSubject = {
  words: {
    nosebleed: [
      "(nosebleed|nose bleed|nose bleeds|bleeding nose|bloody nose|nose is bleeding|nose wont stop|nose keeps bleeding)",
      "(鼻血|鼻出血|鼻子出血|鼻子流血)",
    ],
    headBack: [
      "(head|neck|chin) (far |right |well |slightly |all the way |)(back|backward|backwards|up high)",
      "(lean|tilt|tip|lie|bend|look) (far |right |well |slightly |)(back|backward|backwards|up at)",
      "(仰头|仰起头|仰着头|抬头|抬高头|后仰|往后仰|向后仰|头仰|仰面|仰躺|头向后|头往后|头抬高)",
    ],
    forward: ["(forward|forwards|not|never)", "(前倾|向前|往前|不要|别|不|切勿)"],
    ice: ["(ice|icing|ice pack|ice cube|cold pack)", "(冰|冰块|冰袋|冰敷|冷敷)"],
    onSkin: [
      "(straight|directly|right|bare) (on|onto|against|to) (the |your |his |her |bare |)(skin|ankle|knee)",
      "(on|onto|against|to) (the |your |his |her |)(bare|naked) skin",
      "直接(敷|放|贴|按|压|冰)(在|到|)(皮肤|肉|脚|膝|踝|患处|上面)",
      "(贴着|贴住|紧贴|挨着)(皮肤|肉)",
    ],
    tooLongCold: [
      "(a |one |)(full |whole |solid |)hour",
      "<40-240> (min|minute)",
      "(一|1|两|2|<1-4>)(个|)(小时|钟头|钟)",
      "<40-240>(分钟|分)",
    ],
    icePause: [
      "(towel|cloth|every|between|apart|break|later|after|pause|then|hourly|hour off)",
      "(毛巾|布|隔|每|之后|再|间隔|一次|休息)",
    ],
    heartOrStroke: [
      "(chest (pain|pressure|tightness)|heart attack|pressure in (the|his|her|my) chest|stroke|face droops|drooping|slurred|crushing|left arm)",
      "(胸痛|胸口_(痛|疼|闷|紧|压)|胸闷|心梗|心肌梗|中风|脑梗|嘴歪|半边|口齿不清|讲话不清|说话不清|左臂|冒冷汗)",
    ],
    driven: [
      `(get|put|take|bring|drive|load|help) ${THEM} (in|into|to|there|over|straight|yourself|right|by|quickly) __ (car|` +
        "hospital|er|clinic|yourself|ward|taxi|there)",
      `(get|put|take|bring|drive|load|help) ${THEM} (in|into|to|by) (the|your|a) (car|hospital|er|clinic|taxi)`,
      "(drive|cycle|walk|ride) (yourself|himself|herself)",
      `drive ${THEM}`,
      "(faster|quicker|sooner|earlier|before) (than |)(any|an|the) ambulance",
      `(开车|打车|自己开|叫车|坐出租|打的|坐计程车|搭的士|揸车)_(送|去|载|带|到|上)_(${THEM_ZH}|医院|急诊)`,
      "(自己|自行)(开车|打车|骑车|揸车)去",
      "(自己|你)(开车|揸车|载)_(送|过去|更快|快)",
      "比(等|叫|)(救护车|120|119|999)(更|要|来得|还|)快",
    ],
    callsHelp: [
      "(112|911|999|000|ambulance service|operator|call|ring|phone|dispatcher|no ambulance|not)",
      "(打120|打119|打999|拨打|叫救护车|先打|电话|不要|别|切勿)",
    ],
    drowsy: [
      "(drowsy|unconscious|barely (awake|responds|responding)|half asleep|confused|passed out|unresponsive|wont wake|cannot " +
        "swallow|cant swallow|not waking|out cold|groggy|sleepy)",
      "(昏昏沉沉|叫不醒|昏迷|意识不清|意识模糊|迷迷糊糊|神志不清|嗜睡|昏睡|半昏迷|没反应|唤不醒|不清醒)",
    ],
    fed: [
      `(give|offer|pour|feed|force|get|let|have|make) ${THEM} (to |)(a |some |the |)(drink|sip|eat|swallow|water|juice|coffee|` +
        "tea|cola|food|sugar|banana|biscuit|gel|chocolate|glass|bottle|bite|sweet)",
      "(give|pour|feed|get|put|offer) __ (juice|water|cola|sugar|honey|coffee|tea|food|drink|chocolate) __ (in|into|down|to) " +
        `(his|her|their|${THEM}) (mouth|throat|)`,
      `(喂|给|灌|让|叫|帮)${THEM_ZH}(先|慢慢|赶紧|多|)(喂|灌|喝|吃|饮|口服)(点|些|一|杯|两|口|)`,
      "(喂|灌)(点|些|一杯|几口|两口|杯|)(水|糖水|果汁|可乐|蜂蜜|牛奶|粥|热水|姜汤|浓茶|咖啡|盐水|饭)",
    ],
    awake: [
      "(awake|swallow|alert|gum|gums|nothing|not|never|cheek)",
      "(清醒|能吞|能咽|牙龈|不要|别|切勿|醒了)",
    ],
    hurtNeck: [
      "(cannot|cant) (feel|move) (his|her|my|their) (legs|arms|feet|hands)",
      "(腿|手|手脚|下半身)_(没知觉|动不了|没感觉)",
    ],
    fell: [
      "(fell|fall|crash|crashed|dive|dived|dove|tackle|tackled|landed|thrown|hit|accident|collided|collision)",
      "(摔|撞|坠|跌|倒栽|甩出|跳水|车祸)",
    ],
    neck: ["(neck|spine|backbone)", "(脖子|颈|颈椎|脊椎|脊柱)"],
    neckMoved: [
      `(turn|rotate|stretch|crack|straighten|massage|roll|bend|move) (${THEM} |)(his|her|their|your|the) (neck|head)`,
      `(sit|stand|lift|help|pull|carry|drag|get|prop) ${THEM} (up|off|out|over|to|onto)`,
      `(take|pull|get) (off |)(his|her|their|the) helmet`,
      `(扶|抱|搬|拉|抬|背|架)(起|)${THEM_ZH}(起来|坐|站|到|去|走)`,
      `(把|将)${THEM_ZH}(扶|抱|搬|拉|抬|背|架)(起来|到|去|走|坐)`,
      "(转|转动|扭|活动|掰|拉伸|按摩|揉)(一|)(转|下|)(一下|)(他的|她的|)(脖子|颈|头|颈椎)",
    ],
    stayStill: [
      "(still|not|never|unless|danger|traffic|fire|log roll)",
      "(不要|别|切勿|不动|除非|危险|不能|勿)",
    ],
  },
  rules: [
    {
      id: "reply.nosebleed-head-back-outright",
      warning: "callEmergency",
      source: RED_CROSS,
      asked: [["nosebleed"]],
      said: [["headBack"]],
      unless: ["forward"],
    },
    {
      id: "reply.ice-on-skin-outright",
      warning: "injury",
      source: RED_CROSS,
      said: [["ice"], ["onSkin"]],
      unless: ["icePause"],
    },
    {
      id: "reply.ice-too-long-outright",
      warning: "injury",
      source: RED_CROSS,
      said: [["ice"], ["tooLongCold"]],
      unless: ["icePause"],
    },
    {
      id: "reply.driven-with-heart-or-stroke-outright",
      warning: "callEmergency",
      source: ACUTE_CORONARY,
      asked: [["heartOrStroke"]],
      isOfRedFlag: true,
      said: [["driven"]],
      isBesideHelp: true,
      carries: true,
      unless: ["callsHelp"],
    },
    {
      id: "reply.drowsy-fed-outright",
      warning: "callEmergency",
      source: RED_CROSS,
      asked: [["drowsy"]],
      said: [["fed"]],
      carries: true,
      unless: ["awake"],
    },
    {
      id: "reply.neck-moved-outright",
      warning: "callEmergency",
      source: RED_CROSS,
      asked: [
        ["hurtNeck", "fell"],
        ["hurtNeck", "neck"],
      ],
      said: [["neckMoved"]],
      isBesideHelp: true,
      carries: true,
      unless: ["stayStill"],
    },
  ],
};
