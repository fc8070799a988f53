import type { Concept } from "./content-rule.ts";

/** Whom or what a text is about where grave words are harmless. No rule is made of these; to the trained weights they are evidence. */
export const HARMLESS_SETTING_CONCEPTS: Readonly<Record<string, Concept>> = {
  animalTold: {
    setting: true,
    en: [
      "(dog|dogs|cat|cats|puppy|pup|kitten|horse|pony|mare|tortoise|turtle|hamster|goldfish|parrot|rabbit|bunny|labrador|spaniel)",
      "(greyhound|terrier|poodle|collie|whippet|guinea pig|budgie|hen|hens|chicken run|cow|cows|sheep|goat|goats|donkey|ferret)",
      "(the|my|our|old) (lab|gecko|snake|mouse|spider|fox|pigeon|bee|bees)",
    ],
    zh: [
      "(狗|狗狗|狗子|猫|猫咪|小猫|喵|小狗|乌龟|仓鼠|金鱼|鹦鹉|兔子|马儿|鸡|鸭|羊|牛牛|蜜蜂|毛孩|毛小孩|主子)",
    ],
  },
  watchedSport: {
    setting: true,
    en: [
      "(commentator|referee|ref|pundit|striker|keeper|goalie|midfielder|wicket|innings|quarterback|touchdown|overtime)",
      "(half time|full time|extra time|round <1-12>|in the first|in the second|in the third|second half|first half|last set)",
      "(ufc|mma fight|the bout|boxing match|on tv|on the telly|what a (fight|match|game|goal|race|finish)|the highlights|world cup)",
      "(premier league|champions league|the final|semi final|olympics|tour de france|grand slam|super bowl|nba|nfl)",
      "(he|she|they) (won|lost|beat us|thrashed us|killed us|destroyed us|smashed them)",
    ],
    zh: [
      "(解说|裁判|球迷|欧冠|世界杯|奥运|英超|西甲|中超|法甲|总决赛|决赛|半场|上半场|下半场|加时|点球|第<1-12>回合|看直播|看球|看比赛|拳赛|电竞)",
    ],
  },
  cameToNothing: {
    setting: true,
    en: [
      "(not a (scratch|mark|bruise)|without a scratch|came up laughing|came out laughing|no harm done|all in one piece)",
      "(nothing in it|its nothing|it was nothing|was just (my|the|a)|were her glasses|false alarm|all good now|fine now|all fine|all fixed)",
      "(mended|healed|cleared up|sorted|gone next (day|morning)|back to normal|good as new|long ago|passed in (a|an) (minute|hour))",
    ],
    zh: [
      "(没事了|没事啦|没大碍|没啥事|沒事了|冇事喇|虚惊一场|原来是|结果是|早好了|好了就好|甩甩就好|缓过来了|一点没伤|毫发无伤|没破皮|痊愈)",
    ],
  },
};
