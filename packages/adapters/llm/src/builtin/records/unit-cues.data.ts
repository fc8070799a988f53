import type { Units } from "@health-exercise/domain/user";
import type { CueTable } from "../cues.ts";

/** By which words a question names the units that it wants. The choice of words is a design value. */
export const UNIT_CUES: CueTable<Units> = {
  imperial: {
    en: ["mile", "mi", "mph", "feet", "lb", "lbs", "pound", "stone", "inch"],
    zh: ["英里", "哩", "英尺", "磅", "英寸"],
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
