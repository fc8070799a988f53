/** What people ask in words that the texts on it do not use, and how these name it. Phrases as `readPhrase` reads them; the choice is a design value. */
import type { BilingualText } from "../../language/text-language.ts";

/** Something of each list has to stand in the question. */
export type NamedSubject = {
  readonly asked: readonly (readonly string[])[];
  readonly name: BilingualText;
};

const EXERCISE: readonly string[] = [
  "(exercise|exercising|exercises|workout|workouts|working out|training|sport|sports|moving|movement|activity|gym|running|walking|swimming|cycling)",
  "(运动|锻炼|健身|训练|动一动|跑步|走路|散步|游泳|骑车|做操)",
];

const DOCTOR =
  "(doctor|doc|gp|physio|physiotherapist|physician|hospital|clinic|specialist|emergency|er)";

/** Whether a pain is one to see a doctor with. */
export const ASKS_FOR_DOCTOR: readonly string[] = [
  `(should|do|must|shall|would|could|need|needs) _ (see|visit|go to|ask|call|need|get|consult|have|show) _ ${DOCTOR}`,
  `(time|worth|when|better|necessary|if) _ (see|seeing|visit|go to|ask|call|need|get|consult) _ ${DOCTOR}`,
  "(should|do|need|needs|worth|must|ought) _ (checked|looked at|examined|seen to|xrayed|x rayed|scanned|an xray|an x ray|a scan)",
  "(need|should|must|worth|time) _ (get|have|getting|having) (it|this|that|them) (checked|looked at|examined|seen|xrayed|x rayed|scanned)",
  "(doctor|doc|gp|physio|hospital) (needed|necessary|or (not|rest|wait|just))",
  "(要|需|用|应|该|使|得|必|值|好)_(看医生|看大夫|看下医生|看看医生|睇医生|睇下医生|去医院|去趟医院|上医院|就医|看诊|拍片|拍个片|照X光|去看看|看急诊|求医|看骨科)",
  "(看医生|看大夫|睇医生|去医院|就医)(吗|么|咩|嘛|好吗)",
];

const PARTS: readonly string[] = [
  "(knee|hip|ankle|foot|feet|heel|toe|shin|calf|thigh|hamstring|quad|groin|leg|shoulder|elbow|wrist|hand|finger|thumb|arm|rib|muscle|joint|achilles|tendon)",
  "(膝|髋|胯|踝|脚|足|腿|肩|膊|肘|腕|手|指|胳膊|肋|肌|关节|跟腱)",
];
const PAINS: readonly string[] = [
  "(hurt|hurts|hurting|ache|aches|aching|pain|painful|sore|swollen|sprained|twisted|strained|pulled)",
  "(疼|痛|酸|肿|扭|拉伤)",
];
const WHETHER_TO: readonly string[] = [
  "(can|may|should|could|ok|okay|safe|alright|fine) (i|to|if i|for me)",
  "(能|可以|可唔可以|得唔得|唔得|行不行|要不要|该不该|好不好|还跑|仲跑)",
];

const MAY_BE_EATEN: readonly string[] = [
  "(can|may|should|could|must) (i|we|you|one|somebody) _ (eat|have)",
  "(is|are) ~ (ok|okay|bad|good|healthy|fine|allowed|unhealthy|fattening)",
  "(能|可以|可唔可以|能不能|可不可以|得唔得|好不好|要不要|该不该|不能|唔可以)(多|少|一起|天天|再|)(吃|食)",
  "(吃|食)得(吗|么|咩|唔得|了)",
];

