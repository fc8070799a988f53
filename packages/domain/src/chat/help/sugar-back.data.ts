/** Tell that a sugar which was low is back. The choice of words is a design value. */
export const SUGAR_BACK: readonly string[] = [
  "back (to|at|in|into) (normal|range|a normal|the normal|target|where it should be)",
  "(sugar|glucose|it|its|level|levels|reading|bg|bgl) (is|are|was|has been|looks|) (normal|fine|good|ok|okay|stable) (now|again|by now)",
  "(sugar|glucose|it|level|levels|bg) _ (recovered|came back up|went back up|came up|is up again|is back up|has come up)",
  "(normal|fine|in range) again",
  "(恢复|返|回复|回到|回升到|升到|返到|回)(了|返|到|)(正常|正常值|正常范围|正常水平|合适范围)",
  "(血糖|糖)(已经|现在|而家|都|也|)(正常|稳定|升上来|升上嚟|回来|回升|升返)(了|咗|喇|啦|返)",
  "(回升|升上来|升上嚟|升返上嚟)(了|咗|喇|啦)",
];

/**
 * What is left of a low sugar in the words of somebody who was told that it is one: too plain to tell of one by themselves.
 * Source: National Health Service (England), "Low blood sugar (hypoglycaemia)", 2023.
 */
export const LEFT_OF_LOW: readonly string[] = [
  "(sweaty|sweating|clammy|dizzy|faint|woozy|confused|confusion|drowsy|sleepy|blurry|slurring|slurred|pale|unconscious|unresponsive)",
  "(feel|feels|feeling|felt|acting|look|looks|still) _ (weird|odd|strange|funny|off|weak|unwell|hungry|awful|bad|wobbly|foggy|ill|sick|starving)",
  "(cant|cannot|not able to|unable to|wont|doesnt|isnt) (swallow|speak|talk|drink|eat|wake|wake up|waking up|respond|responding|stand|focus|see)",
  "(passed out|pass out|blacked out|seizure|fitting|not making sense|out of it)",
  "(我|又|仲|还|还是|还在|开始|人|觉得|感觉|有点|有啲|好|很)_(抖|震|颤|晕|头晕|出汗|冒汗|流汗|饿|肚饿|怪|奇怪|唔妥|不对劲|唔对路|冇力|没力|心慌)",
  "(头晕|头昏|出汗|冒汗|心慌|手震|手抖|模糊|糊涂|迷糊|神志不清|意识不清|昏迷|昏|嗜睡|抽搐|唔清醒|不清醒|叫唔醒|叫不醒)",
  "(不能|唔能够|没法|冇办法|无法)_(吞|咽|说话|讲嘢|喝|饮|吃|食)",
  "(吞|咽)(不|唔)(下|到|落)",
];

/** Bring a number up to which a sugar has come: 恢复到6.2. */
export const COME_UP_TO: ReadonlySet<string> = new Set("复 升 返 回 涨".split(" "));

/** Say of a message that it is still of the low one: of now, or of the sugar. */
export const OF_THAT_SUGAR: readonly string[] = [
  "(now|yet|already|again|right away|straight away|after that|after this|afterwards|tonight|before bed)",
  "(sugar|glucose|low|hypo|hypos|bg|insulin|carbs|carbohydrate)",
  "(eat|drink|have|take|need|want) (some|any|one|a bit|a little|) (more|another|anything|something)",
  "(现在|而家|家阵|马上|立刻|今晚|睡前|之后|跟住)",
  "(血糖|低糖|低血糖|胰岛素|碳水)",
  "(再|多)(吃|食|喝|饮)",
];

/** Ask whether something may be done. */
export const ASKS_LEAVE: readonly string[] = [
  "(can|could|may|should|shall|must) (i|he|she|we|they)",
  "(ok|okay|safe|fine|alright) (to|for me to|if i)",
  "when (can|may|could|should) (i|he|she)",
  "(能|可以|可唔可以|能不能|可不可以|得唔得|几时|什么时候|行不行)",
];
