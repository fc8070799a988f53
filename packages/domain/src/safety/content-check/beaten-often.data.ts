import type { Concept, ContentRule } from "./content-rule.ts";

/** People who hit, as they are called; who is told of by a pronoun alone may also be a child not yet born. */
const RELATIONS = [
  "husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|fiance|hubby|coach|carer|caregiver|teacher|flatmate|roommate",
  "dad|mum|mom|father|mother|parents|daddy|mummy|stepdad|stepfather|stepmum|stepmom|stepmother|foster father|foster dad",
  "brother|sister|stepbrother|uncle|aunt|cousin|grandfather|grandpa|grandad|granddad|grandmother|grandma|gran|nan",
];
const WHO = ["he|she|they", ...RELATIONS];
const HITS = "(hits|hit|punches|punch|slaps|slap|smacks|smack|batters|belts|whips)";
const KICKS = "(kicks|kick)";
const WHERE =
  "(really |so |very |hard |with (his|her|their) (fist|fists|hand|hands) |in the (face|head|stomach|ribs) |)";
const OFTEN =
  "(every|each|daily|constantly|weekly|again|whenever|regularly|often|all the time|when (he|she|they)|if i)";
/** Of beating in sport one says "every time"; of beating a person, every day, or at what occasion. */
const EVERY_DAY =
  "(every (day|night|evening|morning|weekend|friday|saturday|sunday)|daily|constantly|all the time|when (he|she|they) _ (drunk|drinks|angry|mad|home)|if i)";
const GAMES = [
  "tennis|chess|padel|badminton|squash|pool|darts|cards|golf|table tennis|ping pong|steps|strava|football",
  "basketball|snooker|scrabble|everything|race|races|parkrun|games|video games|sprints",
];
const ALWAYS = "(always|often|regularly|constantly|keeps|keep|keeps on)";
const TOOLS =
  "(hammer|belt|stick|cane|cable|bat|shoe|slipper|hanger|rod|iron|cigarette|cigarettes|fist|fists|wooden spoon)";

const WHO_ZH = [
  "老公|老婆|丈夫|妻子|男友|女友|男朋友|女朋友|爸|妈|老豆|老爸|老妈|父亲|母亲|父母|教练|爷爷|奶奶|外公|外婆|公公",
  "爸妈|继父|继母|后爸|后妈|哥|姐|弟|家里人|家人|他|她|佢|他们|她们|佢哋|前夫|前任|婆婆|对象|叔叔|舅舅|护工|老师",
];
const OFTEN_ZH = [
  "每天|天天|日日|晚晚|每晚|每日|经常|成日|总是|总|老是|老|常常",
  "时常|动不动|整天|隔三差五|一喝酒|一喝醉|一饮醉|一不高兴",
];
const HIT_ZH = "(打|揍|殴打|扇|毒打|捶|家暴)我";

/** Somebody hits the writer again and again. */
export const BEATEN_CONCEPTS: Readonly<Record<string, Concept>> = {
  beatenOften: {
    en: [
      ...RELATIONS.map((who) => `(${who}) _ beats me again`),
      ...WHO.flatMap((who) => [
        `(${who}) _ ${HITS} me ${WHERE}${OFTEN}`,
        `(${who}) _ (beats|beat) me up _ ${OFTEN}`,
        `(${who}) _ (beats|beat) me ${EVERY_DAY}`,
        `(${who}) _ (beats|hits|whips|burns|beat|hit|whip) me with (a|the|his|her|their) ${TOOLS}`,
        `(${who}) _ (keeps|keep) (on |)(hitting|beating|punching|slapping|smacking) me`,
        `(${who}) _ ${ALWAYS} (${HITS}|hitting) me`,
        `(${who}) _ ${ALWAYS} (beats|beat|beating) me up`,
      ]),
    ],
    zh: [
      ...WHO_ZH.flatMap((who) =>
        OFTEN_ZH.map((often) => `(${who})(${often})(都|就|会|又|)${HIT_ZH}`),
      ),
      ...WHO_ZH.flatMap((who) => [
        `(${who})(会|又|都|成日|经常|天天|日日|每天|总是|老是|常常|)(用|拿|攞)(皮带|棍子|棍|锤子|衣架|鞭子|电线|扫把|藤条|鸡毛掸子)(打|抽|砸|揍)我`,
        `(${who})(又|昨晚又|今天又|刚又|寻晚又)(动手|)(打了|殴打|打咗|揍了|毒打)我`,
        `(${who})(一直|又|还|会|)(家暴|毒打|殴打)(了|过|咗|)我`,
      ]),
    ],
  },
  kickedOften: {
    en: RELATIONS.flatMap((who) => [
      `(${who}) _ ${KICKS} me ${WHERE}${OFTEN}`,
      `(${who}) _ (keeps|keep|always) (on |)(kicking|kicks|kick) me`,
    ]),
    zh: OFTEN_ZH.map(
      (often) =>
        `(老公|丈夫|男友|男朋友|爸|妈|老豆|继父|哥|教练|前夫|老婆)(${often})(都|就|会|又|)踢我`,
    ),
  },
  /** By whom is not said: a child in the belly kicks as well. */
  kickedBySomebody: {
    en: [
      `(he|she|they) _ ${KICKS} me ${WHERE}${OFTEN}`,
      "(he|she|they) _ (keeps|keep) (on |)kicking me",
    ],
    zh: OFTEN_ZH.map((often) => `(他|她|佢|他们|佢哋)(${often})(都|就|会|又|)踢我`),
  },
  childWithin: {
    setting: true,
    en: ["(pregnant|pregnancy|womb|bump|trimester|unborn|in utero|<16-42> (weeks|wks))"],
    zh: ["(孕|肚子里|肚里|胎|宝宝|bb|大肚|有咗)"],
  },
  /** Where who is beaten has lost, or who hits is on the phone. */
  contestTold: {
    setting: true,
    en: [
      ...GAMES.map(
        (games) => `(beats|beat) me (again|${EVERY_DAY}) _ (at|in|on) (a |the |our |)(${games})`,
      ),
      "(beats|beat) me (to|up the|there|home|out of|onto)",
      "(hit|hits|hitting) me (up|with (a|the) (text|message|ball|shuttlecock|pillow|invoice))",
      "(hit|hits|hitting|punches|punch) me (in|at|during) (boxing|sparring|taekwondo|karate|muay thai|judo) (class|training|practice)",
    ],
    zh: [
      "打我(的|)(电话|手机|微信|主意|针|小报告|下手)",
      "打(了|咗|)我(们|哋|)(队|班|球队|组|一分|两分|三分|几分|#分)",
      "(下棋|象棋|羽毛球|乒乓|乒乓球|网球|篮球|桌球|台球|手游|麻将|扑克|游戏)(里|上|时|)(都|就|又|)(总是|天天|老是|经常|)打我",
    ],
  },
};

export const BEATEN_RULES: readonly ContentRule[] = [
  {
    id: "abuse.beaten-often",
    flag: "abuse",
    level: "critical",
    warning: "abuse",
    source: "harmToOthers",
    scope: "sentence",
    when: [["beatenOften", "kickedOften"]],
    unless: ["contestTold"],
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
  {
    id: "abuse.kicked-often",
    flag: "abuse",
    level: "critical",
    warning: "abuse",
    source: "harmToOthers",
    scope: "passage",
    when: [["kickedBySomebody"]],
    unless: ["childWithin"],
    examples: {
      match: ["he kicks me every night", "佢成日踢我"],
      pass: ["she kicks me every hour, I am 34 weeks", "他天天踢我，肚子里的宝宝"],
    },
  },
];
