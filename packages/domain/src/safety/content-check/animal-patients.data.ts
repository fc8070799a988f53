import type { Concept } from "./content-rule.ts";
import { NAMED_DANGER_CONCEPTS } from "./named-dangers.data.ts";
import { PLAIN_DANGER_CONCEPTS } from "./plain-dangers.data.ts";
import { PLAIN_SIGN_CONCEPTS } from "./plain-signs.data.ts";
import { SYMPTOM_CONCEPTS } from "./symptoms.data.ts";

/** What is swallowed or taken is no sign of a body: whose it was is rarely said. */
const TAKEN =
  /poison|overdose|swallow|pill|medic|drug|dose|ingest|bleach|took|eaten|drank|alcohol/i;

/** What is a sign in a body; not what is told of violence or of a wish to die. */
const SIGNS_OF_A_BODY: readonly string[] = Object.entries({
  ...SYMPTOM_CONCEPTS,
  ...PLAIN_DANGER_CONCEPTS,
  ...PLAIN_SIGN_CONCEPTS,
  ...NAMED_DANGER_CONCEPTS,
})
  .filter(([id, { setting }]) => setting !== true && !TAKEN.test(id))
  .map(([id]) => id);

const VET = "(the|my|our) vet (said|says|thinks|told me|found) (that |)";
const WHOSE = "(my|our|the) (old |poor |little |)";
const ANIMALS = [
  "dog|doggo|cat|kitty|puppy|kitten|horse|pony|mare|hamster|rabbit|bunny|goldfish|parrot|tortoise|guinea pig",
  "labrador|spaniel|greyhound|terrier|poodle|collie|retriever|beagle|corgi|husky|pug|budgie|goat|donkey|ferret",
];
const HAS = "(has|had|is|was|s|keeps|has been|is having|was having|had a|has a|is having a)";

/** An animal that is ill is no danger of a person: it opens its clause, and its sign stands right behind what it has. */
export const ANIMAL_PATIENT_CONCEPTS: Readonly<Record<string, Concept>> = {
  animalPatient: {
    setting: true,
    explains: { signs: SIGNS_OF_A_BODY, within: "behind", unless: ["personBesideAnimal"] },
    en: ANIMALS.flatMap((animal) =>
      ["", VET].flatMap((vet) => [
        `${vet}${WHOSE}(${animal}) ${HAS} (just |suddenly |really |very |still |)`,
        `${vet}${WHOSE}(${animal}) (suddenly |just |)(collapsed|fainted|limps|coughs|vomited|threw)`,
      ]),
    ),
    zh: [
      "(我家|我家的|我屋企|我的|我嘅|我只|我家只|只|这只|)(狗|狗狗|狗子|猫|猫咪|小猫|猫猫|小狗|狗仔|猫仔|乌龟|仓鼠|金鱼|鹦鹉|兔子|柴犬|金毛|泰迪|柯基)(突然|今早|今天|昨晚|又|有|一直|好像|都|)",
    ],
  },
  /** A person is named, or what animals do to people or people with animals. */
  personBesideAnimal: {
    setting: true,
    en: [
      "(i|im|ive|id|ill|me|myself|we|us|you|somebody|someone|anyone|everyone|guy|man|men|woman|women|people)",
      "(person|kid|kids|child|children|baby|toddler|boy|girl|neighbour|neighbor|owner|friend|trainer|jockey|rider|stranger)",
      "(mum|mom|dad|mother|father|wife|husband|partner|boyfriend|girlfriend|son|daughter|brother|sister|grandma|grandpa|grandad)",
      "(gran|nan|uncle|aunt|aunty|colleague|coworker|roommate|flatmate|postman|runner|cyclist|niece|nephew|cousin|coach)",
      "my (left |right |)(chest|arm|arms|leg|legs|heart|head|face|hand|hands|eye|eyes|back|neck|throat|foot|ankle|knee|finger|fingers|wrist)",
      "my (left |right |)(shoulder|stomach|belly|lung|lungs|breath|breathing|blood|body|hip|lip|lips|skin|speech|vision|tongue|jaw|side)",
      "(he|she|him|they) __ __ (dog|dogs|cat|puppy|kitten|horse|pony|rabbit|vet)",
      "(too|also|as well|same|and|because|so|meds|medication|medicine|tablet|tablets|pill|pills|while|when|then)",
      "(bit|bite|bites|bitten|biting|scratch|scratches|scratched|attack*|mauled|knocked|kicked|trampled|threw off)",
      "(bucked|walking the dog|dog walk|hot dog|hotdog|hot dogs|downward|down dog|dog pose|allerg*|dander)",
    ],
    zh: [
      "我(左|右|半|全|浑|胃|腰|鼻|耳|牙|指|膝|肩|骨|皮|有|在|刚|去|跑|走|坐|躺|要|想|会|能|怕|快|胸|手|头|心|脚|腿|眼|背|被|也|自己)",
      "我(觉得|感觉|现在|今|突|抱|牵|就|都|很|好|没|不|冇|老|妈|爸|儿|女|孩|朋|条|对|个|只手|跌|摔|喘|呼|晕|舌|嘴|脸|喉|血|肚)",
      "(人|孩子|小孩|细路|宝宝|老人|老妈|妈妈|我妈|爸爸|我爸|老豆|老公|老婆|儿子|女儿|爷爷|奶奶|婆婆|公公|弟|妹|姐|哥|同学|朋友|邻居|阿姨|叔叔|同事|路人)",
      "(他|她|佢|外公|外婆|姥姥|姥爷|室友|教练|老师)",
      "(也|都是|同样|轮到|时候|亦|跟|和|同埋|因为|叫|药)",
      "(咬|抓伤|抓到|抓破|抓了|扑倒|撞|踢|踩|摔|遛狗|溜狗|放狗|被狗|被猫|狗绳|撸猫|热狗|狗毛|猫毛|过敏|敏感|骑)",
    ],
  },
};
