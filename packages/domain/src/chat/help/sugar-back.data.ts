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

/** Bring a number up to which a sugar has come: 恢复到6.2. */
export const COME_UP_TO: ReadonlySet<string> = new Set("复 升 返 回 涨".split(" "));

/** Say of a message that it is still of the low one: of now, or of the sugar. */
export const OF_THAT_SUGAR: readonly string[] = [
  "(now|yet|already|again|right away|straight away|after that|after this|afterwards|tonight|before bed)",
  "(sugar|glucose|low|hypo|hypos|bg|insulin|carbs|carbohydrate)",
  "(现在|而家|家阵|马上|立刻|今晚|睡前|之后|跟住)",
  "(血糖|低糖|低血糖|胰岛素|碳水)",
];

/** Ask whether something may be done. */
export const ASKS_LEAVE: readonly string[] = [
  "(can|could|may|should|shall|must) (i|he|she|we|they)",
  "(ok|okay|safe|fine|alright) (to|for me to|if i)",
  "when (can|may|could|should) (i|he|she)",
  "(能|可以|可唔可以|能不能|可不可以|得唔得|几时|什么时候|行不行)",
];
