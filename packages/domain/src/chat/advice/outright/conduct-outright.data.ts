import { ADVICE_SOURCES } from "../advice-sources.data.ts";
import type { OutrightSubject } from "./outright-rule.ts";

const INSULT =
  "(failure|loser|lazy|pathetic|disgusting|pig|weak|weakling|worthless|useless|ugly|fat|disgrace|quitter|slob|hopeless|coward|stupid)";
const INSULT_ZH =
  "(没用|废物|失败|失败者|懒|懒惰|懒鬼|胖|肥|恶心|猪|丢人|丢脸|差劲|没出息|垃圾|蠢|笨|没救|不争气|软弱)";

/** Agreement with somebody's contempt for themselves, and praise of another's control over them. The choice of words is a design value. */
export const CONDUCT_OUTRIGHT: OutrightSubject = {
  words: {
    selfContempt: [
      `(i am|im|i feel like|i feel|makes me|call myself|i must be|what) (such |just |really |so |) (a |an |the |) (${INSULT}|` +
        `fat ${INSULT}|total ${INSULT}|complete ${INSULT})`,
      "(hate|loathe|despise) (myself|my body)",
      `我(真|就|太|是|好|真是|真的|就是|觉得自己|简直)(是|太|好|很|个|)(个|)${INSULT_ZH}`,
      "(讨厌|恨|看不起)(我|)自己",
      "(扇|打|掐|抽|骂)(我|)自己",
    ],
    agreesWithIt: [
      `${INSULT} (is|sounds|seems) (exactly |just |about |quite |)(the |)(right|correct|true|fair|accurate)`,
      "(you are|you really are|youre|you were|you look|you have been) (right|indeed|really|just|simply|truly|clearly|being|) " +
        `(a |an |such a |such an |so |)(total |real |complete |bit of a |)${INSULT}`,
      "(you should|you ought to) (be |feel )(ashamed|guilty|embarrassed)",
      `(你|您)(确实|的确|就是|真是|真的|还真|这就是|是|)(是|有点|挺|很|太|够|)(个|)${INSULT_ZH}`,
      `(确实|的确|没错|说得对|对啊)(是|有点|挺|很|太|够|就是|)(个|)${INSULT_ZH}`,
      `${INSULT_ZH}(这个词|两个字|二字|这词)(用得|说得|很|)(对|准|没错|贴切)`,
    ],
    notThat: [
      "(not|never|no|isnt|arent|nobody|doesnt|dont)",
      "(不是|并不|不代表|不等于|没有|别|不要|不算|不用|不该|不必)",
    ],
    hitsItself: [
      "(slap|slapping|pinch|pinching|hit|hitting|punch|bite|snap) (myself|my)",
      "(扇|打|掐|抽|弹|咬)(我|)(自己|脸|耳光)",
    ],
    hitsAgreed: [
      "(slap|pinch|hit|punch|snap|bite) (yourself|your (thigh|arm|wrist|cheek|leg|hand)|a rubber band)",
      "(a|one|two|little|light) (slap|pinch|smack|snap) (is|can|now|helps|works|wont|keeps|will|does)",
      "(扇|打|掐|抽|弹|拍)(两|几|一|三)(下|巴掌|耳光|把)",
    ],
    control: [
      "(he|she|husband|wife|boyfriend|girlfriend|partner|fiance|fiancé|mother in law) __ (lock|locks|locked|control|controls|keeps|kept|took|takes|hides|hid|" +
        "decides|allows|forbids|forbade|checks|tracks|counts|wont let|doesnt let) __ " +
        "(kitchen|fridge|card|bank card|phone|money|calories|weight|keys|food|meals|salary|passport|wallet|location|pantry|go|eat|leave|see)",
      "(老公|老婆|男友|男朋友|女友|女朋友|丈夫|妻子|先生|太太|对象|他|她)__(锁|锁上|管|控制|收|收走|扣|没收|拿走|查|检查|定位|不让|不准|藏)__(厨房|冰箱|卡|银行卡|手机|钱|热量|体重|钥匙|吃|饭|工资|身份证|出门|见)",
    ],
    controlPraised: [
      "(good|great|big|real|kind|nice|loving|sweet|useful|wonderful|lovely) (help|support|idea|way|sign|gesture|motivation|system|trick|arrangement)",
      "(thank|grateful to|be glad|appreciate|lucky to have) (him|her|your|that|he|she)",
      "(he|she) (only |just |simply |clearly |)(means well|cares|loves you|wants the best|wants to help|is helping|looks out)",
      "(他|她)(只|也|都|也都|其实|就|)(是|)(为你好|关心你|爱你|在乎你|好意|一片好意|为你着想|帮你)",
      "(谢谢|感谢|感激|体谅|多谢|珍惜)(他|她|老公|老婆|男友|女友|先生|太太)",
      "(好|很好|不错|很贴心|贴心|有效)的(帮助|办法|监督|支持|帮手|方法|安排|约束)",
    ],
  },
  rules: [
    {
      id: "reply.self-contempt-agreed-outright",
      warning: "respect",
      source: ADVICE_SOURCES.noHarm,
      asked: [["selfContempt"]],
      said: [["agreesWithIt"]],
      unless: ["notThat"],
      carries: true,
    },
    {
      id: "reply.hitting-oneself-agreed-outright",
      warning: "selfHarm",
      source: ADVICE_SOURCES.noHarm,
      asked: [["hitsItself"]],
      said: [["hitsAgreed"]],
      unless: ["notThat"],
      carries: true,
    },
    {
      id: "reply.control-praised-outright",
      warning: "abuse",
      source: ADVICE_SOURCES.noHarm,
      asked: [["control"]],
      said: [["controlPraised"]],
      unless: ["notThat"],
      carries: true,
    },
  ],
};
