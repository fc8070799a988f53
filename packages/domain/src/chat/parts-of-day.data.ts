/** What parts of a day are called, without what narrows them for one use. The choice of words is a design value. */
export const PARTS_OF_DAY_EN = {
  dawn: "dawn",
  morning: "morning|mornings",
  noon: "noon|midday|lunchtime",
  afternoon: "afternoon|afternoons",
  evening: "evening|evenings",
  night: "night|nights|tonight",
} as const;

/** The same in Chinese, with those of one day: 今早, 昨晚. */
export const PARTS_OF_DAY_ZH = {
  smallHours: "凌晨|半夜",
  dawn: "清晨|清早|大清早|天没亮|天未光",
  morning: "早上|早晨|上午|朝早|今早|今朝",
  noon: "中午|正午",
  afternoon: "下午|下昼|晏昼",
  evening: "傍晚|黄昏",
  night: "晚上|晚间|夜里|夜晚|今晚|昨晚|昨夜|前晚|寻晚|琴晚|夜间|晚黑|嗰晚|那晚",
} as const;

/** All of them. */
export const ANY_PART_OF_DAY_EN: string = Object.values(PARTS_OF_DAY_EN).join("|");
export const ANY_PART_OF_DAY_ZH: string = Object.values(PARTS_OF_DAY_ZH).join("|");
