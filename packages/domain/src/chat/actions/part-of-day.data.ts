/** Parts of the day as phrases; `none` are greetings and the like, which tell of no time. The choice of words is a design value. */
export const PART_OF_DAY_WORDS = {
  none: [
    "good (morning|afternoon|evening|night)",
    "(morning|afternoon|evening) all",
    "(早上|上午|中午|下午|晚上)好",
  ],
  dawn: ["dawn", "before dawn", "(凌晨|清晨|天没亮|天未光)"],
  morning: [
    "(morning|mornings)",
    "before (work|breakfast)",
    "(早上|早晨|上午|今早|朝早|今朝|早|朝)",
  ],
  noon: ["(noon|lunchtime|midday)", "lunch (break|hour)", "(中午|午休|正午)"],
  afternoon: ["(afternoon|afternoons)", "(下午|晏昼)"],
  evening: [
    "(evening|evenings|tonight|night)",
    "after (dinner|work)",
    "(晚上|傍晚|今晚|昨晚|前晚|琴晚|寻晚|夜里|夜晚|晚饭后|下班后|放工后)",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
