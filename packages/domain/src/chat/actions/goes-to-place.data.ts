/** What tells of a journey by where it leads. The choice of words is a design value. */

export const GOING_TO: readonly string[] = [
  "(going|go|flying|fly|driving|drive|heading|off|sailing|travelling|traveling|moving|trip) (to|over to|out to|up to|down to)",
  "(visiting|visit|be in|am in|im in)",
];

const ENGLISH_PLACES =
  "paris|berlin|amsterdam|hong kong|tokyo|singapore|seoul|beijing|france|germany|japan|korea|india|europe|australia|canada|new zealand|abroad";
const CHINESE_PLACES =
  "北京|上海|广州|深圳|杭州|南京|成都|重庆|武汉|西安|苏州|天津|青岛|厦门|昆明|大理|丽江|三亚|海南|云南|西藏|新疆|四川|" +
  "香港|澳门|台湾|台北|台中|高雄|台南|花莲|日本|东京|大阪|京都|北海道|冲绳|韩国|首尔|泰国|曼谷|新加坡|马来西亚|吉隆坡|" +
  "越南|欧洲|英国|伦敦|法国|巴黎|德国|意大利|美国|纽约|洛杉矶|加拿大|温哥华|多伦多|澳洲|澳大利亚|悉尼|墨尔本|珀斯|外地|" +
  "国外|外省|海边|乡下|老家";

export const GOING_SOMEWHERE: readonly string[] = [
  `(going|go|flying|fly|driving|heading|off|travelling|traveling|trip|visiting) (to|) (${ENGLISH_PLACES})`,
  `(去|飞|到|返|回|飞去|飞到|跑去)(${CHINESE_PLACES})`,
];

/** Whom or what people go to that is no journey. */
export const NO_PLACES: ReadonlySet<string> = new Set(
  [
    "i dr doctor hospital gym mum mom dad church monday tuesday wednesday thursday friday saturday sunday january",
    "february march april may june july august september october november december physio crossfit pilates yoga",
    "rest bed sleep rehab work school spring summer autumn fall winter ramadan eid lent advent easter christmas xmas",
    "diwali thanksgiving hanukkah passover holi vesak carnival",
  ].flatMap((line) => line.split(" ")),
);
