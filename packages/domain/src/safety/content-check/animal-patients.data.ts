import type { Concept } from "./content-rule.ts";
import { NAMED_DANGER_CONCEPTS } from "./named-dangers.data.ts";
import { PLAIN_DANGER_CONCEPTS } from "./plain-dangers.data.ts";
import { PLAIN_SIGN_CONCEPTS } from "./plain-signs.data.ts";
import { SYMPTOM_CONCEPTS } from "./symptoms.data.ts";

/** What is a sign in a body; not what is told of violence or of a wish to die. */
const SIGNS_OF_A_BODY: readonly string[] = Object.entries({
  ...SYMPTOM_CONCEPTS,
  ...PLAIN_DANGER_CONCEPTS,
  ...PLAIN_SIGN_CONCEPTS,
  ...NAMED_DANGER_CONCEPTS,
})
  .filter(([, { setting }]) => setting !== true)
  .map(([id]) => id);

/** An animal that is ill is no danger of a person, as long as no person stands beside it. */
export const ANIMAL_PATIENT_CONCEPTS: Readonly<Record<string, Concept>> = {
  animalPatient: {
    setting: true,
    explains: { signs: SIGNS_OF_A_BODY, within: "sentence", unless: ["personBesideAnimal"] },
    en: [
      "(dog|doggo|dogs|cat|cats|kitty|puppy|pup|kitten|horse|pony|mare|hamster) (has|had|have|is|are|was|were|s|keeps|kept|cant|cannot|can)",
      "(dog|doggo|dogs|cat|cats|kitty|puppy|pup|kitten|horse|pony|mare|hamster) (got|gets|threw|throws|vomited|vomits|collapsed)",
      "(goldfish|parrot|rabbit|bunny|labrador|spaniel|tortoise) (has|had|have|is|are|was|were|s|keeps|kept|cant|cannot|can)",
      "(goldfish|parrot|rabbit|bunny|labrador|spaniel|tortoise) (got|gets|threw|throws|vomited|vomits|collapsed)",
      "(dog|doggo|dogs|cat|cats|kitty|puppy|pup|kitten|horse|pony|mare|hamster) (fainted|limps|limped|coughs|coughed|sneezed|ate)",
      "(dog|doggo|dogs|cat|cats|kitty|puppy|pup|kitten|horse|pony|mare|hamster) (swallowed|lost|fell|broke|wont|doesnt|didnt)",
      "(goldfish|parrot|rabbit|bunny|labrador|spaniel|tortoise) (fainted|limps|limped|coughs|coughed|sneezed|ate)",
      "(goldfish|parrot|rabbit|bunny|labrador|spaniel|tortoise) (swallowed|lost|fell|broke|wont|doesnt|didnt)",
      "(dog|doggo|dogs|cat|cats|kitty|puppy|pup|kitten|horse|pony|mare|hamster) (isnt|seems|suddenly|started|stopped|needs)",
      "(dog|doggo|dogs|cat|cats|kitty|puppy|pup|kitten|horse|pony|mare|hamster) (barely|bleeds|choked|just|almost|nearly)",
      "(goldfish|parrot|rabbit|bunny|labrador|spaniel|tortoise) (isnt|seems|suddenly|started|stopped|needs|barely|bleeds|choked|just|almost|nearly)",
      "(greyhound|terrier|poodle|collie|whippet|guinea pig) (has|had|is|was|s|keeps|cant|got|threw|vomited|collapsed|fainted|limps|coughs)",
      "(budgie|hen|sheep|goat|donkey|ferret) (has|had|is|was|s|keeps|cant|got|threw|vomited|collapsed|fainted|limps|coughs)",
      "(greyhound|terrier|poodle|collie|whippet|guinea pig) (ate|swallowed|lost|fell|broke|wont|doesnt|seems|started|stopped)",
      "(budgie|hen|sheep|goat|donkey|ferret) (ate|swallowed|lost|fell|broke|wont|doesnt|seems|started|stopped)",
      "(retriever|beagle|corgi|husky|pug|(my|our|the) (old |)(lab|gecko|snake)) (has|had|is|was|s|keeps|cant|got|threw|vomited)",
      "(retriever|beagle|corgi|husky|pug|(my|our|the) (old |)(lab|gecko|snake)) (collapsed|fainted|limps|coughs)",
      "(retriever|beagle|corgi|husky|pug|(my|our|the) (old |)(lab|gecko|snake)) (ate|swallowed|lost|fell|broke|wont|doesnt|seems|started|stopped)",
      "(dogs|cats|puppys|kittens|horses|rabbits|hamsters) (heart|eye|eyes|leg|paw|breathing|lungs|hip|hips|back|blood|seizure|seizures)",
      "(vet|vets|veterinarian) (said|says|thinks|thought|told|found|checked|gave|put|is|was|for|because|as)",
      "(at|to|from|see|saw|call|called) (the|our|my|a) vet",
    ],
    zh: [
      "(狗|狗狗|狗子|猫|猫咪|小猫|猫猫|喵星人|小狗|狗仔|猫仔|乌龟|仓鼠|金鱼|鹦鹉|兔子|兔兔|马儿|毛孩|毛孩子|毛小孩|柴犬|金毛|泰迪|布偶|柯基)",
      "(兽医|宠物医院|宠物店)",
    ],
  },
  /** A person is named, or what animals do to people or people with animals. */
  personBesideAnimal: {
    setting: true,
    en: [
      "(i|im|ive|id|ill|me|myself|we|us|you|somebody|someone|anyone|everyone|guy|man|men|woman|women|people)",
      "(person|kid|kids|child|children|baby|toddler|boy|girl|neighbour|neighbor|owner|friend)",
      "(mum|mom|dad|mother|father|wife|husband|partner|boyfriend|girlfriend|son|daughter|brother|sister|grandma|grandpa)",
      "(gran|nan|uncle|aunt|aunty|colleague|coworker|roommate|flatmate|postman|runner|cyclist|niece|nephew|cousin)",
      "my (left |right |)(chest|arm|arms|leg|legs|heart|head|face|hand|hands|eye|eyes|back|neck|throat|foot|ankle|knee|finger|fingers|wrist)",
      "my (left |right |)(shoulder|stomach|belly|lung|lungs|breath|breathing|blood|body|hip|lip|lips|skin|speech|vision|tongue|jaw|side)",
      "(he|she|him|they) __ __ (dog|dogs|cat|puppy|kitten|horse|pony|rabbit|vet)",
      "(bit|bite|bites|bitten|biting|scratch|scratches|scratched|attack*|mauled|knocked|kicked|trampled|threw off)",
      "(bucked|walking the dog|dog walk|hot dog|hotdog|hot dogs|downward|down dog|dog pose|allerg*|dander)",
    ],
    zh: [
      "我(左|右|半|全|浑|胃|腰|鼻|耳|牙|指|膝|肩|骨|皮|有|在|刚|去|跑|走|坐|躺|要|想|会|能|怕|快|胸|手|头|心|脚|腿|眼|背|被|也|自己)",
      "我(觉得|感觉|现在|今|突|抱|牵|就|都|很|好|没|不|冇|老|妈|爸|儿|女|孩|朋|条|对|个|只手|跌|摔|喘|呼|晕|舌|嘴|脸|喉|血|肚)",
      "(人|孩子|小孩|细路|宝宝|老人|老妈|妈妈|我妈|爸爸|我爸|老豆|老公|老婆|儿子|女儿|爷爷|奶奶|婆婆|公公|弟|妹|姐|哥|同学|朋友|邻居|阿姨|叔叔|同事|路人)",
      "(咬|抓伤|抓到|抓破|抓了|扑倒|撞|踢|踩|摔|遛狗|溜狗|放狗|被狗|被猫|狗绳|撸猫|热狗|狗毛|猫毛|过敏|敏感|骑)",
    ],
  },
};
