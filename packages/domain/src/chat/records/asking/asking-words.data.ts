/** How it is known that something is asked or told. The choice of words is a design value. */

/** Asks, even behind "I". */
export const ASKING_WORDS: readonly string[] = [
  "(how|hw) (many|much|long|often|far|fast|hard|frequently|was|is|did|do|does|has|have|big|regularly|close|am|well)",
  "(did|have|has|had|was|am|do|does|are|were|is|havent|didnt|wasnt) (i|my|we|our|there|any)",
  "(tell|show|list|compare|summarise|summarize|calculate|display|remind) (me|my|all|every|everything|the|us|how|what|when|up|them|and|out)",
  "(give|get|read|find) (me|us)",
  "(read|spell) (out|me|us)",
  "(add|sum|total|count|tot) (up|my|the|all|how|every)",
  "(pull|bring|look) up",
  "let me (know|see)",
  "(and|what) if (you|we|i) (start|count|take|look|go)",
  "(can|could|would|will) you",
  "(will|shall) (i|my|we)",
  "(whats|hows|whens|wheres|whos|whatd|howd|whend)",
  "(what|which|wich|when|wen|where|who|whose|whether)",
  "(any|anything)",
  "(number|count|tally|total|sum|list) of",
  "(or not|is that right|right|correct|is that so|isnt it|didnt i|havent i)",
  "(wonder|wondering|curious|want to know|like to know|need to know|want to see|like to see|wanna know|dying to know)",
  "(吗|呢|咩|乜|边|几多|几耐|几时|点样)",
  "(干嘛|干吗)(了|咗|去了|去咗|来着)",
  "(了|过|咗)(没|没有|吗|未|冇)",
  "想(知道|看|问|了解|查|晓得)",
  "(几|多少|多久|多长|多远|多快|多大|几时|什么|啥|谁|哪|怎么|怎样|如何|何时|咋|多频繁|多勤)",
  "(系咪|系唔系|有冇|是不是|有没有|是否|有无|有冇|能不能|可不可以|能否|对不对|够不够|多不多|爽不爽|累不累|断没断|会不会|是吗|是吧|对吗|对吧|这样吗)",
  "(还是|定系|抑或|咗定|了定)",
  "(查|查查|看看|看一下|告诉|列出|列一下|列给|念|报一下|算算|算一下|数数|数一下|显示|给我|总结|统计|汇总|比一下|比比|对比|比较|说说|讲讲|翻翻|找出|加一下|发我|睇下|话我知|比一比)",
];

/** Asks as the first word. */
export const ASKING_FIRST =
  "list tally recap summarise summarize show compare count has was were does is am are will";

/** Asks too, but behind "I" only tells when, what or which. */
export const ASKING_IN_STATEMENTS: readonly string[] = [
  "(what|which|wich|when|wen|where|who|whose|any|anything|right|correct|whether)",
];

/** Turns the statement before it into a question. */
export const TAGS: readonly string[] = [
  "(is that|was that|am i) (right|correct|so|true)",
  "(isnt it|didnt i|havent i|wasnt it|right|correct|true)",
  "__ (是吗|是吧|对吗|对吧|对不对|是不是|这样吗|没错吧|真的吗)",
];

/** Done, told without who did it: "finished my run". */
export const DONE_FIRST =
  "completed finished hit lifted ran swam rode walked smashed crushed done achieved reached beat nailed managed made got had went felt " +
  "feeling just played burned burnt trained worked exercised skipped missed started stopped quit lost gained fell set broke";

/** Who begins with one of these, and asks for nothing, tells something. */
export const TELLERS: readonly string[] = [
  "(i|ive|im|ill|id|we|weve|were|well)",
  "(he|she|they|it|its|this|that|thats|there|theres|everyone|everybody|nobody|people|you|your|youre)",
];

/** Behind these a subject may still begin its statement. */
export const STATEMENT_LEADS =
  "and but so well ok okay hey hi hello yes yeah no nope oh ah also because then cause cuz today honestly actually btw lol thanks sorry " +
  "guess since after when if while as finally maybe sure just still now dear coach though although unfortunately luckily good";

/** What makes a statement of "my knee", and none of "my last run". */
export const FINITE_VERBS =
  "shows show doesnt seems stays vanished counts " +
  "is was are were has had have hurts hurt feels felt keeps kept got gets went says said aches isnt arent wont cant dont doesnt didnt " +
  "wasnt wasn hasnt havent makes made took takes needs wants told broke stopped started came became seems looks looked can could will would";

/** Chinese clauses that tell: how it was, what is wanted, and what is not. */
export const CHINESE_STATEMENTS: readonly string[] = [
  "(好累|很|太|真|非常|不够|我想|好想|想要|不想|打算|准备|觉得|感觉|喜欢|讨厌|希望|我要|正在|刚|已经|终于|居然|竟然|我只有|又坚持|又连续)",
  "(目标|梦想|心愿|愿望)(就|)(是|系|为)",
];

/** Name the last session by its time or way, which tells nothing by itself: "my last 2 hour ride", 上次游一千米. */
export const LAST_OF_SO_MUCH: readonly string[] = [
  "(last|latest|most recent) # (k|km|kms|kilometer|kilometre|kilometers|kilometres|mile|miles|meter|metre|meters|metres|m|min|minute|minutes|hour|hours)",
  "(上次|上一次|上回|最近一次|对上一次|最后一次)(的|)(跑步|游泳|骑车|走路|行山|跑|游|骑|走|行|练|)(了|过|)#(公里|千米|英里|米|分钟|个小时|小时|个钟头|个钟|里)",
];
