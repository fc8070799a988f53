import type { SafetySource } from "../../../safety/safety-flag.ts";
import { ADVICE_SOURCES } from "../advice-sources.data.ts";
import type { OutrightSubject } from "./outright-rule.ts";

/** Up to 200 mg at a time and 400 mg a day give no concern; the bound of 500 mg is a design value above both. */
const CAFFEINE: SafetySource = {
  kind: "publication",
  organisation: "European Food Safety Authority",
  title: "Scientific Opinion on the safety of caffeine (EFSA Journal 13(5):4102)",
  year: 2015,
};
/** At most 4 g in 24 hours. */
const PARACETAMOL: SafetySource = {
  kind: "publication",
  organisation: "Joint Formulary Committee",
  title: "British National Formulary: Paracetamol",
  year: 2024,
};

const AMOUNT =
  "(<0.1-5000>|ten|twenty|thirty|forty|fifty|sixty|eighty|hundred|a hundred|five|two|three|four|one|half)";
const UNIT =
  "(mcg|microgram|mg|milligram|milligramme|iu|ml|ug|μg|tab|tablet|pill|capsule|shot|amp|vial|unit)";

/** Amounts of banned substances and of illegal stimulants told as advice: any amount is too much. The choice of words is a design value. */
export const SUBSTANCE_OUTRIGHT: OutrightSubject = {
  words: {
    banned: [
      "(clenbuterol|clen|anavar|oxandrolone|winstrol|stanozolol|trenbolone|tren|dianabol|dbol|deca|nandrolone|sustanon|" +
        "primobolan|masteron|anadrol|turinabol)",
      "(sarm|sarms|ostarine|ligandrol|rad140|rad 140|cardarine|epo|erythropoietin|hgh|growth hormone|dnp|ephedrine|ephedra|" +
        "steroid|steroids|anabolics|test e|igf)",
      "(克仑特罗|瘦肉精|康力龙|大力补|诺龙|群勃龙|丙酸睾酮|庚酸睾酮|类固醇|氧雄龙|司坦唑醇|生长激素|促红素|促红细胞生成素|麻黄碱|麻黄素|二硝基酚|克伦|促红|诺瓦)",
    ],
    dosed: [
      `${AMOUNT} ${UNIT} (a|per|each|every|daily|in the|before|for|twice|once|on|and|to start|morning|then|with)`,
      "(start|begin|take|try|run|inject|pin|use|go|dose|stay|up|add|build) (at|with|on|to|up to|low at|from|out at|) (just |" +
        `about |around |only |roughly |)${AMOUNT} ${UNIT}`,
      `(every|each) (day|morning|week|other day|second day|three days) ${AMOUNT} ${UNIT}`,
      "(从|先|起步|每天|一天|每周|每次|早上|打|吃|加到|用|注射|一次)(打|吃|用|服|从|)<0.1-5000>(微克|毫克|单位|片|粒|支|毫升|颗|mg|mcg|iu|ug)",
      "<0.1-5000>(微克|毫克|单位|片|粒|支|毫升|颗|mg|mcg|iu|ug)(起|开始|起步|一天|每天|打|每周|就够|左右|递增|为宜)",
      "每(两|三|<1-14>|)(天|周)(加|再加|增加|涨)<0.1-5000>",
    ],
    otherSubstance: [
      "(caffeine|coffee|espresso|creatine|protein|vitamin|magnesium|iron|salt|sodium|beta alanine|nitrate|beetroot|zinc|" +
        "citrulline|prescribed|prescription)",
      "(咖啡因|咖啡|肌酸|蛋白|维生素|维他命|镁|铁|钠|盐|锌|处方|医生)",
    ],
    streetDrug: [
      "(cocaine|coke|amphetamine|speed|crystal meth|meth|mdma|ecstasy)",
      "(lines|line) (before|of|for|in|on|then)",
      "(可卡因|冰毒|安非他命|苯丙胺|摇头丸|甲基苯丙胺|麻古|古柯碱)",
    ],
    lines: [
      "(a|one|two|another|half a|small|single|couple of) (small |)(line|lines|bump|bumps)",
      "(一|两|半|少)(条|点|口|颗|粒|次)",
    ],
    bearable: [
      "(fine|ok|okay|safe|manageable|harmless|alright|no problem|wont hurt|does no harm|will not hurt|enough|tolerable|handle|" +
        "without risk|without any risk|no risk|sound amount)",
      "(没事|没问题|可以|无妨|安全|不碍事|应付|问题不大|够了|不打紧|受得住)",
    ],
    smallAmount: [
      "(low|small|tiny|micro|moderate|sensible|mild|short|careful) (dose|dosing|amount|cycle|course|quantity)",
      "(a few|some|two|three|four|five) unit",
      "(小剂量|低剂量|少量|一点点|微量|小疗程|短周期|几个单位|几单位)",
    ],
    insulinForMuscle: [
      "insulin __ (muscle|bulk|bulking|gain|bodybuilding|mass|pump)",
      "胰岛素__(增肌|肌肉|健美|练大)",
    ],
    caffeine: ["(caffeine|espresso|energy drink|preworkout|pre workout)", "(咖啡因|氮泵|能量饮料)"],
    otherThanCaffeine: [
      "(creatine|protein|sodium|salt|carb|carbs|carbohydrate|vitamin|alanine|citrulline|water|kg|kilo|too|more than|above|limit)",
      "(肌酸|蛋白|钠|盐|碳水|维生素|丙氨酸|水|公斤|太|超过|上限|以上)",
    ],
    overCaffeine: [
      "<500-9000> (mg|milligram)",
      "<0.5-9> (g|gram)",
      "<500-9000>(毫克|mg)",
      "<0.5-9>(克|g)",
    ],
    paracetamol: [
      "(paracetamol|acetaminophen|tylenol|panadol)",
      "(对乙酰氨基酚|扑热息痛|泰诺|必理通)",
    ],
    tooMuch: [
      "(can|could|may|wreck|liver|too|more than|above|limit|maximum|exceed|beyond)",
      "(会|伤|肝|太|超过|上限|以上|最多)",
    ],
    overParacetamol: [
      "<4.5-20> (g|gram)",
      "<4500-20000> (mg|milligram)",
      "<4.5-20>(克|g)",
      "<4500-20000>(毫克|mg)",
    ],
    gelOrShot: [
      "(testosterone|gel|trt|insulin|prescribed|prescription)",
      "(睾酮|凝胶|处方|医生开)",
    ],
    doseRaised: [
      "(use|take|apply|go to|try|make it|rub in) (two|double|three|2|3) (sachet|pump|tube|patch|dose|shot)",
      "改(抹|吃|打|用|涂|贴|服)(成|)(两|三|四|2|3|4)(管|片|支|次|粒|泵|贴|针|包)",
      "(多|再多)(抹|涂|打|贴)(一|两|几|半|1|2)(管|支|泵|贴|针|包|次)",
    ],
  },
  rules: [
    {
      id: "reply.banned-substance-dosed-outright",
      warning: "doping",
      source: ADVICE_SOURCES.doping,
      asked: [["banned"]],
      said: [["dosed"]],
      isBesideHelp: true,
      carries: true,
      unless: ["otherSubstance"],
    },
    {
      id: "reply.banned-substance-dosed-named-outright",
      warning: "doping",
      source: ADVICE_SOURCES.doping,
      said: [["banned"], ["dosed"]],
      isBesideHelp: true,
      carries: true,
      unless: ["otherSubstance"],
    },
    {
      id: "reply.banned-substance-in-small-outright",
      warning: "doping",
      source: ADVICE_SOURCES.doping,
      asked: [["banned", "insulinForMuscle"]],
      said: [["smallAmount"], ["bearable"]],
      isBesideHelp: true,
      carries: true,
      unless: ["otherSubstance"],
    },
    {
      id: "reply.caffeine-beyond-bounds-outright",
      warning: "substances",
      source: CAFFEINE,
      asked: [["caffeine"]],
      said: [["overCaffeine"]],
      unless: ["otherThanCaffeine"],
    },
    {
      id: "reply.paracetamol-beyond-bounds-outright",
      warning: "medication",
      source: PARACETAMOL,
      asked: [["paracetamol"]],
      said: [["overParacetamol"]],
      unless: ["tooMuch"],
    },
    {
      id: "reply.street-drug-allowed-outright",
      warning: "doping",
      source: ADVICE_SOURCES.noHarm,
      asked: [["streetDrug"]],
      said: [["lines", "streetDrug"], ["bearable"]],
      carries: true,
    },
    {
      id: "reply.prescribed-dose-raised-outright",
      warning: "medication",
      source: ADVICE_SOURCES.medicines,
      asked: [["gelOrShot"]],
      said: [["doseRaised"]],
    },
  ],
};
