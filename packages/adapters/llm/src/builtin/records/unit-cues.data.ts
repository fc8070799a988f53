import type { Units } from "@health-exercise/domain/user";
import type { CueTable } from "../cues.ts";

/** By which words a question names the units that it wants. The choice of words is a design value. */
export const UNIT_CUES: CueTable<Units> = {
  imperial: {
    en: ["mile", "mi", "mph", "yard", "yd", "yds", "feet", "lb", "lbs", "pound", "stone", "inch"],
    zh: ["英里", "哩", "英尺", "码数", "多少码", "几码", "磅", "英寸"],
  },
  metric: {
    en: [
      "km",
      "kms",
      "kilometer",
      "kilometre",
      "meter",
      "metre",
      "kg",
      "kgs",
      "kilo",
      "cm",
      "centimeter",
      "centimetre",
    ],
    zh: ["公里", "千米", "米", "公斤", "千克", "厘米"],
  },
};

/** By which words a way is asked for in yards, as pools have it. */
export const YARD_CUES: CueTable<"yards"> = {
  yards: { en: ["yard", "yd", "yds"], zh: ["(多少|几|几多|用)码", "码数"] },
};