export const NAMED_SUBJECTS: readonly NamedSubject[] = [
  {
    asked: [
      ["(fruit|fruits)", "(水果|生果)"],
      [
        "(how much|how many|how often|per day|a day|daily)",
        "(多少|几多|几份|几个|一天|每天|一日|每日|呢)",
      ],
    ],
    name: { en: "how much fruit a day", zh: "减肥一天吃多少水果" },
  },
  {
    asked: [
      [
        "how much is (recommended|advised|suggested)",
        "(how many (minutes|hours)|how much (exercise|activity|sport|movement)|recommended amount of (exercise|activity))",
        "(推荐|建议)(运动|锻炼|活动|)(多少|几多|多久)(分钟|小时)",
      ],
      ["(recommended|recommend|advised|suggested)", "(推荐|建议)"],
      [
        "(for|and) _ (kids|children|teens|teenagers|the young|youngsters)",
        "(孩子|小孩|儿童|青少年|细路)",
      ],
    ],
    name: { en: "children and adolescents 60 minutes a day", zh: "儿童青少年每天60分钟" },
  },
  {
    asked: [["(rice)", "(米饭|白饭)"], MAY_BE_EATEN],
    name: { en: "can i eat rice, must I give up rice", zh: "要不要戒米饭，米饭能吃多少" },
  },
  {
    asked: [
      [
        "(bench|benching|bench press|squat|squatting|deadlift|lift|lifting|press|curl)",
        "(卧推|深蹲|硬拉|举|推举|弯举)",
      ],
      [
        "for (a|my|) <10-17> (year old|year|yr|yo|)",
        "at <10-17>",
        "<10-17> (year old|yr old|yo)",
        "<10-17>岁",
      ],
    ],
    name: { en: "strength training for teenagers: how to begin", zh: "青少年力量训练：怎样开始" },
  },
  {
    asked: [
      [
        "how (tall|big) (will|am|would|can|could|do) i _ (be|get|grow|become|going|gonna|end)",
        "(will|am|can|could|do) i (still|ever|get|going to|) _ (grow|growing|taller|get taller)",
        "(我|)(还|仲|)(能|会|可以)_(长|生)_(高|多高|几高)",
        "(我|)(能|会|可以)(长|生)(到|)(多|几)(高|少)",
      ],
    ],
    name: { en: "how to grow taller, can i still grow", zh: "怎么才能长高，还能长高吗" },
  },
  {
    asked: [ASKS_FOR_DOCTOR, PARTS, PAINS],
    name: { en: "sports injury: when to see a doctor", zh: "运动受伤：什么时候要看医生" },
  },
  {
    asked: [
      ["(knee|knees|kneecap)", "(膝|膝盖|膝头)"],
      PAINS,
      ["(run|running|jog|jogging|5k|10k)", "(跑|跑步|慢跑)"],
      WHETHER_TO,
    ],
    name: { en: "knee pain running, can I still run", zh: "跑步膝盖疼还能跑吗" },
  },
  {
    asked: [
      [
        "(will|can|could|am) i (ever|really|still|actually|going to|gonna|) (lose|losing|slim|get|getting) (weight|it|the weight)",
        "(will|can|could|am) i (ever|really|still|actually|going to|gonna|) (slim|get|getting) (thin|slim|slimmer|thinner|down)",
        "(能|会|可以|得|可唔可以|能不能)_(减|瘦)(得|)(下来|下去|落嚟|落来|掉|了)",
        "(减|瘦)得(下来|下去|落|到|了)",
      ],
    ],
    name: { en: "losing weight slowly and safely", zh: "怎样慢慢减重才安全" },
  },
  {
    asked: [
      EXERCISE,
      ["(mood|happier|cheer|cheerful|spirits)", "(心情|情绪|开心|快乐|高兴)"],
      [
        "(help|helps|improve|improves|lift|lifts|boost|boosts|better|make|makes|good|change|changes|affect|affects)",
        "(好|改善|提升|提高|开心|快乐|高兴|帮助|有用|影响|调节)",
      ],
    ],
    name: { en: "exercise against stress, better mood", zh: "运动缓解压力，改善情绪" },
  },
  {
    asked: [
      ["(kcal|kcals|cal|cals|calorie|calories)", "(大卡|千卡|卡路里|热量|卡)"],
      ["(fat)", "(脂肪|肥肉)"],
      [
        "(equal|equals|is|are|of body|of fat|make|makes|burn|burns|kilo|kg|pound|pounds|gram|grams)",
        "(等于|相当|多少|几多|减|一公斤|一斤|1公斤)",
      ],
    ],
    name: {
      en: "how long to lose 5, 10 or 20 kg, and how much in months: a kilo of fat stores kcal",
      zh: "减公斤要多久，两三个月能减多少：减一公斤脂肪要少吃或多耗多少千卡",
    },
  },
];
