/** What asks whether one may do something. Design values. */
export const MAY_I: readonly string[] = [
  "(can|could|may|should|shall) i",
  "is it (ok|okay|fine|safe|alright) (to|if i|for me to)",
  "(ok|okay|fine|safe) (to|if i)",
  "am i (ok|okay|fine|allowed|safe) to",
  "(可以|可唔可以|可不可以|能不能|能否|得唔得|能|得|该不该|要不要|应不应该)",
];

/** Of what there is nothing to look up: when, how, and the words that bind. Design values. */
export const NOTHING_TOLD: readonly string[] = [
  "(a|an|the|for|go|going|out|do|doing|some|my|any|bit of|little|short|again|now|then|so|and|please|yet|still|already)",
  "(today|tonight|tomorrow|tmrw|tmr|this|next|morning|afternoon|evening|week|weekend|later|soon)",
  "(monday|tuesday|wednesday|thursday|friday|saturday|sunday|on)",
  "(exercise|exercising|train|training|work out|workout|move|sport|sports|active|be)",
  "(那|我|去|做|了|吗|呢|么|嘛|咩|吧|先|再|还|可以|能|一下|下|点|些|点样|又|咁|噉|而家|现在|就|也|都|出去|出|门)",
  "(今天|今日|今晚|明天|听日|后天|明早|这周|下周|周末|周~|星期~|礼拜~|早上|下午|晚上)",
  "(运动|锻炼|训练|健身|动|郁)",
];
