import { PARTS_OF_DAY_EN, PARTS_OF_DAY_ZH } from "../parts-of-day.data.ts";

/** Parts of the day as phrases; `none` are greetings and the like, which tell of no time. The choice of words is a design value. */
export const PART_OF_DAY_WORDS = {
  none: [
    "good (morning|afternoon|evening|night)",
    "(morning|afternoon|evening) all",
    "(早上|上午|中午|下午|晚上)好",
  ],
  dawn: [
    PARTS_OF_DAY_EN.dawn,
    "before dawn",
    `(${PARTS_OF_DAY_ZH.smallHours}|${PARTS_OF_DAY_ZH.dawn})`,
  ],
  morning: [
    `(${PARTS_OF_DAY_EN.morning})`,
    "before (work|breakfast)",
    `(${PARTS_OF_DAY_ZH.morning}|早|朝)`,
  ],
  noon: [`(${PARTS_OF_DAY_EN.noon})`, "lunch (break|hour)", `(${PARTS_OF_DAY_ZH.noon}|午休)`],
  afternoon: [`(${PARTS_OF_DAY_EN.afternoon})`, `(${PARTS_OF_DAY_ZH.afternoon})`],
  evening: [
    `(${PARTS_OF_DAY_EN.evening}|${PARTS_OF_DAY_EN.night})`,
    "after (dinner|work)",
    `(${PARTS_OF_DAY_ZH.evening}|${PARTS_OF_DAY_ZH.night}|晚饭后|下班后|放工后)`,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
