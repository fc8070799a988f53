/**
 * Parts of a day by the hours in which sessions of them begin (design values). A night goes on beyond midnight: what begins
 * before five belongs to the night of the day before.
 */
export const HOURS_OF_PARTS = {
  morning: [4, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  evening: [17, 24],
  night: [18, 29],
  smallHours: [0, 5],
} as const;

/** What parts of a day are called. The choice of words is a design value. */
export const PARTS_OF_DAY = {
  morning: [
    "(morning|mornings)",
    "(早上|早晨|上午|清晨|朝早|今早|今朝|清早|大清早)",
    "before noon",
  ],
  noon: ["(noon|midday|lunchtime|at lunch)", "中午"],
  afternoon: ["(afternoon|afternoons)", "(下午|下昼|晏昼)"],
  evening: ["(evening|evenings)", "(傍晚|黄昏)"],
  night: [
    "(night|nights|tonight)",
    "(晚上|晚间|夜里|夜晚|今晚|昨晚|昨夜|前晚|寻晚|琴晚|夜间|晚黑|嗰晚|那晚)",
  ],
  smallHours: ["(凌晨|半夜)"],
} as const satisfies Readonly<Record<keyof typeof HOURS_OF_PARTS, readonly string[]>>;
